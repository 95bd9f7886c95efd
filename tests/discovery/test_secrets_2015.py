"""2015, V13: what a seat has looked at is no matter to anybody else, wherever the game goes, until it is turned up.

The table of these games is one of explorers: they look at counters and get to the deck. What the server makes of the
same games is in tests/server.
"""

from __future__ import annotations

import json

import pytest

from carrack.core.fate import Seeded
from carrack.core.match import Match
from carrack.core.state import State
from carrack.testing.secrets import shown_to
from tests.twins import Eyes, Twins, match_of

GAME = "discovery-2015"
SEATS = 3
EVERYBODY: tuple[Eyes, ...] = (0, 1, 2, None)
SETS: list[dict[str, bool | int | str]] = [
    {"scouting": True},
    {"scouting": True, "hide_failed_counters": True},
    {"scouting": True, "no_survivors": True},
    {"scouting": True, "advanced_scouting": True},
]
GAMES = 2
pytestmark = pytest.mark.slow


def named(options: dict[str, bool | int | str]) -> str:
    return "+".join(options)


def told_by(match: Match, eyes: Eyes) -> str:
    """All that a match says to somebody."""
    said: list[object] = [str(match.record(eyes)), match.log(eyes), match.told_to(eyes, match.revision // 2)]
    if eyes is not None:
        said.append(match.can_undo(eyes))
    if match.actor == eyes:
        said.append([(action, match.is_final(action)) for action in match.state.legal()])
    return json.dumps(said)


def deck_of(state: State) -> tuple[object, object]:
    plain = state.plain()
    return plain["top"], plain["bottom"]


@pytest.mark.parametrize("options", SETS, ids=named)
def test_whatever_others_have_looked_at_one_is_shown_the_same(options: dict[str, bool | int | str]) -> None:
    """View, checksum, question, odds, answers, reasons, and what a bot would be given to think about."""
    compared = asked = of_counters = of_cards = 0
    for seed in range(GAMES):
        for eyes in EVERYBODY:
            twins = Twins(GAME, SEATS, options, [eyes], seed)
            while not twins.over:
                here, there = twins.here, twins.there
                if twins.differ:
                    assert shown_to(here, eyes) == shown_to(there, eyes)
                    if eyes is not None:
                        samples = [state.game.sample(state, eyes, Seeded("imagined")) for state in (here, there)]
                        assert samples[0].key() == samples[1].key()
                    compared += 1
                    asked += here.actor == eyes
                    of_cards += deck_of(here) != deck_of(there)
                    of_counters += here.plain()["counter"] != there.plain()["counter"]
                twins.play()
    assert compared > 100
    assert asked > 20
    assert of_cards > 20
    assert of_counters > 50 or "advanced_scouting" in options, "open counters are no secret"


@pytest.mark.parametrize("options", SETS, ids=named)
def test_whatever_others_have_looked_at_one_is_told_the_same(options: dict[str, bool | int | str]) -> None:
    """Log, record with its checksums, what can be taken back: Match by Match. Whoever looked is told something else."""
    for eyes in EVERYBODY:
        for matches in first_and_last(Twins(GAME, SEATS, options, [eyes], f"told {eyes}")):
            one, other = (told_by(match, eyes) for match in matches)
            assert one == other
            assert any(told_by(matches[0], seat) != told_by(matches[1], seat) for seat in range(SEATS))


def first_and_last(twins: Twins) -> list[tuple[Match, Match]]:
    """Of the first secret of a game and of the last one: the latest moment at which somebody is to choose."""
    start = twins.here.clone()
    latest: dict[int, tuple[list[int], list[int]]] = {}  # of each secret
    while not twins.over:
        if twins.differ and twins.rest:
            latest[twins.differ_since] = (list(twins.lines[0]), list(twins.lines[1]))
        twins.play()
    lines = list(latest.values())
    return [(match_of(start, a, len(a)), match_of(start, b, len(b))) for a, b in (lines[0], lines[-1])]
