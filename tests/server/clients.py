"""clients.py HUISU NAME: slow clients, broken ones, and many of them. The server goes on answering the others."""
import contextlib
import json
import os
import signal
import socket
import sys
import time

from pages import page
from serving import MEGABYTE, PATIENCE, PUZZLE, Serving, everything, head, run_tests, status_of

BODY = json.dumps({"puzzle": PUZZLE}).encode()


def whole(**headers):
    return head("POST /api/solve HTTP/1.1", Content_Type="application/json", Content_Length=len(BODY), **headers) + BODY


def test_slow_clients_keep_nobody_waiting(huisu):
    with Serving(huisu, "--client-time", "3") as server:
        with contextlib.ExitStack() as stack:
            slow = [stack.enter_context(server.socket()) for _ in range(50)]
            for plug in slow:
                plug.sendall(b"GET / HTTP/1.1\r\nHost: local")
            assert (answer := server.call("solve", {"puzzle": PUZZLE}))[0] == 200, answer
            open_ones = set(slow)
            end = time.monotonic() + PATIENCE
            while open_ones and time.monotonic() < end:  # a byte now and then does not help them
                time.sleep(0.05)
                for plug in list(open_ones):
                    try:
                        plug.sendall(b"x")
                        plug.settimeout(0.001)
                        if plug.recv(4096) == b"":
                            open_ones.discard(plug)
                    except TimeoutError:
                        pass
                    except OSError:
                        open_ones.discard(plug)
            assert not open_ones
        assert (answer := server.call("solve", {"puzzle": PUZZLE}))[0] == 200, answer


def test_silent_clients_make_room_for_others(huisu):
    with Serving(huisu, "--client-time", "600") as server, contextlib.ExitStack() as stack:
        silent = [stack.enter_context(server.socket()) for _ in range(100)]
        assert (answer := server.call("solve", {"puzzle": PUZZLE}))[0] == 200, answer
        for plug in silent[:20]:  # the same after a first request
            with contextlib.suppress(OSError):
                plug.sendall(whole())
        assert (answer := server.call("solve", {"puzzle": PUZZLE}))[0] == 200, answer


def test_a_slow_body_is_told_that_it_took_too_long(huisu):
    with Serving(huisu, "--client-time", "3") as server, server.socket() as plug:
        plug.sendall(whole()[:-5])
        answer = everything(plug)
        assert status_of(answer) == 408 and b'"timeout"' in answer, answer


def test_a_client_that_takes_no_answer_is_left(huisu):
    with Serving(huisu, "--client-time", "3", "--calls", "100") as server:
        request = json.dumps({"text": (PUZZLE + "\n") * 1000}).encode()
        before = server.descriptors()
        with contextlib.ExitStack() as stack:
            for _ in range(20):
                plug = stack.enter_context(socket.socket())
                plug.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
                plug.connect(("127.0.0.1", server.port))
                plug.sendall(head("POST /api/read HTTP/1.1", Content_Type="application/json", Content_Length=len(request)) + request)
                assert plug.recv(1) == b"H"
            end = time.monotonic() + PATIENCE
            while server.descriptors() > before and time.monotonic() < end:
                time.sleep(0.01)
            assert server.descriptors() <= before, (before, server.descriptors())
        assert (answer := server.call("solve", {"puzzle": PUZZLE}))[0] == 200, answer


def test_half_requests_and_early_ends_do_no_harm(huisu):
    with Serving(huisu, "--client-time", "4") as server:
        server.call("solve", {"puzzle": PUZZLE})
        request = whole()
        for _ in range(3):
            descriptors = server.descriptors()
            for cut in range(0, len(request), 7):
                answer = server.raw(request[:cut])
                assert status_of(answer) in (None, 400, 403), (cut, answer)
                with server.socket() as plug:  # and one that goes away with a reset
                    plug.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")
                    plug.sendall(request[:cut])
        assert (answer := server.call("solve", {"puzzle": PUZZLE}))[0] == 200, answer
        end = time.monotonic() + PATIENCE
        while server.descriptors() > descriptors + 2 and time.monotonic() < end:
            time.sleep(0.05)
        assert server.descriptors() <= descriptors + 2


def test_what_is_no_http_is_refused(huisu):
    with Serving(huisu, "--client-time", "4") as server:
        for text in (b"nonsense\r\n\r\n", b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", b"GET\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n",
                     b"\0" * 100 + b"\r\n\r\n", b"GET / HTTP/1.1\r\nno colon\r\n\r\n", b"FOO / HTTP/1.1\r\nHost: localhost\r\n\r\n"):
            assert status_of(server.raw(text)) in (None, 400, 403), text
        assert status_of(server.raw(head("GET /" + "a" * 9000 + " HTTP/1.1"))) == 414
        assert status_of(server.raw(head("GET / HTTP/1.1", **{f"X{i}": "y" * 1000 for i in range(60)}))) in (None, 431)
        before = server.memory()
        answer = server.raw(b"GET /" + b"a" * 30_000_000)  # a line that never ends
        assert status_of(answer) in (None, 414, 431), answer
        assert server.memory() < before + 8 * MEGABYTE, (before, server.memory())
        for headers in ({"Content_Length": "-1"}, {"Content_Length": "x"}, {"Transfer_Encoding": "gzip"},
                        {"Transfer_Encoding": "chunked", "Content_Length": "5"}, {}):
            answer = server.raw(head("POST /api/solve HTTP/1.1", Content_Type="application/json", **headers) + BODY)
            assert status_of(answer) in (400, 411), (headers, answer)
        for chunks in (b"zz\r\n", b"ffffffffffffffff\r\n", b"5\r\nab", b"-1\r\n\r\n"):
            answer = server.raw(head("POST /api/solve HTTP/1.1", Content_Type="application/json", Transfer_Encoding="chunked") + chunks)
            assert status_of(answer) in (400, 413), (chunks, answer)
        assert (answer := server.call("solve", {"puzzle": PUZZLE}))[0] == 200, answer


def test_requests_may_follow_each_other_on_a_connection(huisu):
    with Serving(huisu) as server, server.socket() as plug:
        plug.sendall(whole() * 20 + whole(Connection="close"))
        answer = everything(plug)
        assert answer.count(b"HTTP/1.1 200 OK") == 21, answer[:300]
        # A body that was not asked for is never taken for the next request.
        smuggled = head("GET /nothing HTTP/1.1", Content_Length=len(whole())) + whole()
        answer = server.raw(smuggled)
        assert answer.count(b"HTTP/1.1 ") == 1 and status_of(answer) == 404, answer


def test_more_connections_than_it_serves_wait_or_are_told(huisu):
    with Serving(huisu, "--client-time", "4") as server:
        with contextlib.ExitStack() as stack:
            many = [stack.enter_context(server.socket()) for _ in range(400)]
            statuses = set()
            for plug in many[330:]:
                with contextlib.suppress(OSError):
                    plug.sendall(whole(Connection="close"))
                    statuses.add(status_of(everything(plug)))
            assert statuses <= {200, 429, None} and statuses & {200, 429}, statuses
        end = time.monotonic() + PATIENCE
        while True:
            with contextlib.suppress(OSError):
                if server.call("solve", {"puzzle": PUZZLE})[0] == 200:
                    break
            assert time.monotonic() < end
            time.sleep(0.05)


def test_a_client_that_does_not_read_cannot_keep_it_from_ending(huisu):
    with page() as folder:
        (folder / "large.png").write_bytes(bytes(32 << 20))
        with Serving(huisu, "--client-time", "1e10", "--page", folder, ends_well=False) as server, server.socket() as plug:
            plug.sendall(head("GET /large.png HTTP/1.1"))
            assert plug.recv(15) == b"HTTP/1.1 200 OK"  # and no more
            begin = time.monotonic()
            assert server.stop() == 0
            assert time.monotonic() - begin < PATIENCE / 2


def test_a_signal_ends_it_after_the_answers_under_way(huisu):
    for number in (signal.SIGINT, signal.SIGTERM):
        with Serving(huisu, "--call-time", "600", ends_well=False) as server, server.socket() as idle, server.socket() as plug:
            idle.sendall(b"GET / HT")
            request = json.dumps({"puzzle": "." * 1296}).encode()
            plug.sendall(head("POST /api/count HTTP/1.1", Content_Type="application/json", Content_Length=len(request)) + request)
            before = cpu_seconds(server.process.pid)
            while cpu_seconds(server.process.pid) < before + 0.05:  # until it counts
                time.sleep(0.01)
            assert server.stop(number) == 0
            answer = everything(plug)
            assert status_of(answer) == 200 and answer.count(b"Connection: close") <= 1, answer


def cpu_seconds(process):
    with open(f"/proc/{process}/stat", encoding="ascii") as stat:
        fields = stat.read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def test_the_time_ends_it_too(huisu):
    with Serving(huisu, "--time", "0.2", ends_well=False) as server:
        assert server.process.wait(PATIENCE) == 0


def test_a_port_that_is_taken_is_complained_of(huisu):
    with Serving(huisu) as server:
        other = Serving(huisu)
        other.words[other.words.index("--port") + 1] = str(server.port)
        with contextlib.suppress(AssertionError), other:
            raise SystemExit("two servers on one port")
        assert other.process.returncode == 2


def test_only_this_machine_can_connect(huisu):
    with Serving(huisu) as server:
        with open(f"/proc/{server.process.pid}/net/tcp", encoding="ascii") as table:
            listening = [line.split()[1] for line in table if line.split()[3] == "0A"]
        assert f"0100007F:{server.port:04X}" in listening, listening
        assert f"00000000:{server.port:04X}" not in listening, listening
        assert server.said["host"] == "127.0.0.1"


if __name__ == "__main__":
    run_tests(sys.modules[__name__], *sys.argv[1:])
