"""What is said where a sentence could easily go wrong: in both languages, and with the paragraph that it names."""

from __future__ import annotations

import pytest

from tests.answers import code
from tests.endeavor.table import GAME, Endeavor, acting, discs, hold, man, open_up, own, play, settle, take


def question(s: Endeavor, lang: str) -> str:
    return str(GAME.ask(s, lang)["text"])


def refusal(s: Endeavor, lang: str, verb: str, **arguments: object) -> tuple[str, str]:
    """The sentence and the paragraph."""
    why = GAME.why_not(s, code(s, verb, **arguments), lang)
    assert why is not None
    return str(why["text"]), str(why["rule"])


def test_docks_are_several_and_are_asked_about_so() -> None:
    """No verb has to agree with the building."""
    s = acting()
    own(s, 0, "docks")
    discs(s, 0, 3)
    play(s, "activate", building="docks")
    assert question(s, "en") == "Docks: ship a disc and occupy a city in one region, or leave it."
    assert question(s, "fr") == "Docks : affrétez et occupez dans une même région, ou restez-en là."
    assert refusal(s, "en", "draw", deck="europe")[0] == "This cannot be done with the Docks."
    assert refusal(s, "fr", "draw", deck="europe")[0] == "On ne peut pas faire cela avec les Docks."


def test_who_did_the_first_half_is_asked_for_the_second() -> None:
    s = acting()
    own(s, 0, "docks")
    open_up(s, "africa", 0)
    discs(s, 0, 3)
    play(s, "activate", building="docks")
    play(s, "occupy", city="luanda")
    assert question(s, "en") == "Docks: ship a disc to the same region too, or leave it."


@pytest.mark.parametrize("holder", [0, 1])
def test_a_city_that_is_held_is_refused_in_words_that_fit_ones_own_too(holder: int) -> None:
    s = acting()
    settle(s, holder, "london")
    discs(s, 0, 2)
    play(s, "activate", building="colonial_house")
    text, rule = refusal(s, "en", "occupy", city="london")
    assert text == "A disc stands in this city already: only an empty one can be occupied."
    assert rule == "occupy.city"


def test_what_is_asked_speaks_of_blue_tokens_only_where_one_can_be_spent() -> None:
    s = acting()
    discs(s, 0, 2)
    assert question(s, "en") == "Activate a building, or pass: 2 discs are in your harbour."
    take(s, 0, payment=1)
    man(s, 0, "colonial_house")
    assert question(s, "en") == "Activate a building, spend a blue token, or pass: 2 discs are in your harbour."
    discs(s, 0, 0)
    assert question(s, "en") == "Spend a blue token, or pass: your harbour is empty."


def test_who_must_discard_is_not_told_to_keep() -> None:
    s = acting()
    hold(s, 0, "europe_0", "slavery_1", "slavery_0")
    play(s, "pass")
    assert question(s, "en") == "You hold 3 cards and politics allows 1: discard one."


def test_who_may_keep_is_told_how() -> None:
    s = acting()
    open_up(s, "far_east", 0)
    hold(s, 0, "europe_0")
    play(s, "pass")
    assert question(s, "en").endswith("1: keep them, with a governor in his own slot, or discard one.")
    assert question(s, "fr").endswith("gardez-les, un Gouverneur dans son emplacement, ou défaussez-en une.")


def test_to_occupy_out_of_turn_names_the_paragraph_about_cities() -> None:
    """And not the set-up of the solo game, which uses the same word."""
    s = acting()
    assert refusal(s, "en", "occupy", city="london")[1] == "occupy.city"


def test_a_building_without_a_disc_names_the_paragraph_about_paying() -> None:
    s = acting()
    own(s, 0, "museum", "market")
    man(s, 0, "colonial_house")
    discs(s, 0, 1)
    play(s, "activate", building="museum")
    assert refusal(s, "en", "pay", building="market")[1] == "pay.building"
