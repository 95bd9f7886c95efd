"""The page in the browser: one file for all its addresses, its assets kept for ever, and what stands in for it."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from carrack.server.api import page
from tests.server.harbour import Harbour

ROUTER = Path(__file__).parents[2] / "web" / "src" / "lib" / "router.svelte.ts"
SCRIPT = b"console.log('ahoy')"


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A page that was built, whatever this tree has."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>Carrack</title>", "utf-8")
    (tmp_path / "assets" / "main-1a2b.js").write_bytes(SCRIPT)
    (tmp_path / "assets" / "font-3c4d.woff2").write_bytes(b"wOF2")
    yield from served_from(tmp_path, monkeypatch)


@pytest.fixture
def not_built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    yield from served_from(tmp_path / "nothing", monkeypatch)


def served_from(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setattr(page, "FOLDER", folder)
    page.built.cache_clear()
    yield folder
    page.built.cache_clear()


@pytest.mark.parametrize("address", ["/", "/new/iron-age", "/table/abc", "/table/abc/move/3", "/rules", "/about"])
def test_every_address_gets_the_one_page_and_asks_for_it_anew(built: Path, harbour: Harbour, address: str) -> None:
    answer = harbour.client().get(address)
    assert (answer.status_code, answer.headers["content-type"]) == (200, "text/html; charset=utf-8")
    assert "<title>Carrack</title>" in answer.text
    assert answer.headers["cache-control"] == "no-cache"


def test_an_asset_is_compressed_and_kept_for_ever(built: Path, harbour: Harbour) -> None:
    answer = harbour.client().get("/assets/main-1a2b.js", headers={"accept-encoding": "gzip"})
    assert answer.content == SCRIPT
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["content-type"].startswith("text/javascript")
    assert "immutable" in answer.headers["cache-control"]
    plain = harbour.client().get("/assets/main-1a2b.js", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert gzip.compress(plain.content, 9) == page.built()["assets/main-1a2b.js"].packed


def test_a_font_is_sent_as_it_is(built: Path, harbour: Harbour) -> None:
    answer = harbour.client().get("/assets/font-3c4d.woff2", headers={"accept-encoding": "gzip"})
    assert (answer.content, answer.headers["content-type"]) == (b"wOF2", "font/woff2")
    assert "content-encoding" not in answer.headers


@pytest.mark.parametrize(
    ("address", "error"),
    [("/api/nothing", "no-page"), ("/assets/gone-5e6f.js", "no-page"), ("/assets/../index.html", None)],
)
def test_nothing_is_made_up(built: Path, harbour: Harbour, address: str, error: str | None) -> None:
    answer = harbour.client().get(address)
    if error is not None:
        assert (answer.status_code, answer.json()["error"]) == (404, error)
    assert "ahoy" not in answer.text


def test_an_address_that_leads_nowhere_is_a_404_that_the_page_puts_into_words(built: Path, harbour: Harbour) -> None:
    answer = harbour.client().get("/nowhere")
    assert answer.status_code == 404
    assert "<title>Carrack</title>" in answer.text


def test_server_and_page_know_the_same_addresses() -> None:
    known = set(re.findall(r'\["\w+", "(/[^"]*)"\]', ROUTER.read_text("utf-8")))
    assert known == {re.sub(r"\{(\w+):str\}", r":\1", address) for address in page.ADDRESSES}


def test_where_it_was_not_built_there_is_no_page(not_built: Path, harbour: Harbour) -> None:
    answer = harbour.client().get("/")
    assert (answer.status_code, answer.json()["error"]) == (404, "no-page")
