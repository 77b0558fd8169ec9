"""sources_alone.py COMPILER ROOT: source files of library and command compile by themselves, so they include what they use.

The builds compile many files at once with precompiled headers, which hides what is missing. One file in sixteen is looked at, others
as soon as there is a file more or less; the first argument after ROOT, "all", asks for every file.
"""
import concurrent.futures
import os
import pathlib
import subprocess
import sys

# What the build defines for single files; the values do not matter here.
DEFINED = ["HUISU_VERSION", "HUISU_DATA_FROM_BIN", "HUISU_BUILD_FOLDER", "HUISU_BUILT_PAGE"]


def sources(root, is_all):
    # Those of fast9 are compiled alone by every build, for each instruction set.
    files = sorted(path for folder in ("src", "apps") for path in (root / folder).rglob("*.cpp") if path.parent.name != "fast9")
    return files if is_all else files[len(files) % 16 :: 16]


def complaint(compiler, root, file):
    words = [compiler, "-std=c++20", "-fsyntax-only", "-DHUISU_THREADS=1", *(f'-D{name}=""' for name in DEFINED)]
    words += [f"-I{root / folder}" for folder in ("include", "src", "apps")] + [str(file)]
    run = subprocess.run(words, capture_output=True, text=True, check=False)
    return f"{file.relative_to(root)} does not compile alone:\n{run.stderr}" if run.returncode != 0 else ""


def main(compiler, root, *words):
    root = pathlib.Path(root)
    files = sources(root, "all" in words)
    assert len(files) > 10, files
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        complaints = [text for text in pool.map(lambda file: complaint(compiler, root, file), files) if text]
    print("\n".join(complaints) or f"{len(files)} files compile alone")
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
