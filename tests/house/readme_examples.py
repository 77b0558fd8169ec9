"""readme_examples.py ROOT HUISU [write]: runs the examples of the READMEs and of docs/ and compares what they print.

An example is a line "$ ./huisu ..." in a ```console block; what stands below it, up to the next "$ " or the end of the
block, is what it prints on standard output. Other commands (./test, cmake) are not run. With `write`, what they print
is put into the documents instead.
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


def printed_by(command, root, huisu):
    shell = command.replace("./huisu ", f"'{huisu}' ")
    return subprocess.run(["sh", "-c", shell], cwd=root, capture_output=True, text=True, timeout=60, check=False,
                          stdin=subprocess.DEVNULL)


def write(root, huisu):
    """Block by block, so that the same command elsewhere stays as it is."""
    for document in documents(root):
        text = document.read_text(encoding="utf-8")

        def renewed(block):
            inside = block.group(1)
            for command, output in examples(block.group()):
                printed = printed_by(command, root, huisu).stdout
                inside = inside.replace(f"$ {command}\n{output}", f"$ {command}\n{printed}", 1)
            return f"```console\n{inside}```"

        new = BLOCK.sub(renewed, text)
        if new != text:
            print(f"{document.relative_to(root)} is written")
            document.write_text(new, encoding="utf-8")
    return 0


def documents(root):
    return [root / "README.md", root / "README.zh.md", *sorted(root.glob("docs/**/*.md"))]


def main(root, huisu):
    ran = wrong = 0
    for document in documents(root):
        for command, output in examples(document.read_text(encoding="utf-8")):
            ran += 1
            run = printed_by(command, root, huisu)
            if run.stdout != output:
                wrong += 1
                print(f"{document.relative_to(root)}: $ {command}\nis said to print:\n{output}but prints:\n{run.stdout}"
                      f"and on standard error:\n{run.stderr}")
    print(f"{ran} examples, {wrong} wrong")
    return 1 if wrong or ran == 0 else 0


if __name__ == "__main__":
    sys.exit((write if sys.argv[3:] == ["write"] else main)(pathlib.Path(sys.argv[1]).resolve(), sys.argv[2]))
