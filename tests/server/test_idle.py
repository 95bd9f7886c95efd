"""Answers that cost something and bring nothing come marked, just as their previews say."""

from __future__ import annotations

import pytest

from carrack.core.fate import Asked
from carrack.core.log import Log
from carrack.core.match import Match
from carrack.server.tables.telling import choices
from tests import recorded

MOST = 3  # questions of a kind that are looked at, and as many again in which something is idle


@pytest.mark.parametrize("game", ["iron-age", "discovery-2007", "discovery-2015", "endeavor"])
def test_a_choice_is_idle_where_its_preview_says_so(game: str) -> None:
    looked: dict[tuple[int, bool], int] = {}
    for _, _, state in recorded.questions(game):
        table = Match.resume(state.game, state.clone(), state.clone(), Log(), Asked(), [])
        told = choices(table)
        kind = (int(state.step), any(choice.idle for choice in told))
        looked[kind] = looked.get(kind, 0) + 1
        if looked[kind] <= MOST:
            assert [choice.action for choice in told] == state.legal()
            assert [choice.idle for choice in told] == [state.game.preview(state, one)["idle"] for one in state.legal()]
    assert {idle for _, idle in looked} == {False, True}, "the recorded games know both"
