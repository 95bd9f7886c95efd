"""What is learnt by play: the same seed gives the same numbers, and those that are shipped are what the tools find."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files

import numpy
import pytest

from carrack.bots.chances import chance_alone
from carrack.bots.iron_age.learning import hope
from carrack.bots.iron_age.turn import SCALE
from carrack.bots.iron_age.value import WEIGHTS, Tables
from carrack.core.rng import Rng
from carrack.games.discovery.tables.questions import PLACING
from tools import train_alone, train_chances, train_discovery, train_endeavor, train_iron_age
from tools.lessons import ahead, greedy, questions


@pytest.mark.parametrize("game", ["iron-age", "endeavor"])
def test_positions_of_a_game_are_the_same_from_the_same_seed(game: str) -> None:
    one, same, other = (train_chances.play((game, 2, "greedy", seed)) for seed in ("a", "a", "b"))
    assert one == same != other
    assert len(one) > 5
    assert all(len(worths) == 2 and set(winners) <= {0, 1} for _, worths, winners in one)


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_alone_what_the_rules_ask_for_is_a_rival(seed: str) -> None:
    for _, worths, winners in train_chances.play(("iron-age", 1, "easy", seed)):
        assert len(worths) == 2
        assert winners in ((0,), (1,))


def test_a_lead_that_decides_more_has_a_narrower_scale() -> None:
    def results(won: int, lost: int) -> list[train_chances.Position]:
        return [(0, (4.0, 0.0), (winner,)) for winner in (0,) * won + (1,) * lost]

    narrow, wide = (train_chances.best_scale(positions) for positions in (results(9, 1), results(6, 4)))
    assert narrow < wide
    assert train_chances.chances_of((4.0, 0.0), narrow)[0] == pytest.approx(0.9, abs=0.01)


def test_a_plan_that_loses_by_less_or_earlier_has_the_better_chance() -> None:
    assert chance_alone(-8.0, 0) < chance_alone(-2.0, 0) < 0.5 < chance_alone(-2.0, 6)
    assert train_alone.chance((0, 0.0, True), 2.5, 0.75) == 1.0


def test_the_numbers_for_who_plays_alone_are_those_that_explain_results() -> None:
    plans = [plan for game in range(12) for plan in train_alone.play("search@10", f"plans {game}")]
    assert any(won for _, _, won in plans)
    assert not all(won for _, _, won in plans)
    assert all(won for _, worth, won in plans if worth >= 0)
    gained, wider = train_alone.fitted(plans)
    assert train_alone.surprise(plans, gained, wider) < train_alone.surprise(plans, 0.5, 2.0)


@pytest.fixture
def weights_stay() -> Iterator[None]:
    """Whoever looks at what things are worth changes what Endeavor's evaluation reads."""
    before = train_endeavor.in_use()
    yield
    train_endeavor.use(before)


@pytest.mark.usefixtures("weights_stay")
def test_positions_of_endeavor_are_the_same_from_the_same_seed() -> None:
    one, same, other = (train_endeavor.watch(train_endeavor.plain(), (seed, 3)) for seed in ("a", "a", "b"))
    assert (one == same).all()
    assert one.shape != other.shape or (one != other).any()
    assert set(one[:, 0]) <= set(range(1, 8))
    assert numpy.abs(one[:, 1:].reshape(-1, 3, one.shape[1] - 1).sum(1)).max() < 1e-9  # one is ahead of the others


def test_what_things_turned_out_to_be_worth_is_what_is_learnt() -> None:
    dice = numpy.random.default_rng(1)
    weights = train_endeavor.plain()
    held = numpy.zeros((4000, weights.shape[1]))
    held[:, :3] = dice.normal(size=(4000, 3))
    rounds = numpy.repeat(numpy.arange(1.0, 9.0) % 7 + 1, 500)
    won = held[:, :3] @ [2.0, 0.5, 1.5]
    found = train_endeavor.moved(weights, numpy.column_stack([rounds, won, numpy.zeros(4000), held]))
    assert numpy.abs(found[1:, :3] - weights[1:, :3]).min() > 0.1
    assert (numpy.abs(found[1:, :3] - [2.0, 0.5, 1.5]) < numpy.abs(weights[1:, :3] - [2.0, 0.5, 1.5])).all()
    assert (found[:, 3:] == weights[:, 3:]).all()


@pytest.mark.slow
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_who_knows_what_things_are_worth_among_several_wins_more(seats: int) -> None:
    won = train_endeavor.examined(seats, [f"worth {seats} {i}" for i in range(40)])
    assert numpy.mean(won) > 1 / seats


@pytest.mark.soak
def test_the_weights_for_several_in_endeavor_are_what_the_tool_learns() -> None:
    assert (train_endeavor.learnt("endeavor", 500, 4) == train_endeavor.in_use()).all()


@pytest.fixture
def discovery_stays() -> Iterator[None]:
    """Whoever looks at what things are worth changes what Discovery's evaluation reads."""
    before = [train_discovery.in_use(edition) for edition in (0, 1)]
    yield
    for edition in (0, 1):
        train_discovery.use(edition, before[edition])


@pytest.mark.usefixtures("discovery_stays")
@pytest.mark.parametrize("edition", [0, 1])
def test_positions_of_discovery_are_the_same_from_the_same_seed(edition: int) -> None:
    plain = train_discovery.plain()
    one, same, other = (train_discovery.watch(edition, plain, (seed, 3)) for seed in ("a", "a", "b"))
    assert (one == same).all()
    assert one.shape != other.shape or (one != other).any()
    assert set(one[:, 0]) <= set(range(2, 18))
    assert numpy.abs(one[:, 1:].reshape(-1, 3, one.shape[1] - 1).sum(1)).max() < 1e-6  # one is ahead of the others


@pytest.mark.usefixtures("discovery_stays")
def test_what_a_thing_is_worth_is_by_how_much_the_value_of_a_position_grows_with_it() -> None:
    plain = train_discovery.plain()
    more = plain.copy()
    more[8, train_discovery.NAMES.index("order")] += 1.0  # while workers are placed in turn 4
    train_discovery.use(0, plain)
    state = train_discovery.table(0, 3)
    players = [greedy(f"order/{seat}", Rng("order")) for seat in range(3)]
    placing = (s for s in questions(state, players, "order") if s.round == 4 and s.stage == PLACING)
    there = [next(placing) for _ in range(5)][-1]  # somebody stands in the order by then
    line = numpy.zeros((3, train_discovery.TOLD + plain.shape[1]))
    line[:, 0], line[:, 1] = 8, ahead(train_discovery.values(there))
    line[:, train_discovery.TOLD :] = ahead(train_discovery.holdings(0, 8, there))
    foreseen = train_discovery.as_if(line, plain, more)[:, 1]
    train_discovery.use(0, more)
    assert foreseen == pytest.approx(ahead(train_discovery.values(there)))
    assert foreseen != pytest.approx(line[:, 1])


def test_things_of_discovery_are_worth_what_they_brought_in_a_turn() -> None:
    dice = numpy.random.default_rng(1)
    weights = train_discovery.plain()
    positions = numpy.zeros((8000, train_discovery.TOLD + weights.shape[1]))
    positions[:, 0] = numpy.repeat([4.0, 9.0], 4000)
    order = train_discovery.NAMES.index("order")
    captain = train_discovery.NAMES.index("hand captain")
    held = dice.normal(size=(8000, 2))
    positions[:, [train_discovery.TOLD + order, train_discovery.TOLD + captain]] = held
    positions[:, 2 : train_discovery.TOLD] = (held @ [1.0, -0.5])[:, None]  # more than the evaluation says
    found = train_discovery.moved(weights, positions, 4000)
    for row in (4, 9):
        assert found[row, order] - weights[row, order] == pytest.approx(0.6, abs=0.05)
        assert found[row, captain] - weights[row, captain] == pytest.approx(-0.3, abs=0.05)
    others = [row for row in range(len(found)) if row not in (4, 9)]
    assert (found[others] == weights[others]).all()


@pytest.mark.slow
@pytest.mark.parametrize("edition", [0, 1])
@pytest.mark.parametrize("seats", [2, 4])
def test_who_knows_what_things_are_worth_in_a_turn_wins_more(edition: int, seats: int) -> None:
    won = train_discovery.examined(edition, seats, [f"worth {i}" for i in range(160 // seats)])
    assert numpy.mean(won) > 1 / seats


@pytest.mark.soak
@pytest.mark.parametrize("edition", [0, 1])
def test_the_weights_of_discovery_are_what_the_tool_learns(edition: int) -> None:
    assert (train_discovery.learnt(edition, "discovery", 900, 2) == train_discovery.in_use(edition)).all()


@pytest.mark.slow
def test_points_of_the_iron_age_mean_the_chances_that_are_told() -> None:
    positions = [
        position
        for game in range(20)
        for seats in (2, 4)
        for position in train_chances.play(("iron-age", seats, "champion", f"told {game}"))
    ]
    (scale,) = train_chances.fitted(positions)
    assert 0.7 * SCALE < scale < 1.4 * SCALE


@pytest.mark.soak
def test_the_tables_that_are_shipped_are_learnt_from_nothing() -> None:
    tables = Tables()
    hope(tables)
    train_iron_age.learn(tables, train_iron_age.SEED, train_iron_age.GAMES)
    assert tables.packed() == files("carrack.bots.iron_age").joinpath(WEIGHTS).read_bytes()
