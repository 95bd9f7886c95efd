"""The examples of `docs/api.md` run as they are shown, from top to bottom, and print what is shown below them."""

from __future__ import annotations

import gc
import re
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.harbour import Harbour

PAGE = Path(__file__).parent.parent.parent / "docs" / "api.md"
ADDRESS = "http://127.0.0.1:8000"
EXAMPLE = re.compile(r"^```python\n(.*?)^```\n(?:\n```text\n(.*?)^```$)?", re.DOTALL | re.MULTILINE)


def test_the_examples_do_what_the_page_says(harbour: Harbour, capsys: pytest.CaptureFixture[str]) -> None:
    text = PAGE.read_text("utf-8")
    examples = EXAMPLE.findall(text)
    assert len(examples) == text.count("```python")
    assert all(shown for _code, shown in examples), "an example shows nothing"
    names: dict[str, Any] = {"__name__": "example"}
    try:
        for number, (code, shown) in enumerate(examples, 1):
            exec(compile(code.replace(ADDRESS, harbour.base_url), f"example {number} of {PAGE.name}", "exec"), names)
            assert capsys.readouterr().out == shown, f"example {number}"
    finally:
        for client in [value for value in names.values() if isinstance(value, httpx.Client)]:
            client.close()
        names.clear()
        gc.collect()  # a generator that was left early closes its stream


def test_every_path_that_is_named_is_there(harbour: Harbour) -> None:
    paths = set(harbour.client().get("/api/schema/openapi.json").json()["paths"])
    named = set(re.findall(r"GET (/api/[a-z{}/-]+)", PAGE.read_text("utf-8"))) - {"/api/games/iron-age/words/en"}
    known = {re.sub(r"\{[a-z]+\}", "{}", path) for path in paths}
    assert {re.sub(r"\{[a-z]+\}", "{}", path) for path in named} - known - {"/api/words/en"} == set()
    assert "/api/words/{language}" in paths
