"""calls.py HUISU NAME: the JSON calls over HTTP, one after the other and many at once; what is refused, and how."""
import concurrent.futures
import contextlib
import gzip
import json
import random
import sys

from serving import HOPELESS, IS_SANITIZED, JSON, MEGABYTE, PUZZLE, SOLUTION, Serving, count_for_ever, head, run_tests, status_of

VERBS = ["read", "write", "solve", "count", "check", "explain", "hint", "rate", "generate", "canonical"]


def test_every_verb_answers(huisu):
    more = {"read": {"text": PUZZLE}, "write": {"puzzle": PUZZLE, "format": "grid"}, "generate": {"seed": 1}}
    with Serving(huisu) as server:
        for verb in VERBS:
            status, answer = server.call(verb, more.get(verb, {"puzzle": PUZZLE}))
            assert status == 200 and "error" not in answer, (verb, answer)
        status, answer = server.call("solve", {"puzzle": PUZZLE})
        assert "".join(map(str, answer["solution"])) == SOLUTION


def test_a_thousand_requests_from_sixteen_connections(huisu):
    def work(server, number, requests):
        dice = random.Random(number)
        right = 0
        with contextlib.closing(server.connection()) as connection:
            for _ in range(requests):
                verb, request, wanted = dice.choice([
                    ("solve", {"puzzle": PUZZLE}, lambda a: a["verdict"] == "unique"),
                    ("check", {"puzzle": PUZZLE, "lang": "zh"}, lambda a: a["rule_breaks"] == []),
                    ("canonical", {"puzzle": SOLUTION}, lambda a: a["form"].startswith("123456789")),
                    ("count", {"puzzle": PUZZLE}, lambda a: a["count"] == "1"),
                    ("solve", {"puzzle": "nonsense"}, lambda a: a["error"]["code"] == "unreadable"),
                ])
                connection.request("POST", f"/api/{verb}", json.dumps(request), JSON)
                answer = json.loads(connection.getresponse().read())
                right += wanted(answer)
        return right

    with Serving(huisu) as server:
        with concurrent.futures.ThreadPoolExecutor(16) as threads:
            before = sum(threads.map(lambda number: work(server, number, 10), range(16)))
            memory, descriptors = server.memory(), server.descriptors()
            after = sum(threads.map(lambda number: work(server, number, 63), range(16)))
        assert (before, after) == (160, 1008), (before, after)
        kept = (64 if IS_SANITIZED else 16) * MEGABYTE  # a sanitizer keeps what is given back, thread by thread
        assert server.memory() < memory + kept, (memory, server.memory())
        assert server.descriptors() <= descriptors + 16


def test_bad_requests_have_their_status(huisu):
    with Serving(huisu) as server:
        good = json.dumps({"puzzle": PUZZLE})
        cases = [
            ("GET", "/api/solve", None, {}, 405, "bad_method"),
            ("PUT", "/api/solve", good, JSON, 405, "bad_method"),
            ("DELETE", "/api/solve", None, {}, 405, "bad_method"),
            ("OPTIONS", "/api/solve", None, {}, 405, "bad_method"),
            ("POST", "/api/guess", good, JSON, 404, "unknown_verb"),
            ("POST", "/api/", good, JSON, 404, "unknown_verb"),
            ("POST", "/api/solve/", good, JSON, 404, "unknown_verb"),
            ("POST", "/elsewhere", good, JSON, 404, "not_found"),
            ("POST", "/", good, JSON, 405, "bad_method"),
            ("POST", "/api/solve", good, {"Content-Type": "text/plain"}, 415, "bad_type"),
            ("POST", "/api/solve", good, {"Content-Type": "application/x-www-form-urlencoded"}, 415, "bad_type"),
            ("POST", "/api/solve", good, {"Content-Type": "multipart/form-data; boundary=x"}, 415, "bad_type"),
            ("POST", "/api/solve", "{", JSON, 400, "bad_json"),
            ("POST", "/api/solve", "[]", JSON, 400, "bad_request"),
            ("POST", "/api/solve", '{"puzzle":"8..="}', JSON, 400, "unreadable"),
        ]
        for method, path, body, headers, wanted, code in cases:
            status, answered, text = server.ask(method, path, body, headers)
            assert status == wanted, (method, path, status, text)
            assert answered["Content-Type"] == "application/json", answered
            assert json.loads(text)["error"]["code"] == code, (method, path, text)
            if status == 405:
                assert answered["Allow"] in ("POST", "GET, HEAD")
        status, answer = server.call("solve", '{"puzzle":\n x}')
        assert (answer["error"]["line"], answer["error"]["column"]) == (2, 2), answer
        assert server.call("solve", {"puzzle": PUZZLE}, **{"Content-Type": "Application/JSON; charset=utf-8"})[0] == 200


def test_nonsense_is_answered_with_json(huisu):
    dice = random.Random(3)
    with Serving(huisu) as server, contextlib.closing(server.connection()) as connection:
        for _ in range(200):
            text = bytearray(json.dumps({"puzzle": PUZZLE, "limit": 3, "time": 1}).encode())
            for _ in range(dice.randrange(1, 6)):
                text[dice.randrange(len(text))] = dice.randrange(256)
            connection.request("POST", f"/api/{dice.choice(VERBS)}", bytes(text), JSON)
            answer = connection.getresponse()
            assert answer.status in (200, 400), (answer.status, text)
            json.loads(answer.read())


def test_the_language_is_the_requests_or_the_browsers(huisu):
    with Serving(huisu) as server:
        assert server.call("solve", {"lang": "zh"})[1]["error"]["message"] == "缺少 puzzle"
        assert server.call("solve", {}, **{"Accept-Language": "zh-CN,zh;q=0.9"})[1]["error"]["message"] == "缺少 puzzle"
        assert server.call("guess", {}, **{"Accept-Language": "zh"})[1]["error"]["message"] == "没有这个动作"
        assert server.call("solve", {"lang": "en"}, **{"Accept-Language": "zh"})[1]["error"]["message"] == "puzzle is needed"


def test_other_sites_cannot_ask(huisu):
    with Serving(huisu, "--allow-host", "sudoku.example,other.example") as server:
        own = f"localhost:{server.port}"

        def status(host, **headers):
            body = json.dumps({"puzzle": PUZZLE}).encode()
            return status_of(server.raw(head("POST /api/solve HTTP/1.1", Host=host, Content_Type="application/json",
                                             Content_Length=len(body), **headers) + body))

        for host in (own, "localhost", "127.0.0.1", f"127.0.0.1:{server.port}", "[::1]:80", "LOCALHOST.", "10.0.0.7:1",
                     "sudoku.example", "other.example:443"):
            assert status(host) == 200, host
        for host in ("evil.example", f"evil.example:{server.port}", "localhost.evil.example", "127.0.0.1.evil.example", "",
                     "localhost:80:80", "localhost:x", "[::1", "[evil]", "0x7f.1", "sudoku.example.evil"):
            assert status(host) == 403, host
        assert status(own, Origin=f"http://{own}") == 200
        assert status(own, Origin=f"https://{own}") == 200
        for origin in ("http://evil.example", "null", "http://localhost:1", f"http://{own}.evil", f"ftp://{own}"):
            assert status(own, Origin=origin) == 403, origin
        assert status(own, Sec_Fetch_Site="same-origin") == 200
        assert status(own, Sec_Fetch_Site="cross-site") == 403
        assert status(own, Sec_Fetch_Site="same-site") == 403
        twice = b"GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n"
        assert status_of(server.raw(twice)) == 403
        assert status_of(server.raw(b"GET / HTTP/1.1\r\n\r\n")) == 403
        _, headers, _ = server.ask("OPTIONS", "/api/solve", None, {"Origin": "http://evil.example"})
        assert not [name for name in headers if name.lower().startswith("access-control")]


def test_what_takes_too_long_is_unknown(huisu):
    with Serving(huisu, "--call-time", "0.2") as server:
        status, answer = server.call("count", {**HOPELESS, "time": 1000})
        assert status == 200 and answer["exact"] is False, answer
        for verb in ("solve", "check", "explain", "hint", "rate"):
            status, answer = server.call(verb, {"puzzle": PUZZLE, "time": 0})
            assert status == 200 and answer["verdict"] == "unknown", (verb, answer)
        status, answer = server.call("generate", {"clues": "17", "count": 1000, "seed": 1})
        assert status == 200 and answer["reached"] is False and "the time is over" in answer["message"], answer


def test_one_call_too_many_is_told_to_come_again(huisu):
    with Serving(huisu, "--calls", "2", "--call-time", "600") as server:
        with concurrent.futures.ThreadPoolExecutor(2) as threads:
            hanging = [threads.submit(count_for_ever, server) for _ in range(2)]
            refused = None
            while refused is None:  # the two may have been sent and not yet begun
                status, headers, body = server.ask("POST", "/api/solve", json.dumps({"puzzle": PUZZLE}), JSON)
                refused = (headers, body) if status == 429 else None
            headers, body = refused
            assert headers["Retry-After"] == "1" and json.loads(body)["error"]["code"] == "too_many", body
            assert server.stop() == 0  # which ends the two
            assert [one.result() for one in hanging] == [200, 200]
        server.ends_well = False


def test_limits_are_those_of_the_options(huisu):
    with Serving(huisu, "--puzzle-limit", "3", "--body-limit", "2000") as server:
        assert server.call("generate", {"count": 4})[0] == 400
        assert len(server.call("generate", {"count": 3, "shape": "2x2"})[1]["puzzles"]) == 3
        answer = server.call("read", {"text": (PUZZLE + "\n") * 5})[1]
        assert len(answer["puzzles"]) == 3 and answer["complete"] is False
        status, answer = server.call("read", {"text": "." * 2000})
        assert (status, answer["error"]["code"]) == (413, "too_large")


def test_large_bodies_are_refused_and_not_kept(huisu):
    with Serving(huisu) as server:
        server.call("solve", {"puzzle": PUZZLE})
        before = server.memory()
        body = b'{"puzzle":"' + b"." * 50_000_000 + b'"}'
        status, answer = server.call("solve", body)
        assert (status, answer["error"]["code"]) == (413, "too_large"), answer
        chunks = (body[i:i + 1_000_000] for i in range(0, len(body), 1_000_000))
        with contextlib.closing(server.connection()) as connection:
            with contextlib.suppress(BrokenPipeError, ConnectionResetError):
                connection.request("POST", "/api/solve", chunks, JSON, encode_chunked=True)
            assert connection.getresponse().status == 413
        assert server.memory() < before + 16 * MEGABYTE, (before, server.memory())


def test_a_length_beyond_all_numbers_is_too_large(huisu):
    with Serving(huisu) as server, contextlib.closing(server.connection()) as connection:
        connection.putrequest("POST", "/api/solve")
        connection.putheader("Content-Type", "application/json")
        connection.putheader("Content-Length", "9" * 23)
        connection.endheaders()
        assert connection.getresponse().status == 413


def test_requests_of_many_values_take_little_memory(huisu):
    with Serving(huisu) as server:
        server.call("solve", {"puzzle": PUZZLE})
        before = server.memory()
        bodies = [b'{"puzzle":{"givens":[' + b"0," * 500_000 + b"0]}}", b'{"puzzle":[' + b"[]," * 340_000 + b"[]]}",
                  b"{" + b",".join(b'"%d":0' % i for i in range(100_000)) + b"}"]
        with concurrent.futures.ThreadPoolExecutor(8) as threads:
            for body in bodies:
                statuses = set(threads.map(lambda body: server.call("solve", body)[0], [body] * 8))
                assert statuses == {400}, statuses
        assert server.memory() < before + 64 * MEGABYTE, (before, server.memory())


def test_packed_requests_are_measured_unpacked(huisu):
    with Serving(huisu) as server:
        bomb = gzip.compress(b'{"puzzle":"' + b"." * 20_000_000 + b'"}')
        assert len(bomb) < 100_000
        before = server.memory()
        for _ in range(5):
            status, answer = server.call("solve", bomb, **{"Content-Encoding": "gzip"})
            assert status in (400, 413), answer
        assert server.memory() < before + 16 * MEGABYTE, (before, server.memory())
        assert server.call("solve", gzip.compress(json.dumps({"puzzle": PUZZLE}).encode()), **{"Content-Encoding": "gzip"})[0] == 200


def test_long_answers_are_packed_for_who_takes_that(huisu):
    with Serving(huisu) as server:
        request = json.dumps({"puzzle": PUZZLE, "max_steps": 2})
        _, headers, plain = server.ask("POST", "/api/explain", request, JSON)
        assert "Content-Encoding" not in headers
        _, headers, packed = server.ask("POST", "/api/explain", request, {**JSON, "Accept-Encoding": "br, gzip;q=0.5"})
        assert headers["Content-Encoding"] == "gzip"
        assert gzip.decompress(packed) == plain and len(packed) < len(plain)
        _, headers, _ = server.ask("POST", "/api/explain", request, {**JSON, "Accept-Encoding": "gzip;q=0, br"})
        assert "Content-Encoding" not in headers


if __name__ == "__main__":
    run_tests(sys.modules[__name__], *sys.argv[1:])
