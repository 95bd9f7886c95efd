"""At the table: undo, why not, help, the curtain, chat, replay, playing on, and any game on the generic board."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from examples.nim import GAME as NIM
from tests.server.harbour import Harbour
from tests.toys.lagoon import GAME as LAGOON
from tests.web.conftest import Somebody
from tests.web.desk import Desk, new_table


def sit_down(harbour: Harbour, page: Page, game: str = "iron-age", **changes: object) -> tuple[Desk, str]:
    table = new_table(harbour, page, game, **changes)
    page.goto(f"{harbour.base_url}/table/{table}")
    return Desk(page), table


def test_an_answer_can_be_taken_back(somebody: Somebody, harbour: Harbour) -> None:
    desk, _ = sit_down(harbour, somebody().open("/"))
    desk.wait_for_a_question()
    before = (desk.prompt.inner_text(), desk.options.all_inner_texts())
    while not desk.page.get_by_role("button", name="Take back").is_visible():
        desk.wait_for_a_question()
        before = (desk.prompt.inner_text(), desk.options.all_inner_texts())
        desk.answer()
        desk.page.wait_for_timeout(200)
    desk.page.get_by_role("button", name="Take back").click()
    expect(desk.prompt).to_have_text(before[0])
    assert desk.options.all_inner_texts() == before[1]
    expect(desk.page.get_by_text("takes back the last answer").first).to_be_visible()


def test_what_cannot_be_done_says_why_and_leads_to_the_paragraph(somebody: Somebody, harbour: Harbour) -> None:
    desk, _ = sit_down(harbour, somebody().open("/"))
    refused = desk.board.locator('.thing[aria-disabled="true"]')
    why = desk.page.get_by_role("dialog", name="Why not")
    for _ in range(40):
        desk.wait_for_a_question()
        for i in range(min(refused.count(), 12)):
            refused.nth(i).click(force=True)  # Playwright itself would wait until it is enabled
            desk.page.wait_for_timeout(150)
            if why.is_visible():
                break
        if why.is_visible():
            break
        desk.answer()
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
    desk, table = sit_down(harbour, somebody().open("/"))
    desk.play_on()
    page = desk.page
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
    assert again.play_on() > 0
    expect(again.result).to_be_visible()


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
    for _ in range(60):
        page.wait_for_timeout(50)
        if desk.over():
            break
        if look.is_visible():
            assert desk.board.count() == 0
            assert desk.options.count() == 0
            curtains += 1
            look.click()
        elif desk.options.count() > 0:
            desk.answer()
    assert curtains > 2


def test_a_game_in_one_file_is_playable_on_its_first_day(somebody: Somebody) -> None:
    page = somebody().open("/")
    page.get_by_role("article").filter(has_text=NIM.title).get_by_role("button", name="Play").click()
    page.wait_for_url("**/table/*")
    desk = Desk(page)
    assert desk.play_on() > 0
    expect(desk.result).to_be_visible()
