"""For all tests in the browser: one Chromium a process, one harbour and any number of people a test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from carrack.server.api import page
from tests.server.harbour import Harbour, running
from tests.web.browser import Person, chromium_of, person
from tests.web.games import cataloged

Somebody = Callable[..., Person]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents and "browser" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.slow)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    assert page.built(), "the page is not built: `make build`"
    with sync_playwright() as playwright:
        found = chromium_of(playwright)
        yield found
        found.close()


@pytest.fixture
def harbour(tmp_path: Path) -> Iterator[Harbour]:
    with cataloged(), running(tmp_path, minds="tests.web.minds:MINDS") as found:
        yield found


@pytest.fixture
def somebody(browser: Browser, harbour: Harbour) -> Iterator[Somebody]:
    """`somebody(locale="fr-FR")`: a person with a browser; nothing may be complained about in it."""
    with ExitStack() as stack:

        def come(**options: Any) -> Person:
            return stack.enter_context(person(browser, harbour, **options))

        yield come
