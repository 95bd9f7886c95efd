"""What the server and a worker say to each other, over a pipe. Plain values, read strictly on both sides."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

Report = Callable[[float, str], None]  # how far a job is, from 0 to 1, and a key for what is being done


class Job(msgspec.Struct, tag=True, array_like=True):
    """Something to work out. `limit` is in seconds."""

    id: int
    kind: str
    payload: dict[str, Any]
    limit: float


class Ready(msgspec.Struct, tag=True, array_like=True):
    """The worker has loaded the games: its first answer will be as quick as its later ones."""


class Progress(msgspec.Struct, tag=True, array_like=True):
    """A job goes on."""

    id: int
    done: float
    text: str


class Answer(msgspec.Struct, tag=True, array_like=True):
    """A job is done."""

    id: int
    result: Any


class Failure(msgspec.Struct, tag=True, array_like=True):
    """A job went wrong: what, and where in the code; no values, for some of them are secrets."""

    id: int
    error: str


Message = Ready | Progress | Answer | Failure

encode: Final[Callable[[Job | Message], bytes]] = msgspec.msgpack.Encoder().encode
decode_job: Final[Callable[[bytes], Job]] = msgspec.msgpack.Decoder(Job).decode
decode_message: Final[Callable[[bytes], Message]] = msgspec.msgpack.Decoder(Message).decode
