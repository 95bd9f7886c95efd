"""Every reason why something may not be done, reached by asking `why_not` and by trying.

The positions are set up by hand to be short; play leads to each of them, but for the one that says so.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

import carrack
from tests.discovery.table import (
    GAME,
    Discovery,
    colony,
    discover,
    display,
    fresh,
    own,
    place,
    play,
    purse,
    refused,
    resolve,
    show,
    skip,
    table,
    turn,
)


def over() -> Discovery:
    s = table(2)
    turn(s, 8)
    resolve(s)
    skip(s)
    return s


def taken() -> Discovery:
    """The captain's space, the initiative and all spaces for goods are taken."""
    s = table(2)
    place(s, "initiative", "goods", "captain", "goods", "goods", "goods")
    return s


def scholar() -> Discovery:
    """Seat 0 owns the University and leads."""
    s = table(2)
    own(s, 0, "university")
    return s


def line_up() -> Discovery:
    """Seat 1 owns the University; the dock is about to resolve."""
    s = table(2)
    own(s, 1, "university")
    resolve(s, dock=[(0, "colonist"), (1, "colonist"), (1, "colonist")])
    return s


def first_and_last() -> Discovery:
    """Seat 1 owns the University; its workers are the first and the last on the dock."""
    s = table(2)
    own(s, 1, "university")
    resolve(s, dock=[(1, "colonist"), (0, "colonist"), (1, "colonist")])
    return s


def landing() -> Discovery:
    s = table(2)
    resolve(s, dock=[(0, "colonist")])
    return s


def picking() -> Discovery:
    s = table(2)
    display(s, "gold")
    resolve(s, goods=[(0, "colonist")])
    return s


def buying() -> Discovery:
    s = table(2)
    resolve(s, capital=[(0, "colonist")])
    return s


def exploring() -> Discovery:
    s = table(2)
    resolve(s, discovery=[(0, "captain")])
    return s


def aboard() -> Discovery:
    s = exploring()
    play(s, "enlist", worker="captain")
    return s


def drawing() -> Discovery:
    s = aboard()
    play(s, "sail", region="peru")
    return s


def drawing_again() -> Discovery:
    """The one counter of its kind is gone."""
    s = table(2)
    resolve(s, discovery=[(0, "captain"), (1, "captain")])
    play(s, "enlist", worker="captain")
    play(s, "sail", region="peru")
    play(s, "counter-comes", counter="4-5-5-7")
    play(s, "enlist", worker="captain")
    play(s, "sail", region="brazil")
    return s


def warring() -> Discovery:
    s = table(3)
    colony(s, 0, "peru", soldier=1, colonist=1)
    colony(s, 1, "peru", soldier=1, colonist=1)
    colony(s, 0, "florida", colonist=1)
    colony(s, 1, "florida", colonist=1)
    colony(s, 1, "brazil", colonist=1)
    purse(s, 0, 9)
    resolve(s, warfare=[(0, "colonist")])
    return s


def fighting() -> Discovery:
    s = warring()
    play(s, "fight", seat=1, region="peru")
    return s


def migrating() -> Discovery:
    s = table(2)
    own(s, 0, "migration")
    colony(s, 0, "caribbean", colonist=1)
    discover(s, "peru")
    resolve(s)
    play(s, "migrate-from", region="caribbean")
    return s


def riding() -> Discovery:
    s = table(2)
    own(s, 0, "stable")
    colony(s, 0, "caribbean", soldier=1)
    colony(s, 0, "new_france", soldier=1)
    discover(s, "florida")
    resolve(s)
    return s


def on_the_way() -> Discovery:
    s = riding()
    play(s, "ride-from", region="caribbean")
    return s


def bidding() -> Discovery:
    s = fresh(2, start_auction_2007=True)
    while s.actor == carrack.NATURE:
        s.play(s.legal()[0])
    play(s, "bid", dollars=3)
    return s


def allying() -> Discovery:
    s = table(2)
    turn(s, 4)
    show(s, "indian_allies")
    purse(s, 0, 14)
    colony(s, 0, "caribbean", colonist=1)
    resolve(s, capital=[(0, "colonist")])
    play(s, "buy", tile="indian_allies")
    return s


def charting() -> Discovery:
    s = table(2)
    own(s, 0, "new_world_cartography")
    resolve(s)
    return s


def training() -> Discovery:
    s = table(2)
    resolve(s, training=[(0, "colonist")])
    return s


def retiring() -> Discovery:
    """Seat 0 has ten soldiers, all in the Caribbean, and is due another."""
    s = table(2)
    colony(s, 0, "caribbean", soldier=10)
    resolve(s, soldier=[(0, "colonist")])
    return s


def about_to_migrate() -> Discovery:
    s = table(2)
    own(s, 0, "migration")
    colony(s, 0, "caribbean", colonist=1)
    colony(s, 0, "peru", soldier=1)
    resolve(s)
    return s


def rewarded() -> Discovery:
    s = fresh(2, start_auction_2007=True)
    while s.actor == carrack.NATURE:
        s.play(s.legal()[0])
    play(s, "bid", dollars=8)
    play(s, "bid", dollars=9)
    play(s, "pass")
    return s


def initiative_line() -> Discovery:
    """Seat 1 owns the University; the initiative is about to pay."""
    s = table(2)
    own(s, 1, "university")
    resolve(s, initiative=[(0, "colonist"), (1, "colonist")])
    return s


# Reason, where it is met, what is tried, and the paragraph that is named.
CASES: list[tuple[str, Callable[[], Discovery], str, dict[str, object], str]] = [
    ("game-over", over, "pass", {}, "end.turns"),
    ("not-now", table, "land", {"region": "peru"}, "dock.regions"),
    ("chance-first", drawing, "stay", {}, "discovery.workers"),
    ("chance-decides", table, "card-comes", {"card": "china"}, "discovery.deck"),
    ("cannot-come", drawing_again, "counter-comes", {"counter": "4-5-5-7"}, "discovery.counters"),
    ("no-such-worker", table, "place", {"worker": "captain", "box": "dock"}, "placement.hand"),
    ("initiative-once", taken, "place", {"worker": "colonist", "box": "initiative"}, "initiative.once"),
    ("box-full", taken, "place", {"worker": "colonist", "box": "goods"}, "placement.spaces"),
    ("space-taken", taken, "place", {"worker": "colonist", "box": "captain"}, "specialists.spaces"),
    ("no-builders", table, "place", {"worker": "colonist", "box": "builder"}, "specialists.spaces"),
    ("no-university", table, "front-order", {}, "tiles.university"),
    ("in-front-already", scholar, "front-order", {}, "tiles.university"),
    ("not-this-line", line_up, "front-capital", {"slot": 1}, "tiles.university"),
    ("not-your-worker", line_up, "front-dock", {"slot": "1"}, "tiles.university"),
    ("not-discovered", landing, "land", {"region": "peru"}, "dock.regions"),
    ("discovered-already", aboard, "sail", {"region": "caribbean"}, "discovery.regions"),
    ("good-not-shown", picking, "take", {"good": "fur"}, "goods.choice"),
    ("tile-not-shown", buying, "buy", {"tile": "factory"}, "capital.choice"),
    ("too-little-money", warring, "declare-war", {"seat": 1}, "warfare.battle"),
    ("nobody-of-yours", warring, "fight", {"seat": 1, "region": "brazil"}, "warfare.battle"),
    ("no-such-explorer", exploring, "enlist", {"worker": "soldier"}, "discovery.workers"),
    ("nobody-aboard", exploring, "sail", {"region": "peru"}, "discovery.workers"),
    ("somebody-aboard", aboard, "stay", {}, "discovery.workers"),
    ("counters-first", aboard, "sail-beyond", {}, "discovery.deck"),
    ("no-such-seat", warring, "declare-war", {"seat": 5}, "warfare.opponent"),
    ("your-own-seat", warring, "declare-war", {"seat": 0}, "warfare.opponent"),
    ("nobody-of-theirs", warring, "fight", {"seat": 2, "region": "peru"}, "warfare.battle"),
    ("no-soldier-there", warring, "fight", {"seat": 1, "region": "florida"}, "warfare.battle"),
    ("no-battle-anywhere", warring, "declare-war", {"seat": 2}, "warfare.war"),
    ("no-such-target", fighting, "hit", {"worker": "captain"}, "warfare.casualties"),
    ("same-region", migrating, "migrate-to", {"region": "caribbean"}, "tiles.migration"),
    ("not-adjacent", on_the_way, "ride-to", {"region": "peru"}, "tiles.stable"),
    ("nowhere-to-ride", riding, "ride-from", {"region": "new_france"}, "tiles.stable"),
    ("bid-too-low", bidding, "bid", {"dollars": 3}, "auction.bids"),
]


# The same reasons against other questions.
ELSEWHERE: list[tuple[str, Callable[[], Discovery], str, dict[str, object], str]] = [
    ("no-builders", training, "train", {"worker": "builder"}, "specialists.spaces"),
    ("no-builders", rewarded, "train", {"worker": "builder"}, "specialists.spaces"),
    ("not-your-worker", line_up, "front-dock", {"slot": "X"}, "tiles.university"),
    ("in-front-already", first_and_last, "front-dock", {"slot": "1"}, "tiles.university"),
    ("not-this-line", line_up, "front-order", {}, "tiles.university"),
    ("not-this-line", line_up, "front-initiative", {}, "tiles.university"),
    ("not-this-line", initiative_line, "front-dock", {"slot": "1"}, "tiles.university"),
    ("not-discovered", migrating, "migrate-to", {"region": "brazil"}, "dock.regions"),
    ("not-discovered", on_the_way, "ride-to", {"region": "new_spain"}, "dock.regions"),
    ("discovered-already", charting, "use-chart", {"region": "caribbean"}, "discovery.regions"),
    ("too-little-money", bidding, "bid", {"dollars": 11}, "auction.bids"),
    ("nobody-of-yours", allying, "ally", {"region": "peru"}, "tiles.indian_allies"),
    ("nobody-of-yours", about_to_migrate, "migrate-from", {"region": "peru"}, "tiles.migration"),
    ("no-soldier-there", retiring, "retire", {"region": "peru"}, "soldiers.limit"),
    ("no-soldier-there", riding, "ride-from", {"region": "florida"}, "tiles.stable"),
]


@pytest.mark.parametrize(("reason", "where", "verb", "arguments", "rule"), [*CASES, *ELSEWHERE])
def test_reason(
    reason: str, where: Callable[[], Discovery], verb: str, arguments: dict[str, object], rule: str
) -> None:
    s = where()
    assert refused(s, verb, **arguments) == reason
    why = GAME.why_not(s, GAME.encode({"verb": verb, **arguments}))
    assert why is not None
    assert why["rule"] == rule


def test_the_cases_reach_every_reason() -> None:
    assert [case[0] for case in CASES] == [reason.name for reason in GAME.reasons.table]


def test_too_little_money_for_a_tile() -> None:
    """The money is taken away by hand: all tiles of an age cost the same, and play does not ask the poor."""
    s = buying()
    purse(s, 0, 9)
    assert refused(s, "buy", tile="settlers") == "too-little-money"
