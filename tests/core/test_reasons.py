"""Reasons: an enumeration, each with its paragraph."""

from __future__ import annotations

import pytest

import carrack
from carrack import Match
from carrack.core.reasons import CHANCE_DECIDES, CHANCE_FIRST, FIRST_OF_GAME, GAME_OVER, NOT_NOW, Reason, Reasons
from carrack.games.discovery.tables.reasons import NO_BUILDERS
from tests.toys import lagoon
from tests.toys.lagoon import GAME


def test_every_game_has_the_reasons_of_the_house() -> None:
    names = [reason.name for reason in Reasons([]).table]
    assert names == ["game-over", "not-now", "chance-first", "chance-decides", "cannot-come"]


def test_a_reason_is_found_by_its_code() -> None:
    reasons = Reasons([Reason(FIRST_OF_GAME, "too-dear", "buy")])
    assert reasons[FIRST_OF_GAME].rule == "buy"
    assert reasons[GAME_OVER].name == "game-over"


@pytest.mark.parametrize(
    ("table", "message"),
    [
        ([Reason(16, "a", ""), Reason(16, "b", "")], "share a code or a name"),
        ([Reason(16, "a", ""), Reason(17, "a", "")], "share a code or a name"),
        ([Reason(16, "not-now", "")], "share a code or a name"),
        ([Reason(15, "a", "")], "start at 16"),
    ],
)
def test_a_table_that_is_ambiguous_is_refused(table: list[Reason], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        Reasons(table)


def test_who_may_answer_decides_the_reason_against_any_other_action() -> None:
    state = GAME.start(2)
    assert state.reason(lagoon.ACCEPT) == NOT_NOW
    assert state.reason(lagoon.COMES) == CHANCE_DECIDES
    state.play(lagoon.DIVE)
    assert state.reason(lagoon.REST) == CHANCE_FIRST
    assert GAME.why_not(state, lagoon.CALM) == {
        "reason": "cannot-come",
        "rule": "dive",
        "text": "This cannot come up here: chance can only bring what is still in play.",
        "details": {"seat": -1},
    }


def test_an_action_that_is_not_asked_for_cites_the_paragraph_of_its_own_question() -> None:
    why = GAME.why_not(GAME.start(2), lagoon.ACCEPT)
    assert why is not None
    assert (why["reason"], why["rule"]) == ("not-now", "swap")


def test_all_that_the_verbs_of_a_question_could_mean_is_told_with_its_reason() -> None:
    match = Match(GAME, seats=3, seed="shells")
    for action in (lagoon.KEEP, lagoon.KEEP, lagoon.KEEP, lagoon.LOOK):
        match.play(action)
    state = match.state
    assert state.legal() == [lagoon.AT + 1, lagoon.AT + 2]
    refused = GAME.refused(state)
    assert [one["action"] for one in refused] == [lagoon.AT]
    for one in refused:
        why = GAME.why_not(state, one["action"])
        assert why is not None
        assert one == {"action": one["action"], **{name: why[name] for name in ("reason", "rule", "details")}}


def test_what_is_not_at_this_table_is_left_out_of_what_is_refused() -> None:
    """No builders in 2007, neither the space nor the worker."""
    game = carrack.game("discovery-2007")
    state = Match(game, seats=3, seed="workers").state
    placed = [game.describe(code) for code in range(game.actions) if state.reason(code) == NO_BUILDERS]
    assert {one["worker"] for one in placed if one["box"] == "dock"} == {"builder"}
    assert "builder" in {one["box"] for one in placed if one["worker"] == "colonist"}
    assert "no-builders" not in {one["reason"] for one in game.refused(state)}


def test_workers_that_one_has_none_of_are_refused_but_where_nobody_may_stand() -> None:
    """Whoever sees an empty place in the tray may ask for it; a full box is refused to everybody."""
    game = carrack.game("discovery-2007")
    state = Match(game, seats=2, seed="workers").state
    state.play(game.encode({"verb": "place", "worker": "colonist", "box": "captain"}))
    refused = [(game.describe(int(str(one["action"]))), one["reason"]) for one in game.refused(state)]
    missing = [said for said, reason in refused if reason == "no-such-worker"]
    assert {one["worker"] for one in missing} == {"captain", "merchant", "missionary", "soldier"}
    assert "captain" not in {one["box"] for one in missing}
    assert {one["worker"] for one, reason in refused if reason == "space-taken"} >= {"colonist", "soldier"}


def test_when_it_is_over_nothing_else_can_be_meant() -> None:
    state = GAME.start(2)
    while state.actor >= -1:
        state.play(state.legal()[-1])
    assert GAME.refused(state) == []


def test_when_it_is_over_the_paragraph_is_that_of_the_end() -> None:
    state = GAME.start(2)
    while state.actor >= -1:
        state.play(state.legal()[-1])
    why = GAME.why_not(state, lagoon.DIVE, "fr")
    assert why is not None
    assert (why["reason"], why["rule"]) == ("game-over", "end")
