"""Keys of Discovery: two letters that stand on the table, one meaning at a time, in both languages."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from carrack.cli.table.answers import COMMANDS, find_command
from carrack.cli.table.board import Board, board_of
from carrack.cli.table.lexicon import Lexicon
from carrack.cli.table.parse import AMBIGUOUS, REFUSED, Reader
from carrack.cli.table.session import Session
from carrack.cli.table.speech import Speech
from carrack.core.match import Match
from carrack.words import LANGUAGES, plain
from tests.discovery.table import GAME, GAME_2015, Discovery, colony, hand, table
from tests.recorded import positions
from tests.table.seats import sit

BOARD = board_of(GAME)
BOARDS = (BOARD, board_of(GAME_2015))  # an edition may be typed in words of its own
# Numbers and words do for what is chosen from a list that differs each time; "place" has its keys by worker and box.
WITHOUT_KEYS = {
    "order-falls", "bidder-falls", "tile-comes", "good-comes", "counter-comes", "card-comes", "place",
    "front-initiative", "front-dock", "front-capital", "take", "buy",
}  # fmt: skip
WITHOUT_KEYS_2015 = WITHOUT_KEYS | {
    "nation-falls", "choose-nation", "front-goods", "front-warfare", "arrange", "claim", "smuggle-from", "smuggle-for",
    "sell",
}  # fmt: skip
VISITS = 2  # of each question

in_every_language = pytest.mark.parametrize("lang", LANGUAGES)
of_each_edition = pytest.mark.parametrize("board", BOARDS, ids=("2007", "2015"))


def keys_of(lang: str, action: int, board: Board = BOARD) -> list[str]:
    return [plain(key) for key in board.keys(GAME_2015.describe(action), Speech(lang))]


def at(folder: Path, s: Discovery, lang: str = "en") -> Session:
    """A session at this position."""
    session = sit(folder, "person:Anna,bot:random,bot:random,bot:random", lang, game="discovery-2007")
    session.match = Match(GAME, 4, {}, seed="here")
    session.match._state = s
    return session


@of_each_edition
@in_every_language
def test_no_key_stands_for_two_answers_to_one_question(lang: str, board: Board) -> None:
    for step in (*GAME.steps, *GAME_2015.steps):
        taken = [action for action in range(GAME_2015.actions) if step.takes(action)]
        counts = Counter(key for action in taken for key in keys_of(lang, action, board))
        assert [key for key, count in counts.items() if count > 1] == [], step.name


@in_every_language
def test_every_answer_has_a_key(lang: str) -> None:
    actions = range(GAME_2015.actions)  # the first of them are those of 2007
    without = {GAME_2015.describe(action)["verb"] for action in actions if not keys_of(lang, action)}
    assert without == WITHOUT_KEYS_2015 - {"place"}


@of_each_edition
@in_every_language
def test_no_key_is_a_command(lang: str, board: Board) -> None:
    speech = Speech(lang)
    commands = {plain(word) for command in COMMANDS for word in (command, *speech.words_of(f"command-{command}"))}
    assert {key for action in range(GAME.actions) for key in keys_of(lang, action, board)} & commands == set()


@pytest.mark.parametrize(
    ("box", "before", "now"), [("dock", "do", "qu"), ("shipping", "cm", "bm"), ("capital", "re", "bc")]
)
def test_a_french_box_is_typed_as_its_edition_calls_it_or_by_its_old_name(box: str, before: str, now: str) -> None:
    said = {"verb": "place", "worker": "colonist", "box": box}
    older, newer = (board.keys(said, Speech("fr")) for board in BOARDS)
    assert (older[0], newer[0]) == (before, now)
    assert before in newer


def place(session: Session, typed: str) -> tuple[str, str]:
    """The worker and the box that a line means."""
    plan = session.read(typed)
    assert plan.problem is None, plan.problem
    said = GAME.describe(plan.actions[0])
    return str(said["worker"]), str(said["box"])


@in_every_language
def test_every_answer_to_every_question_can_be_typed_by_what_the_list_shows(lang: str) -> None:
    speech = Speech(lang)
    lexicon = Lexicon(GAME, speech)
    reader = Reader(lexicon, lambda said: BOARD.keys(said, speech), True, lambda said: BOARD.loose_keys(said, speech))
    visits: Counter[str] = Counter()
    for state in positions(GAME.id):
        step = GAME.steps[state.step].name
        visits[step] += 1
        if visits[step] <= VISITS:
            for choice in reader.menu(state).choices:
                assert reader.read(choice.shown, state).actions == (choice.action,), (step, choice.shown)
    assert set(visits) == {step.name for step in GAME.steps}


def test_a_box_by_itself_places_a_colonist(tmp_path: Path) -> None:
    s = table()
    hand(s, 0, colonist=2, soldier=1, captain=1)
    session = at(tmp_path, s)
    assert place(session, "do") == ("colonist", "dock")
    assert place(session, "dock") == ("colonist", "dock")
    assert place(session, "so") == ("colonist", "soldier")


def test_a_box_is_its_number_on_the_table(tmp_path: Path) -> None:
    s = table()
    hand(s, 0, colonist=2, soldier=1)
    session = at(tmp_path, s)
    assert place(session, "1") == ("colonist", "initiative")
    assert place(session, "8") == ("colonist", "warfare")
    assert place(session, "so 6") == ("soldier", "discovery")


def test_the_number_of_the_specialists_does_not_choose_between_their_spaces(tmp_path: Path) -> None:
    problem = at(tmp_path, table()).read("7").problem
    assert problem is not None
    assert problem.kind == AMBIGUOUS
    boxes = [GAME.describe(action)["box"] for action in problem.actions]
    assert boxes == ["captain", "merchant", "missionary", "soldier", "training"]


@pytest.mark.parametrize(("lang", "line"), [("en", "so sh"), ("en", "soldier shipping"), ("fr", "so cm")])
def test_a_specialist_is_written_before_the_box(tmp_path: Path, lang: str, line: str) -> None:
    s = table()
    hand(s, 0, colonist=2, soldier=1, captain=1)
    assert place(at(tmp_path, s, lang), line) == ("soldier", "shipping")


def test_without_colonists_a_box_means_the_only_kind_there_is(tmp_path: Path) -> None:
    s = table()
    hand(s, 0, merchant=2)
    assert place(at(tmp_path, s), "do") == ("merchant", "dock")


def test_without_colonists_a_box_does_not_choose_between_two_kinds(tmp_path: Path) -> None:
    s = table()
    hand(s, 0, merchant=1, soldier=1)
    problem = at(tmp_path, s).read("do").problem
    assert problem is not None
    assert problem.kind == AMBIGUOUS
    assert {GAME.describe(action)["worker"] for action in problem.actions} == {"merchant", "soldier"}


def test_a_full_box_is_refused_with_the_number_of_its_spaces(tmp_path: Path) -> None:
    s = table(2)
    session = sit(tmp_path, "person:Anna,person:Bruno", game="discovery-2007")
    session.match._state = s
    for _ in range(3):
        session.play([GAME.encode({"verb": "place", "worker": "colonist", "box": "dock"})])
    problem = session.read("do").problem
    assert problem is not None
    assert problem.kind == REFUSED
    why = GAME.why_not(session.match.state, problem.actions[0])
    assert why is not None
    assert why["text"] == "All 3 open spaces of this box are taken: choose another box."


def test_a_battle_is_typed_by_letter_and_region_though_b_is_a_command(tmp_path: Path) -> None:
    s = table()
    colony(s, 0, "florida", colonist=1, soldier=1)
    colony(s, 1, "florida", colonist=2)
    session = at(tmp_path, s)
    s.actor, s.active, s.stage, s.slot = 0, 0, 10, 0
    s.step = next(i for i, step in enumerate(GAME.steps) if step.name == "conflict")
    assert find_command(session, "b fl") == ("", "")
    assert find_command(session, "b") == ("board", "")
    assert GAME.describe(session.read("b fl").actions[0]) == {"verb": "fight", "seat": 1, "region": "florida"}
    assert GAME.describe(session.read("war b").actions[0]) == {"verb": "declare-war", "seat": 1}
