"""2015: every reason of this edition's own, and the paragraph that each names where it is met."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from carrack.games.discovery.tables.reasons import REASONS
from tests.answers import code
from tests.discovery.table import (
    CARD_NAMES,
    GAME_2015,
    Discovery,
    asked,
    colony,
    counters,
    discover,
    fleet,
    fresh_2015,
    goods,
    hand,
    lay,
    nations,
    own,
    play,
    purse,
    refused,
    resolve,
    show,
    skip,
    table_2015,
    turn,
    win,
)


def choosing() -> Discovery:
    """Seat 0 has Italy, seat 1 is to choose."""
    s = fresh_2015(3, nations="auction")
    while asked(s)[0] != "bid":
        s.play(s.legal()[0])
    play(s, "bid", dollars=1)
    play(s, "pass")
    play(s, "pass")
    play(s, "choose-nation", nation="italy")
    play(s, "bid", dollars=1)
    play(s, "pass")
    return s


def sailing(ships: int, used: int = 0) -> Discovery:
    """Seat 0 owns the Mayflower and so many ships, some of them used."""
    s = table_2015(2, builder_tiles=True)
    turn(s, 6)
    own(s, 0, "mayflower")
    fleet(s, 0, ships)
    hand(s, 0, colonist=5)
    hand(s, 1)
    for _ in range(used):
        play(s, "place-ship", worker="colonist")
    return s


def scouting(money: int = 10) -> Discovery:
    """Seat 0 has looked at the counter of Peru and has so much money left."""
    s = table_2015(2, scouting=True)
    play(s, "scout", region="peru")
    play(s, "counter-comes", counter="2-2-3-5")
    purse(s, 0, money)
    return s


def exploring(portugal: int, used: int = 0, cards: bool = True) -> Discovery:
    """Seat 0 has an expedition ready; somebody is Portugal, and has used its power in these ages."""
    s = table_2015(2, nations="random")
    nations(s, portugal=portugal, spain=1 - portugal)
    lay(s, uses=[used if seat == portugal else 0 for seat in range(2)])
    if not cards:
        win(s, 1, *CARD_NAMES)
    resolve(s, discovery=[(0, "captain")])
    play(s, "enlist", worker="captain")
    return s


def arranging() -> Discovery:
    """England has put the rival's soldier in front and arranges who comes behind: two of three are alike."""
    s = table_2015(2, nations="random")
    nations(s, england=0, spain=1)
    resolve(s, dock=[(0, "merchant"), (1, "soldier")])
    play(s, "muster")
    play(s, "arrange", place=2)
    return s


def replacing() -> Discovery:
    s = table_2015(2, nations="random")
    nations(s, italy=0, spain=1)
    resolve(s, captain=[(0, "colonist")], soldier=[(1, "colonist")])
    return s


def bought(tile: str, number: int) -> Discovery:
    """Seat 0 of three has bought it; a rival has two colonists and a soldier in Peru, and the last seat a counter."""
    s = table_2015(3, builder_tiles=True)
    turn(s, number)
    show(s, tile)
    purse(s, 0, 30)
    colony(s, 1, "peru", colonist=2, soldier=1)
    colony(s, 0, "caribbean", colonist=1)
    resolve(s, capital=[(0, "colonist")])
    play(s, "buy", tile=tile)
    return s


def plagued() -> Discovery:
    return bought("plague_2", 4)


def infecting() -> Discovery:
    return bought("plague_3", 7)


def counting() -> Discovery:
    s = infecting()
    play(s, "infect", seat=1, region="peru")
    return s


def rewriting() -> Discovery:
    return bought("rewrite_history", 7)


def rewriting_on() -> Discovery:
    """Two rivals have a counter, and one of them is named."""
    s = table_2015(3, builder_tiles=True)
    turn(s, 7)
    show(s, "rewrite_history")
    purse(s, 0, 30)
    discover(s, "peru", "brazil")
    one, other = counters(s, 2)
    lay(s, seat={1: {"counters": [one]}, 2: {"counters": [other]}})
    resolve(s, capital=[(0, "colonist")])
    play(s, "buy", tile="rewrite_history")
    play(s, "rewrite", seat=1)
    return s


def edict() -> Discovery:
    return bought("papal_edict", 4)


def edict_settling() -> Discovery:
    s = edict()
    play(s, "edict", seat=1, lead="other")
    return s


def smuggling() -> Discovery:
    s = table_2015(3, builder_tiles=True)
    turn(s, 2)
    own(s, 0, "smuggler")
    goods(s, 0, "rice")
    goods(s, 1, "rice", "gold")
    resolve(s)
    skip(s, "smuggle")
    return s


Case = tuple[str, Callable[[], Discovery], str, dict[str, object], str]

# Reason, where it is met, what is tried, and the paragraph that is named.
CASES: list[Case] = [
    ("nation-taken", choosing, "choose-nation", {"nation": "italy"}, "auction.nation"),
    ("no-mayflower", lambda: table_2015(2), "place-ship", {"worker": "colonist"}, "tiles.mayflower"),
    ("ships-sailed", lambda: sailing(4, 3), "place-ship", {"worker": "colonist"}, "tiles.mayflower"),
    ("no-free-ship", lambda: sailing(1, 1), "place-ship", {"worker": "colonist"}, "tiles.mayflower"),
    ("no-scouts", lambda: table_2015(2), "scout", {"region": "peru"}, "options.scouting"),
    ("known-already", scouting, "scout", {"region": "peru"}, "options.scouting"),
    ("no-cards", lambda: exploring(0, cards=False), "sail-charted", {}, "discovery.deck"),
    ("not-portugal", lambda: exploring(1), "sail-charted", {}, "nations.portugal"),
    ("power-used", lambda: exploring(0, used=1), "sail-charted", {}, "nations.portugal"),
    ("nobody-there", replacing, "replace", {"box": "training"}, "nations.italy"),
    ("alike", arranging, "arrange", {"place": 4}, "nations.england"),
    ("own-worker", replacing, "replace", {"box": "captain"}, "nations.italy"),
    ("no-such-loss", plagued, "lose", {"worker": "captain"}, "tiles.plague_2"),
    ("no-colonist-there", infecting, "infect", {"seat": 2, "region": "peru"}, "tiles.plague_3"),
    ("not-so-many", counting, "infect-count", {"workers": 3}, "tiles.plague_3"),
    ("no-counter", rewriting, "rewrite", {"seat": 1}, "tiles.rewrite_history"),
    ("named-already", rewriting_on, "rewrite", {"seat": 1}, "tiles.rewrite_history"),
    ("no-such-good", smuggling, "smuggle-from", {"seat": 1, "good": "fur"}, "tiles.smuggler"),
    ("same-good", smuggling, "smuggle-from", {"seat": 1, "good": "rice"}, "tiles.smuggler"),
    ("no-further", arranging, "arrange", {"place": 1}, "nations.england"),
]

# Reasons of both editions against the questions of this one.
ELSEWHERE: list[Case] = [
    ("nobody-there", arranging, "arrange", {"place": 9}, "nations.england"),
    ("your-own-seat", edict, "edict", {"seat": 0, "lead": "self"}, "tiles.papal_edict"),
    ("your-own-seat", rewriting, "rewrite", {"seat": 0}, "tiles.rewrite_history"),
    ("your-own-seat", smuggling, "smuggle-from", {"seat": 0, "good": "rice"}, "tiles.smuggler"),
    ("no-such-seat", edict, "edict", {"seat": 5, "lead": "self"}, "tiles.papal_edict"),
    ("no-such-seat", infecting, "infect", {"seat": 5, "region": "peru"}, "tiles.plague_3"),
    ("no-such-seat", rewriting, "rewrite", {"seat": 5}, "tiles.rewrite_history"),
    ("no-such-seat", smuggling, "smuggle-from", {"seat": 5, "good": "rice"}, "tiles.smuggler"),
    ("nobody-of-yours", edict_settling, "settle", {"region": "brazil"}, "tiles.papal_edict"),
    ("too-little-money", lambda: scouting(0), "scout", {"region": "brazil"}, "options.scouting"),
    ("counters-first", scouting, "scout-deck", {}, "discovery.deck"),
    ("no-such-worker", lambda: sailing(1), "place-ship", {"worker": "captain"}, "placement.hand"),
]


@pytest.mark.parametrize(("reason", "where", "verb", "arguments", "rule"), [*CASES, *ELSEWHERE])
def test_reason(
    reason: str, where: Callable[[], Discovery], verb: str, arguments: dict[str, object], rule: str
) -> None:
    s = where()
    assert refused(s, verb, **arguments) == reason
    why = GAME_2015.why_not(s, code(s, verb, **arguments))
    assert why is not None
    assert why["rule"] == rule


def test_the_cases_reach_every_reason_of_this_edition() -> None:
    table = GAME_2015.reasons.table
    assert [case[0] for case in CASES] == [reason.name for reason in table[len(REASONS.table) :]]


@pytest.mark.parametrize(
    ("lang", "text"),
    [("en", "This is you: choose another player."), ("fr", "C’est vous\u202f: choisissez un autre joueur.")],
)
def test_naming_oneself_is_no_fight(lang: str, text: str) -> None:
    """The Papal Edict's buyer is not told of battles."""
    s = edict()
    why = GAME_2015.why_not(s, code(s, "edict", seat=0, lead="self"), lang)
    assert why is not None
    assert why["text"] == text
