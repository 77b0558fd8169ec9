"""What the tests of the server have in common: a server that runs while a test does, and requests to it, whole or byte by byte."""
import contextlib
import http.client
import json
import os
import signal
import socket
import subprocess

PUZZLE = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."
SOLUTION = "812753649943682175675491283154237896369845721287169534521974368438526917796318452"
PATIENCE = 60  # seconds after which something hangs
JSON = {"Content-Type": "application/json"}

# AddressSanitizer keeps what was freed for a while; here it is to keep little, and is allowed more.
IS_SANITIZED = "ASAN_OPTIONS" in os.environ
MEGABYTE = 1024 * (4 if IS_SANITIZED else 1)  # in kilobytes


def environment():
    if not IS_SANITIZED:
        return None
    return {**os.environ, "ASAN_OPTIONS": os.environ["ASAN_OPTIONS"] + ":quarantine_size_mb=8:thread_local_quarantine_size_kb=64"}


class Serving:
    """A server on a free port; ended by a signal when the block is left."""

    def __init__(self, huisu, *words, ends_well=True):
        self.words = [str(huisu), "--lang", "en", "serve", "--port", "0", "--json", *map(str, words)]
        self.ends_well = ends_well

    def __enter__(self):
        self.process = subprocess.Popen(self.words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment())
        line = self.process.stdout.readline()
        if not line:
            raise AssertionError(self.process.communicate())
        self.said = json.loads(line)
        self.port = self.said["port"]
        return self

    def __exit__(self, kind, *_):
        if kind is not None or not self.ends_well:
            self.process.kill()
            _, err = self.process.communicate()
            if kind is not None:
                print(err.decode(errors="replace"))
            return
        status = self.stop()
        assert status == 0, f"ended with {status}"

    def stop(self, number=signal.SIGTERM):
        self.process.send_signal(number)
        out, err = self.process.communicate(timeout=PATIENCE)
        assert out == b"", out
        complaints = [line for line in err.decode().splitlines() if "the page is not here" not in line]
        assert not complaints, complaints
        return self.process.returncode

    def connection(self):
        return http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)

    def ask(self, method, path, body=None, headers=None):
        """One request of its own: status, headers, body."""
        with contextlib.closing(self.connection()) as connection:
            connection.request(method, path, body, headers or {})
            answer = connection.getresponse()
            return answer.status, answer.headers, answer.read()

    def call(self, verb, request, **headers):
        body = request if isinstance(request, (str, bytes)) else json.dumps(request)
        status, _, answer = self.ask("POST", f"/api/{verb}", body, {**JSON, **headers})
        return status, json.loads(answer)

    def socket(self):
        return socket.create_connection(("127.0.0.1", self.port), timeout=PATIENCE)

    def raw(self, text):
        """Sends these bytes and gives all that comes back until the server closes the connection or has answered."""
        with self.socket() as plug:
            with contextlib.suppress(BrokenPipeError, ConnectionResetError):
                plug.sendall(text)
                plug.shutdown(socket.SHUT_WR)
            return everything(plug)

    def memory(self):
        """Resident, in kilobytes."""
        with open(f"/proc/{self.process.pid}/status", encoding="ascii") as status:
            return next(int(line.split()[1]) for line in status if line.startswith("VmRSS"))

    def descriptors(self):
        return len(os.listdir(f"/proc/{self.process.pid}/fd"))


def everything(plug):
    parts = []
    with contextlib.suppress(ConnectionResetError):
        while part := plug.recv(65536):
            parts.append(part)
    return b"".join(parts)


def status_of(answer):
    """Of raw bytes; None where there are none."""
    return int(answer.split()[1]) if answer.startswith(b"HTTP/1.1 ") else None


def head(request_line, **headers):
    lines = [request_line, *(f"{name.replace('_', '-')}: {value}" for name, value in {"Host": "localhost", **headers}.items())]
    return "\r\n".join(lines).encode() + b"\r\n\r\n"


def run_tests(module, huisu, name):
    getattr(module, f"test_{name}")(huisu)
