"""The recorded games of the corpus, `corpus/GAME/*.jsonl`. Together they ask every question and know every verb."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import carrack

CORPUS = Path(__file__).parent / "corpus"


def names(id: str) -> list[str]:
    return sorted(path.stem for path in (CORPUS / id).glob("*.jsonl"))


def text(id: str, name: str) -> str:
    return (CORPUS / id / f"{name}.jsonl").read_text("utf-8")


@cache
def replayed(id: str, name: str) -> carrack.Match:
    """The match of a record, every checksum verified."""
    return carrack.replay(text(id, name))


def line(match: carrack.Match) -> list[int]:
    """The answers that stood, Nature's too."""
    return match.line(match.revision)


def positions(id: str) -> Iterator[carrack.State]:
    """Every position before an answer that stood."""
    for name in names(id):
        match = replayed(id, name)
        state = match.at(0)
        for action in line(match):
            yield state
            state.play(action)
