"""run_case.py HUISU FOLDER: runs one case of the command line and compares every byte.

A case is a folder: `cmd` is a shell line in which $HUISU is the command and $ROOT the source tree; `in` its standard input;
`out` what it prints (nothing when there is no such file), `err` likewise for standard error, where `err_has` may instead
hold lines that each must occur in it; `status` the exit status (0 when there is no such file). It runs in the folder.
"""
import difflib
import os
import pathlib
import subprocess
import sys


def read(path):
    return path.read_bytes() if path.exists() else b""


def difference(name, expected, found):
    lines = [text.decode("utf-8", "backslashreplace").splitlines(keepends=True) for text in (expected, found)]
    return f"{name} differs:\n" + "".join(difflib.unified_diff(*lines, "expected", "found"))


def complaints(folder, run):
    status = int(read(folder / "status") or b"0")
    if run.returncode != status:
        yield f"the exit status is {run.returncode}, not {status}"
    if run.stdout != read(folder / "out"):
        yield difference("standard output", read(folder / "out"), run.stdout)
    if (folder / "err_has").exists():
        for line in read(folder / "err_has").splitlines():
            if line not in run.stderr:
                yield f"standard error lacks: {line.decode()}"
    elif run.stderr != read(folder / "err"):
        yield difference("standard error", read(folder / "err"), run.stderr)


def environment(huisu):
    kept = {name: value for name, value in os.environ.items() if not name.startswith("LC_") and name != "LANGUAGE"}
    return {**kept, "LANG": "C.UTF-8", "HUISU": huisu, "ROOT": str(pathlib.Path(__file__).resolve().parents[2])}


def main(huisu, folder):
    with open(folder / "in" if (folder / "in").exists() else os.devnull, "rb") as stdin:
        run = subprocess.run(["sh", "-c", (folder / "cmd").read_text(encoding="utf-8")], cwd=folder, stdin=stdin,
                             capture_output=True, env=environment(huisu), timeout=120, check=False)
    found = list(complaints(folder, run))
    print("\n".join(found))
    if found and run.stderr:
        print("standard error:\n" + run.stderr.decode("utf-8", "backslashreplace"))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], pathlib.Path(sys.argv[2])))
