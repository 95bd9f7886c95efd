"""How a command speaks: in which language, on which stream, and how it says what went wrong."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from typing import Final
from unicodedata import category

from rich.console import Console
from rich.text import Text

from carrack.cli.table.speech import Speech
from carrack.words import FALLBACK, LANGUAGES, Words, language_of

WORDS: Final = Words("cli", family="record")
PROGRAM: Final = "carrack"
WIDE: Final = 160  # columns where nobody looks: in a pipe lines are not broken


class Refused(Exception):
    """Something on the command line that will not do; said in the words of `cli.ftl`. Ends with `status`."""

    def __init__(self, key: str, status: int = 2, **arguments: object) -> None:
        super().__init__(key)
        self.key = key
        self.status = status
        self.arguments = arguments


class Voice:
    """Says messages of `cli.ftl`; `table` says those of the table. Results go to `out`, all else to `err`."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.table = Speech(lang)
        self.out = _console(stderr=False)
        self.err = _console(stderr=True)

    def __call__(self, key: str, **arguments: object) -> str:
        return WORDS.say(key, self.lang, arguments)

    def print(self, text: str | Text = "", style: str = "") -> None:
        self.out.print(text, style=style, soft_wrap=True)

    def complain(self, text: str) -> None:
        """One line on the error stream, whatever is in it: a file's name may hold line ends and worse."""
        clean = "".join(" " if category(letter).startswith("C") else letter for letter in text)
        self.err.print(f"{PROGRAM}: {clean}", soft_wrap=True)


def _console(stderr: bool) -> Console:
    stream = sys.stderr if stderr else sys.stdout
    shown = stream.isatty() or "COLUMNS" in os.environ
    return Console(stderr=stderr, markup=False, highlight=False, emoji=False, width=None if shown else WIDE)


def spoken(environment: Mapping[str, str]) -> str:
    """The language of the system, as far as we speak it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            return language_of(environment[name])
    return FALLBACK


def voice_for(arguments: Sequence[str], environment: Mapping[str, str]) -> Voice:
    """The voice that the command line asks for, wherever `--lang` stands in it, else the system's."""
    asked = _asked_language(arguments)
    voice = Voice(asked if asked in LANGUAGES else spoken(environment))
    if asked is not None and asked not in LANGUAGES:
        raise Unspoken(voice, asked)
    return voice


class Unspoken(Exception):
    """A language that we do not speak was asked for; `voice` says so in the system's."""

    def __init__(self, voice: Voice, asked: str) -> None:
        super().__init__(asked)
        self.voice = voice
        self.asked = asked


def _asked_language(arguments: Sequence[str]) -> str | None:
    for i, argument in enumerate(arguments):
        if argument == "--":
            return None
        if argument == "--lang" and i + 1 < len(arguments):
            return arguments[i + 1]
        if argument.startswith("--lang="):
            return argument.removeprefix("--lang=")
    return None
