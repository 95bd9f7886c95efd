"""What would happen is said before it happens: pointed at, in focus, tapped once; in words and on the board."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, Route, expect

import carrack
from tests import recorded
from tests.server.harbour import Harbour
from tests.web.browser import PHONE
from tests.web.conftest import Somebody
from tests.web.desk import Desk, keep_settings, new_table

TOUCH: Final = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
GAMES: Final = ("iron-age", "endeavor", "discovery-2007", "discovery-2015")


def ahead(page: Page) -> Locator:
    """Where it stands, whether anything is said or not."""
    return page.locator("p.ahead")


def building(harbour: Harbour, somebody: Somebody, **options: Any) -> Desk:
    """Alone at a table of The Iron Age, asked what to build, with population for a province; nothing is in focus."""
    page = somebody(**options).open("/")
    page.goto(f"{harbour.base_url}/table/{new_table(harbour, page, seats=1, bots={})}")
    desk = Desk(page)
    while desk.wait_for_a_question() and option(desk, "^Fill a province box").count() == 0:
        desk.answer()
    page.evaluate("document.activeElement.blur()")
    return desk


def option(desk: Desk, text: str) -> Locator:
    return desk.options.filter(has_text=re.compile(text)).first


def test_pointing_at_an_answer_says_what_it_brings_and_draws_it(somebody: Somebody, harbour: Harbour) -> None:
    desk = building(harbour, somebody)
    expect(ahead(desk.page)).to_be_empty()
    option(desk, "^Fill a province box").hover()
    expect(ahead(desk.page)).to_contain_text("fills a province box")
    expect(desk.board.locator("i.ghost")).to_have_count(1)
    desk.page.get_by_role("button", name="Menu").hover()
    expect(ahead(desk.page)).to_be_empty()
    expect(desk.board.locator(".ghost")).to_have_count(0)
    assert desk.acts[-1] == 200  # nothing was played for it
    expect(option(desk, "^Fill a province box")).to_be_visible()


def test_a_thing_that_stands_for_one_answer_says_what_it_brings(somebody: Somebody, harbour: Harbour) -> None:
    desk = building(harbour, somebody)
    desk.board.locator('[data-thing="monument:oracle"]').hover()
    expect(ahead(desk.page)).to_contain_text("Oracle")
    expect(desk.board.locator('[data-thing="monument:oracle"] .ghost')).to_have_count(1)


def test_the_focus_says_it_too(somebody: Somebody, harbour: Harbour) -> None:
    desk = building(harbour, somebody)
    desk.page.keyboard.press("Tab")
    option(desk, "^Fill a province box").focus()
    expect(ahead(desk.page)).to_contain_text("fills a province box")
    expect(ahead(desk.page)).to_have_role("status")
    with desk.page.expect_response(lambda response: response.url.endswith("/act")):
        desk.page.keyboard.press("Enter")


def test_a_finger_taps_once_to_see_and_twice_to_answer(somebody: Somebody, harbour: Harbour) -> None:
    desk = building(harbour, somebody, **TOUCH)
    before = len(desk.acts)
    province = option(desk, "^Fill a province box")
    province.tap()
    expect(ahead(desk.page)).to_contain_text("Tap again")
    expect(ahead(desk.page)).to_contain_text("fills a province box")
    option(desk, "^Stop building").tap()
    expect(ahead(desk.page)).to_contain_text("Stop building")
    assert len(desk.acts) == before
    province.tap()
    expect(ahead(desk.page)).to_contain_text("fills a province box")
    with desk.page.expect_response(lambda response: response.url.endswith("/act")):
        province.tap()
    expect(ahead(desk.page)).to_be_empty()


def test_a_mouse_answers_at_once(somebody: Somebody, harbour: Harbour) -> None:
    desk = building(harbour, somebody)
    with desk.page.expect_response(lambda response: response.url.endswith("/act")):
        option(desk, "^Fill a province box").click()


def test_nothing_moves_for_it(somebody: Somebody, harbour: Harbour) -> None:
    for size in ({}, TOUCH):
        desk = building(harbour, somebody, **size)
        measured = "all => all.map(one => { const at = one.getBoundingClientRect(); return [at.x, at.y, at.width]; })"
        desk.page.evaluate("document.fonts.ready")
        places = desk.page.locator("section, header, h1, [data-thing], li button")
        before = places.evaluate_all(measured)
        scrolled = desk.page.evaluate("scrollY")
        option(desk, "^Fill a province box").hover()
        expect(ahead(desk.page)).to_contain_text("fills a province box")
        moved = desk.page.evaluate("scrollY") - scrolled
        after = [[x, y + moved, width] for x, y, width in places.evaluate_all(measured)]
        assert [one for one, other in zip(before, after, strict=True) if one != pytest.approx(other, abs=0.5)] == []


@pytest.mark.parametrize("size", [{"viewport": {"width": 1280, "height": 720}}, TOUCH], ids=["1280x720", "390x844"])
def test_however_much_it_is_nothing_of_it_is_cut_off(
    somebody: Somebody, harbour: Harbour, size: dict[str, Any]
) -> None:
    """As where chance may bring many things: it hangs over what lies below."""
    desk = building(harbour, somebody, **size)

    def tell_much(route: Route) -> None:
        told = route.fetch().json()
        events = [{**event, "seat": time % 2} for time in range(9) for event in told["events"]]  # never twice the same
        route.fulfill(json={**told, "events": events})

    desk.page.route("**/preview/*", tell_much)
    bar = desk.page.locator(".frame > header")
    before = bar.bounding_box()
    option(desk, "^Fill a province box").hover()
    expect(ahead(desk.page)).to_have_class(re.compile("hangs"))
    assert bar.bounding_box() == before
    hidden = "one => one.scrollHeight - one.clientHeight"
    assert ahead(desk.page).evaluate(hidden) <= 1
    assert ahead(desk.page).inner_text().count("fills a province box") == 9


def test_each_answer_is_asked_for_once(somebody: Somebody, harbour: Harbour) -> None:
    desk = building(harbour, somebody)
    asked: list[str] = []
    desk.page.on("request", lambda request: asked.append(request.url) if "/preview/" in request.url else None)
    for _ in range(2):
        for text in ("^Fill a province box", "^Stop building"):
            option(desk, text).hover()
            expect(ahead(desk.page)).to_contain_text(text[1:].split()[0])
    assert len(asked) == len(set(asked)) == 2


def test_a_spectator_is_told_nothing_beforehand(somebody: Somebody, harbour: Harbour) -> None:
    page = somebody().open("/")
    table = new_table(harbour, page, seats=1, bots={}, public=True)
    page.goto(f"{harbour.base_url}/table/{table}")
    assert Desk(page).wait_for_a_question()
    other = somebody().open(f"/table/{table}")
    expect(other.get_by_role("region", name="The board").locator("[data-thing]").first).to_be_visible()
    other.locator('[data-thing="sheet:ports"]').first.hover()
    page.goto(f"{harbour.base_url}/table/{table}/move/0")
    expect(page.locator("[data-thing]").first).to_be_visible()
    for watching in (other, page):
        assert watching.locator("p.ahead b").count() == 0


# What brings nothing.


def at_something_idle(harbour: Harbour, page: Page, game: str, language: str = "en") -> Desk:
    """Where something brings nothing, in a game of the corpus: in The Iron Age a conquest that can only be lost."""
    for name, revision, state in recorded.questions(game):
        step = state.game.steps[state.step]
        if any(step.idle(state, action) for action in state.legal()):
            return sit_at(harbour, page, game, name, revision, language)
    raise AssertionError("no game of the corpus has one")


@pytest.mark.parametrize(
    ("language", "said", "asks"),
    [("en", "brings nothing", "This costs something and brings nothing"), ("fr", "ne rapporte rien", "Cela coûte")],
)
def test_an_answer_that_brings_nothing_is_marked_and_asked_about(
    somebody: Somebody, harbour: Harbour, language: str, said: str, asks: str
) -> None:
    page = somebody(locale=language).open("/")
    desk = at_something_idle(harbour, page, "iron-age", language)
    page.evaluate("localStorage['carrack-settings'] = JSON.stringify({ show: 'off', idle: true })")
    settings = {"show": "off", "idle": True}
    kept = page.request.put(f"{harbour.base_url}/api/me/settings", data=settings, headers={"origin": harbour.base_url})
    assert kept.ok
    page.reload()
    assert desk.wait_for_a_question()
    acts = len(desk.acts)
    fight = desk.options.first
    expect(fight).to_contain_text(said)
    fight.evaluate("button => button.click()")  # without having looked at it
    expect(page.get_by_text(asks)).to_be_visible()
    assert len(desk.acts) == acts
    page.get_by_role("button", name={"en": "Back", "fr": "Retour"}[language], exact=True).click()
    fight.click()
    with page.expect_response(lambda response: response.url.endswith("/act")):
        page.get_by_role("button", name={"en": "Do it", "fr": "C’est décidé"}[language]).click()


@pytest.mark.parametrize("game", ["endeavor", "discovery-2015"])
def test_on_a_board_too_it_is_seen_before_it_is_pointed_at(somebody: Somebody, harbour: Harbour, game: str) -> None:
    page = somebody().open("/")
    desk = at_something_idle(harbour, page, game)
    assert desk.wait_for_a_question()
    idle = page.locator("[data-thing].idle")
    expect(idle.first).to_be_visible()
    expect(idle.first).to_contain_text("brings nothing")


# What verbs bring, in both languages; `foretold.py` holds the words of all of them.


def sit_at(
    harbour: Harbour, page: Page, id: str, name: str, revision: int, language: str, level: str = "random"
) -> Desk:
    """A table of one's own that begins at a move of a recorded game, in the seat that is asked there."""
    here = {"origin": harbour.base_url}

    def post(path: str, form: dict[str, Any] | None = None) -> Any:
        answer = page.request.post(harbour.base_url + path, data=form or {}, headers=here)
        assert answer.ok, (path, answer.text())
        return answer.json()

    table = post("/api/tables/import", {"record": recorded.text(id, name)})["id"]
    keep_settings(harbour, page)
    branch = post(f"/api/tables/{table}/branch", {"revision": revision})
    seat = int(recorded.replayed(id, name).at(revision).actor)
    post(f"/api/tables/{branch['id']}/join", {"seat": seat, "contribution": "a test"})
    for other in branch["seats"]:
        path = f"/api/tables/{branch['id']}/seats/{other['seat']}"
        if other["seat"] != seat:
            post(f"{path}/bot", {"level": level})
    post(f"/api/tables/{branch['id']}/start")
    page.goto(f"{harbour.base_url}/table/{branch['id']}")
    desk = Desk(page, language)
    assert desk.wait_for_a_question()
    return desk


def in_the_list(options: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """As the list has them: verb by verb."""
    for verb in dict.fromkeys(option["do"]["verb"] for option in options):
        yield from (option for option in options if option["do"]["verb"] == verb)


def looks_ahead(somebody: Somebody, harbour: Harbour, id: str, language: str, places: Sequence[recorded.Place]) -> None:
    """Points at an answer of each verb there, and reads what is said: what the server foretells, in its words."""
    game = carrack.game(id)
    page = somebody(locale=language).open("/")
    for name, revision, verbs in places:
        desk = sit_at(harbour, page, id, name, revision, language)
        table = page.url.rsplit("/", 1)[1]
        now = page.request.get(f"{harbour.base_url}/api/tables/{table}/state").json()
        names = page.locator(".who .name b").all_inner_texts()  # as the page calls them
        left = set(verbs)
        for place, offered in enumerate(in_the_list(now["options"])):
            if offered["do"]["verb"] not in left:
                continue
            left.remove(offered["do"]["verb"])
            desk.options.nth(place).hover()
            said = game.words.say(f"verb-{offered['do']['verb']}", language, offered["do"], names)
            expect(ahead(page).locator("b")).to_have_text(said)
            answer = page.request.get(f"{harbour.base_url}/api/tables/{table}/preview/{offered['action']}").json()
            for event in answer["events"]:
                expect(ahead(page)).to_contain_text(game.tell(event, language, names))
            text = ahead(page).inner_text()
            assert not re.search(r"\{|\}|(ask|event|verb|if)-[a-z]", text), text
        assert left == set(), (name, revision)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("id", GAMES)
def test_verbs_of_every_game_say_what_they_bring(somebody: Somebody, harbour: Harbour, id: str, language: str) -> None:
    """Where most of them can be met at once."""
    looks_ahead(somebody, harbour, id, language, recorded.places(id)[:1])


@pytest.mark.soak
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("id", GAMES)
def test_every_verb_of_every_game_says_what_it_brings(
    somebody: Somebody, harbour: Harbour, id: str, language: str
) -> None:
    """Dozens of positions, of which each is set up anew: minutes."""
    looks_ahead(somebody, harbour, id, language, recorded.places(id))
