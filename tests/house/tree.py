"""The source tree as the rules see it: its files, their text, and C++ text without comments and strings."""
import os
import re

SKIPPED_FOLDERS = {".git", "build", "node_modules", "dist", "test-results", "__pycache__"}
PAGE_ENDINGS = (".ts", ".tsx", ".mjs", ".css")
CODE_FOLDERS = ("src", "include", "apps", "bindings", "tests", "bench", "fuzz")

TOKEN = re.compile(
    r'//[^\n]*|/\*.*?\*/|R"(?P<mark>[^()\s\\]{0,16})\(.*?\)(?P=mark)"|"(?:\\.|[^"\\\n])*"|'
    r"(?<![0-9A-Fa-f])'(?:\\.|[^'\\\n])+'",
    re.DOTALL,
)


class Tree:
    def __init__(self, root):
        self.root = root
        self._texts = {}
        self.files = sorted(self._walk())

    def _walk(self):
        for folder, folders, names in os.walk(self.root):
            folders[:] = [name for name in folders if name not in SKIPPED_FOLDERS and not name.startswith("build-")]
            for name in names:
                if name == ".git":  # of a second work tree
                    continue
                yield os.path.relpath(os.path.join(folder, name), self.root).replace(os.sep, "/")

    def folders(self):
        return sorted({"/".join(parts[:i]) for parts in (f.split("/") for f in self.files) for i in range(1, len(parts))})

    def text(self, path):
        """The text of a file; empty for one that is not UTF-8."""
        if path not in self._texts:
            try:
                self._texts[path] = (self.root / path).read_text(encoding="utf-8")
            except UnicodeDecodeError:
                self._texts[path] = ""
        return self._texts[path]

    def code(self, *under):
        """The C++ files below the given folders (all code folders when none is given)."""
        heads = tuple(folder + "/" for folder in (under or CODE_FOLDERS))
        return [path for path in self.files if path.startswith(heads) and path.endswith((".h", ".cpp"))]

    def page(self, *under):
        """The files of the page below the given folders of web/ (all of it when none is given)."""
        heads = tuple(f"web/{folder}/" for folder in under) or ("web/",)
        return [path for path in self.files if path.startswith(heads) and path.endswith(PAGE_ENDINGS)]

    def bare(self, path):
        """C++ text with comments, strings and characters blanked out; lines stay where they are."""
        return TOKEN.sub(lambda match: blank(match.group()), self.text(path))


def blank(text):
    if text.startswith('"'):
        return '""' + " " * (len(text) - 2)
    return re.sub(r"[^\n]", " ", text)


def line_of(text, offset):
    return text.count("\n", 0, offset) + 1
