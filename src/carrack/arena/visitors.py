"""Bots that are processes of their own, in any language: begun, asked within their time, and ended."""

from __future__ import annotations

import shlex
import subprocess
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Final, TypeVar

from carrack.arena.guard import GROUPS, Guard, end_group
from carrack.arena.protocol import (
    GONE,
    ILLEGAL,
    LATE,
    LONGEST,
    Forfeit,
    answer,
    check_hello,
    end,
    hello,
    question,
    start,
    written,
)
from carrack.bots.bot import Bot
from carrack.core.state import State

T = TypeVar("T")

PROCESS: Final = "process"
LIMIT: Final = 10.0  # seconds for an answer, where nothing else is said
LONGEST_LIMIT: Final = 3600.0
GREETING: Final = 60.0  # seconds to load whatever it needs and say hello
GRACE: Final = 1.0  # seconds to leave in
LAST_WORDS: Final = 2_000  # bytes of what it said to the error stream

_guard = Guard()
_idle: dict[str, list[Visitor]] = {}  # those that wait for their next game, by their commands


class Visitor:
    """One process. Whatever goes wrong with it is a Forfeit, and then it has been ended."""

    def __init__(self, command: str) -> None:
        self.command = command
        self.late = False
        self.last_words = b""
        pipe = subprocess.PIPE
        try:
            words = shlex.split(command)
            self.process = subprocess.Popen(words, stdin=pipe, stdout=pipe, stderr=pipe, start_new_session=True)
        except (OSError, ValueError, IndexError) as error:
            raise Forfeit(GONE, f"{command}: {error}") from None
        _guard.watch(self.process.pid)
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        assert self.process.stderr is not None
        self.to, self.out, self.err = self.process.stdin, self.process.stdout, self.process.stderr
        self.listener = threading.Thread(target=self._listen, daemon=True)
        self.listener.start()
        self.talk(GREETING, hello(), check_hello)

    def tell(self, seconds: float, message: dict[str, object]) -> None:
        with self._within(seconds):
            self._say(message)

    def talk(self, seconds: float, message: dict[str, object], understood: Callable[[bytes], T]) -> T:
        """Say something and hear what it says to it."""
        with self._within(seconds):
            with suppress(BrokenPipeError):  # it may have said why before it left
                self._say(message)
            line = self.out.readline(LONGEST)
            if not line:
                raise Forfeit(GONE)
            return understood(line)

    def close(self) -> None:
        """It hears the end of its input. Who does not leave then is ended, with whomever it has begun."""
        with suppress(OSError):
            self.to.close()
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(GRACE)
        self._end()

    def _say(self, message: dict[str, object]) -> None:
        self.to.write(written(message))
        self.to.flush()

    @contextmanager
    def _within(self, seconds: float) -> Iterator[None]:
        """Time is up for reading and writing alike: a pipe that nobody reads would hold us up as well."""
        timer = threading.Timer(seconds, self._time_is_up)
        timer.start()
        try:
            yield
            if self.late:
                raise Forfeit(LATE)
        except (OSError, Forfeit) as error:
            self._end()
            if self.late:
                raise Forfeit(LATE, f"no answer within {seconds:g} s") from None
            if isinstance(error, Forfeit) and error.why != GONE:
                raise
            raise Forfeit(GONE, self._obituary()) from None
        except BaseException:
            self._end()
            raise
        finally:
            timer.cancel()

    def _time_is_up(self) -> None:
        self.late = True
        self._kill()

    def _kill(self) -> None:
        if GROUPS:
            end_group(self.process.pid)
        else:
            self.process.kill()

    def _end(self) -> None:
        self._kill()
        self.process.wait()
        _guard.forget(self.process.pid)
        self.listener.join(GRACE)
        for pipe in (self.to, self.out, self.err):
            with suppress(OSError, ValueError):
                pipe.close()

    def _listen(self) -> None:
        """Its error stream is its own: nobody reads it but for the last words of one that has gone."""
        with suppress(OSError, ValueError):
            while more := self.err.read1(4096):  # type: ignore[attr-defined]  # a pipe is read through a buffer
                self.last_words = (self.last_words + more)[-LAST_WORDS:]

    def _obituary(self) -> str:
        lines = self.last_words.decode("utf-8", "replace").strip().splitlines()
        return f"status {self.process.returncode}" + (f", {lines[-1].strip()[:200]}" if lines else "")


class ProcessBot(Bot):
    """A seat whose answers come from a visitor. The process is there from its first question on, for many games."""

    def __init__(self, command: str, limit: float, seed: str) -> None:
        self.command = command
        self.limit = limit
        self.seed = seed
        self.visitor: Visitor | None = None
        self.asked = 0

    def choose(self, state: State) -> int:
        if self.visitor is None:
            idle = _idle.get(self.command)
            self.visitor = idle.pop() if idle else Visitor(self.command)
            self.visitor.tell(self.limit, start(state, self.seed, self.limit))
        self.asked += 1
        number, legal = self.asked, state.legal()
        return self.visitor.talk(self.limit, question(state, number), lambda line: answer(line, number, legal))

    def leave(self, scores: list[int], winners: list[int], why: str) -> None:
        """The game is over; the process waits for the next one, if it takes it well."""
        if self.visitor is not None and self.visitor.process.returncode is None:
            with suppress(Forfeit):
                self.visitor.tell(self.limit, end(scores, winners, why))
                _idle.setdefault(self.command, []).append(self.visitor)
        self.visitor = None


def is_process(level: str) -> bool:
    return level.partition(":")[0].partition("@")[0] == PROCESS


def process_bot(level: str, seed: str) -> ProcessBot:
    """By `process:COMMAND`, or `process@5s:COMMAND` with the seconds that it has for an answer."""
    kind, _, command = level.partition(":")
    _, at, text = kind.partition("@")
    try:
        limit = float(text.removesuffix("s")) if at else LIMIT
    except ValueError:
        limit = 0.0
    if not (command.strip() and 0 < limit <= LONGEST_LIMIT):
        raise ValueError("expected process:COMMAND or process@SECONDSs:COMMAND")
    return ProcessBot(command, limit, seed)


def greet(level: str) -> None:
    """Whether it can be started and says hello: else a Forfeit."""
    Visitor(process_bot(level, "").command).close()


def dismiss() -> None:
    """All that wait for another game may go."""
    for visitors in _idle.values():
        for visitor in visitors:
            visitor.close()
    _idle.clear()
    _guard.close()


def check_choice(action: object, legal: list[int]) -> int:
    """An answer of a Bot of Python, which may say anything."""
    if type(action) is not int or action not in legal:
        raise Forfeit(ILLEGAL, f"action {action!r}"[:80])
    return action
