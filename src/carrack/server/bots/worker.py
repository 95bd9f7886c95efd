"""A worker, seen from the server: its process, and the thread that spawns it, reads what it sends and reaps it."""

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
_context: Final = get_context("spawn")
_spawn_lock: Final = threading.Lock()  # a spawn polls all children, so no other thread may be reaping one


class Worker:
    """`on_message` is called in the event loop with what the process sends, and with None when it was reaped."""

    def __init__(self, entry_point: str, on_message: Callable[[Worker, Message | None], None]) -> None:
        self.job: int | None = None  # whose answer is awaited
        self.temper: str | None = None  # of the bot that it thought for last
        self.ready = False
        self.pid: int | None = None
        self._entry_point = entry_point
        self._on_message = on_message
        self._loop = asyncio.get_running_loop()
        self._lock = threading.Lock()
        self._writing = threading.Lock()  # nobody may close the pipe while its number is being written to
        self._killed = False
        self._process: SpawnProcess | None = None
        self._connection: Connection | None = None
        self._thread = threading.Thread(target=self._run, name="worker", daemon=True)
        self._thread.start()

    # In the event loop.

    async def send(self, job: Job) -> None:
        """In a thread: a long record does not fit into the pipe at once. A dead worker is noticed by the thread."""
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
        """Now, whatever it does; `on_message` gets None soon."""
        with self._lock:
            self._killed = True
            if self._process is not None:
                self._process.kill()

    async def join(self) -> None:
        await asyncio.to_thread(self._thread.join)

    # In the thread.

    def _run(self) -> None:
        try:
            ours = self._start()
            try:
                while True:
                    self._post(decode_message(ours.recv_bytes()))
            except (EOFError, OSError):
                pass
            except msgspec.MsgspecError:
                log.error("a worker speaks gibberish", extra={"pid": self.pid})
        except OSError:
            log.exception("a worker could not be started")
        finally:
            self._reap()
            self._post(None)

    def _start(self) -> Connection:
        ours, theirs = _context.Pipe()
        self._connection = ours
        process = _context.Process(target=serve, args=(theirs, self._entry_point), name="carrack worker", daemon=True)
        with _spawn_lock, interrupts_held():
            process.start()
        theirs.close()
        with self._lock:
            self._process = process
            self.pid = process.pid
            if self._killed:
                process.kill()
        return ours

    def _reap(self) -> None:
        with self._lock:
            process, self._process = self._process, None
        if process is not None:
            with _spawn_lock:
                process.kill()
                process.join()
            process.close()
        if self._connection is not None:
            with self._writing:
                self._connection.close()

    def _post(self, message: Message | None) -> None:
        try:
            self._loop.call_soon_threadsafe(self._on_message, self, message)
        except RuntimeError:  # the loop is closed: nobody listens any more
            log.debug("a worker spoke to nobody")
