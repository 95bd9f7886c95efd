"""What would you do? Three answers with their chances, each to be given from there; none where others play."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.server.harbour import Harbour
from tests.web.conftest import Somebody
from tests.web.desk import Desk, new_table

LANGUAGES = [("en-GB", "Hint", r"^\d+%"), ("fr-FR", "Conseil", r"^\d+\s%")]


@pytest.mark.parametrize(("locale", "hint", "share"), LANGUAGES)
def test_three_answers_are_told_and_one_is_given(
    somebody: Somebody, harbour: Harbour, locale: str, hint: str, share: str
) -> None:
    page = somebody(locale=locale).open("/")
    page.goto(f"{harbour.base_url}/table/{new_table(harbour, page)}")
    page.get_by_role("button", name=hint, exact=True).click()
    card = page.get_by_role("dialog", name=hint)
    answers = card.get_by_role("button")
    expect(answers.first).to_have_text(re.compile(share))
    assert 2 <= answers.count() <= 3
    asked = page.locator("h1").inner_text()
    answers.first.click()
    expect(card).to_be_hidden()
    expect(page.locator("h1")).not_to_have_text(asked)


def test_a_hint_is_closed_by_escape_and_nothing_was_played(somebody: Somebody, harbour: Harbour) -> None:
    page = somebody().open("/")
    page.goto(f"{harbour.base_url}/table/{new_table(harbour, page)}")
    desk = Desk(page)
    asked = desk.prompt.inner_text()
    button = page.get_by_role("button", name="Hint", exact=True)
    button.focus()
    page.keyboard.press("Enter")
    card = page.get_by_role("dialog", name="Hint")
    expect(card.get_by_role("button").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(card).to_be_hidden()
    expect(button).to_be_focused()
    expect(desk.prompt).to_have_text(asked)
