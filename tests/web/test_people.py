"""People at a table: names, who is there, links for others, a start by itself; going back, asked and taken back."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from carrack.server.guard import hosts
from carrack.server.settings import LOCAL_HOSTS
from tests.server.harbour import Harbour, running
from tests.web.browser import PHONE, person
from tests.web.conftest import Somebody
from tests.web.desk import Desk, new_table

LAN = "192.168.7.5"
# Whether all words of a bar are seen: what lies below its own edge is not.
WHOLE = "bar => [...bar.querySelectorAll('span')].every((one) => one.scrollHeight <= one.clientHeight + 1)"


def open_table(page: Page, harbour: Harbour, **changes: Any) -> str:
    """A table that waits for somebody, in its lobby."""
    table = new_table(harbour, page, bots={}, start=False, **changes)
    page.goto(f"{harbour.base_url}/table/{table}")
    return table


def invitation(page: Page) -> str:
    return page.get_by_role("textbox", name="Link of the invitation").input_value()


# Names.


def test_a_guest_says_a_name_in_the_harbour_and_bears_it_at_the_table(somebody: Somebody) -> None:
    page = somebody().open("/")
    page.get_by_role("textbox", name="Your name").fill("Anna")
    page.get_by_role("article").filter(has_text="The Iron Age").get_by_role("button", name="Play").click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_role("region", name="Seats").locator("li").first).to_contain_text("Anna")
    page.goto(page.url.split("/table")[0] + "/")
    expect(page.get_by_role("list", name="Seats").first).to_contain_text("Anna (you)")


def test_those_who_share_a_screen_are_named_when_the_table_is_made(somebody: Somebody) -> None:
    page = somebody().open("/new/iron-age")
    page.get_by_role("radio", name="2", exact=True).check()
    page.get_by_role("combobox").nth(1).select_option(label="Another person on this screen")
    page.get_by_role("textbox", name="Your name").fill("Anna")
    beside = page.get_by_role("textbox", name="Name of who plays at seat B")
    beside.fill("B")
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_role("alert")).to_contain_text("at least 2 letters")
    beside.fill("Bruno")
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/table/*")
    cards = page.get_by_role("region", name="Seats").locator("li")
    expect(cards.nth(0)).to_contain_text("Anna")
    expect(cards.nth(1)).to_contain_text("Bruno")


def test_a_seat_says_for_whom_a_bot_plays_and_the_lists_keep_the_name(somebody: Somebody, harbour: Harbour) -> None:
    page = somebody().open("/")
    page.get_by_role("textbox", name="Your name").fill("Anna")
    page.get_by_role("textbox", name="Your name").press("Enter")
    expect(page.get_by_text("That is your name now.")).to_be_visible()
    page.goto(f"{harbour.base_url}/table/{new_table(harbour, page, bots={'1': 'random'})}")
    Desk(page).wait_for_a_question()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("combobox").last.select_option(label="Easy bot")
    page.get_by_role("button", name="Let a bot play").click()
    expect(page.get_by_role("region", name="Seats").locator("li").first).to_contain_text("Easy bot, for Anna")
    page.goto(harbour.base_url + "/")
    expect(page.get_by_role("list", name="Seats").first).to_contain_text("Easy bot, for Anna")


def test_who_joins_by_link_is_asked_for_a_name_and_called_by_it(somebody: Somebody, harbour: Harbour) -> None:
    first = somebody().open("/")
    open_table(first, harbour)
    second = somebody().open(invitation(first).removeprefix(harbour.base_url))
    refused: list[str] = []
    second.on("response", lambda response: refused.append(response.url) if response.status >= 400 else None)
    second.get_by_role("textbox", name="Your name").fill("Bruno")
    second.get_by_role("button", name="Sit here").click()
    second.wait_for_url("**/table/*")
    expect(second.get_by_role("region", name="Seats").locator("li").nth(1)).to_contain_text("Bruno")
    assert refused == []  # the page that is left asks for nothing more
    expect(first.get_by_role("region", name="Seats").locator("li").nth(1)).to_contain_text("Bruno")


# Who is there.


def test_dots_and_words_say_who_is_there_and_who_is_away(somebody: Somebody, harbour: Harbour) -> None:
    ann, bob = somebody(), somebody()
    first = ann.open("/")
    table = open_table(first, harbour)
    second = bob.open(invitation(first).removeprefix(harbour.base_url))
    second.get_by_role("textbox", name="Your name").fill("Bruno")
    second.get_by_role("button", name="Sit here").click()
    card = first.get_by_role("region", name="Seats").locator("li").nth(1)
    expect(card.locator(".presence.here")).to_have_text("here")
    first.get_by_role("button", name="Start the game").click()
    expect(card.locator(".presence.here")).to_have_text("here")
    second.close()
    expect(card.locator(".presence")).to_have_text("away")
    inside = harbour.rooms.harbour.tables[table]
    inside.seen = {one: at - 301 for one, at in inside.seen.items()}
    first.reload()
    expect(card.locator(".presence")).to_have_text("away for 5 min")


# Links.


def test_a_link_from_the_menu_lets_others_watch_a_table_by_invitation(somebody: Somebody, harbour: Harbour) -> None:
    page = somebody().open("/")
    table = new_table(harbour, page)
    page.goto(f"{harbour.base_url}/table/{table}")
    desk = Desk(page)
    desk.wait_for_a_question()
    page.get_by_role("button", name="Menu").click()
    link = page.get_by_role("textbox", name="Link to watch").input_value()
    page.get_by_role("button", name="Close").click()
    assert re.fullmatch(rf"{re.escape(harbour.base_url)}/table/{re.escape(table)}\.[\w-]{{22}}", link)
    watcher = somebody().open(link.removeprefix(harbour.base_url))
    watching = Desk(watcher)
    expect(watching.board).to_be_visible()
    assert watching.options.count() == 0
    desk.answer()
    desk.wait_for_a_question()
    expect(watcher.get_by_role("list", name="Log").locator("li .text").last).to_have_text(
        page.get_by_role("list", name="Log").locator("li .text").last.inner_text()
    )
    watcher.get_by_role("list", name="Log").get_by_role("link").last.click()
    expect(watcher.get_by_role("heading", name=re.compile("^Move"))).to_be_visible()
    stranger = somebody().open(f"/table/{table}")
    expect(stranger.get_by_text("There is no such table")).to_be_visible()


def test_who_only_watches_a_lobby_by_link_is_offered_no_seat(somebody: Somebody, harbour: Harbour) -> None:
    page = somebody().open("/")
    table = open_table(page, harbour)
    key = harbour.rooms.harbour.tables[table].watch
    watcher = somebody().open(f"/table/{table}.{key}")
    expect(watcher.get_by_text("1 seat is free.", exact=False).first).to_be_visible()
    expect(watcher.get_by_role("button", name="Sit here")).to_have_count(0)


def test_a_link_that_works_on_this_machine_alone_says_so(somebody: Somebody, harbour: Harbour) -> None:
    page = somebody().open("/")
    open_table(page, harbour)
    expect(page.get_by_text("works on this machine only", exact=False)).to_contain_text("carrack serve --lan")
    assert invitation(page).startswith(harbour.base_url)


def test_a_link_copied_on_the_servers_machine_names_its_address_on_the_network(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hosts, "own_addresses", lambda: [LAN])
    with (
        running(tmp_path, host="0.0.0.0", allowed_hosts=(*LOCAL_HOSTS, LAN)) as harbour,
        person(browser, harbour) as visitor,
    ):
        page = visitor.open("/")
        open_table(page, harbour)
        port = harbour.base_url.rsplit(":", 1)[1]
        field = page.get_by_role("textbox", name="Link of the invitation")
        expect(field).to_have_value(re.compile(f"^http://{LAN}:{port}/invitation/"))
        expect(page.get_by_text("works on this machine only", exact=False)).to_have_count(0)


# The start.


def test_a_full_table_starts_by_itself_and_takes_everybody_along(somebody: Somebody, harbour: Harbour) -> None:
    first = somebody().open("/")
    first.get_by_role("textbox", name="Your name").fill("Anna")
    first.get_by_role("textbox", name="Your name").press("Enter")
    expect(first.get_by_text("That is your name now.")).to_be_visible()
    open_table(first, harbour)
    second = somebody().open(invitation(first).removeprefix(harbour.base_url))
    expect(first.get_by_text("when every seat is taken and you press", exact=False).first).to_be_visible()
    first.get_by_role("checkbox", name="Start by itself when the last seat is taken").check()
    expect(first.get_by_text("starts when the last seat is taken", exact=False).first).to_be_visible()
    second.get_by_role("button", name="Sit here").click()
    for page in (first, second):
        expect(Desk(page).board).to_be_visible()


def test_the_lobby_says_who_starts_the_game(somebody: Somebody, harbour: Harbour) -> None:
    first = somebody().open("/")
    first.get_by_role("textbox", name="Your name").fill("Anna")
    first.get_by_role("textbox", name="Your name").press("Enter")
    expect(first.get_by_text("That is your name now.")).to_be_visible()
    open_table(first, harbour)
    second = somebody().open(invitation(first).removeprefix(harbour.base_url))
    second.get_by_role("button", name="Sit here").click()
    expect(second.get_by_text("The game starts when Anna presses Start.", exact=False).first).to_be_visible()


# Going back.


def test_going_back_alone_with_bots_asks_says_what_is_lost_and_is_taken_back(
    somebody: Somebody, harbour: Harbour
) -> None:
    page = somebody().open("/")
    page.goto(f"{harbour.base_url}/table/{new_table(harbour, page)}")
    desk = Desk(page)
    for _ in range(8):
        desk.wait_for_a_question()
        desk.answer()
    desk.wait_for_a_question()
    question = desk.prompt.inner_text()
    names = [text.partition("\n")[0].removesuffix(" brings nothing") for text in desk.options.all_inner_texts()]
    answers = [re.compile(f"^{re.escape(name)}") for name in names]  # what one brings is seen where it was pointed at
    log = page.get_by_role("list", name="Log")
    gone = log.locator("li.gone")
    expect(gone).to_have_count(0)
    log.get_by_role("button").first.click()
    asked = page.get_by_role("group").filter(has_text=re.compile(r"Go back\? \d+ moves are lost, \d+ of them yours"))
    expect(asked).to_contain_text("Back to: ")
    assert asked.evaluate(WHOLE), asked.inner_text()
    page.get_by_role("button", name="Cancel").click()
    expect(asked).to_have_count(0)
    expect(desk.prompt).to_have_text(question)
    expect(desk.options).to_have_text(answers)
    log.get_by_role("button").first.click()
    page.get_by_role("button", name="Go back", exact=True).click()
    undo = page.get_by_role("button", name="Undo going back")
    expect(undo).to_be_visible()
    expect(log).to_contain_text("The game stands again as it did after move")
    expect(gone.first).to_contain_text("(taken back)")
    desk.wait_for_a_question()
    undo.click()
    expect(gone.first).to_contain_text("The game stands again as it did after move")  # nothing from before it
    expect(desk.prompt).to_have_text(question)
    expect(desk.options).to_have_text(answers)
    page.goto(f"{page.url}/move/0")
    expect(gone.first).to_contain_text("The game stands again as it did after move")


def test_on_a_phone_nothing_moves_for_the_question(somebody: Somebody, harbour: Harbour) -> None:
    """However long it is: it hangs over where nothing is foretold meanwhile."""
    page = somebody(locale="fr-FR", viewport=PHONE, has_touch=True, is_mobile=True).open("/")
    page.goto(f"{harbour.base_url}/table/{new_table(harbour, page)}")
    desk = Desk(page, "fr")
    for _ in range(3):
        desk.wait_for_a_question()
        desk.answer()
    desk.wait_for_a_question()
    bar = page.locator(".frame > header")
    before = bar.bounding_box()
    assert before
    page.get_by_role("list", name="Journal").get_by_role("button").first.click()
    asked = page.get_by_role("group").filter(has_text="Revenir en arrière ?")
    expect(asked).to_be_visible()
    after = bar.bounding_box()
    assert after
    assert after["height"] == before["height"]


def test_among_people_everybody_is_asked_and_told_what_is_lost(somebody: Somebody, harbour: Harbour) -> None:
    first = somebody().open("/")
    table = open_table(first, harbour)
    second = somebody().open(invitation(first).removeprefix(harbour.base_url))
    second.get_by_role("textbox", name="Your name").fill("Bruno")
    second.get_by_role("button", name="Sit here").click()
    first.get_by_role("button", name="Start the game").click()
    desks = [Desk(first), Desk(second)]
    for desk in desks:
        expect(desk.board).to_be_visible()
    for _ in range(3):
        asked = harbour.rooms.harbour.tables[table].asked
        desks[asked].wait_for_a_question()
        desks[asked].answer()
    second.get_by_role("list", name="Log").get_by_role("button").first.click()
    second.get_by_role("button", name="Ask everybody").click()
    expect(first.get_by_text(re.compile(r"Bruno asks to go back\. \d+ moves are lost"))).to_be_visible()
    first.get_by_role("button", name="Go back", exact=True).click()
    second.get_by_role("button", name="Undo going back").click()
    for page in (first, second):
        expect(page.get_by_role("button", name="Undo going back")).to_be_visible()


def test_the_way_back_is_seen_without_pointing_at_it(somebody: Somebody, harbour: Harbour) -> None:
    page = somebody().open("/")
    page.goto(f"{harbour.base_url}/table/{new_table(harbour, page)}")
    desk = Desk(page)
    desk.wait_for_a_question()
    desk.answer()
    desk.wait_for_a_question()
    log = page.get_by_role("list", name="Log")
    expect(log.locator("li[data-entry]").last.get_by_role("button")).to_have_count(0)  # there one is
    button = log.get_by_role("button").last
    assert button.evaluate("one => getComputedStyle(one).opacity") == "1"
    box = button.bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= 24
