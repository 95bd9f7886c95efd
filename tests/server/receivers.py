"""Receivers of calls on this machine: a mail server, and an HTTP server that is a webhook, a push service or ntfy.

with Receiver() as webhook, Mailbox() as mail:
    ...
    webhook.wait(1)
"""

from __future__ import annotations

import json
import threading
import time
from contextlib import AbstractContextManager
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from socketserver import StreamRequestHandler, ThreadingTCPServer
from typing import Any, NamedTuple

from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    ECDSA,
    SECP256R1,
    EllipticCurvePublicKey,
    generate_private_key,
)
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from carrack.server.calls.push import decode, encode, point_of
from tests.server.persons import until

LOOPBACK = "127.0.0.1"


class Received(NamedTuple):
    """A request."""

    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self.body)
        return found


class Receiver(AbstractContextManager["Receiver"]):
    """Keeps what it gets, and answers with a `status`, and a `location` if it has one; one that `hangs` takes
    everything and says nothing.
    """

    def __init__(self, status: int = 201) -> None:
        self.status = status
        self.location = ""
        self.hangs = threading.Event()
        self.got: list[Received] = []
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:  # the library's name
                body = self.rfile.read(int(self.headers.get("content-length", 0)))
                headers = {name.lower(): value for name, value in self.headers.items()}
                receiver.got.append(Received(self.path, headers, body))
                while receiver.hangs.is_set() and not receiver.closing:
                    time.sleep(0.02)
                self.send_response(receiver.status)
                if receiver.location:
                    self.send_header("location", receiver.location)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:
                """Nothing: tests say what they expect."""

        self.closing = False
        self._server = ThreadingHTTPServer((LOOPBACK, 0), Handler)
        self._server.daemon_threads = False
        self._thread = threading.Thread(target=self._server.serve_forever, kwargs={"poll_interval": 0.02})
        self._thread.start()

    @property
    def host(self) -> str:
        return f"{LOOPBACK}:{self._server.server_address[1]}"

    @property
    def url(self) -> str:
        return f"http://{self.host}/call/me"

    def wait(self, count: int) -> list[Received]:
        until(lambda: len(self.got) >= count)
        return self.got

    def __exit__(self, *_: object) -> None:
        self.closing = True
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()


class Browser:
    """The keys of a browser that has subscribed, with which it opens what was sealed for it (RFC 8291)."""

    def __init__(self) -> None:
        self._private = generate_private_key(SECP256R1())
        self._auth = b"sixteen bytes!!!"
        self.keys = {"p256dh": encode(point_of(self._private)), "auth": encode(self._auth)}

    def open(self, sealed: bytes) -> dict[str, Any]:
        salt, size, length = sealed[:16], int.from_bytes(sealed[16:20], "big"), sealed[20]
        theirs, record = sealed[21 : 21 + length], sealed[21 + length :]
        assert len(record) <= size
        shared = self._private.exchange(ECDH(), EllipticCurvePublicKey.from_encoded_point(SECP256R1(), theirs))
        info = b"WebPush: info\0" + point_of(self._private) + theirs
        secret = HKDF(SHA256(), 32, self._auth, info).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        plain = AESGCM(key).decrypt(nonce, record, None)
        assert plain.endswith(b"\x02")
        found: dict[str, Any] = json.loads(plain[:-1])
        return found


def claims(authorization: str, push_key: str) -> dict[str, Any]:
    """What a push service reads in a signature (RFC 8292), having checked it."""
    token, _, key = authorization.removeprefix("vapid t=").partition(", k=")
    assert key == push_key
    head, body, signature = token.split(".")
    raw = decode(signature)
    signed = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public = EllipticCurvePublicKey.from_encoded_point(SECP256R1(), decode(key))
    public.verify(signed, f"{head}.{body}".encode(), ECDSA(SHA256()))
    assert json.loads(decode(head)) == {"typ": "JWT", "alg": "ES256"}
    found: dict[str, Any] = json.loads(decode(body))
    return found


class Mailbox(AbstractContextManager["Mailbox"]):
    """A mail server (RFC 5321) that keeps what it gets; with a `refusal` it says that to whoever is written to."""

    def __init__(self) -> None:
        self.refusal = ""
        self.letters: list[EmailMessage] = []
        mailbox = self

        class Handler(StreamRequestHandler):
            def handle(self) -> None:
                self.say("220 ready")
                while line := self.rfile.readline():
                    verb = line.split()[0].upper().decode()
                    if verb == "QUIT":
                        self.say("221 farewell")
                        return
                    if verb == "DATA":
                        self.say("354 go on")
                        mailbox.take(b"".join(iter(self.rfile.readline, b".\r\n")))
                    self.say(mailbox.refusal if verb == "RCPT" and mailbox.refusal else "250 OK")

            def say(self, text: str) -> None:
                self.wfile.write(f"{text}\r\n".encode())

        self._server = ThreadingTCPServer((LOOPBACK, 0), Handler)
        self._thread = threading.Thread(target=self._server.serve_forever, kwargs={"poll_interval": 0.02})
        self._thread.start()

    @property
    def url(self) -> str:
        return f"smtp://{LOOPBACK}:{self._server.server_address[1]}?from=games@example.org"

    def take(self, data: bytes) -> None:
        self.letters.append(message_from_bytes(data, policy=default))

    def wait(self, count: int) -> list[EmailMessage]:
        until(lambda: len(self.letters) >= count)
        return self.letters

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()
