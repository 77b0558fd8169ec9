"""Every C++ file is laid out as .clang-format says."""
import os
import subprocess


def breaches(tree):
    files = tree.code()
    if not files:
        return
    program = os.environ.get("HUISU_CLANG_FORMAT", "clang-format")
    run = subprocess.run([program, "--dry-run", "--Werror", "--style=file", *files], cwd=tree.root,
                         capture_output=True, text=True, check=False)
    if run.returncode != 0:
        yield from (line for line in run.stderr.splitlines() if ": error: " in line or ": warning: " in line)
        yield f"clang-format found lines to change: {program} -i on these files mends them"
