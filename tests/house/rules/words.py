"""Words that no file of the project holds: notes to oneself, folders of somebody's machine, `using namespace` in headers,
and CMake's globs that are looked at again in every build."""
import re

from tree import line_of

NOTE = re.compile(r"\b(?:TODO|FIXME|XXX|HACK)\b")
MACHINE = re.compile(r"(?<![\w.$}])/(?:home|root|work|Users|mnt|private|Volumes)/[\w.]|\b[A-Z]:\\\\?[A-Z]")
SCRATCH = re.compile(r'"/(?:tmp|var/tmp)\b')
USING = re.compile(r"\busing\s+namespace\b")
GLOB = re.compile(r"(?<!CMAKE_)CONFIGURE_DEPENDS")
ITSELF = "tests/house/"  # names these words because it looks for them


def breaches(tree):
    for path in tree.files:
        if path.startswith(ITSELF) or path.startswith("data/") or path.startswith("fuzz/corpus/"):
            continue
        yield from found(tree, path, NOTE, "a note to oneself; do it or drop it")
        yield from found(tree, path, MACHINE, "a folder of somebody's machine")
        if path.endswith((".h", ".cpp")):
            yield from found(tree, path, SCRATCH, "a fixed scratch folder; ask the system for one")
        if path.endswith((".cmake", "CMakeLists.txt")):
            yield from found(tree, path, GLOB, "with it ninja never says that there is nothing to do, which ./huisu asks")
        if path.endswith(".h"):
            yield from found(tree, path, USING, "a header may not say this")


def found(tree, path, pattern, why):
    for match in pattern.finditer(tree.text(path)):
        yield f"{path}:{line_of(tree.text(path), match.start())}: '{match.group()}': {why}"
