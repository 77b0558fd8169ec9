"""pages.py HUISU NAME: the files of the page: what is served, how, and that nothing else is."""
import contextlib
import gzip
import os
import pathlib
import sys
import tempfile

from serving import Serving, head, run_tests, status_of

FILES = {
    "index.html": b"<!doctype html><title>huisu</title>" + b"<p>text" * 1000,
    "manifest.webmanifest": b"{}",
    "sw.js": b"self;",
    "assets/app-1a2b.js": b"export {};\n" * 500,
    "assets/app-1a2b.css": b"p {}",
    "assets/huisu.wasm": b"\0asm\1\0\0\0",
    "icons/icon.svg": b"<svg/>",
    "icons/icon.png": b"\x89PNG",
    ".hidden": b"secret",
    ".git/config": b"secret",
}


@contextlib.contextmanager
def page():
    with tempfile.TemporaryDirectory() as work:
        (pathlib.Path(work) / "secret.txt").write_bytes(b"secret")
        folder = pathlib.Path(work) / "page"
        for name, text in FILES.items():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_bytes(text)
        os.symlink("../secret.txt", folder / "link.txt")
        os.symlink("..", folder / "up")
        os.symlink("/etc", folder / "assets/etc")
        yield folder


def test_files_come_with_their_types(huisu):
    types = {"/": "text/html; charset=utf-8", "/index.html": "text/html; charset=utf-8",
             "/manifest.webmanifest": "application/manifest+json", "/sw.js": "text/javascript; charset=utf-8",
             "/assets/app-1a2b.css": "text/css; charset=utf-8", "/assets/huisu.wasm": "application/wasm",
             "/icons/icon.svg": "image/svg+xml", "/icons/icon.png": "image/png"}
    with page() as folder, Serving(huisu, "--page", folder) as server:
        assert server.said["page"] is True
        for path, kind in types.items():
            status, headers, body = server.ask("GET", path)
            assert (status, headers["Content-Type"]) == (200, kind), (path, status, headers)
            assert body == FILES[path[1:] or "index.html"]
            assert headers["X-Content-Type-Options"] == "nosniff"
            assert "'wasm-unsafe-eval'" in headers["Content-Security-Policy"]
            assert "unsafe-inline" not in headers["Content-Security-Policy"]
            assert "worker-src 'self'" in headers["Content-Security-Policy"]
        status, headers, body = server.ask("HEAD", "/")
        assert status == 200 and body == b"" and int(headers["Content-Length"]) == len(FILES["index.html"]), headers
        assert server.ask("GET", "/?lang=zh#x")[0] == 200


def test_files_are_packed_and_kept_by_browsers(huisu):
    with page() as folder, Serving(huisu, "--page", folder) as server:
        _, plain, _ = server.ask("GET", "/")
        _, packed, body = server.ask("GET", "/", None, {"Accept-Encoding": "gzip, deflate, br"})
        assert packed["Content-Encoding"] == "gzip" and gzip.decompress(body) == FILES["index.html"]
        assert packed["ETag"] != plain["ETag"] and packed["Vary"] == plain["Vary"] == "Accept-Encoding"
        assert plain["Cache-Control"] == "no-cache"
        assert "immutable" in server.ask("GET", "/assets/app-1a2b.js")[1]["Cache-Control"]
        for tag in (plain["ETag"], f'"x", {plain["ETag"]}', f'W/{plain["ETag"]}', "*"):
            status, headers, body = server.ask("GET", "/", None, {"If-None-Match": tag})
            assert (status, body, headers["ETag"]) == (304, b"", plain["ETag"]), (tag, status)
        assert server.ask("GET", "/", None, {"If-None-Match": '"x"'})[0] == 200
        # Ranges are not looked at: many small ones would make a large answer.
        status, _, body = server.ask("GET", "/", None, {"Range": "bytes=" + ",".join(["0-"] * 1000)})
        assert status == 200 and body == FILES["index.html"]


def test_no_path_leads_out_of_the_folder(huisu):
    paths = ["/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/..%5csecret.txt", "/.%2e/secret.txt", "/%252e%252e/secret.txt",
             "/assets/../../secret.txt", "/assets/%2e%2e/%2e%2e/secret.txt", "//secret.txt", "/up/secret.txt", "/link.txt",
             "/assets/etc/passwd", "/etc/passwd", "/.hidden", "/.git/config", "/index.html%00.txt", "/index.html%00", "/index.html/",
             "/%c0%ae%c0%ae/secret.txt", "/..;/secret.txt", "/assets/", "/assets", "/index.html/../../secret.txt", "/./index.html",
             "\\..\\secret.txt", "http://localhost/../secret.txt", "file:///etc/passwd", "*"]
    with page() as folder, Serving(huisu, "--page", folder, "--client-time", "4") as server:
        for path in paths:
            answer = server.raw(head(f"GET {path} HTTP/1.1", Connection="close"))
            assert status_of(answer) in (400, 404), (path, answer)
            assert b"\r\n\r\nsecret" not in answer and b"root:" not in answer, (path, answer)
        answer = server.raw(b"GET /index.html\0 HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert status_of(answer) in (None, 400, 404), answer


def test_without_a_page_it_says_so(huisu):
    with tempfile.TemporaryDirectory() as empty, Serving(huisu, "--page", empty) as server:
        assert server.said["page"] is False
        status, headers, body = server.ask("GET", "/")
        assert status == 503 and headers["Content-Type"].startswith("text/html"), status
        assert b"huisu serve --page" in body and "这里没有页面".encode() in body
    with Serving(huisu, "--page", "/nowhere/at/all") as server:
        assert server.ask("GET", "/")[0] == 503


if __name__ == "__main__":
    run_tests(sys.modules[__name__], *sys.argv[1:])
