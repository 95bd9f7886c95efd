"""Chat at a table: who talks, who reads, what is let through."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from carrack.server.tables.chat import LONGEST, MOST, clean
from tests.server.conftest import OpenHarbour
from tests.server.harbour import Harbour
from tests.server.persons import error_of, guest, look
from tests.server.players import GAME, seated


def say(browser: httpx.Client, table: str, text: object) -> httpx.Response:
    return browser.post(f"/api/tables/{table}/chat", json={"text": text})


def lines(browser: httpx.Client, table: str, **query: Any) -> list[dict[str, Any]]:
    answer = browser.get(f"/api/tables/{table}/chat", params=query)
    assert answer.status_code == 200, answer.text
    found: list[dict[str, Any]] = answer.json()["lines"]
    return found


def test_those_at_a_table_talk_and_everybody_there_hears_it(harbour: Harbour) -> None:
    table, (ann, bob) = seated(harbour)
    with harbour.listening(bob, f"/api/tables/{table}/stream") as heard:
        assert [next(heard).kind, next(heard).kind] == ["table", "update"]
        said = say(ann, table, "Ahoy").json()
        told = next(heard)
    assert (told.kind, told.data) == ("chat", said)
    assert {name: said[name] for name in ("name", "seats", "host", "text", "removed")} == {
        "name": "",
        "seats": [0],
        "host": True,
        "text": "Ahoy",
        "removed": False,
    }
    assert lines(bob, table) == [said]


def test_the_host_talks_without_a_seat(harbour: Harbour) -> None:
    host = guest(harbour, "Host")
    table = host.post("/api/tables", json={"game": GAME, "seats": 2, "sit": False}).json()["id"]
    said = say(host, table, "Welcome").json()
    assert (said["name"], said["seats"], said["host"]) == ("Host", [], True)


def test_only_what_is_after_a_line_is_told(harbour: Harbour) -> None:
    table, (ann, bob) = seated(harbour)
    numbers = [say(browser, table, text).json()["id"] for browser, text in ((ann, "one"), (bob, "two"), (ann, "three"))]
    assert numbers == sorted(set(numbers))
    assert [line["text"] for line in lines(ann, table)] == ["one", "two", "three"]
    assert [line["text"] for line in lines(ann, table, after=numbers[0])] == ["two", "three"]
    assert lines(ann, table, after=numbers[2]) == []


def test_a_long_talk_is_told_in_parts(harbour: Harbour) -> None:
    table, (ann, _bob) = seated(harbour)
    first = say(ann, table, "first").json()["id"]
    row = 'insert into chat ("table", person, at, text, removed) select "table", person, at, \'more\', 0 from chat'
    while look(harbour, "select count(*) from chat")[0][0] <= MOST + 1:
        look(harbour, row)
    count = look(harbour, "select count(*) from chat")[0][0]
    part = ann.get(f"/api/tables/{table}/chat", params={"after": 0}).json()
    assert (len(part["lines"]), part["more"], part["lines"][0]["id"]) == (MOST, True, first)
    rest = ann.get(f"/api/tables/{table}/chat", params={"after": part["lines"][-1]["id"]}).json()
    assert (len(rest["lines"]), rest["more"]) == (count - MOST, False)
    last = lines(ann, table)
    assert (len(last), last[-1]["id"]) == (MOST, rest["lines"][-1]["id"])


# Who may.


@pytest.mark.parametrize("public", [False, True])
def test_others_do_not_talk_and_read_at_public_tables_only(harbour: Harbour, public: bool) -> None:
    table, (ann, _bob) = seated(harbour, public=public)
    say(ann, table, "Ahoy")
    stranger, other = harbour.client(), guest(harbour, "Carol")
    assert error_of(say(stranger, table, "Hello")) == (401, "sign-in")
    assert error_of(say(other, table, "Hello")) == ((403, "not-at-this-table") if public else (404, "no-table"))
    for browser in (stranger, other):
        answer = browser.get(f"/api/tables/{table}/chat")
        assert answer.status_code == (200 if public else 404)
        assert ("Ahoy" in answer.text) == public
    assert len(lines(ann, table)) == 1


def test_there_is_no_talk_at_a_table_that_is_not_there(harbour: Harbour) -> None:
    ann = guest(harbour)
    assert error_of(say(ann, "nowhere", "Hello")) == (404, "no-table")
    assert error_of(ann.get("/api/tables/nowhere/chat")) == (404, "no-table")


def test_lines_of_another_table_are_not_told(harbour: Harbour) -> None:
    table, (ann, _bob) = seated(harbour)
    say(ann, table, "here")
    other, (carol, _dave) = seated(harbour)
    say(carol, other, "there")
    assert [line["text"] for line in lines(carol, other, after=0)] == ["there"]


def test_lines_are_counted(open_harbour: OpenHarbour) -> None:
    table, (ann, _bob) = seated(open_harbour(chat="2/minute"))
    assert [say(ann, table, "Ahoy").status_code for _ in range(3)] == [201, 201, 429]
    assert len(lines(ann, table)) == 2


# What is said.


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  Ahoy \n\t there\r\n", "Ahoy there"),
        ("<script>alert(1)</script>", "<script>alert(1)</script>"),
        ("a\u202eb\u2066c\ufeff\x07d", "abcd"),
        ("نمی\u200cدانم 👩\u200d🚀", "نمی\u200cدانم 👩\u200d🚀"),
        ("e\u0301te\u0301", "été"),
        ("\u202e\u2066", ""),
        ("Z" + 30 * "\u0363" + "o" + 2 * "\u0363", "Z" + 4 * "\u0363" + "o" + 2 * "\u0363"),
        ("Z" + 30 * "\u0363\u200d\u202e" + "o", "Z\u0363\u200d\u0363\u200do"),
        ("ကြွေးမြီ 1\ufe0f\u20e3 क्षि Việt", "ကြွေးမြီ 1\ufe0f\u20e3 क्षि Việt"),
    ],
)
def test_a_line_is_one_line_without_signs_that_act(typed: str, kept: str) -> None:
    assert clean(typed) == kept


def test_a_line_that_shows_nothing_is_refused(harbour: Harbour) -> None:
    table, (ann, _bob) = seated(harbour)
    for text in (" ", "\n\n", "\u202e", "\u200d\u200c", "\x00"):
        assert error_of(say(ann, table, text)) == (400, "chat-empty")


def test_a_line_has_one_to_five_hundred_letters(harbour: Harbour) -> None:
    table, (ann, _bob) = seated(harbour)
    assert say(ann, table, "🦀" * LONGEST).status_code == 201
    for text in ("", "x" * (LONGEST + 1), "x" * 10_000, None, 5, ["x"]):
        assert error_of(say(ann, table, text)) == (400, "shape")
    assert error_of(ann.post(f"/api/tables/{table}/chat", json={"text": "x", "person": "y"})) == (400, "shape")
    for after in ("-1", "x", str(2**70)):
        assert error_of(ann.get(f"/api/tables/{table}/chat", params={"after": after})) == (400, "shape")


def test_script_is_told_as_a_text(harbour: Harbour) -> None:
    table, (ann, bob) = seated(harbour)
    say(ann, table, "</script><img src=x onerror=alert(1)>")
    answer = bob.get(f"/api/tables/{table}/chat")
    assert answer.headers["content-type"].startswith("application/json")
    assert answer.json()["lines"][0]["text"] == "</script><img src=x onerror=alert(1)>"
