"""make_corpus_test.py MAKE_CORPUS: the program writes the four files, the same for the same seed, and says what is wrong."""
import pathlib
import re
import subprocess
import sys
import tempfile

NAMES = ["easy.txt", "hard.txt", "many.txt", "minimal.txt"]


def run(program, *words):
    return subprocess.run([program, *map(str, words)], capture_output=True, text=True, check=False, timeout=120)


def contents(folder):
    return {path.name: path.read_text(encoding="ascii") for path in folder.iterdir()}


def writes_the_same_files_for_the_same_seed(program, folder):
    made = {}
    for name, seed in (("a", 7), ("b", 7), ("c", 8)):
        done = run(program, "--out", folder / "new" / name, "--count", 12, "--seed", seed)
        assert done.returncode == 0 and done.stdout.count(": 12 puzzles\n") == 4 and done.stderr == "", done
        made[name] = contents(folder / "new" / name)
    assert made["a"] == made["b"] and sorted(made["a"]) == NAMES
    for name in NAMES:
        assert made["a"][name] != made["c"][name]
        lines = made["a"][name].splitlines()
        assert len(lines) == 12 and all(re.fullmatch(r"[1-9.]{81}", line) for line in lines)


def says_what_is_wrong(program, folder):
    (folder / "file").write_text("")
    for words, sentence in (([], "--out FOLDER"), (["--out"], "needs a value"), (["--out", folder, "--count", "0"], "from 1 to"),
                            (["--out", folder, "--count", "x"], "not 'x'"), (["--out", folder, "--seed", "-1"], "from 0"),
                            (["puzzles"], "unknown argument"), (["--out", folder / "file"], "choose another"),
                            (["--out", folder / "file" / "below"], "choose another")):
        done = run(program, *words)
        assert done.returncode == 2 and sentence in done.stderr and done.stdout == "", (words, done)
    done = run(program, "--help")
    assert done.returncode == 0 and "--count N" in done.stdout and "huisu bench" in done.stdout


def main(program):
    with tempfile.TemporaryDirectory() as folder:
        writes_the_same_files_for_the_same_seed(program, pathlib.Path(folder))
        says_what_is_wrong(program, pathlib.Path(folder))


if __name__ == "__main__":
    main(sys.argv[1])
