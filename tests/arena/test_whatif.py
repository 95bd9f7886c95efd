"""What if a fact were another one: play changes, nobody takes it for the real game, what cannot be is refused."""

from __future__ import annotations

import json

import pytest

import carrack
from carrack.arena.whatif.games import changed, game_of, try_out
from carrack.arena.whatif.paths import NoFact, find
from carrack.core.game import Game
from tests.arena import stalls


def test_a_changed_monument_is_worth_what_is_said() -> None:
    game = game_of("iron-age?monuments.colosseum.first=100")
    rows = game.facts["monuments"]
    assert isinstance(rows, list)
    assert rows[-1][:4] == ["colosseum", 13, 100, 10]
    state = game.start(2)
    assert type(state).__module__ != type(carrack.game("iron-age").start(2)).__module__
    assert carrack.game("iron-age").facts["monuments"] != rows


def test_the_same_answers_bring_other_points() -> None:
    real, other = stalls.GAME.start(2), changed(stalls.GAME, ["stalls.gold.points=9"]).start(2)
    for state in (real, other):
        for action in (0, 1, 3):
            state.play(action)
    assert (real.scores(), other.scores()) == ([3, 2], [9, 2])


def test_a_record_of_a_changed_game_is_none_of_the_real_one() -> None:
    game = changed(carrack.game("iron-age"), ["ROLLS=4"])
    assert game.id == "iron-age?ROLLS=4"
    assert game.facts_digest != carrack.game("iron-age").facts_digest
    match = carrack.Match(game.id, 2, seed="changed")
    lines = str(match.record()).splitlines()
    head = json.loads(lines[0])
    assert (head["game"], head["facts"]) == (game.id, game.facts_digest)
    passed_off = "\n".join([lines[0].replace(game.id, "iron-age"), *lines[1:]]) + "\n"
    with pytest.raises(carrack.RecordError, match=r"facts|checksum"):
        carrack.replay(passed_off)
    with pytest.raises(carrack.RecordError, match="game"):
        carrack.game("iron-age").load(match.state.dump())


def test_a_changed_game_is_made_once_whatever_way_it_is_asked_for() -> None:
    game = changed(carrack.game("iron-age"), ["colosseum.first=12"])
    assert game_of("iron-age?monuments.colosseum.first=12") is game
    assert changed(carrack.game("iron-age"), ["MONUMENTS.colosseum.first=12"]) is game


@pytest.mark.parametrize(
    ("id", "path", "table"),
    [
        ("iron-age", "ports.0.urns", "PORTS"),
        ("iron-age", "ends.1.tribute", "ENDS"),
        ("endeavor", "cards.europe_4.glory", "ASSETS"),
        ("endeavor", "buildings.bank.level", "HOUSES"),
        ("endeavor", "GLORY_SPACES.3", "GLORY_SPACES"),
        ("discovery-2007", "price.0", "PRICE"),
        ("discovery-2007", "map.florida.good", "MAP"),
        ("discovery-2015", "nations.spain.uses", "NATION_KINDS"),
        ("discovery-2015", "benefits_2015.factory.amount", "BENEFITS_2015"),
    ],
)
def test_a_table_is_called_as_in_the_sources_or_as_in_the_facts(id: str, path: str, table: str) -> None:
    assert find(carrack.game(id), path).table == table


@pytest.mark.parametrize(
    ("id", "text", "kind"),
    [
        ("iron-age", "colosseum.first", "no-form"),
        ("iron-age", "colosseum.glory=8", "no-path"),
        ("iron-age", "SECRET=8", "no-path"),
        ("iron-age", "colosseum.first=13", "same-value"),
        ("iron-age", "colosseum.first=eight", "wrong-value"),
        ("iron-age", "URNS_MOST=25", "breaks"),
        ("iron-age", "ports.0.urns=4", "breaks"),
        ("iron-age", "CONQUEST=4", "no-fact"),
        ("discovery-2007", "factory.amount=9", "many-paths"),
        ("discovery-2007", "boxes.capital.size=6", "breaks"),
        ("discovery-2007", "map.florida.good=coal", "breaks"),
        ("stalls", "UNREAD=8", "no-fact"),
    ],
)
def test_what_cannot_be_changed_is_refused(id: str, text: str, kind: str) -> None:
    with pytest.raises(NoFact) as refused:
        changed(carrack.game(id), [text])
    assert refused.value.kind == kind
    assert id + "?" + text not in carrack.games()


def test_a_fact_is_changed_once() -> None:
    with pytest.raises(NoFact) as refused:
        changed(carrack.game("iron-age"), ["colosseum.first=1", "monuments.colosseum.first=2"])
    assert refused.value.kind == "twice"


def test_facts_that_belong_together_are_changed_together() -> None:
    game = changed(carrack.game("iron-age"), ["ports.0.urns=4", "URNS_MOST=22"])
    assert game.id == "iron-age?URNS_MOST=22&ports.0.urns=4"
    try_out(game, 2, game.defaults)


def test_what_is_no_fact_is_not_smuggled_in_with_one() -> None:
    for texts in (["colosseum.first=8", "CONQUEST=4"], ["CONQUEST=4", "colosseum.first=8", "ROLLS=4"]):
        with pytest.raises(NoFact) as refused:
            changed(carrack.game("iron-age"), texts)
        assert (refused.value.kind, refused.value.path) == ("no-fact", "CONQUEST")


def test_a_game_that_breaks_its_laws_is_noticed_before_it_is_studied() -> None:
    class Lawless(stalls.Market):
        def invariants(self) -> list[str]:
            return ["nothing may be sold"]

    class Bazaar(stalls.Stalls):
        def set_up(self, seats: int, options: dict[str, bool | int | str]) -> carrack.State:
            s = Lawless(self)
            s.options = options
            return s

    game: Game = Bazaar()
    with pytest.raises(NoFact, match="nothing may be sold"):
        try_out(game, 2, game.defaults)


@pytest.mark.parametrize("change", [("discovery-2007", "price.0=8"), ("endeavor", "EMPTY_SLOT_GLORY=1")])
def test_the_larger_games_are_made_again_too(change: tuple[str, str]) -> None:
    game = changed(carrack.game(change[0]), [change[1]])
    assert game.facts_digest != carrack.game(change[0]).facts_digest
    state = game.start(2)
    try_out(game, 2, state.options)


def test_no_list_of_games_names_a_changed_one() -> None:
    made = changed(carrack.game("iron-age"), ["colosseum.first=8"])
    assert made.id not in carrack.games()
    assert carrack.game(made.id) is made
