"""The library never prints, exits, throws, reads the environment (but for one variable) or keeps mutable globals."""
import re

from tree import line_of

FORBIDDEN = re.compile(
    r"\b(?:printf|fprintf|vprintf|puts|putchar|putc|fputs|fputc|fwrite|perror)\s*\(|\bstd::(?:cout|cerr|clog|cin)\b|"
    r"\bfmt::print\b|\b(?:exit|_Exit|quick_exit|abort|terminate)\s*\(|\bthrow\b|\b(?:secure_)?getenv\b|"
    r"\b(?:setenv|putenv|setlocale|signal|system|rand|srand)\s*\("
)
MUTABLE = re.compile(r"\b(?:static|thread_local)\s+(?!const\b|constexpr\b|constinit\s+const\b|inline\b)[\w:<>, \t&*]+?[ \t&*]\w+\s*(?:=|;|\{)")


MAY_READ_ENVIRONMENT = "src/fast9/targets.cpp"  # HUISU_TARGET, which forces an instruction set in any program


def breaches(tree):
    for path in tree.code("src", "include"):
        bare = tree.bare(path)
        for match in FORBIDDEN.finditer(bare):
            if path == MAY_READ_ENVIRONMENT and match.group() == "getenv":
                continue
            yield f"{path}:{line_of(bare, match.start())}: '{match.group()}': not in the library"
        for match in MUTABLE.finditer(bare):
            yield f"{path}:{line_of(bare, match.start())}: '{match.group()}': mutable state that all callers share"
