"""A rule that cannot fail is no rule: each one is shown a tree that breaks it, and a tree that does not."""
import pathlib
import tempfile
import unittest

from rules import documents, headings, includes, layout, library, sizes, words
from tree import Tree

LONG_BODY = "int f(int x) {\n" + "    ++x;\n" * 80 + "    return x;\n}\n"


def complaints(rule, files):
    """What the rule says about a tree of these files."""
    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder)
        for path, text in files.items():
            (root / path).parent.mkdir(parents=True, exist_ok=True)
            (root / path).write_text(text, encoding="utf-8")
        return list(rule.breaches(Tree(root)))


class HouseTest(unittest.TestCase):
    def refuses(self, rule, files, word=""):
        found = complaints(rule, files)
        self.assertTrue(any(word in sentence for sentence in found), f"{rule.__name__} said only {found}")

    def accepts(self, rule, files):
        self.assertEqual(complaints(rule, files), [])


class IncludesTest(HouseTest):
    HEADERS = {"src/search/s.h": "", "src/board/b.h": "", "src/logic/l.h": "", "include/huisu/a.h": "", "src/api/x.h": ""}

    def source(self, path, line):
        return {**self.HEADERS, path: line + "\n"}

    def test_a_folder_may_include_itself_what_stands_below_it_and_the_public_headers(self):
        self.accepts(includes, self.source("src/search/s.cpp", '#include "search/s.h"\n#include "s.h"\n#include "board/b.h"'))
        self.accepts(includes, self.source("src/board/b.cpp", '#include "huisu/a.h"\n#include <vector>'))
        self.accepts(includes, self.source("src/api/a.cpp", '#include "logic/l.h"\n#include "search/s.h"'))

    def test_an_arrow_that_points_back_is_refused(self):
        self.refuses(includes, self.source("src/board/b.cpp", '#include "search/s.h"'), "board may not include search")
        self.refuses(includes, self.source("src/board/b.cpp", '#include "../search/s.h"'), "board may not include search")
        self.refuses(includes, self.source("src/search/s.cpp", '  #  include "api/x.h"'), "search may not include api")

    def test_a_human_does_not_guess(self):
        self.refuses(includes, self.source("src/logic/l.cpp", '#include "search/s.h"'), "logic may not include search")

    def test_a_library_stays_in_its_folder(self):
        self.refuses(includes, self.source("src/search/s.cpp", "#include <hwy/highway.h>"), "may not include")
        self.refuses(includes, self.source("src/board/b.cpp", "#include <boost/any.hpp>"), "not a library")

    def test_public_headers_see_only_the_standard_library(self):
        self.refuses(includes, self.source("include/huisu/b.h", "#include <fmt/core.h>"), "public header")
        self.refuses(includes, self.source("include/huisu/b.h", '#include "search/s.h"'), "public header")
        self.refuses(includes, self.source("include/huisu/b.h", "struct S { search::Trail* t; };"), "search::")
        self.refuses(includes, self.source("include/huisu/b.h", "__m256i f();"), "__m256i")
        self.refuses(includes, self.source("include/huisu/b.h", "#include <stdint.h>"), "public header")
        self.accepts(includes, self.source("include/huisu/c.h", "#include <stdint.h>"))
        self.accepts(includes, self.source("include/huisu/b.h", "// search::Trail stays inside\n#include <vector>"))

    def test_apps_see_only_the_public_headers_and_their_own(self):
        own = {"apps/cli/c.h": "", "apps/cli/d/e.cpp": '#include "c.h"\n#include "huisu/a.h"\n#include <CLI/CLI.hpp>\n'}
        self.accepts(includes, {**self.HEADERS, **own})
        self.refuses(includes, self.source("apps/cli/main.cpp", '#include "search/s.h"'), "its own files")
        self.refuses(includes, self.source("apps/cli/main.cpp", '#include "../../src/search/s.h"'), "its own files")

    def test_apps_see_the_folders_of_apps_that_they_may_see(self):
        shared = {"apps/json/call.h": '#include "json/value.h"\n', "apps/json/value.h": "", "apps/server/server.h": ""}
        for path in ("apps/cli/main.cpp", "apps/server/routes.cpp", "bindings/wasm/calls.cpp"):
            self.accepts(includes, {**shared, path: '#include "json/call.h"\n'})
        self.refuses(includes, {**shared, "bindings/wasm/calls.cpp": '#include "server/server.h"\n'}, "its own files")
        self.refuses(includes, {**shared, "apps/json/call.cpp": '#include "server/server.h"\n'}, "its own files")
        self.refuses(includes, {**shared, "apps/cli/main.cpp": '#include "json/none.h"\n'}, "its own files")

    def test_an_unknown_folder_is_refused(self):
        self.refuses(includes, {"src/new/n.cpp": ""}, "src/new")


class SizesTest(HouseTest):
    def test_long_files_and_functions_are_refused(self):
        self.refuses(sizes, {"src/model/a.cpp": "int x;\n" * 501}, "501 lines")
        self.refuses(sizes, {"src/model/a.cpp": LONG_BODY}, "83 lines")
        self.refuses(sizes, {"src/model/a.cpp": "namespace huisu {\nstruct S {\n" + LONG_BODY + "};\n}\n"}, "a.cpp:3")
        self.refuses(sizes, {"tests/a.cpp": LONG_BODY.replace("int f(int x)", "TEST(A, B)")}, "83 lines")
        self.refuses(sizes, {"src/model/a.cpp": LONG_BODY.replace("(int x)", "(int x) const -> std::vector<int>")}, "83 lines")

    def test_short_functions_in_long_namespaces_and_classes_are_fine(self):
        short = "int f(int x) {\n" + "    if (x) { ++x; }\n" * 30 + "}\n"
        self.accepts(sizes, {"src/model/a.cpp": "namespace a {\nclass C {\n" + short * 4 + "};\n}\n"})
        self.accepts(sizes, {"src/model/a.cpp": 'const char* s = "f() {";\n// f() {\n' + "int x;\n" * 100})
        self.accepts(sizes, {"src/model/a.cpp": "template <class T = decltype(f())>\nstruct S {\n" + "int x;\n" * 100 + "};\n"})

    def test_the_median_file_is_short(self):
        self.refuses(sizes, {f"src/model/{n}.cpp": "int x;\n" * 151 for n in "abc"}, "median")

    def test_the_page_has_the_same_limits(self):
        self.refuses(sizes, {"web/src/model/a.ts": "// x\n" * 501}, "501 lines")
        self.refuses(sizes, {f"web/src/{n}.ts": "// x\n" * 151 for n in "abc"}, "median")
        self.accepts(sizes, {"web/dist/a.css": "/* x */\n" * 900, "web/src/model/a.ts": "// x\n" * 100})

    def test_vague_folders_are_refused(self):
        self.refuses(sizes, {"src/utils/a.h": ""}, "src/utils")
        self.refuses(sizes, {"tests/common/a.txt": ""}, "tests/common")


class HeadingsTest(HouseTest):
    def test_each_file_says_its_idea(self):
        self.refuses(headings, {"src/model/a.h": "#pragma once\n"}, "without a comment")
        self.refuses(headings, {"apps/cli/main.cpp": "int main() {}\n"}, "without a comment")
        self.refuses(headings, {"src/model/a.h": "// Idea.\n" * 16 + "#pragma once\n"}, "16 lines")
        self.refuses(headings, {"src/model/a.h": "// Idea.\n"}, "pragma once")
        self.refuses(headings, {"src/fast9/a-inl.h": "// Idea.\n#pragma once\n"}, "HWY_TARGET_TOGGLE")
        self.accepts(headings, {"src/model/a.h": "// Idea.\n#pragma once\n", "src/model/a.cpp": "#include <vector>\n"})
        self.accepts(headings, {"include/huisu/a.h": "// Idea.\n#pragma once\n", "src/api/a.cpp": "int x;\n"})


    def test_each_file_of_the_page_says_its_idea_too(self):
        self.refuses(headings, {"web/src/board/Cell.tsx": "export {};\n"}, "without a comment")
        self.refuses(headings, {"web/src/styles/base.css": "a { color: red }\n"}, "without a comment")
        self.accepts(headings, {"web/src/board/Cell.tsx": "// Idea.\n", "web/src/styles/base.css": "/* Idea. */\n"})


class WordsTest(HouseTest):
    def test_notes_machines_and_using_are_refused(self):
        self.refuses(words, {"docs/a.md": "TODO: write\n"}, "TODO")
        self.refuses(words, {"src/model/a.cpp": "// FIXME\n"}, "FIXME")
        self.refuses(words, {"tests/a.cpp": 'open("/home/somebody/a.txt");\n'}, "machine")
        self.refuses(words, {"docs/a.md": "see `/work/x`\n"}, "machine")
        self.refuses(words, {"tests/a.cpp": 'open("/tmp/a.txt");\n'}, "scratch")
        self.refuses(words, {"src/model/a.h": "using  namespace std;\n"}, "header")
        self.refuses(words, {"src/CMakeLists.txt": "file(GLOB a CONFIGURE_DEPENDS *)\n"}, "ninja")
        self.accepts(words, {"src/CMakeLists.txt": "set_property(DIRECTORY PROPERTY CMAKE_CONFIGURE_DEPENDS a)\n"})
        self.accepts(words, {"tests/a.cpp": "using namespace huisu;\n", "docs/a.md": "https://example.org/home/x ../work/a\n"})


class LibraryTest(HouseTest):
    def test_the_library_is_silent_and_pure(self):
        for line in ('std::cout << 1;', 'printf("x");', "exit(1);", "std::abort();", "throw 1;", 'std::getenv("A");',
                     "fmt::print(stderr);", "static int calls = 0;", "thread_local std::vector<int> v;", "std::rand();"):
            self.refuses(library, {"src/model/a.cpp": line + "\n"}, "a.cpp:1")

    def test_what_only_looks_like_it_is_fine(self):
        for line in ("// never throw", 'auto s = "exit(1)";', "snprintf(b, 1, f);", "static constexpr int kA = 1;",
                     "static std::optional<S> make(int a);", "static const int a = 1;", "int on_exit = 0;",
                     "const auto c = 'a'; const auto n = 1'000; // throw '"):
            self.accepts(library, {"src/model/a.cpp": line + "\n"})
        self.accepts(library, {"apps/cli/main.cpp": "std::exit(1);\n"})
        self.accepts(library, {"src/fast9/targets.cpp": 'std::getenv("HUISU_TARGET");\n'})


class DocumentsTest(HouseTest):
    GOOD = {path: "" for path in documents.REQUIRED}

    def test_missing_documents_and_translations_are_refused(self):
        self.accepts(documents, self.GOOD)
        self.refuses(documents, {"README.md": ""}, "LICENSE is missing")
        self.refuses(documents, {**self.GOOD, "docs/a.zh.md": ""}, "docs/a.md is missing")

    def test_both_languages_give_the_same_commands(self):
        block = "```console\n$ ./huisu solve a.txt\n123\n```\n"
        self.accepts(documents, {**self.GOOD, "README.md": block, "README.zh.md": block})
        self.refuses(documents, {**self.GOOD, "README.md": block}, "README.zh.md lacks")
        self.refuses(documents, {**self.GOOD, "README.zh.md": block}, "README.md lacks")

    def test_dead_links_are_refused(self):
        self.refuses(documents, {**self.GOOD, "docs/a.md": "[x](b.md)\n"}, "leads nowhere")
        self.refuses(documents, {**self.GOOD, "docs/a.md": "![x](../pictures/b.svg)\n"}, "leads nowhere")
        self.refuses(documents, {**self.GOOD, "docs/a.md": "# One\n[x](#two)\n"}, "no heading")
        self.accepts(documents, {**self.GOOD, "docs/a.md": "# One `two`, 三\n[x](#one-two-三) [y](../README.md) [docs](.) "
                                 "[u](https://example.org) `[v](nowhere.md)`\n"})


class LayoutTest(HouseTest):
    STYLE = {".clang-format": "BasedOnStyle: Google\nIndentWidth: 4\n"}

    def test_a_file_in_another_layout_is_refused(self):
        self.refuses(layout, {**self.STYLE, "src/model/a.cpp": "int f( ){return 1 ;}\n"}, "a.cpp:1")
        self.accepts(layout, {**self.STYLE, "src/model/a.cpp": "int f() { return 1; }\n"})


if __name__ == "__main__":
    unittest.main()
