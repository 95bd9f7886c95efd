"""Several people, several tabs, lost connections: everybody stays in step and nothing is lost."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.server.harbour import Harbour, running
from tests.web.browser import person
from tests.web.conftest import Somebody
from tests.web.desk import PAUSE, Desk, new_table, play_out

ANSWERS = 6  # of each by hand; the rest is played without looking

# Counts in the page how often it asks for tables: what is heard outside comes a little later.
COUNTED = """
window.asked = 0;
const ask = window.fetch;
window.fetch = (...given) => {
  if (new URL(given[0].url ?? given[0], location.href).pathname === "/api/tables") window.asked++;
  return ask(...given);
};
"""
SEEN = "sight => Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => sight })"


def at_table(page: Page, table: str) -> Desk:
    page.goto(page.url.split("/table")[0].rstrip("/") + f"/table/{table}")
    return Desk(page)


def test_two_people_and_a_bot_in_two_browsers_by_invitation(somebody: Somebody, harbour: Harbour) -> None:
    ann, bob = somebody(), somebody()
    first = ann.open("/")
    table = new_table(harbour, first, seats=3, bots={"2": "random"}, start=False)
    at_table(first, table)
    link = first.get_by_role("textbox", name="Link of the invitation").input_value()
    second = bob.open(link.removeprefix(harbour.base_url))
    second.get_by_role("button", name="Sit here").first.click()
    second.wait_for_url("**/table/*")
    first.get_by_role("button", name="Start the game").click()
    desks = [Desk(first, seed=1), Desk(second, seed=2)]
    answers = [0, 0]
    while min(answers) < ANSWERS:
        for place, desk in enumerate(desks):
            if desk.state() == "asked":
                desk.answer()
                answers[place] += 1
        first.wait_for_timeout(PAUSE)
    play_out(harbour, first, table, second)
    for desk in desks:
        expect(desk.result).to_be_visible()
    assert desks[0].prompt.inner_text() == desks[1].prompt.inner_text()
    assert desks[0].result.inner_text() == desks[1].result.inner_text()


def test_a_reload_in_mid_turn_loses_nothing(somebody: Somebody, harbour: Harbour) -> None:
    page = somebody().open("/")
    desk = at_table(page, new_table(harbour, page))
    for _ in range(6):
        desk.wait_for_a_question()
        desk.answer()
    desk.wait_for_a_question()
    before = (desk.prompt.inner_text(), desk.options.all_inner_texts())
    page.reload()
    desk.wait_for_a_question()
    assert (desk.prompt.inner_text(), desk.options.all_inner_texts()) == before
    expect(page.locator(".glance").last).to_be_visible()  # what comes later takes room from the log
    expect(page.get_by_role("list", name="Log").locator("li").last).to_be_in_viewport(ratio=0.9)


def test_a_lost_connection_comes_back_without_a_reload_and_the_answer_is_given_once(
    somebody: Somebody, harbour: Harbour
) -> None:
    visitor = somebody()
    page = visitor.open("/")
    desk = at_table(page, new_table(harbour, page))
    desk.wait_for_a_question()
    page.evaluate("window.kept = true")
    visitor.context.set_offline(True)
    desk.options.first.click()
    expect(page.get_by_text("The connection is lost", exact=False)).to_be_visible()
    visitor.context.set_offline(False)
    expect(page.get_by_text("The connection is lost", exact=False)).to_have_count(0)
    desk.wait_for_a_question()
    desk.answer()
    assert page.evaluate("window.kept")


def test_the_server_is_restarted_in_mid_turn(browser: Browser, tmp_path: Path) -> None:
    with running(tmp_path) as harbour:
        port = int(harbour.base_url.rsplit(":", 1)[1])
        with person(browser, harbour) as visitor:
            page = visitor.open("/")
            desk = at_table(page, new_table(harbour, page))
            for _ in range(4):
                desk.wait_for_a_question()
                desk.answer()
            desk.wait_for_a_question()
            before = desk.options.all_inner_texts()
            harbour.stop()
            expect(page.get_by_text("The connection is lost", exact=False)).to_be_visible()
            with running(tmp_path, port):
                expect(page.get_by_text("The connection is lost", exact=False)).to_have_count(0)
                expect(desk.options).to_have_text(before)
                for _ in range(10):
                    if desk.wait_for_a_question():
                        desk.answer()
                assert len(desk.acts) > 4


def test_ten_tabs_of_one_person_all_load_and_stay_in_step(somebody: Somebody, harbour: Harbour) -> None:
    visitor = somebody()
    first = visitor.open("/")
    table = new_table(harbour, first)
    desks = [Desk(visitor.open(f"/table/{table}")) for _ in range(10)]
    for desk in desks:
        assert desk.wait_for_a_question()
    for desk in (desks[0], desks[7], desks[3]):
        desk.wait_for_a_question()
        desk.answer()
        desk.wait_for_a_question()
        prompt = desk.prompt.inner_text()
        options = desk.options.all_inner_texts()
        for other in desks:
            expect(other.prompt).to_have_text(prompt)
            expect(other.options).to_have_text(options)
    for desk in desks[:5]:
        desk.page.close()
    desks[9].answer()
    desks[9].wait_for_a_question()
    expect(desks[6].prompt).to_have_text(desks[9].prompt.inner_text())


def test_the_harbour_looks_for_tables_only_while_somebody_looks_at_it(somebody: Somebody) -> None:
    visitor = somebody()
    visitor.context.add_init_script(COUNTED)
    page = visitor.open("/rules")
    page.clock.install()
    page.get_by_role("link", name="Harbour").click()
    page.get_by_role("article").first.wait_for()

    def in_a_minute(sight: str) -> int:
        page.evaluate(SEEN, sight)
        page.clock.run_for(1_000)  # what was due before it has come
        before = int(page.evaluate("window.asked"))
        page.clock.run_for(60_000)
        return int(page.evaluate("window.asked")) - before

    assert in_a_minute("visible") > 2
    assert in_a_minute("hidden") == 0
    assert in_a_minute("visible") > 2
