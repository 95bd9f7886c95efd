"""The front page says that the harbour is open, in the browser's language."""

from __future__ import annotations

import pytest

from tests.server.harbour import Harbour


@pytest.mark.parametrize(
    ("wanted", "language", "words"),
    [("en-GB,en;q=0.9", "en", "The harbour is open"), ("fr-CA,en", "fr", "Le port est ouvert"), ("", "en", "harbour")],
)
def test_the_front_page_speaks_the_browsers_language(harbour: Harbour, wanted: str, language: str, words: str) -> None:
    answer = harbour.client(headers={"accept-language": wanted}).get("/")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")
    assert f'<html lang="{language}">' in answer.text
    assert words in answer.text
