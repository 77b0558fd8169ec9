"""generate.py HUISU NAME: `huisu generate`: what is printed is new, so what it is gets judged by the other commands.

Each function test_NAME(huisu) is one ctest test, as in special.py.
"""
import json
import pathlib
import re
import signal
import subprocess
import sys
import tempfile

from special import PATIENCE, environment, interrupted, run, start

ENDLESS = ["generate", "--seed", "1", "--count", "1000000000"]
NEVER = ["generate", "--seed", "1", "--er", "12.0", "--tries", "1000000000"]  # nothing is found for hours


def generated(huisu, *words, status=0):
    """The lines that are printed."""
    done = run(huisu, "generate", *words)
    assert done.returncode == status, (words, done)
    return done.stdout.decode().splitlines()


def answers(huisu, command, lines, *words):
    done = run(huisu, command, *words, input=("\n".join(lines) + "\n").encode())
    return done.stdout.decode().splitlines()


def test_generated_puzzles_are_proper_and_minimal(huisu):
    lines = generated(huisu, "--count", 50, "--seed", 1)
    assert len(set(lines)) == 50
    for answer in answers(huisu, "check", lines, "--minimal", "--engine", "general"):
        assert answer.startswith("proper\t") and answer.endswith("\tminimal"), answer


def test_generated_puzzles_are_the_same_for_threads_and_targets(huisu):
    wishes = [["--count", "60"], ["--count", "20", "--symmetry", "rotate90,diagonal"], ["--count", "20", "--clues", "22-23"],
              ["--count", "3", "--er", "4.0-7.2", "--rated"], ["--count", "2", "--level", "easy", "--json"],
              ["--count", "20", "--full"], ["--count", "4", "--size", "6", "--output", "boxed"]]
    for words in wishes:
        first = run(huisu, "generate", "--seed", 5, "--threads", 1, *words)
        assert first.returncode == 0 and first.stderr == b"" and first.stdout, (words, first)
        for threads, target in ((2, ""), (5, ""), (1, "SCALAR"), (2, "SCALAR")):
            more = {"env": environment(HUISU_TARGET=target)} if target else {}
            other = run(huisu, "generate", "--seed", 5, "--threads", threads, *words, **more)
            assert other.stdout == first.stdout, (words, threads, target)


def test_a_fresh_seed_is_told_and_gives_the_same_again(huisu):
    seeds = set()
    for words in ([], ["--count", "3", "--symmetry", "mirror"]):
        done = run(huisu, "generate", *words)
        told = re.fullmatch(r"huisu generate: to get the same again: --seed (\d+)\n", done.stderr.decode())
        assert done.returncode == 0 and told, done
        again = run(huisu, "generate", *words, "--seed", told[1])
        assert again.stdout == done.stdout and again.stderr == b"", (words, again)
        seeds.add(told[1])
    assert len(seeds) == 2
    chinese = run(huisu, "generate", "--lang", "zh")
    assert re.fullmatch("huisu generate: 要再次得到同样的结果：--seed \\d+\n", chinese.stderr.decode()), chinese


def test_generated_ratings_are_what_rate_gives(huisu):
    rated = generated(huisu, "--count", 5, "--seed", 2, "--rated", "--er", "2.0-6.6")
    puzzles = [line.split("\t")[0] for line in rated]
    assert answers(huisu, "rate", puzzles) == rated
    assert all(2.0 <= float(line.split("\t")[1]) <= 6.6 for line in rated), rated
    as_sdm = generated(huisu, "--count", 5, "--seed", 2, "--rated", "--er", "2.0-6.6", "--output", "sdm")
    assert as_sdm == [line[:81].replace(".", "0") + line[81:] for line in rated], as_sdm


def test_easy_puzzles_take_singles_only(huisu):
    lines = generated(huisu, "--count", 10, "--seed", 3, "--level", "easy", "--clues", "32-36")
    for line, told in zip(lines, map(json.loads, answers(huisu, "explain", lines, "--json"))):
        assert told["end"] == "solved"
        assert {step["technique"] for step in told["steps"]} <= {"hidden_single", "naked_single"}, line
        assert 32 <= 81 - line.count(".") <= 36


def test_a_required_technique_is_explained(huisu):
    for line in generated(huisu, "--count", 2, "--seed", 1, "--require", "x_wing"):
        told = json.loads(run(huisu, "explain", "--order", "se", "--json", input=line.encode()).stdout)
        assert "x_wing" in {step["technique"] for step in told["steps"]}, line


def test_generated_json_has_all_that_is_known(huisu):
    objects = [json.loads(line) for line in generated(huisu, "--count", 3, "--seed", 11, "--json", "--rated")]
    for one in objects:
        assert list(one) == ["puzzle", "givens", "minimal", "solution", "er", "ep", "ed", "seed", "attempt"], one
        assert one["minimal"] is True and one["seed"] == "11" and one["givens"] == 81 - one["puzzle"].count(".")
        assert answers(huisu, "solve", [one["puzzle"]]) == [one["solution"]]
        assert one["er"] >= one["ep"] >= one["ed"] >= 1.0
    assert [one["attempt"] for one in objects] == sorted(one["attempt"] for one in objects)
    full = json.loads(generated(huisu, "--seed", 11, "--full", "--json")[0])
    assert list(full) == ["solution", "seed", "attempt"], full
    assert generated(huisu, "--seed", 11, "--output", "json") == generated(huisu, "--seed", 11, "--json")


def test_every_layout_holds_the_same_puzzles(huisu):
    solutions = answers(huisu, "solve", generated(huisu, "--count", 3, "--seed", 4))
    for layout in ("line", "grid", "boxed", "csv", "tsv", "wide", "candidates", "pencilmarks", "sdk", "sdm", "sdx", "ss", "hodoku",
                   "opensudoku", "sudokuwiki", "sudokuexchange", "sgt", "leetcode"):
        text = run(huisu, "generate", "--count", 3, "--seed", 4, "--output", layout).stdout
        # Layouts of candidates hold the same solutions, not the same puzzles.
        back = run(huisu, "solve", "--output", "line", input=text).stdout.decode().splitlines()
        assert back == solutions, (layout, back)


def test_grids_of_every_size_are_made(huisu):
    for size, count in ((4, 5), (6, 5), (8, 3), (9, 3), (10, 2), (12, 1)):
        lines = generated(huisu, "--size", size, "--count", count, "--seed", 1)
        assert len(lines) == count and {len(line) for line in lines} == {size * size}, (size, lines)
        assert {answer.split("\t")[0] for answer in answers(huisu, "check", lines)} == {"proper"}, size
    upright = generated(huisu, "--box", "3x2", "--seed", 1)
    assert answers(huisu, "check", upright, "--box", "3x2")[0].startswith("proper"), upright


def test_a_pattern_may_be_a_drawing_or_a_puzzle(huisu):
    proper = generated(huisu, "--seed", 1, "--clues", "30")[0]
    drawing = "".join("." if c == "." else "x" for c in proper)
    rows = "\ufeff# a comment with 123\r\n" + "\r\n".join(" ".join(drawing[i:i + 9]) for i in range(0, 81, 9)) + "\r\n"
    made = []
    for text in (proper, drawing, rows, drawing.replace("x", "*").replace(".", "_"), drawing.replace("x", "1").replace(".", "0")):
        done = run(huisu, "generate", "--seed", 2, "--pattern", "-", input=text.encode())
        assert done.returncode == 0 and done.stderr == b"", (text, done)
        made.append(done.stdout.decode().strip())
    assert len(set(made)) == 1
    assert [c == "." for c in made[0]] == [c == "." for c in proper]


def test_a_pattern_says_its_size(huisu):
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "pattern"
        path.write_text("xx.x..x..x..x.xx", encoding="utf-8")
        for words in ([], ["--size", "4"], ["--box", "2x2"]):
            assert len(generated(huisu, "--seed", 1, "--pattern", path, *words)[0]) == 16
        for words, told in ((["--size", "9"], b":1: the pattern has 16 cells; one of 9x9 has 81\n"),
                            (["--level", "easy"], b"--level is for 9x9 puzzles only\n")):
            done = run(huisu, "generate", "--seed", 1, "--pattern", path, *words)
            assert done.returncode == 2 and done.stdout == b"" and done.stderr.endswith(told), done


def test_any_pattern_is_answered_without_a_crash(huisu):
    for text in (b"", b"\0", b"\xff\xfe", b"x" * 80, b"x" * 82, b"." * 81, b"x" * 4096, b"q", "①".encode(), b"#" * 100, b"\n" * 99,
                 b"x" * 80 + b"\x7f", b" " * 2_000_000 + b"x" * 81):
        done = run(huisu, "generate", "--seed", 1, "--tries", 1, "--pattern", "-", input=text)
        assert done.returncode in (2, 3) and done.stdout == b"" and done.stderr.count(b"\n") == 1, (text[:90], done)
    for path in ("/", "no such file"):
        done = run(huisu, "generate", "--seed", 1, "--pattern", path)
        assert done.returncode == 2 and done.stderr.startswith(f"{path}: cannot be ".encode()), done


def test_each_puzzle_comes_as_it_is_made(huisu):
    process = start(huisu, *ENDLESS, "--level", "expert")
    for _ in range(3):  # the run would go on for days
        assert len(process.stdout.readline()) == 82
    process.kill()
    process.wait(PATIENCE)


def test_generating_ends_quietly_when_its_pipe_is_closed(huisu):
    for words in ([], ["--json"], ["--output", "boxed"], ["--full", "--threads", "1"]):
        process = start(huisu, *ENDLESS, *words)
        assert process.stdout.readline() != b"", words
        process.stdout.close()
        assert process.stderr.read() == b"", words
        assert process.wait(PATIENCE) == 0, words
    process = start(huisu, *NEVER)  # nothing is ever printed
    process.stdout.close()
    assert process.stderr.read() == b"" and process.wait(PATIENCE) == 0


def test_an_interrupt_ends_generating_after_a_whole_puzzle(huisu):
    for threads in (1, 2):
        out = interrupted(huisu, [*ENDLESS, "--threads", threads], b"", 100, signal.SIGINT)
        assert out.endswith(b"\n") and {len(line) for line in out.splitlines()} == {81}
        assert out.splitlines()[:100] == [line.encode() for line in generated(huisu, "--seed", 1, "--count", 100)]
    out = interrupted(huisu, [*ENDLESS, "--output", "grid"], b"", 100, signal.SIGTERM, pause=1.5)
    assert (out.count(b"\n") + 1) % 10 == 0, "whole grids"
    assert interrupted(huisu, [*ENDLESS, "--size", "12"], b"", 1, signal.SIGINT).endswith(b"\n")


def test_a_full_disk_ends_generating(huisu):
    with open("/dev/full", "wb") as full:
        done = run(huisu, *ENDLESS, stdout=full, stderr=subprocess.PIPE, capture_output=False)
    assert done.returncode == 2 and done.stderr.count(b"\n") == 1, done


def test_what_cannot_be_reached_in_time_is_told(huisu):
    done = run(huisu, "generate", "--seed", 1, "--er", "11.0-12.0", "--time", "1")
    assert done.returncode == 3 and done.stdout == b"", done
    assert re.fullmatch(r"huisu generate: the time is over: 0 of 1 made in \d+ attempts(; what came nearest has ER \d+\.\d)?\n",
                        done.stderr.decode()), done
    done = run(huisu, "generate", "--seed", 1, "--clues", "17", "--symmetry", "rotate90", "--tries", 5)
    assert done.returncode == 3 and done.stdout == b"", done
    assert re.fullmatch(r"huisu generate: 0 of 1 made in 5 attempts, and then no more were tried; "
                        r"what came nearest has \d+ givens\n", done.stderr.decode()), done


def test_what_was_made_in_time_is_printed(huisu):
    done = run(huisu, "generate", "--seed", 1, "--count", 50, "--tries", 20)
    assert done.returncode == 3 and done.stdout.count(b"\n") == 20, done
    assert done.stderr == b"huisu generate: 20 of 50 made in 20 attempts, and then no more were tried\n", done
    document = run(huisu, "generate", "--seed", 1, "--count", 50, "--tries", 3, "--output", "opensudoku")
    assert document.stdout.count(b"<game ") == 3 and document.stdout.rstrip().endswith(b"</opensudoku>"), document


def test_generating_shows_its_progress_when_asked(huisu):
    done = run(huisu, "generate", "--seed", 1, "--count", 2, "--progress")
    assert done.stdout.count(b"\n") == 2
    # How often it is said before the end depends on how long it takes.
    line = r"\d done, \d+ a second, \d+ attempts\n"
    assert re.fullmatch(f"({line})*" + r"2 done in \d+\.\d s, \d+ a second\n", done.stderr.decode()), done.stderr


def test_generating_works_where_the_system_gives_few_threads(huisu):
    if run("sh", "-c", 'ulimit -v 400000; "$0" --version', huisu).returncode != 0:
        return print("skipped: this build (a sanitizer's) needs more memory than that to start")
    whole = generated(huisu, "--seed", 1, "--count", 50)
    for kilobytes in (60_000, 100_000, 400_000):
        done = run("sh", "-c", f'ulimit -v {kilobytes}; "$0" generate --seed 1 --count 50 --threads 100', huisu)
        assert done.returncode in (0, 2), (kilobytes, done)
        if done.returncode == 0:
            assert done.stdout.decode().splitlines() == whole, kilobytes


def main(huisu, name):
    globals()["test_" + name](huisu)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2]))
