"""Every C++ file is laid out as .clang-format says."""
import os
import re
import subprocess


def breaches(tree):
    files = tree.code()
    if not files:
        return
    program = os.environ.get("HUISU_CLANG_FORMAT", "clang-format")
    run = subprocess.run([program, "--dry-run", "--Werror", "--style=file", *files], cwd=tree.root,
                         capture_output=True, text=True, check=False)
    if run.returncode == 0:
        return
    places = re.findall(r"^(.+?):(\d+):\d+: (?:error|warning): code should be", run.stderr, re.MULTILINE)
    for path, line in dict(reversed(places)).items():  # the first place in each file
        yield f"{path}:{line}: not as .clang-format says; '{program} -i {path}' mends it"
    if not places:
        yield f"{program} failed: {run.stderr}"
