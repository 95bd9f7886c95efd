"""The Iron Age as it is drawn: a player finds everything that lies on the table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from carrack.cli.table.board import Scene, board_of
from carrack.cli.table.draw import CHALK, PENCIL, Lines, Pen
from carrack.cli.table.menu import Menu
from carrack.cli.table.players import Player
from carrack.cli.table.speech import Speech, Teller
from carrack.games.iron_age.state import IronAge
from tests.iron_age.table import GAME, begin, give, play, table, turn

BOARD = board_of(GAME)
PLAYERS = (Player("Anna"), Player("Bruno", "greedy"), Player("Carla", "random"), Player("Denis", "greedy"))


def scene(s: IronAge, width: int = 80, lang: str = "en", seat: int = 0, pen: Pen = PENCIL) -> Scene:
    speech = Speech(lang)
    players = PLAYERS[: s.seats]
    teller = Teller(GAME, speech, [player.name for player in players])
    return Scene(GAME.view(s, seat), seat, players, speech, teller, pen, width)


ALL = ("others", "sheet", "prices", "dice")


def drawn(s: IronAge, parts: Sequence[str] = ALL, width: int = 80, lang: str = "en") -> str:
    return text_of(BOARD.draw(scene(s, width, lang), parts))


def text_of(lines: Lines) -> str:
    return "\n".join(line.plain for line in lines)


def listed(s: IronAge, width: int = 80, lang: str = "en") -> str:
    shown = replace(scene(s, width, lang, max(int(s.actor), 0)), foresee=lambda action: GAME.preview(s, action))
    return text_of(BOARD.menu(shown, Menu(GAME, s, lambda said: BOARD.keys(said, shown.speech))))


def row(text: str, start: str) -> str:
    """The line of a drawing that has this word, from it on."""
    return next(line[line.index(start) :] for line in text.splitlines() if start in line)


# The sheet.


def test_pegs_are_rows_of_dots() -> None:
    s = table()
    give(s, food=7, goods=15, armies=2, ships=0, wealth=8)
    text = drawn(s, ["sheet"])
    assert row(text, "Food").startswith("Food   ●●●●●●●········  7")
    assert row(text, "Goods").startswith("Goods  ●●●●●●●●●●●●●●● 15")
    assert row(text, "Armies").startswith("Armies ●●··········     2")
    assert row(text, "Ships").startswith("Ships  ········         0")
    assert row(text, "Wealth").startswith("Wealth ●●●●●●●●         8")


def test_ports_have_a_box_and_urns_that_fill_on_their_own() -> None:
    s = table()
    give(s, port_boxes=3, urns=4)
    text = drawn(s, ["sheet"])
    assert row(text, "Ports").split()[1:7] == ["■", "■", "■", "■", "□", "□"]
    assert row(text, "Urns").split()[1:6] == ["▮▮", "▮▮▯", "▯▯▯▯", "▯▯▯▯▯", "▯▯▯▯▯▯"]


def test_provinces_fill_from_the_left_and_say_what_they_bring() -> None:
    s = table()
    give(s, province_boxes=4)
    text = drawn(s, ["sheet"])
    assert row(text, "Provinces").split()[1:7] == ["■", "■■", "■■□", "□□□□□", "□□□□□□", "□□□□□□□"]
    assert row(text, "Tribute     +1").split()[1:6] == ["+1", "+2", "+3", "+4", "+5"]


def test_monuments_show_boxes_and_what_they_are_still_worth() -> None:
    s = table()
    give(s, 1, monuments="oracle")
    give(s, 0, monuments="aqueduct")
    s.sheets[0].monuments[3] = 4
    text = drawn(s, ["sheet"])
    assert row(text, "Oracle").split()[1:3] == ["□□□□", "-/3"]
    assert row(text, "Aqueduct").split()[1:3] == ["■■■■■■■■", "8"]
    assert row(text, "Parthenon").split()[1:3] == ["■■■■□□□□□□", "10/7"]
    assert row(text, "Colosseum").split()[1:3] == ["□□□□□□□□□□□□□", "13/10"]


def test_a_monument_finished_later_shows_the_lower_value() -> None:
    s = table()
    give(s, 1, monuments="oracle")
    give(s, 0, monuments="oracle")
    assert row(drawn(s, ["sheet"]), "Oracle").split()[1:3] == ["■■■■", "3"]


def test_developments_show_cost_and_points_and_which_are_owned() -> None:
    s = table()
    give(s, developments="leadership empire")
    text = drawn(s, ["sheet", "prices"])
    assert "■ Leadership 2→2" in text
    assert "■ Empire       16→12" in text
    assert "□ Navy          12→9" in text
    assert text.count("→") == 16  # fifteen developments and the heading


def test_while_one_builds_the_sheet_leaves_room_for_the_list_on_24_rows() -> None:
    s = table()
    turn(s, "people people harvest")
    sheet, choices = drawn(s, ["sheet"]), listed(s)
    assert "Leadership" not in sheet
    assert "Monuments" in sheet
    assert "Food" in sheet
    assert len(sheet.splitlines()) + len(choices.splitlines()) < 24
    before = BOARD.parts(scene(s))
    play(s, "build-province")
    after = BOARD.parts(scene(s))
    assert [name for name in after if after[name] != before[name]] == ["sheet"]


def test_points_stand_in_the_frame_by_source() -> None:
    s = table()
    give(s, developments="leadership empire", tribute=5, skulls=2, ports=3)
    text = drawn(s, ["sheet"])
    assert "21 points" in text
    assert "Developments 14 · Empire 4 · Tribute 5 · Skulls −2" in text


@pytest.mark.parametrize(
    ("length", "ends"),
    [
        ("short", ("Tribute      5 / 30", "Developments 1 / 5")),
        ("normal", ("Tribute      5 / 50", "Developments 1 / 7")),
    ],
)
def test_what_ends_the_game_stands_beside_what_there_is(length: str, ends: tuple[str, str]) -> None:
    s = table(length=length)
    give(s, tribute=5, developments="navy")
    text = drawn(s, ["sheet"])
    assert ends[0] in text
    assert ends[1] in text


def test_the_solo_sheet_says_how_long_and_what_to_beat() -> None:
    text = drawn(table(seats=1), ["sheet"])
    assert "Round 1 of 8, 100 points to beat" in text
    assert "/ 50" not in text


def test_a_sheet_in_french() -> None:
    text = drawn(table(), ["sheet", "prices"], lang="fr")
    for word in ("Nourriture", "Marchandises", "Armées", "Urnes", "Grand Phare", "Construction navale 7→5", "Crânes"):
        assert word in text


# Opponents.


def test_opponents_are_shown_at_a_glance() -> None:
    s = table(seats=3)
    give(s, 1, goods=4, tribute=3, developments="navy", monuments="oracle", skulls=1)
    text = drawn(s, ["others"])
    for part in (
        "B Bruno (greedy bot)",
        "C Carla (random bot)",
        "goods 4",
        "Tribute 3",
        "Skulls 1",
        "Oracle 4/4",
        "Navy",
        "15 points",
    ):
        assert part in text
    assert "Anna" not in text


def test_a_wide_screen_shows_both_sheets_of_two_side_by_side() -> None:
    s = table()
    give(s, 1, food=9)
    first = drawn(s, ["sheet"], width=160).splitlines()[0]
    assert "A Anna" in first
    assert "B Bruno" in first
    assert "●●●●●●●●●······  9" in drawn(s, ["sheet"], width=160)


# Dice.


def test_dice_show_number_face_and_name() -> None:
    s = table()
    begin(s, "food goods omens")
    text = drawn(s, ["dice"])
    assert [word in text for word in ("─ 1 ─", "─ 2 ─", "F Fate", "ψ ψ ψ", "food", "goods", "Omens")] == [True] * 7


def test_a_picked_die_says_so_and_a_skull_is_locked_while_rolling() -> None:
    s = table()
    begin(s, "food skull omens")
    assert "locked" in drawn(s, ["dice"])
    assert "again" not in drawn(s, ["dice"])
    play(s, "again", die="1")
    assert row(drawn(s, ["dice"]), "╰").startswith("╰─ again ──╯ ╰─ locked ─╯")
    play(s, "roll")


def test_after_the_rolling_no_die_is_locked() -> None:
    s = table()
    turn(s, "skull people trade")
    assert "locked" not in drawn(s, ["dice"])


@pytest.mark.parametrize("width", [40, 60, 80, 84, 100, 160])
def test_seven_dice_fit_every_width(width: int) -> None:
    s = table()
    give(s, ports=6)
    begin(s, "innovation people either goods food skull trade")
    found = BOARD.draw(scene(s, width), ["dice"])
    assert max(text.cell_len for text in found) <= width
    shown = text_of(found)
    for name in ("innovation", "population", "either", "goods", "food", "skull", "Trade"):
        assert name in shown


def test_somebody_elses_dice_have_their_name() -> None:
    s = table()
    begin(s, "food goods omens", seat=1)
    assert drawn(s, ["dice"]).startswith("B Bruno")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_caption_fits_a_die(lang: str) -> None:
    speech = Speech(lang)
    names = (
        "food",
        "people",
        "either",
        "goods",
        "innovation",
        "skull",
        "drought",
        "harvest",
        "omens",
        "conquest",
        "tribute",
        "trade",
    )
    assert [name for name in names if len(speech(f"caption-{name}")) > 10] == []


# What may be answered.


def test_dice_to_pick_stand_in_one_line() -> None:
    s = table()
    begin(s, "food skull omens")
    assert listed(s).splitlines() == ["1 f  pick dice to roll again, several in one line", "k  Keep all dice"]
    assert "Roll 1 of 3: pick dice" in str(GAME.ask(s)["text"])
    assert "Lancer 1 sur 3\u202f: choisissez" in str(GAME.ask(s, "fr")["text"])
    play(s, "again", die="1")
    assert listed(s).splitlines() == ["f  pick dice to roll again, several in one line", "r  Roll the picked dice"]


def test_what_the_dice_bring_is_said_before_they_are_kept() -> None:
    s = table()
    begin(s, "goods people harvest")
    assert listed(s).splitlines()[-2:] == [
        "k  Keep all dice",
        "   3 population · gains 2 goods · feeds 1 province",
    ]


def test_faces_to_turn_to_stand_in_a_line_for_each_die() -> None:
    s = table()
    begin(s, "food skull omens")
    play(s, "keep")
    assert [line.split()[0] for line in listed(s).splitlines() if line[0] != " "] == ["1p", "2f", "fd", "n"]
    assert "1f" not in listed(s).split()
    assert listed(s).splitlines()[2].split()[::2] == ["fd", "fh", "fc", "ft", "fr"]


def test_developments_to_buy_show_price_points_and_payment() -> None:
    s = table()
    give(s, goods=4, wealth=2)
    turn(s, "innovation innovation drought")
    play(s, "build-no-more")
    text = listed(s, 160)
    assert row(text, "Dyemaking").startswith("Dyemaking    5→4   2 innovations")
    assert row(text, "Religion").startswith("Religion     8→6   2 innovations 2 goods")
    assert "2 innovations 1 wealth" in text
    assert "Drought does not touch your food dice" in text
    assert text.splitlines()[-1].endswith("Buy nothing  (n)")
    assert "Drought does not touch" not in listed(s, 60)


def test_a_list_has_numbers_and_letters() -> None:
    s = table()
    turn(s, "people people drought")
    assert row(listed(s), " 1").split()[:2] == ["1", "p"]
    assert row(listed(s), "Great Lighthouse").startswith("Great Lighthouse")
    assert [line.split()[1] for line in listed(s).splitlines()] == ["p", "g", "v", "o", "li", "aq", "pa", "c", "a", "n"]


# Everything.


@pytest.mark.parametrize("pen", [PENCIL, CHALK], ids=["pencil", "chalk"])
@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.parametrize("width", [40, 66, 80, 120, 157, 160, 200])
def test_nothing_is_wider_than_the_terminal(width: int, seats: int, lang: str, pen: Pen) -> None:
    s = table(seats)
    for seat in range(seats):
        names = "leadership granaries dyemaking medicine irrigation shipbuilding navy architecture empire"
        give(s, seat, ports=6, provinces=6, food=15, goods=15, wealth=8, ships=8, armies=12, developments=names)
        give(s, seat, monuments="oracle lighthouse parthenon", skulls=33, tribute=44)
    begin(s, "innovation people either goods food skull omens")
    shown = scene(s, width, lang, 0, pen)
    lines = BOARD.draw(shown, list(BOARD.parts(shown)))
    for seat in range(seats):
        lines += BOARD.sheet(shown, seat)
    if pen is CHALK and lang == "en" and width >= 80:
        assert [text.plain for text in lines if not text.plain.isascii()] == []
    play(s, "keep")
    play(s, "lead-not")
    for verb in ("turn-not", "declare", "build-no-more"):
        menu = Menu(GAME, s, lambda said: BOARD.keys(said, shown.speech))
        lines += BOARD.menu(scene(s, width, lang, 0, pen), menu)
        play(s, verb, **({"food": 1} if verb == "declare" else {}))
    lines += BOARD.menu(scene(s, width, lang, 0, pen), Menu(GAME, s, lambda said: BOARD.keys(said, shown.speech)))
    assert [text.plain for text in lines if text.cell_len > width] == []


# What happened.


@pytest.mark.parametrize(
    ("lang", "told"), [("en", "fills boxes 1–3 of the Oracle"), ("fr", "coche les cases 1 à 3 de l’Oracle")]
)
def test_boxes_of_a_monument_are_told_by_their_numbers(lang: str, told: str) -> None:
    s = table()
    turn(s, "people people harvest")
    events = [
        {"event": "filled-monument-box", "seat": 0, "monument": "oracle", "boxes": boxes} for boxes in (1, 2, 3)
    ] + [{"event": "filled-urn", "seat": 0}] * 2
    text = text_of(BOARD.news(scene(s, 110, lang), events))
    assert told in text
    assert text.count("×") == 1, "urns have no numbers"
