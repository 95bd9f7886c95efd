"""Every reason why something may not be done, reached by asking `why_not` and by trying."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import carrack
from carrack.games.iron_age.state import IronAge
from tests.iron_age.table import GAME, begin, code, finish, fresh, give, play, refused, table, turn


def over() -> IronAge:
    s = table()
    give(s, 0, tribute=50)
    turn(s, "food food drought", 1)
    finish(s)
    return s


def rolled() -> IronAge:
    """The first roll lies on the table."""
    s = table()
    begin(s, "food skull drought")
    return s


def picked() -> IronAge:
    """A die is picked to be rolled again."""
    s = rolled()
    play(s, "again", die="1")
    return s


def led() -> IronAge:
    s = table()
    give(s, 0, developments="leadership")
    turn(s, "food food drought")
    return s


def omens() -> IronAge:
    s = table()
    turn(s, "food skull omens")
    return s


def wheat() -> IronAge:
    s = table()
    turn(s, "either food drought")
    return s


def building(**own: object) -> IronAge:
    s = table()
    give(s, 0, goods=0)
    sheet = give(s, 0, **own)  # type: ignore[arg-type]  # rows and names, as the cases say
    turn(s, "people " * max(sheet.ports(), sheet.provinces()) + "drought")
    return s


def buying(goods: int = 9, **own: object) -> IronAge:
    s = building(goods=goods, **own)
    play(s, "build-no-more")
    return s


def storing(goods: int = 4, wealth: int = 0) -> IronAge:
    s = buying(goods, wealth=wealth)
    play(s, "buy-nothing")
    return s


def without_population(**own: object) -> IronAge:
    s = building(goods=4, **own)
    s.population = 0
    return s


Case = tuple[str, str, Callable[..., IronAge], dict[str, object], str]

SHIPS = "shipbuilding"

# fmt: off
CASES: list[Case] = [
    # reason              rule                where               owning                      what is tried
    ("game-over",         "end.conditions",   over,               {},                         "build-port"),
    ("not-now",           "build.port",       fresh,              {},                         "build-port"),
    ("not-now",           "build.monument",   fresh,              {},                         "build-monument oracle"),
    ("not-now",           "build.army",       fresh,              {},                         "build-army"),
    ("not-now",           "build.population", fresh,              {},                         "build-no-more"),
    ("not-now",           "setup.choice",     rolled,             {},                         "settle port"),
    ("chance-first",      "build.ship",       table,              {},                         "build-ship"),
    ("chance-decides",    "roll.dice",        rolled,             {},                         "empire-die food"),
    ("cannot-come",       "roll.dice",        table,              {},                         "fate-die trade"),
    ("no-such-die",       "roll.dice",        rolled,             {},                         "again 3"),
    ("no-such-die",       "roll.dice",        led,                {},                         "lead 3"),
    ("no-such-die",       "roll.dice",        omens,              {},                         "turn 6 food"),
    ("skull-is-locked",   "roll.skulls",      rolled,             {},                         "again 2"),
    ("marked-already",    "roll.again",       picked,             {},                         "again 1"),
    ("nothing-marked",    "roll.again",       rolled,             {},                         "roll"),
    ("something-marked",  "roll.again",       picked,             {},                         "keep"),
    ("same-face",         "roll.omens",       omens,              {},                         "turn 1 food"),
    ("same-face",         "roll.omens",       omens,              {},                         "turn-fate omens"),
    ("not-so-many-dice",  "roll.declare",     wheat,              {},                         "declare 2"),
    ("no-population",     "build.population", without_population, {},                         "build-port"),
    ("no-population",     "build.population", without_population, {},                         "build-army"),
    ("no-population",     "build.population", without_population, {"food": 1},                "build-army"),
    ("no-food-for-army",  "build.army",       building,           {"food": 1},                "build-army"),
    ("no-good",           "build.port",       building,           {},                         "build-urn"),
    ("no-goods-for-ship", "build.ship",       building,           {"goods": 1, "developments": SHIPS}, "build-ship"),
    ("ports-full",        "build.port",       building,           {"port_boxes": 5},          "build-port"),
    ("urns-full",         "build.port",       building,           {"urns": 20},               "build-urn"),
    ("provinces-full",    "build.province",   building,           {"provinces": 6},           "build-province"),
    ("monument-finished", "build.monument",   building,           {"monuments": "oracle"},    "build-monument oracle"),
    ("armies-full",       "build.army",       building,           {"armies": 12},             "build-army"),
    ("ships-full",        "build.ship",       building,           {"ships": 8, "developments": SHIPS}, "build-ship"),
    ("no-shipbuilding",   "build.ship",       building,           {"goods": 4},               "build-ship"),
    ("owned-already",     "buy.once",         buying,             {"developments": "navy"},   "buy navy 0"),
    ("too-little-wealth", "buy.payment",      buying,             {},                         "buy navy 1"),
    ("more-than-needed",  "buy.payment",      buying,             {"wealth": 8},              "buy granaries 2"),
    ("too-few-goods",     "buy.payment",      buying,             {},                         "buy navy 0"),
    ("too-few-to-store",  "store.goods",      storing,            {},                         "store 2"),
    ("wealth-full",       "store.goods",      storing,            {"goods": 8, "wealth": 7},  "store 2"),
]
# fmt: on


def arguments_of(verb: str, *words: str) -> dict[str, object]:
    """The arguments of a verb, from words in their order."""
    domains = GAME.verbs.by_name[verb].arguments
    return {
        name: next(value for value in domain if str(value) == word)
        for (name, domain), word in zip(domains.items(), words, strict=True)
    }


@pytest.mark.parametrize(("reason", "rule", "where", "own", "tried"), CASES)
def test_reason(reason: str, rule: str, where: Callable[..., IronAge], own: dict[str, object], tried: str) -> None:
    s = where(**own)
    verb, *words = tried.split()
    arguments = arguments_of(verb, *words)
    assert refused(s, verb, **arguments) == reason
    why = GAME.why_not(s, code(verb, **arguments))
    assert why is not None
    assert why["rule"] == rule
    assert why["text"]


def test_every_reason_is_reached() -> None:
    assert {case[0] for case in CASES} == {reason.name for reason in GAME.reasons.table}


@pytest.mark.parametrize("where", [fresh, table, rolled, picked, led, omens, wheat, building, buying, storing, over])
def test_what_may_be_done_has_no_reason_against_it_and_all_else_has_one(where: Callable[[], IronAge]) -> None:
    s = where()
    allowed = [action for action in range(GAME.actions) if GAME.why_not(s, action) is None]
    assert allowed == s.legal()


@pytest.mark.parametrize("action", [-1, 10**30, "food", None, True, 2.0])
def test_what_is_no_action_is_refused(action: object) -> None:
    s = table()
    before = s.key()
    with pytest.raises(carrack.IllegalAction):
        s.play(action)
    assert s.key() == before
