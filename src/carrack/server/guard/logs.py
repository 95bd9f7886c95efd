"""What the server says of itself: one line of JSON each on the error stream, or plain text where somebody looks.

Requests are told by their route, never by their path or query: invitations stand there. Cookies, passwords and bodies
are never handed to a logger; what slips into a message all the same is struck out.
"""

from __future__ import annotations

import hashlib
import logging
import re
import sys
import time
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final, TextIO

import msgspec

REQUESTS: Final = logging.getLogger("carrack.requests")
FIELDS: Final = ("method", "route", "status", "ms", "size", "person")  # of a request
DETAILS: Final = ("table", "revision", "level", "job", "why", "tries_left", "times", "pid")  # of anything else
UNKNOWN: Final = "-"  # the route of a path that leads nowhere
STRUCK: Final = "[struck]"
# Passwords and tokens by the name before them, hashes of passwords, query strings, and whatever looks like a token.
SECRETS: Final = (
    re.compile(
        r"""(?ix) (["']?\b(?:password|passwort|secret|seed|token|cookie|set-cookie|authorization|invitation
        |contribution|carrack)\b["']? \s* [=:] \s*) (?: "(?:[^"\\]|\\.)*" | '(?:[^'\\]|\\.)*' | [^\s,;&)}\]]+ )"""
    ),
    re.compile(r"()\$argon2\w*\$[^\s'\"]+"),
    re.compile(r"(/api/invitations/|/api/feeds/|/confirm/|/api/tables/[\w-]+\.)[^\s'\"?/]+"),
    re.compile(r"(/[\w./-]*\?)[^\s'\"]+"),
    re.compile(r"()(?<![\w/.-])(?=[\w-]*[0-9])(?=[\w-]*[A-Za-z])[\w-]{32,}(?![\w/.-])"),
)


def redact(text: str) -> str:
    """The second line of defence: the first is that nothing secret is logged."""
    for pattern in SECRETS:
        text = pattern.sub(rf"\1{STRUCK}", text)
    return text


@lru_cache(4096)
def mark_of(person: str) -> str:
    """Somebody, so that lines about one person can be found together and say nothing else."""
    return hashlib.blake2b(person.encode(), digest_size=6).hexdigest()


def _extras(record: logging.LogRecord, names: tuple[str, ...]) -> dict[str, Any]:
    return {name: getattr(record, name) for name in names if hasattr(record, name)}


class JsonLines(logging.Formatter):
    """For machines."""

    def format(self, record: logging.LogRecord) -> str:
        extras = _extras(record, FIELDS)
        line: dict[str, Any] = {
            "time": f"{_second(int(record.created))}.{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.msg if extras else redact(record.getMessage()),  # what comes with fields is a fixed word
            **extras,
            **{name: redact(str(detail)) for name, detail in _extras(record, DETAILS).items()},
        }
        if record.exc_info:
            line["exception"] = redact(self.formatException(record.exc_info))
        return msgspec.json.encode(line).decode()


@lru_cache(4)
def _second(moment: int) -> str:
    return time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(moment))


class Plain(logging.Formatter):
    """For people in front of a terminal."""

    def format(self, record: logging.LogRecord) -> str:
        stamp = time.strftime("%H:%M:%S", time.localtime(record.created))
        extras = _extras(record, FIELDS)
        if extras:
            text = "{method:6} {route} {status} {ms} ms".format(**extras)
        else:
            details = "".join(f", {name} {detail}" for name, detail in _extras(record, DETAILS).items())
            text = redact(record.getMessage() + details)
        if record.exc_info:
            text += "\n" + redact(self.formatException(record.exc_info))
        return f"{stamp} {record.levelname.lower():7} {text}"


def configure(level: str, stream: TextIO | None = None) -> logging.Handler:
    """All loggers speak here, and only here; none of them looks up what no line says."""
    logging.logThreads = logging.logProcesses = logging.logMultiprocessing = False
    out = sys.stderr if stream is None else stream
    handler = logging.StreamHandler(out)
    handler.setFormatter(Plain() if out.isatty() else JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("carrack").setLevel(level.upper())
    logging.getLogger("uvicorn").setLevel(logging.ERROR)  # what it warns of, any stranger can cause
    return handler


def tell_request(scope: Mapping[str, object], seconds: float, status: int, size: int) -> None:
    """The line about a request that was answered."""
    person: Any = scope.get("carrack.person")
    fields = {
        "method": scope["method"],
        "route": scope.get("path_template") or UNKNOWN,
        "status": status,
        "ms": round(seconds * 1000, 1),
        "size": size,
        "person": None if person is None else mark_of(person.id),
    }
    REQUESTS.info("request", extra=fields)
