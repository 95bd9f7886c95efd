"""At the table: undo, why not, help, the curtain, chat, replay, playing on, and any game on the generic board."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from carrack.core.state import NATURE
from examples.nim import GAME as NIM
from tests.server.harbour import Harbour
from tests.toys.lagoon import GAME as LAGOON
from tests.web.conftest import Somebody
from tests.web.desk import PAUSE, Desk, new_table, play_out


def sit_down(harbour: Harbour, page: Page, game: str = "iron-age", **changes: object) -> tuple[Desk, str]:
    table = new_table(harbour, page, game, **changes)
    page.goto(f"{harbour.base_url}/table/{table}")
    return Desk(page), table


def test_an_answer_can_be_taken_back(somebody: Somebody, harbour: Harbour) -> None:
    """A die that is picked is not rolled yet: nothing has been left to chance."""
    desk, _ = sit_down(harbour, somebody().open("/"), seats=1, bots={})
    picks = desk.options.filter(has_text=re.compile("^Pick"))
    while desk.wait_for_a_question() and picks.count() < 2:  # the only one would be rolled at once
        desk.answer()
    before = (desk.prompt.inner_text(), desk.options.all_inner_texts())
    desk.click(picks.first)
    desk.page.get_by_role("button", name="Take back").click()
    expect(desk.prompt).to_have_text(before[0])
    expect(desk.options).to_have_text(before[1])
    expect(desk.page.get_by_text("takes back the last answer").first).to_be_visible()


def test_take_back_goes_past_the_answers_of_bots(somebody: Somebody, harbour: Harbour) -> None:
    """Endeavor leaves nothing to chance: from one's own question back to one's own last one."""
    desk, table = sit_down(harbour, somebody().open("/"), "endeavor", seats=3, bots={"1": "random", "2": "random"})
    undo = desk.page.get_by_role("button", name="Take back")
    before: tuple[str, list[str]] = ("", [])
    while not crossed(harbour, table):
        assert desk.wait_for_a_question()
        before = (desk.prompt.inner_text(), desk.options.all_inner_texts())
        desk.answer()
    assert desk.wait_for_a_question()
    undo.click()
    expect(desk.prompt).to_have_text(before[0])
    expect(desk.options).to_have_text(before[1])


def test_take_back_is_offered_wherever_nothing_was_left_to_chance_since(somebody: Somebody, harbour: Harbour) -> None:
    """Dice of one's own, dice of bots: The Iron Age has both, and answers without any."""
    desk, table = sit_down(harbour, somebody().open("/"), seats=3, bots={"1": "random", "2": "random"})
    undo = desk.page.get_by_role("button", name="Take back")
    met = set()
    for _ in range(40):
        if not desk.wait_for_a_question():
            break
        left = since_my_answer(harbour, table)
        chance = left is None or NATURE in left
        expect(undo).to_have_count(0 if chance else 1)
        met.add(chance)
        desk.answer()
    assert met == {True, False}


def since_my_answer(harbour: Harbour, table: str) -> list[int] | None:
    """Who answered since the last answer of seat 0 that it chose itself; nothing where there is none."""
    match = harbour.rooms.harbour.tables[table].match
    assert match is not None
    acts = [entry for entry in match.entries() if entry.kind == "act"]
    mine = [i for i, act in enumerate(acts) if act.by == 0 and not act.forced]
    return [act.by for act in acts[mine[-1] + 1 :]] if mine else None


def crossed(harbour: Harbour, table: str) -> bool:
    """Whether bots have answered since, and nobody else, and it is seat 0's turn again."""
    since = since_my_answer(harbour, table) or []
    return NATURE not in since and {1, 2} <= set(since) and harbour.rooms.harbour.tables[table].asked == 0


def test_what_cannot_be_done_says_why_and_leads_to_the_paragraph(somebody: Somebody, harbour: Harbour) -> None:
    desk, _ = sit_down(harbour, somebody().open("/"))
    assert desk.wait_for_a_question()
    navy = desk.board.locator('[data-thing="development:navy"]').first
    navy.click(force=True)  # Playwright itself would wait until it is enabled
    why = desk.page.get_by_role("dialog", name="Why not")
    link = why.get_by_role("link")
    rule = (link.get_attribute("href") or "").split("#")[1]
    assert len(why.inner_text().split()) > 4
    link.click()
    desk.page.wait_for_url(f"**/rules/iron-age#{rule}")
    expect(desk.page.locator(f'[id="{rule}"]')).to_be_in_viewport()


def test_people_talk(somebody: Somebody, harbour: Harbour) -> None:
    desk, table = sit_down(harbour, somebody().open("/"), public=True)
    desk.page.get_by_role("button", name="Chat").click()
    desk.page.get_by_role("textbox", name="Say something").fill("Fair winds! <b>")
    desk.page.keyboard.press("Enter")
    expect(desk.page.get_by_text("Fair winds! <b>")).to_be_visible()
    watching = somebody().open(f"/table/{table}")
    watching.get_by_role("button", name=re.compile("Chat")).click()
    expect(watching.get_by_text("Fair winds! <b>")).to_be_visible()


def test_a_spectator_sees_the_game_and_can_do_nothing(somebody: Somebody, harbour: Harbour) -> None:
    desk, table = sit_down(harbour, somebody().open("/"), public=True)
    watching = Desk(somebody().open(f"/table/{table}"))
    desk.wait_for_a_question()
    desk.answer()
    expect(watching.board).to_be_visible()
    assert watching.options.count() == 0
    assert watching.lit.count() == 0


def test_a_game_is_replayed_move_by_move_and_played_on_from_there(somebody: Somebody, harbour: Harbour) -> None:
    page = somebody().open("/")
    table = new_table(harbour, page)
    play_out(harbour, page, table)
    page.goto(f"{harbour.base_url}/table/{table}/move/0")
    slider = page.get_by_role("slider")
    slider.wait_for()
    page.get_by_role("button", name="One move on", exact=True).click()
    page.wait_for_url(re.compile(r"/move/[1-9]\d*"))
    page.get_by_role("button", name="To the last move", exact=True).click()
    end = int(slider.get_attribute("max") or "0")
    expect(slider).to_have_value(str(end))
    page.keyboard.press("ArrowLeft")
    expect(slider).not_to_have_value(str(end))
    page.goto(f"{harbour.base_url}/table/{table}/move/{end // 2}")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(re.compile(r"/table/(?!" + table + r")[^/]+$"))
    again = Desk(page)
    for _ in range(10):
        if again.wait_for_a_question():
            again.answer()
    assert again.acts[:1] == [200]


def test_points_through_the_game_are_drawn_and_told_by_source(somebody: Somebody, harbour: Harbour) -> None:
    page = somebody().open("/")
    table = new_table(harbour, page, seats=1, bots={})
    play_out(harbour, page, table)
    page.goto(f"{harbour.base_url}/table/{table}/move/0")
    points = page.get_by_role("region", name="Points through the game")
    rows = points.get_by_role("row")
    expect(rows).not_to_have_count(0)
    final = page.request.get(f"{harbour.base_url}/api/tables/{table}").json()["result"]["scores"][0]
    expect(rows.last.get_by_role("cell")).to_have_text(str(final))
    points.get_by_role("combobox").select_option(label="Developments")
    expect(rows.first.get_by_role("columnheader").last).to_have_text("Guest A")
    expect(page.get_by_role("slider")).to_have_value("0")
    points.get_by_role("img").click()
    expect(page.get_by_role("slider")).not_to_have_value("0")


def test_whoever_clicks_twice_before_the_answer_comes_loses_no_click(somebody: Somebody, harbour: Harbour) -> None:
    desk, _ = sit_down(harbour, somebody().open("/"), seats=1, bots={})
    dice, picks = desk.board.locator(".tray .cell.lit"), desk.options.filter(has_text=re.compile("^Pick"))
    while desk.wait_for_a_question() and picks.count() < 3:  # all that can be picked are rolled at once
        desk.answer()
    before, offered = len(desk.acts), picks.count()
    expect(dice).to_have_count(offered)
    dice.evaluate_all("dice => dice.slice(0, 2).forEach(die => die.click())")
    expect(picks).to_have_count(offered - 2)
    desk.wait_for_acts(before + 2)  # the stream may have shown them before
    assert desk.acts[before:] == [200, 200]


def test_a_curtain_falls_before_the_next_persons_secrets(somebody: Somebody, harbour: Harbour) -> None:
    """Two people on one screen."""
    page = somebody().open("/")
    desk, table = sit_down(harbour, page, LAGOON.id, bots={}, start=False)
    for path, form in (("join", {"seat": 1, "contribution": "another test"}), ("start", None)):
        answer = page.request.post(
            f"{harbour.base_url}/api/tables/{table}/{path}", data=form, headers={"origin": harbour.base_url}
        )
        assert answer.ok, answer.text()
    page.reload()
    look = page.get_by_role("button", name=re.compile("show my table"))
    curtains = 0
    while curtains < 3 and desk.state() != "over":
        if look.is_visible():
            assert desk.board.count() == 0
            assert desk.options.count() == 0
            curtains += 1
            look.click()
            expect(look).to_be_hidden()
        elif desk.state() == "asked":
            desk.answer()
        else:
            page.wait_for_timeout(PAUSE)
    assert curtains == 3


def test_a_game_in_one_file_is_playable_on_its_first_day(somebody: Somebody) -> None:
    page = somebody().open("/")
    page.get_by_role("article").filter(has_text=NIM.title).get_by_role("button", name="Play").click()
    page.wait_for_url("**/table/*")
    desk = Desk(page)
    assert desk.play_on() > 0
    expect(desk.result).to_be_visible()
