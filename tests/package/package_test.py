"""package_test.py TEST --root R --build B --cmake C --compiler X --flags F: one test of the installed package.

Each test installs the current build under a fresh prefix and looks at it the way a stranger would."""
import argparse
import os
import pathlib
import re
import shlex
import shutil
import subprocess
import sys
import tempfile

ANSWERS = """\
145327698
839654127
672918543
496185372
218473956
753296481
367542819
984761235
521839764
534678912
672195348
198342567
859761423
426853791
713924856
961537284
287419635
345286179
"""


def run(*command, **more):
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, check=False, **more)
    if done.returncode != 0:
        sys.exit(f"{shlex.join(map(str, command))} failed ({done.returncode}):\n{done.stdout}{done.stderr}")
    return done.stdout


def expect_answers(text):
    if text != ANSWERS:
        sys.exit(f"expected\n{ANSWERS}but the program printed\n{text}")


def an_outside_project_finds_links_and_solves(given, prefix, work):
    run(given.cmake, "-G", "Ninja", "-S", given.root / "tests/package/outside", "-B", work / "outside",
        f"-DCMAKE_PREFIX_PATH={prefix}", f"-DCMAKE_CXX_COMPILER={given.compiler}", f"-DCMAKE_CXX_FLAGS={given.flags}")
    cache = (work / "outside/CMakeCache.txt").read_text(encoding="utf-8")
    if f"huisu_DIR:PATH={prefix}" not in cache:
        sys.exit("find_package found another huisu than the one just installed")
    run(given.cmake, "--build", work / "outside")
    expect_answers(run(work / "outside/outside"))


def pkg_config_gives_flags_that_link(given, prefix, work):
    # A moved tree must work as well, so this one is moved first.
    moved = work / "moved here"
    shutil.move(prefix, moved)
    path = ":".join(str(found.parent) for found in moved.rglob("huisu.pc"))
    flags = shlex.split(run("pkg-config", "--cflags", "--libs", "huisu", env={**os.environ, "PKG_CONFIG_PATH": path}))
    program = work / "program"
    run(given.compiler, "-std=c++20", *shlex.split(given.flags), given.root / "tests/package/outside/outside.cpp", *flags,
        "-o", program)
    expect_answers(run(program))


def only_public_headers_are_installed(given, prefix, _work):
    public = {path.relative_to(given.root / "include") for path in (given.root / "include").rglob("*.h")}
    installed = {path.relative_to(prefix / "include") for path in (prefix / "include").rglob("*") if path.is_file()}
    if installed != public:
        sys.exit(f"installed but not public: {sorted(installed - public)}; not installed: {sorted(public - installed)}")
    elsewhere = [str(path) for path in prefix.rglob("*") if path.suffix in (".h", ".hpp", ".cpp")
                 and prefix / "include" not in path.parents]
    if elsewhere:
        sys.exit(f"sources among the installed files: {elsewhere}")


def each_public_header_compiles_alone(given, prefix, work):
    headers = sorted((prefix / "include").rglob("*.h"))
    if not headers:
        sys.exit("no header was installed")
    for header in headers:
        name = header.relative_to(prefix / "include")
        alone = work / "alone.cpp"
        alone.write_text(f"#include <{name}>\n#include <{name}>\n", encoding="utf-8")
        run(given.compiler, "-std=c++20", "-Wall", "-Wextra", "-Wpedantic", "-Werror", "-fsyntax-only",
            "-I", prefix / "include", alone)


def the_programs_in_the_readmes_compile_and_run(given, prefix, work):
    programs = 0
    for name in ("README.md", "README.zh.md"):
        text = (given.root / name).read_text(encoding="utf-8")
        for number, block in enumerate(re.findall(r"^```cpp\n(.*?)^```", text, re.MULTILINE | re.DOTALL)):
            source = work / f"{name}-{number}.cpp"
            source.write_text(block, encoding="utf-8")
            library = next(prefix.rglob("libhuisu.a"))
            run(given.compiler, "-std=c++20", *shlex.split(given.flags), "-Wall", "-Wextra", "-Werror", "-I", prefix / "include",
                source, library, "-lfmt", "-lpugixml", "-o", work / "program")
            run(work / "program")
            programs += 1
    if programs < 2:
        sys.exit("each README shows a program")


TESTS = {test.__name__: test for test in (
    an_outside_project_finds_links_and_solves, pkg_config_gives_flags_that_link, only_public_headers_are_installed,
    each_public_header_compiles_alone, the_programs_in_the_readmes_compile_and_run)}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("test", choices=TESTS)
    for name, kind in (("root", pathlib.Path), ("build", pathlib.Path), ("cmake", str), ("compiler", str), ("flags", str)):
        parser.add_argument(f"--{name}", type=kind, required=True)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        work = pathlib.Path(folder).resolve()
        run(given.cmake, "--install", given.build, "--prefix", work / "prefix")
        TESTS[given.test](given, work / "prefix", work)


if __name__ == "__main__":
    main()
