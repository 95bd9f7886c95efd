"""Clocks on the page: set when a table is made, counted at the seats, told in the harbour; holidays."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.server.harbour import Harbour
from tests.web.browser import PHONE
from tests.web.conftest import Somebody
from tests.web.desk import new_table

DAYS = {"move": 86_400, "reserve": 259_200}


def test_a_clock_is_chosen_when_a_table_is_made_and_counts_at_the_seats(somebody: Somebody, harbour: Harbour) -> None:
    first, second = somebody().open("/new/iron-age"), somebody().open("/")
    first.get_by_role("radio", name="2", exact=True).check()
    first.get_by_role("combobox").nth(1).select_option(label="Open for others")
    first.get_by_label("Time", exact=True).select_option(label="1 min a move, 15 min in reserve")
    first.get_by_role("radio", name="The game is lost").check()
    first.get_by_role("checkbox", name="Start by itself").check()
    first.get_by_role("button", name="Open the table").click()
    link = first.get_by_role("textbox", name="Link of the invitation")
    link.wait_for()
    second.goto(link.input_value())
    for page in (first, second):
        expect(page.get_by_text("1 min a move, 15 min in reserve. Whoever runs out of time loses.")).to_be_visible()
    second.get_by_role("textbox", name="Your name").fill("Bruno")
    second.get_by_role("button", name="Sit here").click()
    for page in (first, second):
        timers = page.get_by_role("region", name="Seats").get_by_role("timer")
        expect(timers).to_have_count(2)
        expect(timers.filter(has_text=re.compile(r"1[56]:\d\d")).first).to_be_visible()
    runs = first.locator(".time.runs")
    before = runs.inner_text()
    expect(runs).not_to_have_text(before)


def test_on_a_phone_in_french_the_harbour_says_what_time_is_left_and_a_holiday_stops_it(
    somebody: Somebody, harbour: Harbour
) -> None:
    page = somebody(locale="fr-FR", viewport=PHONE).open("/")
    new_table(harbour, page, seats=2, pace="slow", clock=DAYS, bots={"1": "random"})
    page.goto(harbour.base_url + "/")
    expect(page.get_by_text(re.compile(r"encore [34]\sj"))).to_be_visible()
    page.goto(harbour.base_url + "/settings")
    group = page.get_by_role("group", name="Vacances")
    group.get_by_label("Le dernier jour").fill("2099-01-01")
    group.get_by_role("button", name="Partir en vacances").click()
    expect(group.get_by_role("alert")).to_contain_text("Il vous reste 30 jours de vacances cette année")
    day = page.evaluate("new Date(Date.now() + 5 * 864e5).toISOString().slice(0, 10)")
    group.get_by_label("Le dernier jour").fill(day)
    group.get_by_role("button", name="Partir en vacances").click()
    expect(group.get_by_role("button", name="Je suis de retour")).to_be_visible()
    page.goto(harbour.base_url + "/")
    expect(page.get_by_text("Mes parties")).to_be_visible()
    expect(page.get_by_text(re.compile(r"encore [34]\sj"))).to_have_count(0)
