"""A worker, seen from the server: its process, and the thread that starts it, listens to it and buries it."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Final

import msgspec

from carrack.processes import interrupts_held
from carrack.server.bots.messages import Job, Message, decode_message, encode
from carrack.server.bots.process import serve

log = logging.getLogger("carrack.bots")
_spawn: Final = get_context("spawn")
_births: Final = threading.Lock()  # a start looks after all dead children, so it must not meet another's burial


class Worker:
    """What the process says is handed to `heard` in the event loop, and at last None, when nothing is left of it."""

    def __init__(self, place: str, heard: Callable[[Worker, Message | None], None]) -> None:
        self.job: int | None = None  # whose answer is awaited
        self.ready = False
        self.pid: int | None = None
        self._place = place
        self._heard = heard
        self._loop = asyncio.get_running_loop()
        self._lock = threading.Lock()
        self._writing = threading.Lock()  # nobody may close the pipe while its number is being written to
        self._unwanted = False
        self._process: SpawnProcess | None = None
        self._connection: Connection | None = None
        self._thread = threading.Thread(target=self._live, name="worker", daemon=True)
        self._thread.start()

    # In the event loop.

    async def send(self, job: Job) -> None:
        """In a thread: a long record does not fit into the pipe at once. A dead worker is heard of otherwise."""
        connection = self._connection
        assert connection is not None, "only a worker that is ready is given work"
        try:
            await asyncio.to_thread(self._send, connection, encode(job))
        except OSError:
            self.kill()

    def _send(self, connection: Connection, data: bytes) -> None:
        with self._writing:
            connection.send_bytes(data)

    def kill(self) -> None:
        """Now, whatever it does; None is heard soon."""
        with self._lock:
            self._unwanted = True
            if self._process is not None:
                self._process.kill()

    async def ended(self) -> None:
        await asyncio.to_thread(self._thread.join)

    # In the thread.

    def _live(self) -> None:
        try:
            ours = self._start()
            try:
                while True:
                    self._say(decode_message(ours.recv_bytes()))
            except (EOFError, OSError):
                pass
            except msgspec.MsgspecError:
                log.error("a worker speaks gibberish", extra={"pid": self.pid})
        except OSError:
            log.exception("a worker could not be started")
        finally:
            self._bury()
            self._say(None)

    def _start(self) -> Connection:
        ours, theirs = _spawn.Pipe()
        self._connection = ours
        process = _spawn.Process(target=serve, args=(theirs, self._place), name="carrack worker", daemon=True)
        with _births, interrupts_held():
            process.start()
        theirs.close()
        with self._lock:
            self._process = process
            self.pid = process.pid
            if self._unwanted:
                process.kill()
        return ours

    def _bury(self) -> None:
        with self._lock:
            process, self._process = self._process, None
        if process is not None:
            with _births:
                process.kill()
                process.join()
            process.close()
        if self._connection is not None:
            with self._writing:
                self._connection.close()

    def _say(self, message: Message | None) -> None:
        try:
            self._loop.call_soon_threadsafe(self._heard, self, message)
        except RuntimeError:  # the loop is closed: nobody listens any more
            log.debug("a worker spoke to nobody")
