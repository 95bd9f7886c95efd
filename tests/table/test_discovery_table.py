"""Discovery played at the table: answers, undo, why not, help, and whole games by keys and through a terminal."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from rich.text import Text

from carrack.cli.table.answers import handle
from carrack.cli.table.board import Board
from carrack.cli.table.ending import points_table
from carrack.cli.table.session import Session
from carrack.core.fate import Asked
from carrack.core.match import Match
from carrack.core.state import NATURE
from carrack.words import LANGUAGES
from tests.discovery.table import (
    GAME,
    colony,
    lay,
    own,
    purse,
    resolve,
    table,
    turn,
)
from tests.recorded import positions
from tests.table.seats import COLOUR, bare, kept, reply_to, sit, squeezed, terminal, text_of, too_wide, type_in

pytestmark = pytest.mark.slow  # whole games through a terminal

TWO = "person:Anna,person:Bruno"
NAMES = ("Anna", "Bruno", "Carla", "Denis", "Elsa", "Félix")
PEOPLE = {seats: ",".join(f"person:{name}" for name in NAMES[:seats]) for seats in GAME.seats}
FIRST_OR_NOT = ("1", "n", "6")  # the first answer of the list; none; a worker into the discovery box


def seated(folder: Path, seats: str = TWO, lang: str = "en", *options: str) -> Session:
    folder.mkdir(exist_ok=True)
    return sit(folder, seats, lang, game="discovery-2007", options=options)


def asked(session: Session) -> str:
    return session.players[session.match.state.actor].name


# Undo.


def test_a_placement_is_taken_back_while_the_next_person_has_not_answered(tmp_path: Path) -> None:
    session = seated(tmp_path)
    first = asked(session)
    key = session.match.state.key()
    type_in(session, "do")
    assert asked(session) != first
    type_in(session, "undo")
    assert session.match.state.key() == key
    assert asked(session) == first


def test_only_the_last_placement_is_taken_back(tmp_path: Path) -> None:
    session = seated(tmp_path)
    type_in(session, "do", "sh")
    key = session.match.state.key()
    type_in(session, "di", "u")
    assert session.match.state.key() == key
    assert "There is nothing to take back" in reply_to(session, "u")


def test_what_bots_alone_have_answered_to_is_taken_back_with_their_answers(tmp_path: Path) -> None:
    session = seated(tmp_path, "person:Anna,bot:random")
    for _ in session.bots_play():
        pass
    before = session.match.state.key()
    type_in(session, "do")
    assert (asked(session), session.match.state.key() == before) == ("Anna", False)
    type_in(session, "undo")
    assert session.match.state.key() == before


def test_what_a_bot_has_answered_to_stays_where_somebody_else_plays(tmp_path: Path) -> None:
    session = seated(tmp_path, "person:Anna,bot:random,person:Bruno,bot:random")
    for _ in session.bots_play():
        pass
    assert "There is nothing to take back" in reply_to(session, "do", "undo")


# Answers, reasons and help.


def test_an_expedition_sails_with_one_line(tmp_path: Path) -> None:
    session = seated(tmp_path)
    s = table(2)
    resolve(s, discovery=[(0, "captain"), (0, "colonist"), (0, "colonist")])
    session.match._state = s
    actions = session.read("ca co co peru").actions
    assert [GAME.describe(action) for action in actions] == [
        {"verb": "enlist", "worker": "captain"},
        {"verb": "enlist", "worker": "colonist"},
        {"verb": "enlist", "worker": "colonist"},
        {"verb": "sail", "region": "peru"},
    ]


def test_two_placements_in_one_line_are_refused_because_the_turn_is_over(tmp_path: Path) -> None:
    session = seated(tmp_path)
    assert "Your turn is over before “sh”. Nothing was played" in reply_to(session, "do sh")


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "This costs $10 and you have $4: you are $6 short."),
        ("fr", "Il faut 10 $ et vous avez 4 $ : il vous manque 6 $."),
    ],
)
def test_a_war_that_costs_too_much_says_how_much_is_missing(tmp_path: Path, lang: str, said: str) -> None:
    session = seated(tmp_path, TWO, lang)
    s = table(2)
    colony(s, 0, "florida", colonist=1, soldier=1)
    colony(s, 1, "florida", colonist=2)
    purse(s, 0, 4)
    resolve(s, warfare=[(0, "colonist")])
    session.match._state = s
    reply = reply_to(session, {"en": "?war b", "fr": "?guerre b"}[lang])
    assert said in reply.replace("\u202f", " ")


@pytest.mark.parametrize(
    ("typed", "said"),
    [("?5", "The bidding stands at $7: bid more, or pass."), ("?12", "This costs $12 and you have $10")],
)
def test_a_bid_that_is_refused_says_where_the_bidding_stands(tmp_path: Path, typed: str, said: str) -> None:
    session = seated(tmp_path, TWO, "en", "start_auction_2007=true")
    assert said in reply_to(session, "7", typed)


def test_a_worker_that_is_not_there_is_named(tmp_path: Path) -> None:
    assert "You have no captain in hand" in reply_to(seated(tmp_path), "ca do")


def test_a_box_that_is_refused_says_so_for_the_workers_in_hand_alone(tmp_path: Path) -> None:
    session = seated(tmp_path)
    type_in(session, "in", "in")
    said = reply_to(session, "in")
    assert "it takes one of each player" in said
    assert "captain" not in said


def test_where_chance_is_asked_for_the_prompt_says_so(tmp_path: Path) -> None:
    for lang, said in (("en", "Chance"), ("fr", "Hasard")):
        session = sit(tmp_path, TWO, lang, asked=True, game="discovery-2007")
        assert session.match.state.actor == NATURE
        assert session.prompt == said
        session.path.unlink(missing_ok=True)


def test_points_are_listed_in_the_order_of_the_game_whoever_has_them(tmp_path: Path) -> None:
    session = seated(tmp_path)
    s = table(2)
    own(s, 0, "university")
    turn(s, 4)
    lay(s, seat={1: {"points": {"colonies_1": 6}}})
    session.match._state = s
    said = text_of(points_table(session))
    assert said.index("Colonies, Age I") < said.index("Buildings")


def test_why_not_knows_the_keys_of_other_questions(tmp_path: Path) -> None:
    said = reply_to(seated(tmp_path), "?war b")
    assert said.startswith("Declare war on Bruno, for $10: Another question is open")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_there_is_help_on_everything_on_the_table(tmp_path: Path, lang: str) -> None:
    session = seated(tmp_path, TWO, lang)
    unknown = session.speech("help-unknown", words="").split("“")[0][:12]
    view = GAME.view(session.match.state, 0)
    regions, boxes, tiles, goods = view["regions"], view["boxes"], view["tiles"], view["goods"]
    assert isinstance(regions, dict)
    assert isinstance(boxes, dict)
    assert isinstance(tiles, list)
    assert isinstance(goods, dict)
    things = [("region", name) for name in regions] + [("box", name) for name in boxes]
    things += [("tile", name) for name in tiles] + [("good", name) for name in goods]
    things += [("worker", name) for name in ("colonist", "captain", "merchant", "missionary", "soldier")]
    for kind, name in things:
        said = reply_to(session, f"{session.speech.words_of('command-help')[0]} {session.teller.name(kind, name)}")
        assert not said.startswith(unknown), (kind, name)


def test_one_board_is_shown_by_letter_or_name(tmp_path: Path) -> None:
    session = seated(tmp_path)
    assert "B Bruno" in reply_to(session, "board b")
    assert "B Bruno" in reply_to(session, "board bru")


# The list for those who do not see the boards.


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ("Regions:", "Canada: Regional good: fur Discovered: no", "Colonist Dock: nobody", "New England:")),
        (
            "fr",
            ("Régions :", "Canada : Marchandise de la région : fourrure Découverte : non", "Dock de colons : personne"),
        ),
    ],
)
def test_the_plain_list_has_the_words_of_the_game(tmp_path: Path, lang: str, words: tuple[str, ...]) -> None:
    session = seated(tmp_path, TWO, lang)
    session.board = Board()
    said = text_of(session.look()).replace("\u202f", " ")
    for word in words:
        assert word in said
    assert "_" not in said
    assert "None" not in said
    assert "False" not in said


def test_the_plain_list_reads_only_what_a_placement_changed(tmp_path: Path) -> None:
    session = seated(tmp_path, "person:Anna,bot:random")
    session.board = Board()
    for _ in session.bots_play():
        pass
    session.look()
    type_in(session, "place colonist warfare")
    assert "Warfare" in text_of(session.look())
    type_in(session, "place colonist shipping")
    said = text_of(session.look())
    assert "Merchant Shipping" in said
    assert "Canada" not in said


# Whole games.


@pytest.mark.parametrize(
    ("lang", "seats", "options"),
    [
        ("en", "person:Anna,person:Bruno,bot:random", ("start_auction_2007=true", "hide_failed_counters=true")),
        ("fr", "person:Anna,bot:random,bot:random,bot:random", ()),
    ],
)
def test_every_answer_of_a_whole_game_can_be_typed_by_its_key_and_by_its_words(
    tmp_path: Path, lang: str, seats: str, options: tuple[str, ...]
) -> None:
    session = seated(tmp_path, seats, lang, *options)
    chooser = random.Random("typing")
    while True:
        for _ in session.bots_play():
            pass
        if session.over:
            break
        lines = [*session.news(), *session.look(), *session.question()]
        assert [text.plain for text in lines if text.cell_len > session.width] == []
        choice = chooser.choice(session.reader.menu(session.match.state).choices)
        for typed in (choice.shown, session.game.word(choice.action, lang)):
            assert session.read(typed).actions == (choice.action,), typed
        session.play([choice.action])
    assert kept(session.path).over


def play_in_terminal(folder: Path, lang: str, width: int, color: str) -> None:
    file = folder / "game.jsonl"
    arguments = ("--seats", "person:Zoé,bot:random:Dido", "--seed", "whole", "--lang", lang, color, "--save", str(file))
    with terminal(folder, "discovery-2007", *arguments, width=width) as found:
        found.play_on(FIRST_OR_NOT)
        assert found.end() == 0
        shown = " ".join(bare(found.output).split())
        assert "Traceback" not in shown
        assert too_wide(found.output, width) == []
        assert bool(COLOUR.search(found.output)) == (color == "--color")
    match = kept(file)
    assert match.over
    winner = ("Zoé", "Dido")[match.state.winners()[0]]
    assert {"en": f"{winner} wins with", "fr": f"{winner} gagne avec"}[lang] in shown
    assert {"en": "The end ─", "fr": "La fin ─"}[lang] in shown
    assert {"en": "Turn 8 of 8 · Age III", "fr": "Tour 8 sur 8 · Âge III"}[lang] in shown
    assert squeezed(f"carrack replay {file}") in squeezed(shown)


@pytest.mark.parametrize(("lang", "width", "color"), [("en", 80, "--no-color"), ("fr", 140, "--color")])
def test_a_game_is_played_to_its_end_through_a_terminal(tmp_path: Path, lang: str, width: int, color: str) -> None:
    play_in_terminal(tmp_path, lang, width, color)


@pytest.mark.slow
@pytest.mark.parametrize(("lang", "width", "color"), [("fr", 80, "--no-color"), ("en", 140, "--color")])
def test_the_same_game_the_other_way_round(tmp_path: Path, lang: str, width: int, color: str) -> None:
    play_in_terminal(tmp_path, lang, width, color)


# Bad input.

GARBAGE = (
    "u", "h", "w", "b", "?", "n", "co", "ca", "so so", "do", "do do", "b fl", "war", "war z", "fl fl", "99", "-1",
    "dock sail", "help so", "?co", "?b fl", "guerre b", "place", "{0}", "%s", ";;", "undo 3", "1 1 1 1", "\x1b[A",
    "é" * 30,
)  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
def test_garbage_at_every_question_gets_an_answer(tmp_path: Path, lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Session, "save", lambda self: None)  # a position set by hand has no record
    chooser = random.Random("garbage")
    unheard = {step.name for step in GAME.steps}
    sessions = {seats: seated(tmp_path / str(seats), PEOPLE[seats], lang) for seats in PEOPLE}
    for state in positions(GAME.id):
        step = GAME.steps[state.step].name
        if step not in unheard:
            continue
        unheard.remove(step)
        session = sessions[int(state.seats)]
        for line in chooser.sample(GARBAGE, 12):
            session.match = Match(GAME, int(state.seats), dict(state.options), fate=Asked())
            session.match._state = state.clone()
            before = session.match.revision
            reply = handle(session, line)
            assert session.match.revision > before or reply.said or reply.again or reply.leave, (step, line)
            wide = [part for part in reply.said if isinstance(part, Text) and part.cell_len > session.width]
            assert wide == [], (step, line)
            assert session.match.over or session.question()
    assert unheard == set()
