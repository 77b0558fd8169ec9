"""Each file of the library and of the command begins with a comment that says its idea.

A .cpp file that only implements the header of the same name may leave it to the header. A header is included once; only
*-inl.h files, which are compiled once for each instruction set, guard themselves in their own way."""
import posixpath

MAX_LINES = 15


def breaches(tree):
    yield from page_breaches(tree)
    for path in tree.code("src", "include", "apps", "bindings"):
        lines = tree.text(path).split("\n")
        heading = 0
        while heading < len(lines) and lines[heading].startswith("//"):
            heading += 1
        if heading > MAX_LINES:
            yield f"{path}: the heading has {heading} lines; {MAX_LINES} are the limit"
        if heading == 0 and not has_header(tree, path):
            yield f"{path}: begins without a comment that says its idea"
        guard = "HWY_TARGET_TOGGLE" if path.endswith("-inl.h") else "#pragma once"
        if path.endswith(".h") and guard not in tree.text(path):
            yield f"{path}: lacks {guard}"


def page_breaches(tree):
    """The files of the page, too, begin with a comment; web/src has folders by what they hold, and no loose helpers."""
    for path in tree.page():
        mark = "/*" if path.endswith(".css") else "//"
        if not tree.text(path).startswith(mark):
            yield f"{path}: begins without a comment that says its idea"


def has_header(tree, path):
    if not path.endswith(".cpp"):
        return False
    header = path[:-4] + ".h"
    return header in tree.files or "include/huisu/" + posixpath.basename(header) in tree.files
