"""house.py ROOT RULE...: checks rules of the house on a source tree; prints each breach and exits with 1.

One module a rule in rules/, each with a function breaches(tree) that returns sentences. A new rule is a new module, a
line in RULES, a name in CMakeLists.txt and a bad example in house_test.py.
"""
import pathlib
import sys

from rules import documents, headings, includes, layout, library, sizes, words
from tree import Tree

RULES = {
    "includes": includes,
    "sizes": sizes,
    "headings": headings,
    "words": words,
    "library": library,
    "documents": documents,
    "layout": layout,
}


def main(arguments):
    if len(arguments) < 2 or any(name not in RULES for name in arguments[1:]):
        print(f"usage: house.py ROOT {{{'|'.join(RULES)}}}...", file=sys.stderr)
        return 2
    tree = Tree(pathlib.Path(arguments[0]).resolve())
    found = [sentence for name in arguments[1:] for sentence in RULES[name].breaches(tree)]
    for sentence in found:
        print(sentence)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
