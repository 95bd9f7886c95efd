"""The recorded games of the corpus, `corpus/GAME/*.jsonl`. Together they ask every question and know every verb."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import carrack

CORPUS = Path(__file__).parent / "corpus"
# Verbs that no recorded game asks with more than one answer: a single one is given without asking.
NO_CHOICE: Final = {"discovery-2015": {"ride-to"}}


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


def positions(id: str, *chosen: str) -> Iterator[carrack.State]:
    """Every position before an answer that stood, of these games or of all."""
    for name in chosen or names(id):
        match = replayed(id, name)
        state = match.at(0)
        for action in line(match):
            yield state
            state.play(action)


class Place(NamedTuple):
    """Where somebody is asked in a recorded game, and the verbs that are looked at there."""

    name: str
    revision: int
    verbs: tuple[str, ...]


def questions(id: str) -> Iterator[tuple[str, int, carrack.State]]:
    """Every question of a seat with more than one answer, in the games in which nothing was taken back."""
    for name in names(id):
        match = replayed(id, name)
        answers = line(match)
        if len(answers) != match.revision:
            continue
        state = match.at(0)
        for revision, action in enumerate(answers):
            if state.actor >= 0 and len(state.legal()) > 1:
                yield name, revision, state
            state.play(action)


@cache
def places(id: str) -> tuple[Place, ...]:
    """Where to sit so that every verb is met, the place with the most verbs first."""
    game = carrack.game(id)
    offered = [
        (name, revision, {str(game.describe(code)["verb"]) for code in state.legal()})
        for name, revision, state in questions(id)
    ]
    left = {verb.name for verb in game.verbs.table if not game.is_natures(verb.first)} - NO_CHOICE.get(id, set())
    found: list[Place] = []
    while left:
        name, revision, verbs = max(offered, key=lambda one: len(one[2] & left))
        assert verbs & left, left
        found.append(Place(name, revision, tuple(sorted(verbs & left))))
        left -= verbs
    return tuple(found)
