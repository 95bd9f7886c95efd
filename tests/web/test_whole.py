"""All that another seat has: the card of the seat opens it in the place of one's own, and nobody is kept there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

import pytest
from playwright.sync_api import expect

from tests import recorded
from tests.server.harbour import Harbour
from tests.web.browser import PHONE
from tests.web.conftest import Somebody
from tests.web.own_board import LOW
from tests.web.test_preview import sit_at

MUCH: Final = 11  # things of one seat


class Own(NamedTuple):
    """What a game calls it, and which things of a seat lie on it."""

    button: str
    region: str
    back: str
    things: Callable[[dict[str, Any]], set[str]]


def of_discovery(seat: dict[str, Any]) -> set[str]:
    points = (source for source, count in seat["points"].items() if count)
    return {
        "sheet:money",
        *(f"good:{good}" for good, count in seat["goods"].items() if count),
        *(f"tile:{tile}" for tile in seat["tiles"]),
        *(f"source:{source}" for source in points),
    }


def of_endeavor(seat: dict[str, Any]) -> set[str]:
    return {
        *(f"status:{status}" for status in seat["status"]),
        *(f"sheet:{name}" for name in ("harbour", "reserve")),
        *(f"building:{building}" for building in seat["buildings"]),
        *(f"card:{card}" for card in seat["cards"]),
    }


def of_iron_age(sheet: dict[str, Any]) -> set[str]:
    return {
        *(f"row:{row}" for row in ("food", "goods", "armies", "ships", "wealth")),
        *(f"sheet:{name}" for name in ("ports", "urns", "provinces", "strength", "skulls", "tribute", "score")),
        *(f"development:{development}" for development in sheet["developments"]),
    }


BOARDS: Final = {
    "discovery-2015": Own("the whole mat", "Mat of", "Back to mine", of_discovery),
    "endeavor": Own("the whole board", "Board of", "Back to mine", of_endeavor),
    "iron-age": Own("the whole sheet", "Sheet of", "Back to my sheet", of_iron_age),
}


def somewhere(id: str) -> tuple[str, int, int, set[str]]:
    """A question while another seat has much: where, whose things, and which."""
    for name, revision, state in recorded.questions(id):
        view: dict[str, Any] = state.game.view(state, state.actor)
        for seat, held in enumerate(view["sheets" if id == "iron-age" else "seat"]):
            things = BOARDS[id].things(held)
            if state.seats > 2 and seat != state.actor and len(things) > MUCH:
                return name, revision, seat, things
    raise AssertionError("nobody ever has much")


@pytest.mark.parametrize("viewport", [LOW, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("id", BOARDS)
def test_the_card_of_a_seat_lays_out_all_that_it_has(
    somebody: Somebody, harbour: Harbour, id: str, viewport: dict[str, int]
) -> None:
    """A button puts it away, and so does an answer: nobody is asked something that lies behind it."""
    own, (name, revision, seat, things) = BOARDS[id], somewhere(id)
    touch = {"has_touch": True, "is_mobile": True} if viewport is PHONE else {}
    desk = sit_at(harbour, somebody(viewport=viewport, **touch).open("/"), id, name, revision, "en")
    page, other = desk.page, f"Bot {'ABCDEF'[seat]}"
    opens = page.get_by_role("button", name=f"{own.button}: {other}")
    mat = page.get_by_role("region", name=f"{own.region} {other}")
    if id == "discovery-2015" and viewport is PHONE:
        page.get_by_role("button", name="Seats", exact=True).tap()
    opens.click()
    expect(page.get_by_role("region", name=own.region)).to_have_count(1)
    expect(mat.locator("[data-thing]").first).to_be_in_viewport()
    for thing in things:
        shown = mat.locator(f'[data-thing="{thing}"]').first
        expect(shown).to_be_visible()
        if viewport is LOW:
            expect(shown).to_be_in_viewport()
    mat.get_by_role("button", name=own.back).click()
    expect(mat).to_have_count(0)
    opens.click()
    expect(mat).to_have_count(1)
    if id == "discovery-2015" and viewport is PHONE:
        page.get_by_role("button", name="Boxes", exact=True).tap()
    else:
        desk.answer()
    expect(mat).to_have_count(0)
