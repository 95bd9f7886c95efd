"""A table as a player meets it in the browser: read the prompt, answer, by whatever way."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Locator, Page, Response

from tests.server.harbour import Harbour

OPTION: Final = "li button:not([aria-disabled])"
RESULT: Final = 'section[aria-labelledby="result-title"]'
LONGEST: Final = 120_000  # milliseconds that the others may take to answer on a busy machine
PAUSE: Final = 10  # milliseconds between two looks at the screen

# The words on the buttons, by language: a test of the French page presses French ones.
WORDS: Final[dict[str, dict[str, str]]] = {
    "en": {"options": "What can be done", "board": "The board", "log": "Log"},
    "fr": {"options": "Ce qui est possible", "board": "Le plateau", "log": "Journal"},
}

# In the page itself: most of a game is waiting and answering, and every question from outside costs time.
IN_PAGE: Final = """
const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE));
const list = () => [...document.querySelectorAll(`section[aria-label="${label}"] OPTION`)];
const listed = () => document.querySelector(`section[aria-label="${label}"]`) !== null;
const busy = () => document.querySelector(`section[aria-label="${label}"] [aria-busy="true"]`) !== null;
const asked = () => listed() ? list().length > 0 && !busy() : document.querySelector(".thing.lit") !== null;
const state = () => document.querySelector('RESULT') ? "over" : asked() ? "asked" : "";
"""
STATE: Final = "([label]) => { IN_PAGE return state(); }"
WAIT: Final = """async ([label]) => {
  IN_PAGE
  for (const until = performance.now() + LONGEST; state() === "" && performance.now() < until; ) await pause();
  return state();
}"""
ANSWER: Final = """async ([label, chance]) => {
  IN_PAGE
  const offered = list();
  const chosen = offered[Math.floor(chance * offered.length)];
  const words = chosen.innerText;
  chosen.click();
  do await pause(); while (busy());
  return words;
}"""

PRESS: Final = """async ([label, board, thing, choice]) => {
  IN_PAGE
  const prompt = document.querySelector("h1").innerText;
  const lit = [...document.querySelectorAll(`section[aria-label="${board}"] .thing.lit`)];
  const places = lit.length > 0 ? lit : list();
  places[Math.floor(thing * places.length)].click();
  await pause();
  const menu = [...document.querySelectorAll('[role="menuitem"]')];
  menu[Math.floor(choice * menu.length)]?.click();
  do await pause(); while (busy());
  return prompt;
}"""


def in_page(script: str) -> str:
    for word, meant in (
        ("IN_PAGE", IN_PAGE),
        ("OPTION", OPTION),
        ("RESULT", RESULT),
        ("LONGEST", str(LONGEST)),
        ("PAUSE", str(PAUSE)),
    ):
        script = script.replace(word, meant)
    return script


class Desk:
    """One tab that shows a table. `acts` are the answers of the server to what was done here."""

    def __init__(self, page: Page, language: str = "en", seed: int = 1) -> None:
        self.page = page
        self.chance = random.Random(seed)
        self.said = WORDS[language]
        self.acts: list[int] = []
        page.on("response", self._hear)

    def _hear(self, response: Response) -> None:
        if response.url.endswith("/act"):
            self.acts.append(response.status)

    @property
    def prompt(self) -> Locator:
        return self.page.get_by_role("heading", level=1)

    @property
    def options(self) -> Locator:
        """Everything that can be done now, as the list has it."""
        return self.page.get_by_role("region", name=self.said["options"]).locator(OPTION)

    @property
    def board(self) -> Locator:
        return self.page.get_by_role("region", name=self.said["board"])

    @property
    def lit(self) -> Locator:
        """What is lit on the board."""
        return self.board.locator(".thing.lit")

    @property
    def result(self) -> Locator:
        """How the game ended."""
        return self.page.locator(RESULT)

    def state(self) -> str:
        """`asked`, `over`, or nothing while others are asked."""
        return str(self.page.evaluate(in_page(STATE), [self.said["options"]]))

    def wait_for_a_question(self) -> bool:
        """Until we are asked: whether there is anything to answer, or the game is over."""
        state = self.page.evaluate(in_page(WAIT), [self.said["options"]])
        assert state, f"nothing happens any more: {self.prompt.inner_text()}"
        return bool(state == "asked")

    def answer(self) -> str:
        """Presses any answer of the list and waits until it is done. Returns its words."""
        words = self.page.evaluate(in_page(ANSWER), [self.said["options"], self.chance.random()])
        assert not any(status >= 400 for status in self.acts), words
        return str(words)

    def press(self) -> str:
        """As `answer`, but on the board where anything is lit there. Returns what was asked."""
        chances = [self.chance.random(), self.chance.random()]
        asked = self.page.evaluate(in_page(PRESS), [self.said["options"], self.said["board"], *chances])
        assert not any(status >= 400 for status in self.acts), asked
        return str(asked)

    def click(self, target: Locator) -> None:
        """Clicks something that is lit, as a hand does, and where it stands for several answers one of these."""
        before = len(self.acts)
        target.click()
        menu = self.page.get_by_role("menuitem")
        for _ in range(0, LONGEST, PAUSE):
            if len(self.acts) > before:
                break
            if menu.count() > 0:
                menu.nth(self.chance.randrange(menu.count())).click()
            self.page.wait_for_timeout(PAUSE)
        assert set(self.acts[before:]) == {200}, self.prompt.inner_text()

    def wait_for_acts(self, many: int) -> None:
        """Until the server's answers to so many acts have come."""
        for _ in range(0, LONGEST, PAUSE):
            if len(self.acts) >= many:
                return
            self.page.wait_for_timeout(PAUSE)
        raise AssertionError(f"{len(self.acts)} of {many} acts were answered")

    def play_on(self, answer: Callable[[], Any] | None = None, most: int = 2_000) -> int:
        """Answers until the game is over. Returns how often."""
        answers = 0
        while self.wait_for_a_question():
            assert answers < most, "this game never ends"
            (answer or self.answer)()
            answers += 1
        return answers


def new_table(harbour: Harbour, page: Page, game: str = "iron-age", **changes: Any) -> str:
    """A table of the person in this browser, by the API: its id."""
    form = {"game": game, "seats": 2, "bots": {"1": "random"}, "start": True, "contribution": "a test", **changes}
    if game == "iron-age":
        form["options"] = {"length": "short", **form.get("options", {})}
    here = {"origin": harbour.base_url}
    answer = page.request.post(harbour.base_url + "/api/tables", data=form, headers=here)
    assert answer.ok, answer.text()
    keep_settings(harbour, page)
    return str(answer.json()["id"])


def keep_settings(harbour: Harbour, page: Page) -> None:
    """What the browser remembers is kept with the person who was made by the API, as the page does for a guest."""
    chosen = page.evaluate("JSON.parse(localStorage['carrack-settings'] ?? '{}')")
    here = {"origin": harbour.base_url}
    kept = page.request.put(harbour.base_url + "/api/me/settings", data=chosen, headers=here)
    assert kept.ok, kept.text()


def play_out(harbour: Harbour, page: Page, table: str, *others: Page) -> None:
    """The person in this browser, and those in others, play to the end without looking."""
    chance = random.Random(1)
    address = f"{harbour.base_url}/api/tables/{table}"
    while True:
        found = [(one, one.request.get(f"{address}/state?since={2**31}").json()) for one in (page, *others)]
        if found[0][1]["over"]:
            return
        asked = [(one, now) for one, now in found if now["options"]]
        if not asked:
            page.wait_for_timeout(PAUSE)
            continue
        one, now = asked[0]
        form = {
            "revision": now["revision"],
            "key": f"{table}-{now['revision']}",
            "actions": [chance.choice(now["options"])["action"]],
            "seat": now["seat"],
        }
        answer = one.request.post(f"{address}/act", data=form, headers={"origin": harbour.base_url})
        assert answer.ok, answer.text()
