"""For all tests in the browser: one Chromium and one harbour a process, any number of people a test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from carrack.server.api import page
from tests.server.harbour import Harbour, running
from tests.web.browser import PATIENCE, Person, chromium_of, person
from tests.web.games import cataloged

Somebody = Callable[..., Person]
expect.set_options(timeout=PATIENCE)


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


@pytest.fixture(scope="package")
def harbour(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Harbour]:
    """Everybody who comes is somebody new, with tables of their own: nobody notices the others."""
    folder = tmp_path_factory.mktemp("harbour")
    with cataloged(), running(folder, minds="tests.web.minds:MINDS") as found:
        yield found


@pytest.fixture
def somebody(browser: Browser, harbour: Harbour) -> Iterator[Somebody]:
    """`somebody(locale="fr-FR")`: a person with a browser; nothing may be complained about in it."""
    with ExitStack() as stack:

        def come(**options: Any) -> Person:
            return stack.enter_context(person(browser, harbour, **options))

        yield come
