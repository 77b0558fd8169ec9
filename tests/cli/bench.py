"""bench.py HUISU NAME: `huisu bench`, whose figures are different every time; so their shape is tested, and what is certain.

Each function test_NAME(huisu) is one ctest test, as in special.py.
"""
import json
import os
import re
import select
import subprocess
import sys
import tempfile

from special import PATIENCE, PUZZLE, easy_lines, environment, run

MANY = "." * 9 + PUZZLE[9:]
NONE = "11" + PUZZLE[2:]
SMALL = "1...\n..2.\n.3..\n...4\n"  # 4x4
COLUMNS = "file engine target threads puzzles cpu/s min..max wall/s nodes signature none one many p50 p99".split()
SHORT = ["--runs", "1", "--threads", "1"]


def rows(done):
    """The lines as dictionaries; the heading has been looked at."""
    heading, *lines = done.stdout.decode().splitlines()
    assert heading.split() == COLUMNS, heading
    assert len({len(line) for line in [heading, *lines]}) == 1, "the columns are aligned"
    return [dict(zip(COLUMNS, line.split())) for line in lines]


def test_bench_prints_a_line_for_each_file_and_engine(huisu):
    with tempfile.TemporaryDirectory() as folder:
        names = [f"{folder}/a.txt", f"{folder}/another.txt"]
        for name in names:
            with open(name, "w", encoding="utf-8") as file:
                file.write(f"{PUZZLE}\n{MANY}\n{NONE}\n")
        found = rows(run(huisu, "bench", *SHORT, *names))
    assert [(row["file"], row["engine"]) for row in found] == [(n, e) for n in names for e in ("lanes", "single", "general")]
    target = run(huisu, "--version").stdout.decode().splitlines()[-1]
    for row in found:
        assert row["target"] == ("-" if row["engine"] == "general" else target)
        assert [row[name] for name in ("threads", "puzzles", "none", "one", "many")] == ["1", "3", "1", "1", "1"], row
        least, most = (int(text) for text in row["min..max"].split(".."))
        assert 0 < least <= int(row["cpu/s"]) <= most and int(row["wall/s"]) > 0
        assert re.fullmatch(r"\d+\.\d\d", row["nodes"]) and abs(float(row["nodes"]) * 3 - int(row["signature"])) < 0.1
        assert (row["p50"] != "-") == (row["p99"] != "-") == (row["engine"] == "single")
    assert found[0]["signature"] == found[1]["signature"], "lanes and single search the same nodes"


def test_bench_measures_one_core_and_then_all(huisu):
    text = "\n".join(easy_lines(300)).encode()
    found = rows(run(huisu, "bench", "--runs", "2", "--threads", "3", input=text))
    assert [row["threads"] for row in found] == ["1", "3"] * 3
    for one, several in zip(found[::2], found[1::2]):
        assert one["signature"] == several["signature"] and one["puzzles"] == several["one"] == "300"


def test_bench_json_is_an_object_a_line(huisu):
    done = run(huisu, "bench", *SHORT, "--json", "--runs", "3", input=f"{PUZZLE}\n{MANY}\n".encode())
    assert done.returncode == 0 and done.stderr == b"", done
    found = [json.loads(line) for line in done.stdout.decode().splitlines()]
    assert [one["engine"] for one in found] == ["lanes", "single", "general"]
    for one in found:
        assert one["file"] == "<stdin>" and one["puzzles"] == 2 and one["runs"] == 3 and one["passes"] >= 1
        for rates in (one["per_cpu_second"], one["per_wall_second"]):
            assert 0 < rates["min"] <= rates["median"] <= rates["max"]
        assert (one["none"], one["one"], one["many"], one["solutions"]) == (0, 1, 1, 3)
        assert (one["target"] is None) == (one["engine"] == "general")
    calls = found[1]["call_microseconds"]
    assert 0 < calls["p50"] <= calls["p99"] and "call_microseconds" not in found[0]


def test_bench_looks_for_as_many_solutions_as_the_limit(huisu):
    for engine in ("lanes", "single", "general", "backtrack"):
        for limit, solutions in ((1, 1), (2, 2), (10, 10)):
            done = run(huisu, "bench", *SHORT, "--json", "--engine", engine, "--limit", limit, input=f"{MANY}\n".encode())
            assert json.loads(done.stdout)["solutions"] == solutions, (engine, limit, done)


def test_bench_takes_every_target_of_the_machine(huisu):
    refused = run(huisu, "bench", "--target", "?", input=PUZZLE.encode()).stderr.decode()
    targets = re.search(r"none of: (.*)", refused).group(1).split(", ")
    signatures = set()
    for target in targets:
        for words, more in ((["--target", target], {}), ([], {"HUISU_TARGET": target})):
            for row in rows(run(huisu, "bench", *SHORT, "--engine", "lanes", *words, input=PUZZLE.encode(),
                                env=environment(**more))):
                assert row["target"] == target
                signatures.add(row["signature"])
    assert len(signatures) == 1
    done = run(huisu, "bench", input=PUZZLE.encode(), env=environment(HUISU_TARGET="ABACUS"))
    assert done.returncode == 2 and b"HUISU_TARGET" in done.stderr and done.stdout == b"", done


def test_bench_leaves_other_sizes_to_the_general_engine(huisu):
    done = run(huisu, "bench", *SHORT, input=SMALL.encode())
    assert [row["engine"] for row in rows(done)] == ["general"] and done.returncode == 0
    done = run(huisu, "bench", *SHORT, input=f"{SMALL}\n{PUZZLE}\n".encode())
    assert [(row["engine"], row["puzzles"]) for row in rows(done)] == [("lanes", "1"), ("single", "1"), ("general", "2")]
    done = run(huisu, "bench", *SHORT, "--engine", "lanes", input=SMALL.encode())
    assert (done.returncode, done.stdout) == (2, b"") and b"<stdin>: there is no 9x9 puzzle" in done.stderr, done


def test_bench_measures_what_can_be_read(huisu):
    done = run(huisu, "bench", *SHORT, "missing.txt", "-", input=f"{PUZZLE}\nnonsense\n".encode())
    assert done.returncode == 2, done
    assert {row["puzzles"] for row in rows(done)} == {"1"}
    first, second = done.stderr.decode().splitlines()
    assert first.startswith("missing.txt: ") and second.startswith("<stdin>:2:"), done


def test_bench_says_what_it_waits_for_at_a_terminal(huisu):
    leader, follower = os.openpty()
    with subprocess.Popen([huisu, "bench", *SHORT], stdin=follower, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                          env=environment()) as process:
        assert select.select([process.stderr], [], [], PATIENCE)[0]
        assert b"Ctrl-D" in process.stderr.readline()
        os.write(leader, f"{PUZZLE}\n\x04".encode())
        lines = process.stdout.read().decode().splitlines()
        assert process.wait(PATIENCE) == 0
    assert [line.split()[1] for line in lines] == ["engine", "lanes", "single", "general"]
    os.close(leader)
    os.close(follower)


def main(huisu, name):
    globals()["test_" + name](huisu)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2]))
