"""How long files and functions may be, and what no folder is called."""
import re
import statistics

from tree import line_of

MAX_FILE_LINES = 500
MAX_MEDIAN_LINES = 150
MAX_FUNCTION_LINES = 80
LONG_FILES = {}  # path: why it may be longer (a table, for example)
VAGUE_FOLDERS = {"utils", "util", "common", "misc", "helpers", "helper", "manager", "managers", "core"}

NOT_A_FUNCTION = re.compile(r"^\s*(?:(?:inline|static|export|template\s*<[^{}]*>)\s+)*(?:namespace|class|struct|union|enum|extern)\b")


def breaches(tree):
    lengths = []
    for path in tree.files:
        if not path.endswith((".h", ".cpp", ".py", ".sh", ".cmake", "CMakeLists.txt")):
            continue
        length = tree.text(path).count("\n")
        if path.endswith((".h", ".cpp")):
            lengths.append(length)
        if length > MAX_FILE_LINES and path not in LONG_FILES:
            yield f"{path}: {length} lines; {MAX_FILE_LINES} are the limit"
    if lengths and statistics.median(lengths) > MAX_MEDIAN_LINES:
        yield f"the median C++ file has {statistics.median(lengths)} lines; {MAX_MEDIAN_LINES} are the limit"
    page = [tree.text(path).count("\n") for path in tree.page()]
    for path, length in zip(tree.page(), page):
        if length > MAX_FILE_LINES and path not in LONG_FILES:
            yield f"{path}: {length} lines; {MAX_FILE_LINES} are the limit"
    if page and statistics.median(page) > MAX_MEDIAN_LINES:
        yield f"the median file of the page has {statistics.median(page)} lines; {MAX_MEDIAN_LINES} are the limit"
    for path in tree.code():
        for line, length in long_functions(tree.bare(path)):
            yield f"{path}:{line}: a function body of {length} lines; {MAX_FUNCTION_LINES} are the limit"
    for folder in tree.folders():
        if folder.split("/")[-1] in VAGUE_FOLDERS:
            yield f"{folder}: this name says nothing; name what the folder holds"


def long_functions(bare):
    """Where a brace that follows a parameter list opens outside of another function, and its body is too long.

    A heuristic: it knows no grammar, only braces, and what stands between the last ; { or } and an opening brace."""
    bare = re.sub(r"^[ \t]*#(?:[^\n]*\\\n)*[^\n]*", lambda match: re.sub(r"[^\n]", " ", match.group()), bare, flags=re.MULTILINE)
    depth = 0
    start = None  # offset and depth of the function that is open
    last = 0
    for match in re.finditer(r"[;{}]", bare):
        offset, what = match.start(), match.group()
        if what == "{":
            head = bare[last:offset]
            if start is None and ")" in head and not NOT_A_FUNCTION.match(head):
                start = (offset, depth)
            depth += 1
        elif what == "}":
            depth -= 1
            if start is not None and depth == start[1]:
                length = bare.count("\n", start[0], offset) + 1
                if length > MAX_FUNCTION_LINES:
                    yield line_of(bare, start[0]), length
                start = None
        last = offset + 1
