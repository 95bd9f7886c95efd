"""The terminal: what is written to it, what is read from it, and what may happen to it meanwhile."""

from __future__ import annotations

import contextlib
import io
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from types import FrameType
from typing import Final, TextIO

from rich.console import Console, RenderableType
from rich.text import Text

from carrack.cli.streams import MANNER
from carrack.cli.table.draw import Pen, pen_for

TICK: Final = 0.5  # seconds
LEAST_WIDTH: Final = 40
MOST_WIDTH: Final = 200
DEADLY: Final = tuple(getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name))

Completions = Callable[[], Sequence[str]]


class Killed(BaseException):
    """The process was told to end: the game is on the disk already."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


def _killed(number: int, _frame: FrameType | None) -> None:
    raise Killed(number)


@contextlib.contextmanager
def orderly_end() -> Iterator[None]:
    """A signal to end becomes an exception, so that a file being written is finished or left alone."""
    before = {number: signal.signal(number, _killed) for number in DEADLY}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


@contextlib.contextmanager
def _awake() -> Iterator[None]:
    """A tick now and then while readline waits.

    A signal in the instant between its prompt and its waiting would otherwise be heard only with the next key.
    """
    if not hasattr(signal, "setitimer"):
        yield
        return
    before = signal.signal(signal.SIGALRM, lambda _number, _frame: None)
    signal.setitimer(signal.ITIMER_REAL, TICK, TICK)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


class Screen:
    """Writes lines that are already as wide as they should be, and reads lines whatever they contain."""

    def __init__(self, stdin: TextIO, stdout: TextIO, color: bool) -> None:
        for stream, manner in ((stdin, "replace"), (stdout, MANNER)):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors=manner)
        self.stdin = stdin
        self.console = Console(file=stdout, no_color=None if color else True, highlight=False, emoji=False)
        self.pen: Pen = pen_for(self.console.encoding)
        self.is_terminal = stdin.isatty() and stdout.isatty()
        self._completions: Completions = list
        if self.is_terminal:
            self._set_up_readline()

    @property
    def width(self) -> int:
        """As the terminal is now: it may have been resized since the last line."""
        return max(LEAST_WIDTH, min(self.console.width, MOST_WIDTH))

    def show(self, said: Sequence[RenderableType]) -> None:
        for part in said:
            if isinstance(part, Text):
                self.console.print(part, soft_wrap=True)
            else:
                self.console.print(part, width=min(self.width, 100))

    def ask(self, prompt: str, completions: Completions) -> str | None:
        """One line, without its end; None when there will be no more."""
        self._completions = completions
        if self.is_terminal and self.stdin is sys.stdin:
            try:
                with _awake():
                    return input(self._coloured(f"{prompt}> "))
            except EOFError:
                self.console.print()
                return None
        self.console.print(Text(f"{prompt}> "), end="", soft_wrap=True)
        self.console.file.flush()
        typed = self.stdin.readline()
        text = typed.rstrip("\r\n")
        self.console.print(Text("" if self.stdin.isatty() else text), soft_wrap=True)  # where no terminal shows it
        return text if typed else None

    def _coloured(self, prompt: str) -> str:
        """Readline has to be told which characters take no room."""
        if self.console.color_system is None:
            return prompt
        return f"\001\033[1m\002{prompt}\001\033[0m\002"

    def clear(self) -> None:
        """For a curtain: nothing of the last person's table stays in sight."""
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            self.console.clear()
        else:
            self.show([Text("\n" * 60)])

    def _set_up_readline(self) -> None:
        """History and the Tab key, where the system has them."""
        try:
            import readline
        except ImportError:
            return
        readline.set_completer(self._complete)
        readline.parse_and_bind("bind ^I rl_complete" if "libedit" in (readline.__doc__ or "") else "tab: complete")

    def _complete(self, text: str, place: int) -> str | None:
        found = [word for word in self._completions() if word.startswith(text.casefold())]
        return f"{found[place]} " if place < len(found) else None
