"""Documents: each link leads somewhere, each promised translation is there, both READMEs give the same commands."""
import posixpath
import re
import urllib.parse

FENCE = re.compile(r"^```[^\n]*\n(.*?)^```", re.MULTILINE | re.DOTALL)
INLINE_CODE = re.compile(r"(`+)(?:(?!\1).)+?\1", re.DOTALL)
LINK = re.compile(r"!?\[(?:[^\[\]]|\[[^\]]*\])*\]\(\s*<?([^)\s>]+)>?(?:\s+\"[^\"]*\")?\s*\)")
HEADING = re.compile(r"^#{1,6}[ \t]+(.+?)[ \t]*#*$", re.MULTILINE)
COMMAND = re.compile(r"^\$ (.+)$", re.MULTILINE)

REQUIRED = ["README.md", "README.zh.md", "CONTRIBUTING.md", "CHANGELOG.md", "LICENSE", "docs/architecture.md"]
BOTH_LANGUAGES = ["README"]  # X.md and X.zh.md, which give the same commands


def breaches(tree):
    for path in REQUIRED:
        if path not in tree.files:
            yield f"{path} is missing"
    for name in BOTH_LANGUAGES + translated(tree):
        yield from differences(tree, name)
    for path in tree.files:
        if path.endswith(".md"):
            yield from dead_links(tree, path)


def translated(tree):
    """Every other document with a .zh.md beside it, or a .zh.md without its original."""
    return sorted({path[:-6] for path in tree.files if path.endswith(".zh.md")} - set(BOTH_LANGUAGES))


def differences(tree, name):
    pair = [name + ".md", name + ".zh.md"]
    absent = [path for path in pair if path not in tree.files]
    if absent:
        yield from (f"{path} is missing: {name} is promised in both languages" for path in absent)
        return
    english, chinese = (commands(tree.text(path)) for path in pair)
    for command in english:
        if command not in chinese:
            yield f"{pair[1]} lacks the command '{command}' of {pair[0]}"
    for command in chinese:
        if command not in english:
            yield f"{pair[0]} lacks the command '{command}' of {pair[1]}"


def commands(text):
    return [command for block in FENCE.findall(text) for command in COMMAND.findall(block)]


def dead_links(tree, path):
    prose = INLINE_CODE.sub("", FENCE.sub("", tree.text(path)))
    for target in LINK.findall(prose):
        if re.match(r"[a-z][a-z0-9+.-]*:", target):
            continue
        file, _, anchor = urllib.parse.unquote(target).partition("#")
        place = posixpath.normpath(posixpath.join(posixpath.dirname(path), file)) if file else path
        if place not in tree.files and place not in tree.folders():
            yield f"{path}: the link to {target} leads nowhere"
        elif anchor and place.endswith(".md") and anchor not in anchors(tree.text(place)):
            yield f"{path}: {place} has no heading for #{anchor}"


def anchors(text):
    return {re.sub(r"[^\w\- ]", "", heading.replace("`", "").lower()).replace(" ", "-")
            for heading in HEADING.findall(FENCE.sub("", text))}
