"""openapi.py HUISU NAME: docs/openapi.yaml against the server: requests and answers are as described, and all that is described occurs."""
import concurrent.futures
import json
import pathlib
import sys

import jsonschema
import yaml

from serving import JSON, PUZZLE, SOLUTION, Serving, count_for_ever, head, run_tests, status_of

DOCUMENT = yaml.safe_load((pathlib.Path(__file__).resolve().parents[2] / "docs/openapi.yaml").read_text(encoding="utf-8"))
SCHEMAS = DOCUMENT["components"]["schemas"]

ORIGIN = "..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97.."
EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
MANY = "." + PUZZLE[1:]
NONE = PUZZLE[0] + "2" + PUZZLE[2:]
BROKEN = PUZZLE[0] + "8" + PUZZLE[2:]
GIVENS = [0 if c == "." else int(c) for c in PUZZLE]
PLACED = [int(s) if c == "." and cell < 9 else 0 for cell, (c, s) in enumerate(zip(PUZZLE, SOLUTION))]
WRONG = [9 if cell == 1 else 0 for cell in range(81)]
ALL = [list(range(1, 10)) for _ in range(81)]
LOST = [[9] if cell == 1 else list(range(1, 10)) for cell in range(81)]
STATE = {"shape": {"rows": 3, "cols": 3, "size": 9}, "givens": GIVENS, "placed": PLACED, "candidates": ALL}

# Of each verb, requests whose answers hold, all together, every member and every word that the document describes.
REQUESTS = {
    "read": [{"text": PUZZLE + " name\n" + BROKEN + "\n12\n"}, {"text": (PUZZLE + "\n") * 3, "limit": 2, "format": "line", "box": "3x3"},
             {"text": "1" * 729, "lang": "zh", "time": 1}],
    "write": [{"puzzle": STATE, "format": "candidates", "style": "unicode"}, {"puzzle": PUZZLE, "format": "line", "blank": "0"}],
    "solve": [{"puzzle": p} for p in (PUZZLE, MANY, NONE, BROKEN, STATE)] + [{"puzzle": PUZZLE, "time": 0, "lang": "zh"}],
    "count": [{"puzzle": p} for p in (PUZZLE, NONE, BROKEN)] + [{"puzzle": "." * 81, "limit": 10}, {"puzzle": PUZZLE, "time": 0}],
    "check": [{"puzzle": p} for p in (PUZZLE, MANY, NONE, BROKEN)]
             + [{"puzzle": {"givens": GIVENS, "placed": WRONG}, "minimal": True}, {"puzzle": PUZZLE, "time": 0}],
    "explain": [{"puzzle": ORIGIN, "order": "se"}, {"puzzle": EASY, "order": "human"}]
               + [{"puzzle": p} for p in (MANY, NONE, BROKEN, "." * 256)]
               + [{"puzzle": "." * 81, "force": True}, {"puzzle": STATE, "max_steps": 1, "full": True}, {"puzzle": PUZZLE, "time": 0}],
    "hint": [{"puzzle": STATE, "last": 8, "order": "se", "full": True}, {"puzzle": SOLUTION, "lang": "zh"},
             {"puzzle": {"givens": GIVENS, "placed": WRONG}}, {"puzzle": {"givens": GIVENS, "candidates": LOST}},
             {"puzzle": "." * 81, "force": True}, {"puzzle": MANY}, {"puzzle": NONE}, {"puzzle": BROKEN}, {"puzzle": "." * 256},
             {"puzzle": PUZZLE, "time": 0}],
    "rate": [{"puzzle": EASY}, {"puzzle": "." * 256}, {"puzzle": MANY, "force": False}, {"puzzle": NONE}, {"puzzle": BROKEN},
             {"puzzle": PUZZLE, "time": 0}],
    "generate": [{"seed": "18446744073709551615", "rated": True, "level": "easy", "symmetry": "rotate180,mirror", "clues": "20-36",
                  "er": "1.0-2.5", "count": 2, "shape": "3x3"},
                 {"clues": "16", "seed": 1}, {"full": True}, {"require": "hidden_single"}, {"pattern": "x" * 81}],
    "canonical": [{"puzzle": PUZZLE}],
}
NOT_SHOWN = {  # described, and rightly so, but not worth a slow test
    ("ExplainAnswer", "end", "stuck"), ("HintAnswer", "end", "stuck"),
}


def validator(name):
    schema = {"$ref": f"#/components/schemas/{name}", "components": DOCUMENT["components"]}
    return jsonschema.Draft202012Validator(schema)


def name_of(verb, what):
    return verb.capitalize() + what


def test_it_describes_every_verb_and_no_other(huisu):
    assert DOCUMENT["openapi"].startswith("3.1")
    assert {path.removeprefix("/api/") for path in DOCUMENT["paths"]} == set(REQUESTS)
    for name, schema in SCHEMAS.items():
        jsonschema.Draft202012Validator.check_schema(schema)
        text = json.dumps(DOCUMENT)
        assert name in ("Error",) or f'"#/components/schemas/{name}"' in text, f"nobody refers to {name}"
    for path, item in DOCUMENT["paths"].items():
        verb = path.removeprefix("/api/")
        post = item["post"]
        assert post["operationId"] == verb
        asked = post["requestBody"]["content"]["application/json"]["schema"]["$ref"]
        answered = post["responses"]["200"]["content"]["application/json"]["schema"]["$ref"]
        assert asked.endswith("/" + name_of(verb, "Request")) and answered.endswith("/" + name_of(verb, "Answer"))
    with Serving(huisu) as server:
        for verb in REQUESTS:
            assert server.call(verb, "[]")[0] == 400, verb


def test_requests_and_answers_are_as_described(huisu):
    with Serving(huisu, "--call-time", "60") as server:
        for verb, requests in REQUESTS.items():
            seen = {}
            asked = set()
            for request in requests:
                validator(name_of(verb, "Request")).validate(request)
                asked |= set(request)
                status, answer = server.call(verb, request)
                assert status == 200, (verb, request, answer)
                validator(name_of(verb, "Answer")).validate(answer)
                for member, value in answer.items():
                    seen.setdefault(member, set()).add(value if isinstance(value, str) else None)
            described = SCHEMAS[name_of(verb, "Answer")]["properties"]
            assert set(described) == set(seen), (verb, set(described) ^ set(seen))
            for member, schema in described.items():
                for word in schema.get("enum", []):
                    assert word in seen[member] or (name_of(verb, "Answer"), member, word) in NOT_SHOWN, (verb, member, word)
            assert asked | {"lang", "time"} == set(SCHEMAS[name_of(verb, "Request")]["properties"]), (verb, asked)


def test_members_that_it_does_not_describe_are_refused(huisu):
    with Serving(huisu) as server:
        for verb, requests in REQUESTS.items():
            named = set(SCHEMAS[name_of(verb, "Request")]["properties"])
            status, answer = server.call(verb, {**requests[0], "extra": 1})
            message = answer["error"]["message"]
            assert status == 400 and "there is no member extra here" in message, (verb, answer)
            assert set(message.split("; there are: ")[1].split(", ")) == named, (verb, message)


def test_errors_are_as_described(huisu):
    codes = set()

    def note(wanted, status, body):
        validator("Error").validate(json.loads(body))
        assert status == wanted, (wanted, status, body)
        assert f"| {status} |" in table or f" {status}," in table or f" {status} |" in table or f"| {status}," in table, status
        codes.add(json.loads(body)["error"]["code"])

    table = DOCUMENT["components"]["responses"]["Error"]["description"]
    with Serving(huisu, "--body-limit", "2000", "--calls", "1", "--client-time", "3", "--call-time", "600") as server:
        def raw(wanted, text):
            answer = server.raw(text)
            note(wanted, status_of(answer), answer.split(b"\r\n\r\n", 1)[1])

        def ask(wanted, *request):
            status, _, body = server.ask(*request)
            note(wanted, status, body)

        ask(400, "POST", "/api/solve", "{", JSON)
        ask(400, "POST", "/api/solve", "{}", JSON)
        ask(400, "POST", "/api/solve", '{"puzzle":"="}', JSON)
        ask(403, "POST", "/api/solve", "{}", {**JSON, "Origin": "null"})
        ask(404, "POST", "/api/guess", "{}", JSON)
        ask(404, "GET", "/nothing")
        ask(405, "GET", "/api/solve")
        ask(413, "POST", "/api/solve", " " * 3000, JSON)
        ask(415, "POST", "/api/solve", "{}", {"Content-Type": "text/plain"})
        raw(411, head("POST /api/solve HTTP/1.1", Content_Type="application/json"))
        raw(414, head("GET /" + "a" * 9000 + " HTTP/1.1"))
        with server.socket() as plug:
            plug.sendall(head("POST /api/solve HTTP/1.1", Content_Type="application/json", Content_Length=9) + b"{")
            answer = b"".join(iter(lambda: plug.recv(4096), b""))
            note(408, status_of(answer), answer.split(b"\r\n\r\n", 1)[1])
        with concurrent.futures.ThreadPoolExecutor(1) as thread:
            hanging = thread.submit(count_for_ever, server)
            status = 200
            while status == 200:
                status, _, body = server.ask("POST", "/api/solve", json.dumps({"puzzle": PUZZLE}), JSON)
            note(429, status, body)
            assert server.stop() == 0
            assert hanging.result() == 200
        server.ends_well = False
    described = set(SCHEMAS["Error"]["properties"]["error"]["properties"]["code"]["enum"])
    assert codes == described - {"no_memory"}, codes ^ described


if __name__ == "__main__":
    run_tests(sys.modules[__name__], *sys.argv[1:])
