"""readme_examples.py ROOT HUISU: runs the examples of the READMEs and of docs/ and compares what they print.

An example is a line "$ ./huisu ..." in a ```console block; what stands below it, up to the next "$ " or the end of the
block, is what it prints on standard output. Other commands (./test, cmake) are not run.
"""
import pathlib
import re
import subprocess
import sys

BLOCK = re.compile(r"^```console\n(.*?)^```", re.MULTILINE | re.DOTALL)


def examples(text):
    for block in BLOCK.findall(text):
        for piece in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            command, _, output = piece.partition("\n")
            if "./huisu " in command:
                yield command, output


def main(root, huisu):
    ran = wrong = 0
    documents = [root / "README.md", root / "README.zh.md", *sorted(root.glob("docs/**/*.md"))]
    for document in documents:
        for command, output in examples(document.read_text(encoding="utf-8")):
            ran += 1
            shell = command.replace("./huisu ", f"'{huisu}' ")
            run = subprocess.run(["sh", "-c", shell], cwd=root, capture_output=True, text=True, timeout=60, check=False,
                                 stdin=subprocess.DEVNULL)
            if run.stdout != output:
                wrong += 1
                print(f"{document.relative_to(root)}: $ {command}\nis said to print:\n{output}but prints:\n{run.stdout}"
                      f"and on standard error:\n{run.stderr}")
    print(f"{ran} examples, {wrong} wrong")
    return 1 if wrong or ran == 0 else 0


if __name__ == "__main__":
    sys.exit(main(pathlib.Path(sys.argv[1]).resolve(), sys.argv[2]))
