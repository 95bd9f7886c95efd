"""Every address shows something, and nothing goes wrong in the browser."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Somebody


@pytest.mark.parametrize(("locale", "title"), [("en-GB", "Uncharted waters"), ("fr-CA", "Eaux inconnues")])
def test_a_wrong_address_is_said_to_be_one(somebody: Somebody, locale: str, title: str) -> None:
    page = somebody(locale=locale).open("/no/such/place")
    expect(page.get_by_role("heading", level=1)).to_have_text(title)


def test_the_language_changes_at_once_and_without_a_reload(somebody: Somebody) -> None:
    page = somebody().open("/no/such/place")
    page.evaluate("window.kept = true")
    page.get_by_role("button", name="Français").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Eaux inconnues")
    assert page.evaluate("document.documentElement.lang") == "fr"
    assert page.evaluate("window.kept")
