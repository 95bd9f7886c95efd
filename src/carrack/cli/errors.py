"""What went wrong, in one line of the reader's language: which field, and what was expected."""

from __future__ import annotations

import errno
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import typer

from carrack.cli.voice import WORDS, Refused, Voice
from carrack.core.errors import CarrackError, OptionError, RecordError

UsageError: Final = typer.BadParameter.__base__  # the only public way to the base class of typer's complaints


def explain(error: BaseException, voice: Voice) -> str:
    if isinstance(error, Refused):
        return voice(error.key, **error.arguments)
    if isinstance(error, RecordError):
        return explain_record(error, voice)
    if isinstance(error, OSError):
        return explain_system(error, voice)
    if isinstance(error, OptionError):
        return voice("error-field", field=error.field, why=error.args[1])
    if isinstance(error, CarrackError):
        return str(error)
    return voice("error-bug", what=f"{type(error).__name__}: {error}")


def explain_record(error: RecordError, voice: Voice) -> str:
    """The kind of a refusal has its own words; one that has none is told as it is."""
    key = f"refused-{error.kind}"
    why = voice(key, **error.details) if WORDS.knows(key, voice.lang) else str(error)
    return voice("refused-line", line=error.line, why=why) if error.line else why


def explain_system(error: OSError, voice: Voice) -> str:
    why = explain_errno(error, voice.lang)
    return voice("error-file", file=str(error.filename), why=why) if error.filename is not None else why


def explain_errno(error: Exception, lang: str) -> str:
    """The system's own words are English: those that people meet have ours."""
    key = f"system-{errno.errorcode.get(getattr(error, 'errno', None) or 0, '')}"
    return WORDS.say(key, lang, {}) if WORDS.knows(key, lang) else (getattr(error, "strerror", "") or str(error))


@contextmanager
def named(file: str, voice: Voice, status: int = 1) -> Iterator[None]:
    """Whoever hands us several files wants to know which of them is no record."""
    try:
        yield
    except RecordError as error:
        raise Refused("record-refused", status, file=file, why=explain_record(error, voice)) from None


def explain_usage(error: Exception, voice: Voice) -> str:
    """A complaint of the command line's parser, told by what it is about."""
    option = getattr(error, "option_name", None)
    param = getattr(error, "param", None)
    if hasattr(error, "possibilities") and option is not None:
        return voice("usage-no-option", option=option)
    if option is not None:
        return voice("usage-needs-value", option=option)
    if hasattr(error, "param_type") and param is not None:
        is_option = param.opts[0].startswith("-")
        return voice("usage-missing", what=param.opts[0] if is_option else param.metavar or param.name.upper())
    if param is not None:
        return voice("usage-bad-value", what=param.opts[0])
    return voice("usage-other", what=str(error))
