"""Matches and records that the tests of the core share."""

from __future__ import annotations

from carrack import Match
from carrack.bots import bot
from carrack.core.record import Checks, Record, fingerprint
from carrack.core.replay import replay
from tests.core.hide_and_toss import GAME


def finished_short_match() -> Match:
    """A whole game of Hide and Toss with an undo, a hand-over and a rewind on its way."""
    match = Match(GAME, seed="a coin")
    match.play(0)
    match.undo(0)
    match.play(1)
    match.hand_over(1, "Zoé")
    match.play(2)
    match.rewind(3, by=[0, 1])
    match.play(3)
    match.play(6)
    return match


def iron_age_match(seats: int = 2, entries: int = 10**6, seed: str = "iron") -> Match:
    """A game of random bots, up to a number of entries or to its end."""
    match = Match("iron-age", seats=seats, seed=seed)
    player = bot("random", seed)
    while not match.over and match.revision < entries:
        match.play(player.choose(match.state))
    return match


def signed(lines: list[dict[str, object]], match: Match) -> Record:
    """Lines with their checksums made anew, as a forger would who knows how: `match` gives the states."""
    checks = Checks()
    sees = str(lines[0]["sees"])
    for revision, line in enumerate(lines):
        state = match.at(min(revision, match.revision))
        line["check"] = checks.next(line, fingerprint(match.game, state, sees))
    return Record(lines)


def forged(match: Match, number: int, **changes: object) -> str:
    """The match's record with fields of one line changed (None: removed), and every checksum made to fit."""
    lines = [dict(line) for line in match.archive().lines]
    for name, value in changes.items():
        if value is None:
            del lines[number - 1][name]
        else:
            lines[number - 1][name] = value
        lines[number - 1]["check"] = lines[number - 1].pop("check")
    return str(signed(lines, match))


def again(match: Match) -> Match:
    """The match, through its record and back."""
    return replay(str(match.archive()).encode())
