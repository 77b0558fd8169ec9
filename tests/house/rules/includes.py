"""Who may include whom: text -> Puzzle -> engine -> Result -> text, and no arrow points back."""
import posixpath
import re

INCLUDE = re.compile(r'^[ \t]*#[ \t]*include[ \t]*(?:"([^"\n]*)"|<([^>\n]*)>)', re.MULTILINE)

ALLOWED = {  # folder of src/: the folders it may include beside itself and the public headers
    "model": set(),
    "text": {"model"},
    "check": {"model"},
    "backtrack": {"model"},
    "board": {"model"},
    "symmetry": {"model"},
    "search": {"model", "board"},
    "fast9": {"model"},
    "count": {"model", "fast9"},
    "logic": {"model", "board", "fast9"},
    "explore": {"model"},
    "generate": {"model", "board", "symmetry", "search", "fast9", "count", "logic"},
}
ALLOWED["api"] = set(ALLOWED)  # everything

LIBRARIES = {  # third-party headers: the folders of src/ that may see them
    "hwy/": {"fast9"},
    "nlohmann/": {"text"},
    "pugixml.hpp": {"text"},
    "fmt/": set(ALLOWED),
}
ENGINE_NAMES = re.compile(
    r"\b(?:search|fast9|board|logic|symmetry|text|backtrack|generate|check|count|model|api)::|"
    r"\b(?:fmt|nlohmann|pugi|hwy|CLI|boost)::|\b__m(?:64|128|256|512)[id]?\b|\bmm_"
)


MAY_SEE = {  # folder of apps/ or bindings/: the folders of apps/ whose headers it may include, as "json/call.h"
    "apps/cli": {"json", "server"},
    "apps/server": {"json"},
    "bindings/wasm": {"json"},
}

C_HEADER = "include/huisu/c.h"  # which C reads too
C_STANDARD = {"stddef.h", "stdint.h"}


def is_standard(name):
    return "/" not in name and "." not in name


def breaches(tree):
    for path in tree.code():
        for match in INCLUDE.finditer(tree.text(path)):
            if breach := breach_of(tree, path, match.group(1), match.group(2)):
                line = tree.text(path).count("\n", 0, match.start()) + 1
                yield f"{path}:{line}: {breach}"
    for path in tree.code("include"):
        for match in ENGINE_NAMES.finditer(tree.bare(path)):
            yield f"{path}: a public header may not name '{match.group()}'"
    known = set(ALLOWED)
    for folder in sorted({path.split("/")[1] for path in tree.code("src") if path.count("/") > 1} - known):
        yield f"src/{folder}: this folder is not in the table of who may include whom"


def breach_of(tree, path, quoted, angled):
    top = path.split("/")[0]
    if quoted is not None and quoted.startswith("huisu/"):
        return None if f"include/{quoted}" in tree.files else f'there is no public header "{quoted}"'
    if top == "include":
        ok = angled is not None and (is_standard(angled) or (path == C_HEADER and angled in C_STANDARD))
        return None if ok else "a public header includes only the standard library and huisu/"
    if top == "src":
        return breach_in_src(tree, path, quoted, angled)
    if top in ("apps", "bindings") and quoted is not None:
        own = "/".join(path.split("/")[:2])
        beside = posixpath.normpath(posixpath.join(posixpath.dirname(path), quoted))
        if any(place.startswith(own + "/") and place in tree.files for place in (beside, f"{own}/{quoted}")):
            return None
        shared = quoted.split("/")[0]
        is_own = f"apps/{shared}" == own
        if (is_own or shared in MAY_SEE.get(own, set())) and f"apps/{quoted}" in tree.files:
            return None
        return f'{own} includes "huisu/...", its own files and what MAY_SEE names, not "{quoted}"'
    return None  # tests, bench and fuzz may include anything


def breach_in_src(tree, path, quoted, angled):
    folder = path.split("/")[1]
    if angled is not None:
        if is_standard(angled):
            return None
        for head, folders in LIBRARIES.items():
            if angled.startswith(head):
                return None if folder in folders else f"{folder} may not include <{angled}>"
        return f"<{angled}> is not a library of the house"
    target = quoted if f"src/{quoted}" in tree.files else posixpath.normpath(posixpath.join(posixpath.dirname(path), quoted))[4:]
    if f"src/{target}" not in tree.files:
        return f'"{quoted}" is not a file of src/'
    other = target.split("/")[0]
    if other == folder or other in ALLOWED.get(folder, set()):
        return None
    return f"{folder} may not include {other}"
