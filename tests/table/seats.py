"""Tables to sit down at in tests: sessions without a terminal, and terminals with a real one."""

from __future__ import annotations

import codecs
import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from rich.cells import cell_len
from rich.console import Console, RenderableType

import carrack
from carrack.cli.play import new_game
from carrack.cli.table.answers import handle
from carrack.cli.table.session import Reply, Session
from carrack.cli.table.speech import Speech
from carrack.core.match import Match

PATIENCE = 120  # seconds: a guard against hanging, not a measure
PROMPT = re.compile(r"(?:^|\n)[^\n]{1,24}> $")
ANSI = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")
COLOUR = re.compile(r"\x1b\[(?:[0-9]+;)*(?:3[0-7]|9[0-7])[;m]")
PASSIVE = ("k", "n", "r", "1", "0")  # keep, no, roll, the first, none: one of them answers every question
MOST_PASSES = 200


def sit(
    folder: Path,
    seats: str = "person:Anna,bot:greedy",
    lang: str = "en",
    seed: str | None = "table",
    asked: bool = False,
    options: Sequence[str] = (),
    game: str = "iron-age",
) -> Session:
    """A fresh session, kept in a file of this folder."""
    return new_game(Speech(lang), game, seats, options, None if asked else seed, asked, folder / "game.jsonl")


def type_in(session: Session, *lines: str) -> Reply:
    """Lines one after the other, bots between them; the reply to the last."""
    reply = Reply()
    for text in lines:
        reply = handle(session, text)
        for _ in session.bots_play():
            pass
    return reply


def text_of(said: Sequence[RenderableType], width: int = 80) -> str:
    """What a reader sees, wrapped lines joined again."""
    console = Console(width=width, color_system=None)
    with console.capture() as capture:
        for part in said:
            console.print(part)
    return " ".join(capture.get().replace("\u00a0", " ").split())


def reply_to(session: Session, *lines: str) -> str:
    return text_of(type_in(session, *lines).said)


def bare(text: str) -> str:
    """Terminal output without its colours."""
    return ANSI.sub("", text).replace("\r", "")


def too_wide(text: str, width: int) -> list[str]:
    return [line for line in bare(text).split("\n") if cell_len(line) > width]


def kept(path: Path) -> Match:
    """The game in a file, every checksum verified."""
    return carrack.replay(path.read_bytes())


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "carrack.cli", "play", *arguments]


def environment(folder: Path, **more: str) -> dict[str, str]:
    """That of the tests, without what would change the width or the colours."""
    plain = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES", "NO_COLOR", "LANG")}
    return {**plain, "TERM": "xterm-256color", "XDG_DATA_HOME": str(folder), "LC_ALL": "C.UTF-8", **more}


class Terminal:
    """`carrack play` behind a pseudo-terminal."""

    # The slave becomes the controlling terminal, so that Ctrl-C and hanging up mean what they mean to people.
    LAUNCH = "import fcntl, os, sys, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0); os.execv(sys.argv[1], sys.argv[1:])"

    def __init__(self, folder: Path, *arguments: str, width: int = 80, **more: str) -> None:
        self.fd, slave = pty.openpty()
        self.resize(width)
        self.process = subprocess.Popen(
            [sys.executable, "-c", self.LAUNCH, *command(*arguments)],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=environment(folder, **more),
            start_new_session=True,
        )
        os.close(slave)
        self.decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self.output = ""
        self.fresh = ""

    def resize(self, width: int) -> None:
        fcntl.ioctl(self.fd, termios.TIOCSWINSZ, struct.pack("HHHH", 50, width, 0, 0))

    def read(self) -> bool:
        """Some more output; False when there will be none."""
        ready, _, _ = select.select([self.fd], [], [], PATIENCE)
        assert ready, f"nothing more came after:\n{bare(self.output)[-2000:]}"
        try:
            data = os.read(self.fd, 65536)
        except OSError:
            return False
        text = self.decoder.decode(data)
        self.output += text
        self.fresh += text
        return bool(data)

    def wait_for_prompt(self) -> str:
        """What was said since the last line was typed; the program waits, or has ended."""
        while not PROMPT.search(bare(self.fresh)) and self.read():
            pass
        return bare(self.fresh)

    def wait_for(self, text: str) -> None:
        while text not in bare(self.fresh):
            assert self.read(), f"no {text!r} came"

    def write(self, data: bytes) -> None:
        self.fresh = ""
        os.write(self.fd, data)

    def type(self, line: str) -> str:
        self.write(line.encode() + b"\n")
        return self.wait_for_prompt()

    def interrupt(self) -> str:
        """Ctrl-C, and what is said to it. Where it comes just before a line is waited for it is noticed with the next
        key only, so whoever hears nothing presses it again: what is noticed late is noticed once.
        """
        self.write(b"\x03")
        for _ in range(2):
            while select.select([self.fd], [], [], 15)[0]:
                if not self.read() or PROMPT.search(bare(self.fresh)):
                    return bare(self.fresh)
            os.write(self.fd, b"\x03")
        return self.wait_for_prompt()

    @property
    def ended(self) -> bool:
        return not PROMPT.search(bare(self.fresh))

    def end(self) -> int:
        """The exit status, once all output is read."""
        while self.read():
            pass
        return self.process.wait(PATIENCE)

    def play_on(self, tries: Sequence[str] = PASSIVE) -> None:
        """To the end of the game, with whatever of these answers each question."""
        for _ in range(MOST_PASSES):
            for line in tries:
                if self.ended:
                    return
                self.type(line)
        raise AssertionError(f"the game goes on for ever:\n{bare(self.output)[-2000:]}")


@contextmanager
def terminal(folder: Path, *arguments: str, width: int = 80, **more: str) -> Iterator[Terminal]:
    found = Terminal(folder, *arguments, width=width, **more)
    try:
        found.wait_for_prompt()
        yield found
    finally:
        if found.process.poll() is None:
            found.process.send_signal(signal.SIGKILL)
        found.process.wait(PATIENCE)
        os.close(found.fd)


def squeezed(text: str) -> str:
    """Without any blanks: a long path may be broken where the terminal ends."""
    return "".join(text.split())
