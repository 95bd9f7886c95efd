"""Take back where one person plays with bots: past their answers, never past chance, a reveal or another person."""

from __future__ import annotations

from pathlib import Path

import pytest

import carrack
from carrack import Asked, Match, RecordError, Scripted, Seeded, UndoError, replay
from carrack.core.game import Game
from tests.core.matches import again, signed
from tests.core.restless import restless_match, restored, stored
from tests.toys.lagoon import AT, CALM, COMES, DECLINE, DIVE, GAME, KEEP, LOOK, OFFER, REST, STORM

BOT = "bot:greedy"


def with_bots(*bots: int, seats: int = 3, **more: str) -> Match:
    """All have kept a shell; seat 0 is asked. These seats are bots'."""
    match = Match(GAME, seats, {"rounds": 6}, fate=Scripted([COMES, COMES + 1, COMES + 2], then=Seeded("later")))
    for seat in bots:
        match.hand_over(seat, more.get("who", BOT))
    for _ in range(seats):
        match.play(KEEP)
    return match


def can_undo(match: Match) -> list[int]:
    return [seat for seat in range(match.state.seats) if match.can_undo(seat)]


# How far it reaches.


def test_who_is_alone_with_bots_takes_back_past_their_answers() -> None:
    match = with_bots(1, 2)
    assert match.alone == 0
    key, revision = match.state.key(), match.revision
    for _ in range(3):
        match.play(REST)
    assert match.actor == 0
    assert match.can_undo(0)
    told = match.undo(0)
    assert match.state.key() == key
    assert told == [{"revision": revision + 4, "event": "undo", "seat": 0, "back_to": revision}]


def test_also_while_the_bots_have_not_all_answered() -> None:
    match = with_bots(1, 2)
    key = match.state.key()
    match.play(REST)
    match.play(REST)
    assert match.actor == 2
    match.undo(0)
    assert match.state.key() == key


def test_it_goes_back_decision_by_decision() -> None:
    match = with_bots(1, 2)
    keys = []
    for _ in range(3):
        keys.append(match.state.key())
        for _ in range(3):
            match.play(REST)
    for key in reversed(keys):
        match.undo(0)
        assert match.state.key() == key
    assert not match.can_undo(0), "before that, shells were drawn"


@pytest.mark.parametrize("who", ["bot", "bot:greedy", "bot:lookahead:Dido"])
def test_bots_are_known_by_what_a_hand_over_says(who: str) -> None:
    assert with_bots(1, 2, who=who).alone == 0


@pytest.mark.parametrize("who", ["person", "person:bot:Ann", "botany", "Bot", "", "robot:greedy"])
def test_everybody_else_is_a_person(who: str) -> None:
    assert with_bots(1, 2, who=who).alone is None


def test_the_person_may_sit_anywhere() -> None:
    match = with_bots(0, 1)
    match.play(REST)
    match.play(REST)
    key = match.state.key()
    for _ in range(3):
        match.play(REST)
    assert match.alone == 2
    match.undo(2)
    assert match.state.key() == key


def test_alone_at_the_table_is_alone() -> None:
    assert Match("iron-age", seats=1, seed="alone").alone == 0


def test_among_bots_nobody_is_alone() -> None:
    assert with_bots(0, 1, 2).alone is None


@pytest.mark.parametrize(("who", "final"), [(BOT, False), ("Ann", True)])
def test_an_answer_past_a_bot_that_has_no_choice_is_not_final(who: str, final: bool) -> None:
    """In a storm seat 1, whose chest is empty, can only rest, and does so by itself; seat 2 has a choice."""
    fate = Scripted([CALM, COMES, COMES + 1, COMES + 2, STORM])
    match = Match(GAME, 3, {"storms": True, "blind": True}, fate=fate)
    for seat in (1, 2):
        match.hand_over(seat, who)
    for action in (KEEP, DIVE, KEEP):
        match.play(action)
    key = match.state.key()
    assert match.is_final(REST) is final
    assert (REST, final) in match.choices()
    match.play(REST)
    assert match.actor == 2
    assert match.can_undo(0) is not final
    if not final:
        match.undo(0)
        assert match.state.key() == key


def test_what_bots_answer_within_ones_own_turn_is_crossed_too() -> None:
    match = with_bots(1, seats=2)
    key = match.state.key()
    match.play(OFFER)
    match.play(DECLINE)
    match.undo(0)
    assert match.state.key() == key


# What it never crosses.


def test_never_past_chance() -> None:
    match = with_bots(1, 2)
    match.play(REST)
    match.play(DIVE)
    assert can_undo(match) == []
    with pytest.raises(UndoError):
        match.undo(0)


def test_never_past_a_reveal() -> None:
    match = with_bots(1, 2)
    match.play(REST)
    match.play(LOOK)
    assert match.can_undo(0), "the bot has not said yet whose chest"
    match.play(AT)
    assert can_undo(match) == []


def test_never_past_real_dice_that_a_bot_throws() -> None:
    match = Match(GAME, 2, fate=Asked())
    match.hand_over(1, BOT)
    match.play(REST)
    match.play(DIVE)
    assert can_undo(match) == []


def test_where_another_person_plays_all_is_as_before() -> None:
    match = with_bots(1)
    match.play(REST)
    assert can_undo(match) == [0]
    match.play(REST)
    assert can_undo(match) == [1]


def test_what_a_person_answered_is_not_crossed_though_a_bot_plays_on() -> None:
    match = with_bots(2)
    match.play(REST)
    match.play(REST)  # seat 1, a person
    match.hand_over(1, BOT)
    assert match.alone == 0
    match.play(REST)
    assert not match.can_undo(0)


def test_when_a_person_sits_down_only_the_last_answer_may_be_taken_back() -> None:
    match = with_bots(1, 2)
    match.play(REST)
    match.play(REST)
    assert match.can_undo(0)
    match.hand_over(2, "Ann")
    assert can_undo(match) == [1]
    match.hand_over(2, BOT)
    assert can_undo(match) == [1], "what was settled stays so"


def test_a_refused_answer_leaves_undo_where_it_was() -> None:
    match = with_bots(1, 2)
    match.play(REST)
    match.play(REST)
    match.fate = Scripted([])
    with pytest.raises(carrack.FateError):
        match.play(DIVE)
    assert match.can_undo(0)


# On paper and in storage.


def crossing() -> Match:
    """Seat 0 has taken back past two bots, and rests again."""
    match = with_bots(1, 2)
    for _ in range(3):
        match.play(REST)
    match.undo(0)
    match.play(REST)
    return match


def test_it_stands_in_the_record_and_can_be_replayed() -> None:
    match = crossing()
    copy = again(match)
    assert copy.state.key() == match.state.key()
    assert copy.alone == 0
    assert can_undo(copy) == can_undo(match) == [0]
    match.undo(0)
    copy.undo(0)
    assert str(copy.archive()) == str(match.archive())


def forged_undo(match: Match, to: int, by: int = 0) -> RecordError:
    """What replay says to the match with an undo that never happened: its checksums fit."""
    lines = [dict(line) for line in match.archive().lines]
    closing = lines.pop()
    n = len(lines)
    lines.append({"n": n, "kind": "undo", "by": by, "to": to})
    lines.append({**closing, "closed": n})
    for line in lines:
        line["check"] = line.pop("check", "")
    with pytest.raises(RecordError) as refused:
        replay(str(signed(lines, match)))
    return refused.value


def test_a_record_in_which_it_crosses_chance_is_refused() -> None:
    match = with_bots(1, 2)
    to = match.revision
    match.play(REST)
    match.play(DIVE)
    assert forged_undo(match, to).kind == "no-undo"


def test_a_record_in_which_it_crosses_a_reveal_is_refused() -> None:
    match = with_bots(1, 2)
    to = match.revision
    match.play(REST)
    match.play(LOOK)
    match.play(AT)
    assert forged_undo(match, to).kind == "no-undo"


def test_a_record_in_which_it_crosses_a_person_is_refused() -> None:
    match = with_bots(2)
    to = match.revision
    match.play(REST)
    match.play(REST)
    match.hand_over(1, BOT)
    assert forged_undo(match, to).kind == "no-undo"


def test_a_record_in_which_it_goes_elsewhere_than_to_the_last_decision_is_refused() -> None:
    match = with_bots(1, 2)
    to = match.revision
    for _ in range(6):
        match.play(REST)
    assert forged_undo(match, to).kind == "no-undo"
    assert forged_undo(match, to + 1).kind == "no-undo"


def test_a_bot_does_not_go_back_past_the_person() -> None:
    match = with_bots(1)
    match.hand_over(2, BOT)
    match.play(REST)
    to = match.revision
    match.play(REST)
    match.play(REST)
    match.play(REST)
    assert forged_undo(match, to, by=1).kind == "no-undo"


RESTLESS: list[tuple[str | Game, int, int, str]] = [
    (GAME, 2, 80, "shells"),
    (GAME, 3, 80, "pearls"),
    ("iron-age", 3, 80, "bronze"),
    ("endeavor", 3, 160, "harbours"),
    ("discovery-2007", 4, 120, "storms"),
]


def taken_back(match: Match) -> list[int]:
    """The revisions to which the one person may go back; they all are."""
    found = []
    while match.alone is not None and match.can_undo(match.alone):
        back_to = match.undo(match.alone)[0]["back_to"]
        assert isinstance(back_to, int)
        found.append(back_to)
    return found


@pytest.mark.parametrize(("game", "seats", "entries", "seed"), RESTLESS)
def test_a_match_with_bots_comes_back_from_paper_and_from_storage(
    game: str | Game, seats: int, entries: int, seed: str
) -> None:
    match = restless_match(game, seats, entries, seed, bots=True)
    reach = taken_back(restless_match(game, seats, entries, seed, bots=True))
    assert taken_back(again(match)) == reach
    for since in range(0, match.revision + 1, 7):
        copy = restored(match, since)
        assert copy.state.key() == match.state.key()
        if since <= match.secure_since():
            assert can_undo(copy) == can_undo(match)
        assert taken_back(copy) == [revision for revision in reach if revision >= since]


def test_the_restless_matches_go_back_past_bots() -> None:
    """What the test above goes through: undo entries between whose ends another seat answered."""
    past = 0
    for game, seats, entries, seed in RESTLESS:
        match = restless_match(game, seats, entries, seed, bots=True)
        for n, entry in enumerate(match.entries()):
            between = stored(match)[entry.to : n] if entry.kind == "undo" else []
            past += any(other.kind == "act" and other.by != entry.by for other in between)
    assert past > 5


def test_records_written_before_are_read_unchanged() -> None:
    """Those of the corpus in which something was taken back or a bot sat down."""
    texts = [path.read_text("utf-8") for path in sorted((Path(__file__).parents[1] / "corpus").rglob("*.jsonl"))]
    told = [text for text in texts if '"kind":"undo"' in text or '"who":"bot' in text]
    assert len(told) > 3
    for text in told:
        assert str(replay(text).archive()) == text
