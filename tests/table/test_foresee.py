"""What if: what an answer would bring is said in words, and nothing is played."""

from __future__ import annotations

from pathlib import Path

import pytest

from carrack.cli.table.session import Session
from tests.answers import code
from tests.table.seats import reply_to, sit, type_in


@pytest.fixture
def session(tmp_path: Path) -> Session:
    """Anna has settled and rolled: a skull, food or population, Good harvest."""
    found = sit(tmp_path, seed="endings")
    type_in(found, "port")
    return found


def test_what_happens_and_what_is_asked_next(session: Session) -> None:
    said = reply_to(session, "what if k")
    assert said.startswith("Keep all dice: A Anna keeps the dice")
    assert said.endswith("Then you are asked: Is your food-or-population die food or population?")


def test_the_odds_where_chance_comes_next(session: Session) -> None:
    said = reply_to(session, "what if 2 r")
    assert "Pick die 2 to roll again, Roll the picked dice:" in said
    assert "Then chance decides: Anna throws an Empire die: which face is up?" in said
    assert said.count("17%") == 6


def test_an_answer_that_changes_little_says_so(session: Session) -> None:
    assert "Nothing else happens until then." in reply_to(session, "what if 2")


@pytest.mark.parametrize(
    ("line", "part"),
    [
        ("what if", "What if what?"),
        ("what if xyzzy", "“xyzzy” is no answer here"),
        ("what if 1", "A skull stays where it fell"),
        ("if k", "Anna keeps the dice"),
        ("h", "what an answer would bring"),
    ],
)
def test_every_what_if_has_an_answer(session: Session, line: str, part: str) -> None:
    assert part in reply_to(session, line)


def test_nothing_is_played(session: Session) -> None:
    revision, before = session.match.revision, session.match.state.key()
    for line in ("what if k", "what if 2 r", "what if 2", "what if 1"):
        type_in(session, line)
    assert (session.match.revision, session.match.state.key()) == (revision, before)


def test_in_french(tmp_path: Path) -> None:
    session = sit(tmp_path, seed="endings", lang="fr")
    said = reply_to(session, "port", "et si g")
    assert said.startswith("Garder tous les dés : A Anna garde ses dés")
    assert "Puis on vous demande : Votre dé" in said
    odds = reply_to(session, "et si 2 r")
    assert "Puis le hasard décide :" in odds
    assert "17 %" in odds


def until(session: Session, step: str) -> None:
    """Play on with the last answer of each question until one of these is asked of a person."""
    while session.match.game.question(session.match.state)["step"] != step:
        for _ in session.bots_play():
            pass
        session.match.play(session.match.state.legal()[-1])
        for _ in session.bots_play():
            pass


def test_points_are_told_by_source(tmp_path: Path) -> None:
    session = sit(tmp_path, seats="person:Anna", seed="points")
    until(session, "buy")
    state = session.match.state
    action = state.legal()[0]
    gained = session.game.preview(state, action)["scores"][0] - state.scores()[0]  # type: ignore[index]
    assert gained > 0
    said = reply_to(session, f"what if {session.teller.word(action)}")
    assert f"Points: Anna +{gained} (developments +" in said.replace("Developments", "developments")


def test_an_answer_that_pays_for_nothing_is_called_so(tmp_path: Path) -> None:
    """Endeavor: a building that can do nothing with the last disc."""
    session = sit(tmp_path, seats="person:Anna,bot:random,bot:random", seed="idle", game="endeavor")
    for _ in range(400):
        for _ in session.bots_play():
            pass
        state = session.match.state
        idle = [action for action in state.legal() if session.game.preview(state, action)["idle"]]
        if idle:
            break
        session.match.play(state.legal()[0])
    said = reply_to(session, f"what if {session.reader.menu(state).shown(idle[0])}")
    assert "This costs something and brings nothing." in said
    assert session.teller.word(idle[0]) in said


def test_the_end_is_foreseen(tmp_path: Path) -> None:
    session = sit(tmp_path, seats="person:Anna", seed="the end")
    state = session.match.state
    last = -1
    while not session.match.over:
        state = session.match.state
        last = state.legal()[-1]
        if session.game.preview(state, last)["next"] == {"step": "over", "seat": -2}:
            break
        session.match.play(last)
    shown = session.reader.menu(state).shown(last)
    assert reply_to(session, f"what if {shown}").endswith("Then the game is over.")


def test_the_next_seat_is_named(tmp_path: Path) -> None:
    session = sit(tmp_path, game="discovery-2007")
    said = reply_to(session, "what if do")
    assert "Then Dido is asked: Turn 1: place a worker in a box" in said


def test_real_dice_are_nobodys_choice(tmp_path: Path) -> None:
    session = sit(tmp_path, asked=True)
    type_in(session, "port")
    assert "Only chance answers now" in reply_to(session, "what if food")


def test_a_hidden_counter_stays_hidden(tmp_path: Path) -> None:
    """Where nobody has looked, only the odds are told."""
    session = sit(tmp_path, game="discovery-2007", options=["hide_failed_counters=true"])
    state = session.match.state
    assert code(state, "place", worker="colonist", box="discovery") in state.legal()
    while session.match.game.question(session.match.state)["step"] != "expedition":
        state = session.match.state
        wanted = code(state, "place", worker="colonist", box="discovery")
        session.match.play(wanted if wanted in state.legal() else state.legal()[-1])
        for _ in session.bots_play():
            pass
    said = reply_to(session, "what if co pe")
    assert "Then chance decides: Anna turns up the counter in Peru" in said
    assert "%" in said
