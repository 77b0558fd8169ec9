"""special.py HUISU NAME: what a shell line and a comparison cannot test: closed pipes, full disks, signals, slow input, big input.

Each function test_NAME(huisu) is one ctest test; a false assertion fails it. Nothing here depends on how long something
takes: where a test waits, it waits for something to happen.
"""
import json
import os
import pathlib
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
PUZZLE = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."
SOLUTION = "812753649943682175675491283154237896369845721287169534521974368438526917796318452"
PATIENCE = 120  # seconds after which something hangs


def environment(**more):
    kept = {name: value for name, value in os.environ.items() if not name.startswith("LC_") and name != "LANGUAGE"}
    return {**kept, "LANG": "C.UTF-8", **more}


def run(*words, **more):
    given = {"capture_output": True, "check": False, "timeout": PATIENCE, "env": environment(), **more}
    return subprocess.run([str(word) for word in words], **given)


def start(*words, **more):
    given = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "env": environment(), **more}
    return subprocess.Popen([str(word) for word in words], **given)


def commands(huisu):
    """Their names, as --help lists them."""
    listed = run(huisu, "--lang", "en", "--help").stdout.decode().split("\nCommands:\n")[1].split("\n\n")[0]
    names = [line.split()[0] for line in listed.splitlines() if not line.startswith("   ")]  # not where one goes on
    assert {"solve", "rate", "completion"} <= set(names), names
    return names


def easy_lines(count):
    """Proper puzzles that take no search: relabelled grids with a few open cells."""
    dice = random.Random(20)
    lines = []
    for _ in range(count):
        digits = dict(zip("123456789", dice.sample("123456789", 9)))
        cells = [digits[c] for c in SOLUTION]
        for cell in dice.sample(range(81), 4):
            cells[cell] = "."
        lines.append("".join(cells))
    return lines


def test_a_closed_pipe_ends_it_quietly(huisu):
    for words in (["permute", "abcdefghijkl"], ["permute", "--trace", "abcdefghijkl"], ["trace", "--solutions", "1000000000", "-"],
                  ["solve", "--all", "-"], ["subset-sum", "--all", "0", *(["1", "-1"] * 20)]):
        process = start(huisu, *words)
        process.stdin.write(b"." * 81 + b"\n")
        process.stdin.close()
        assert process.stdout.readline() != b"", words
        process.stdout.close()
        assert process.stderr.read() == b"", words
        assert process.wait(PATIENCE) == 0, words


def test_a_closed_pipe_ends_all_threads(huisu):
    for threads in (1, 2, 5):
        with tempfile.NamedTemporaryFile() as file:
            file.write(("\n".join(easy_lines(100) * 300) + "\n").encode())
            file.flush()
            process = start(huisu, "solve", "--threads", threads, file.name)
            assert len(process.stdout.readline()) == 82
            process.stdout.close()
            assert process.stderr.read() == b""
            assert process.wait(PATIENCE) == 0


def test_a_closed_pipe_is_noticed_while_nothing_is_printed(huisu):
    for threads in (1, 2):
        process = start(huisu, "count", "--engine", "single", "--threads", threads)
        process.stdin.write(b"." * 81 + b"\n")
        process.stdin.close()
        process.stdout.close()
        assert process.wait(PATIENCE) == 0
        assert process.stderr.read() == b""


def test_a_full_disk_is_told(huisu):
    for words in (["solve"], ["convert", "--output", "boxed"], ["solve", "--all"]):
        with open("/dev/full", "wb") as full:
            done = run(huisu, *words, input=f"{PUZZLE}\n".encode(), stdout=full, stderr=subprocess.PIPE, capture_output=False)
        assert done.returncode == 2, (words, done)
        assert done.stderr == b"huisu: cannot write to standard output: no space left on the device\n", done
    for words in (["permute", "abcdefghij"], ["--help"], ["man"]):
        with open("/dev/full", "wb") as full:
            done = run(huisu, *words, stdout=full, stderr=subprocess.PIPE, capture_output=False)
        assert done.returncode == 2 and done.stderr.count(b"\n") == 1, (words, done)


def test_a_closed_standard_output_is_told(huisu):
    done = run("sh", "-c", '"$0" permute abc >&-', huisu)
    assert done.returncode == 2 and b"standard output" in done.stderr, done


def test_a_closed_standard_input_is_told(huisu):
    for command in ("solve", "count", "check", "trace"):
        done = run("sh", "-c", f'"$0" {command} <&-', huisu)
        assert done.returncode == 2 and b"<stdin>: cannot be read" in done.stderr, done
    done = run("sh", "-c", '"$0" permute abc <&- >&-', huisu)
    assert done.returncode == 2 and b"standard output" in done.stderr, done


def test_it_works_where_the_system_gives_few_threads(huisu):
    if run("sh", "-c", 'ulimit -v 400000; "$0" --version', huisu).returncode != 0:
        return print("skipped: this build (a sanitizer's) needs more memory than that to start")
    text = ("\n".join(easy_lines(50) * 40) + "\n").encode()
    done = run("sh", "-c", 'ulimit -v 400000; "$0" solve --threads 500', huisu, input=text)
    assert done.returncode == 0 and done.stdout.count(b"\n") == 2000, (done.returncode, done.stderr)


def test_memory_that_runs_out_in_a_thread_is_told(huisu):
    if run("sh", "-c", 'ulimit -v 50000; "$0" --version', huisu).returncode != 0:
        return print("skipped: this build (a sanitizer's) needs more memory than that to start")
    with tempfile.NamedTemporaryFile() as file:
        file.write(("\n".join(easy_lines(50) * 1000) + "\n").encode())
        file.flush()
        whole = run(huisu, "solve", "--threads", 1, file.name).stdout
        for kilobytes in (50_000, 60_000, 80_000, 100_000, 200_000, 300_000):
            for threads in (8, 64):
                done = run("sh", "-c", f'ulimit -v {kilobytes}; "$0" solve --threads {threads} "$1"', huisu, file.name)
                assert done.returncode in (0, 2), (kilobytes, threads, done.returncode, done.stderr)
                assert whole.startswith(done.stdout) and len(done.stdout) % 82 == 0, (kilobytes, threads)
                if done.returncode == 0:
                    assert done.stdout == whole, (kilobytes, threads)
                else:
                    assert done.stderr == b"huisu: the system gives no more memory or threads\n", done.stderr


def interrupted(huisu, words, text, lines, number, pause=0):
    """Starts, waits for so many lines, sends the signal, pauses; returns what was printed in all."""
    process = start(huisu, *words)
    process.stdin.write(text)
    process.stdin.flush()
    out = b"".join(process.stdout.readline() for _ in range(lines))
    process.send_signal(number)
    time.sleep(pause)
    rest = process.stdout.read()
    err = process.stderr.read()
    assert process.wait(PATIENCE) == -number, (words, process.returncode)
    assert err == b"", (words, err)
    return out + rest


def test_an_interrupt_ends_it_after_a_whole_answer(huisu):
    for threads in (1, 2):
        waiting = interrupted(huisu, ["solve", "--threads", threads], f"{PUZZLE}\n".encode(), 1, signal.SIGINT)
        assert waiting == f"{SOLUTION}\n".encode()
        for endless in ("." * 81, "1" + "." * 80):  # the first goes by itself, the second in a block of lines
            lines = f"{PUZZLE}\n{endless}\n{PUZZLE}\n".encode()
            busy = interrupted(huisu, ["count", "--engine", "single", "--threads", threads], lines, 1, signal.SIGTERM)
            assert busy == b"1\n"
    out = interrupted(huisu, ["permute", "abcdefghijkl"], b"", 1000, signal.SIGINT)
    assert out.endswith(b"\n") and {len(line) for line in out.splitlines()} == {12}
    out = interrupted(huisu, ["solve", "--all", "--output", "grid"], b"." * 81 + b"\n", 1000, signal.SIGINT)
    assert (out.count(b"\n") + 1) % 10 == 0 and out.endswith(b"\n"), "whole grids"


def test_an_interrupt_ends_it_while_threads_write_to_a_file(huisu):
    """A worker that has something to write must not wait for its turn for ever."""
    line = easy_lines(1)[0] + "\n"
    with tempfile.NamedTemporaryFile() as file, tempfile.NamedTemporaryFile() as out:
        file.write(line.encode() * 200_000)
        file.flush()
        for attempt in range(20):
            out.seek(0)
            out.truncate()
            process = start(huisu, "solve", "--threads", 8, file.name, stdin=subprocess.DEVNULL, stdout=out)
            while process.poll() is None and os.path.getsize(out.name) < 82 * 1000 * (attempt + 1):
                time.sleep(0.0005)
            process.send_signal((signal.SIGTERM, signal.SIGINT)[attempt % 2])
            try:
                _, told = process.communicate(timeout=PATIENCE)
            finally:
                process.kill()
            assert told == b"" and process.returncode in (0, -signal.SIGTERM, -signal.SIGINT), process.returncode
            assert os.path.getsize(out.name) % 82 == 0, attempt


def test_an_interrupt_while_the_reader_pauses_tears_no_answer(huisu):
    out = interrupted(huisu, ["permute", "abcdefghijkl"], b"", 1000, signal.SIGINT, pause=1.5)
    assert out.endswith(b"\n") and {len(line) for line in out.splitlines()} == {12}
    out = interrupted(huisu, ["solve", "--all", "--json"], b"." * 81 + b"\n", 0, signal.SIGINT, pause=1.5)
    assert out == b"" or len(json.loads(out)["solutions"]) > 0


def test_an_interrupt_ends_it_while_all_threads_count(huisu):
    with tempfile.NamedTemporaryFile() as file:
        file.write(f"{PUZZLE}\n".encode() + (b"1" + b"." * 80 + b"\n") * 5000)
        file.flush()
        busy = interrupted(huisu, ["count", "--engine", "single", "--threads", 2, file.name], b"", 1, signal.SIGINT)
        assert busy == b"1\n"


def test_a_slow_pipe_gets_each_answer_at_once(huisu):
    for threads in (1, 2):
        process = start(huisu, "solve", "--threads", threads)
        for _ in range(3):  # each answer is waited for before the next question is asked
            process.stdin.write(f"{PUZZLE}\n".encode())
            process.stdin.flush()
            assert process.stdout.readline() == f"{SOLUTION}\n".encode()
        process.stdin.write(b"nonsense\n" + PUZZLE.encode())
        process.stdin.close()
        assert process.stdout.readline() == b"invalid\n"
        assert process.stdout.readline() == f"{SOLUTION}\n".encode()
        assert process.wait(PATIENCE) == 2


def test_the_output_is_the_same_for_every_number_of_threads(huisu):
    lines = easy_lines(3000)
    dice = random.Random(3)
    for place in dice.sample(range(len(lines)), 60):
        lines[place] = dice.choice(["garbage here", "11" + "." * 79, "." * 81, "12345678" + "." * 9 + "9" + "." * 63, PUZZLE])
    text = ("\n".join(lines) + "\n").encode()
    for words in (["solve"], ["solve", "--json"], ["check"], ["count", "--limit", "2"], ["convert", "--output", "grid"],
                  ["solve", "--output", "grid"]):
        one, two, many = (run(huisu, *words, "--threads", n, input=text) for n in (1, 2, 7))
        assert one.returncode == 2 and one.stdout.count(b"\n") >= len(lines), (words, one.returncode)
        for other in (two, many):
            assert (other.stdout, other.stderr, other.returncode) == (one.stdout, one.stderr, one.returncode), words


def test_a_file_with_a_break_in_a_long_run_of_lines_is_the_same_for_every_number_of_threads(huisu):
    """Threads read blocks of 2,048 lines of a file by themselves, as long as all lines are alike."""
    whole = easy_lines(1000) * 60
    grid = ["", *(PUZZLE[row * 9:row * 9 + 9] for row in range(9)), ""]
    breaks = {
        "none": [],
        "last": [(len(whole) - 1, [PUZZLE[:80]])],
        "empty": [(2048 * 5, [""])],
        "few": [(9_000, ["garbage here"]), (9_001, [PUZZLE[:60]]), (51_000, [PUZZLE + " # a note"])],
        "grid": [(6_000, grid), (2048 * 4 - 1, grid), (2048 * 25, grid)],
        "json": [(10_000, [json.dumps({"puzzle": PUZZLE})]), (49_999, [json.dumps([PUZZLE, PUZZLE])])],
        "CR": [(7_000, [PUZZLE + "\r"]), (44_444, [PUZZLE + "\r" + PUZZLE])],
        "often": [(place, ["?"]) for place in range(2048 * 3 + 1, len(whole), 2048 * 2)],
    }
    for number, (name, places) in enumerate(breaks.items()):
        lines = list(whole)
        for place, instead in places:
            lines[place] = "\n".join(instead)
        header, end = ("# a header\n", "\n") if number % 2 else ("", "")
        with tempfile.NamedTemporaryFile() as file:
            file.write((header + "\n".join(lines) + end).encode())
            file.flush()
            one, two, many = (run(huisu, "solve", "--threads", n, file.name) for n in (1, 2, 7))
        assert one.stdout.count(b"\n") >= len(whole) - 2 * len(places), (name, one.stderr[:1000])
        for other in (two, many):
            assert (other.stdout, other.stderr, other.returncode) == (one.stdout, one.stderr, one.returncode), name


def test_a_long_line_is_too_long_however_it_is_read(huisu):
    limit = 1 << 20
    for size in (limit, limit + 1, limit + 100_000):
        for before in (0, 1, 1024, 3000):
            text = ("\n".join([*easy_lines(before), "x" * size, *easy_lines(1)]) + "\n").encode()
            is_told = f"<stdin>:{before + 1}:1: this line has {size} bytes".encode()
            with tempfile.TemporaryFile() as file:
                file.write(text)
                for words in (["--threads", "1"], ["--threads", "3"], ["--threads", "1", "--engine", "general"]):
                    file.seek(0)
                    for more in ({"stdin": file}, {"input": text}):
                        done = run(huisu, "solve", *words, **more)
                        assert done.returncode == 2 and done.stdout.count(b"\n") == before + 2, (size, before, words)
                        assert done.stderr.startswith(is_told) == (size > limit), (size, before, words, done.stderr)


def test_many_lines_in_many_lines_out(huisu):
    count = 300_000
    lines = easy_lines(1000) * (count // 1000)
    with tempfile.NamedTemporaryFile() as file:
        file.write(("\n".join(lines) + "\n").encode())
        file.flush()
        runs = [run(huisu, "convert", "--threads", n, file.name) for n in (1, 2)]
    for done in runs:
        assert done.returncode == 0
        assert done.stdout == ("\n".join(lines) + "\n").encode()


def test_memory_is_flat_however_long_the_input(huisu):
    if not hasattr(os, "wait4"):
        return
    peaks = []
    for count in (20_000, 200_000):
        # AddressSanitizer keeps what was freed for a while; not here.
        sanitizer = environment(ASAN_OPTIONS=os.environ.get("ASAN_OPTIONS", "") + ":quarantine_size_mb=1")
        process = start(huisu, "convert", "--threads", 2, stdout=subprocess.DEVNULL, env=sanitizer)
        block = ("\n".join(easy_lines(1000)) + "\n").encode()
        for _ in range(count // 1000):
            process.stdin.write(block)
        process.stdin.close()
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        assert process.returncode == 0
        peaks.append(usage.ru_maxrss)
    assert peaks[1] < peaks[0] + 64 * 1024, peaks  # kilobytes; holding every record would take over 100 MB


def test_any_bytes_are_answered_without_a_crash(huisu):
    dice = random.Random(5)
    with tempfile.TemporaryDirectory() as folder:
        files = [pathlib.Path(folder, str(number)) for number in range(40)]
        for file in files:
            file.write_bytes(bytes(dice.choice(b"123456789.0*|+-[],\"{}<>\n\r\t \xef\xbb\xbf\xff\x00abc")
                                   for _ in range(dice.randrange(3000))))
        for command in ("solve", "convert"):
            for text in [file.read_bytes() for file in files[:5]]:
                done = run(huisu, command, input=text)
                assert done.returncode in (0, 1, 2), (command, text, done)
            done = run(huisu, command, *files)
            assert done.returncode in (0, 1, 2), (command, done)


def test_each_command_has_help_with_an_example_in_both_languages(huisu):
    for command in commands(huisu):
        english = run(huisu, command, "--help")
        chinese = run(huisu, "--lang", "zh", command, "--help")
        also_chinese = run(huisu, command, "--help", "--lang=zh")
        by_locale = run(huisu, command, "-h", env=environment(LC_ALL="zh_CN.UTF-8"))
        assert english.returncode == 0 and english.stderr == b""
        assert f"Usage: huisu {command}" in english.stdout.decode()
        assert "Examples:\n  " in english.stdout.decode()
        assert f"用法： huisu {command}" in chinese.stdout.decode()
        assert "示例：\n  " in chinese.stdout.decode()
        assert chinese.stdout == also_chinese.stdout == by_locale.stdout
        assert max(len(line) for line in english.stdout.decode().splitlines() if "huisu" not in line) <= 80


def test_the_version_names_compiler_and_target(huisu):
    done = run(huisu, "--version")
    assert re.fullmatch(r"huisu \d+\.\d+\.\d+\n.+\n.+\n", done.stdout.decode()), done
    assert done.returncode == 0


def test_the_manual_pages_are_what_the_command_prints(huisu):
    for language, path in (("en", "docs/man/huisu.1"), ("zh", "docs/man/zh_CN/huisu.1")):
        printed = run(huisu, "--lang", language, "man").stdout
        assert printed == (ROOT / path).read_bytes(), f"write {path} again: huisu --lang {language} man > {path}"


def test_the_manual_pages_are_good_troff(huisu):
    if shutil.which("man") is None:
        print("skipped: there is no man")
        return
    for language in ("en", "zh"):
        page = run(huisu, "--lang", language, "man").stdout
        shown = run("man", "--warnings", "--encoding=UTF-8", "-l", "-", input=page, env=environment(MANWIDTH="100"))
        assert shown.returncode == 0 and shown.stderr == b"", shown.stderr
        plain = shown.stdout.decode()
        for command in commands(huisu):
            assert command in plain
        assert "--against" in plain


def completions(script, line):
    """What bash offers at the end of the line."""
    program = 'source "$0"; shift 0; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _huisu; printf "%s\\n" "${COMPREPLY[@]}"'
    done = run("bash", "--norc", "-c", program, script, *line)
    assert done.stderr == b"", done
    return done.stdout.decode().split()


def test_bash_completes_commands_options_and_values(huisu):
    with tempfile.NamedTemporaryFile(suffix=".bash") as script:
        script.write(run(huisu, "completion", "bash").stdout)
        script.flush()
        assert completions(script.name, ["huisu", "so"]) == ["solve"]
        assert "--against" in completions(script.name, ["huisu", "check", "--"])
        assert completions(script.name, ["huisu", "convert", "--style", "un"]) == ["unicode"]
        assert completions(script.name, ["huisu", "--lang", "zh", "completion", "f"]) == ["fish"]
        assert completions(script.name, ["huisu", "solve", script.name[:-3]]) == [script.name]


def test_zsh_and_fish_accept_their_completions(huisu):
    for shell in ("zsh", "fish"):
        for language in ("en", "zh"):
            script = run(huisu, "--lang", language, "completion", shell).stdout
            assert b"subset-sum" in script
            if shutil.which(shell) is None:
                print(f"skipped: there is no {shell}")
                continue
            with tempfile.NamedTemporaryFile() as file:
                file.write(script)
                file.flush()
                done = run(shell, "-n", file.name)
                assert done.returncode == 0 and done.stderr == b"", done


def test_json_lines_are_json(huisu):
    text = f"{PUZZLE}\nnonsense\n11{'.' * 79}\n{'.' * 81}\n".encode()
    for words in (["solve"], ["count", "--limit", "5"], ["check"], ["solve", "--all", "--limit", "3"]):
        done = run(huisu, *words, "--json", input=text)
        objects = [json.loads(line) for line in done.stdout.decode().splitlines()]
        assert len(objects) == 4 and done.returncode == 2, (words, done)
        assert [one["line"] for one in objects] == [1, 2, 3, 4]
        assert objects[1]["verdict"] == "invalid" and objects[1]["message"], objects[1]
        assert objects[0]["puzzle"] == PUZZLE and objects[0]["givens"] == 21


def test_progress_goes_to_standard_error_when_asked_for(huisu):
    done = run(huisu, "solve", "--progress", input=f"{PUZZLE}\n".encode())
    assert done.stdout == f"{SOLUTION}\n".encode()
    assert re.fullmatch(r"1 done in \d+\.\d s, \d+ a second\n", done.stderr.decode()), done.stderr
    done = run(huisu, "solve", "--progress", "--quiet", input=f"{PUZZLE}\n".encode())
    assert done.stderr == b""


def test_progress_is_told_while_a_slow_reader_keeps_the_output_busy(huisu):
    lines = 300_000
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "many.txt"
        path.write_text(f"{PUZZLE}\n" * lines, encoding="ascii")
        with start(huisu, "solve", "--threads", "2", "--progress", path) as process:
            os.set_blocking(process.stderr.fileno(), False)
            told, taken = None, 0
            while not told and taken < 82 * lines:
                piece = process.stdout.read1(65_536)
                if not piece:
                    break
                taken += len(piece)
                time.sleep(0.01)  # so that all takes some seconds, and progress is told after one
                told = process.stderr.read()
            process.kill()
    assert told and b" done in " not in told, (told, taken)


def test_messages_keep_their_place_when_both_streams_go_to_one_file(huisu):
    done = run(huisu, "solve", input=f"{PUZZLE}\nnonsense\n{PUZZLE}\n".encode(), stdout=subprocess.PIPE,
               stderr=subprocess.STDOUT, capture_output=False)
    lines = done.stdout.decode().splitlines()
    assert lines[0] == SOLUTION and lines[1] == "invalid" and lines[2].startswith("<stdin>:2:") and lines[3] == SOLUTION, lines


def test_no_message_is_lost_in_either_language(huisu):
    for language in ("en", "zh"):
        done = run(huisu, "solve", "--lang", language, input=b"123\n")
        assert done.returncode == 2 and done.stderr.startswith(b"<stdin>:1:"), done


def test_the_examples_print_what_their_readme_says(huisu):
    text = (ROOT / "examples/README.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```console\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    examples = [piece.split("\n", 1) for block in blocks for piece in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]]
    assert len(examples) > 10
    for command, expected in examples:
        done = run("sh", "-c", command.replace("./huisu ", '"$HUISU" '), cwd=ROOT, env=environment(HUISU=huisu))
        assert done.stdout.decode() == expected, (command, done)


def main(huisu, name):
    globals()["test_" + name](huisu)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2]))
