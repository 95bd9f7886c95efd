"""A table as a player meets it in the browser: read the prompt, answer, by whatever way."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Locator, Page, expect

from tests.server.harbour import Harbour

OPTION: Final = "li button:not([aria-disabled])"
LONGEST: Final = 180.0  # seconds that a whole game may take on a busy machine
PAUSE: Final = 15  # milliseconds between two looks at the screen

# The words on the buttons, by language: a test of the French page presses French ones.
WORDS: Final[dict[str, dict[str, str]]] = {
    "en": {"options": "What can be done", "board": "The board", "log": "Log", "result": "Points by source and seat"},
    "fr": {
        "options": "Ce qui est possible",
        "board": "Le plateau",
        "log": "Journal",
        "result": "Points par origine et par place",
    },
}


class Desk:
    """One tab that shows a table."""

    def __init__(self, page: Page, language: str = "en", seed: int = 1) -> None:
        self.page = page
        self.chance = random.Random(seed)
        self.said = WORDS[language]

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
        return self.page.get_by_role("table", name=self.said["result"])

    def over(self) -> bool:
        return self.result.count() > 0

    def wait_for_a_question(self) -> bool:
        """Until we are asked: whether there is anything to answer, or the game is over."""
        until = time.monotonic() + LONGEST
        while time.monotonic() < until:
            if self.over():
                return False
            if self.options.and_(self.page.locator(":enabled")).count() > 0:
                return True
            self.page.wait_for_timeout(PAUSE)
        raise AssertionError(f"nothing happens any more: {self.prompt.inner_text()}")

    def answer(self, which: int | None = None) -> str:
        """Clicks an answer of the list, any one unless told which, and waits until it is done. Returns its words."""
        count = self.options.count()
        option = self.options.nth(self.chance.randrange(count) if which is None else which)
        words = option.inner_text()
        with self.page.expect_response(lambda response: response.url.endswith("/act")) as answered:
            option.click()
        assert answered.value.status == 200, words
        expect(self.page.locator("button[disabled]", has_text=words)).to_have_count(0)
        return words

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
    answer = page.request.post(harbour.base_url + "/api/tables", data=form, headers={"origin": harbour.base_url})
    assert answer.ok, answer.text()
    return str(answer.json()["id"])
