"""Requests that nobody means well with: the right 4xx, at once, and never a 5xx."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from tests.server.harbour import Harbour, running

NEW = {"game": "iron-age", "seats": 2, "bots": {"1": "random"}}
JSON = {"content-type": "application/json"}
SCRIPT = "<script>alert(1)</script>"


@pytest.fixture(scope="module")
def harbour(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Harbour]:
    with running(tmp_path_factory.mktemp("hostile")) as found:
        yield found


@pytest.fixture(scope="module")
def client(harbour: Harbour) -> httpx.Client:
    return harbour.client()


@pytest.fixture(scope="module")
def table(client: httpx.Client) -> str:
    """A running table at which the client is asked."""
    made = client.post("/api/tables", json={"game": "iron-age", "seats": 1, "start": True, "public": True})
    assert made.status_code == 201, made.text
    return str(made.json()["id"])


def error(response: httpx.Response) -> tuple[int, str]:
    return response.status_code, response.json()["error"]


def writes(client: httpx.Client) -> list[tuple[str, str]]:
    """Every way to write that the server declares, with something in its path."""
    document = client.get("/api/schema/openapi.json").json()
    return [
        (method.upper(), path.format_map(defaultdict(lambda: "x", seat="0", line="1", plan="1")))
        for path, methods in document["paths"].items()
        for method in methods
        if method in ("post", "put", "patch", "delete")
    ]


def test_there_are_doors_to_knock_at(client: httpx.Client) -> None:
    assert len(writes(client)) > 15


# Bodies that are too much.


def test_ten_megabytes_are_refused_everywhere(client: httpx.Client) -> None:
    for method, path in writes(client):
        response = client.request(method, path, content=b'"' + b"x" * 10_000_000 + b'"', headers=JSON)
        assert error(response) == (413, "too-large"), (method, path)


def test_a_body_that_does_not_say_its_size_is_not_read(client: httpx.Client) -> None:
    def endless() -> Iterator[bytes]:
        for _ in range(160):
            yield b" " * 65536

    assert error(client.post("/api/tables", content=endless(), headers=JSON)) == (411, "no-length")


def test_a_record_may_be_large_but_not_larger_than_any(harbour: Harbour, client: httpx.Client) -> None:
    line = "x" * (harbour.settings.largest_body * 2)
    assert client.post("/api/tables/import", json={"record": line}).status_code == 400
    line = "x" * harbour.settings.largest_record
    assert error(client.post("/api/tables/import", json={"record": line})) == (413, "too-large")


@pytest.mark.parametrize(
    "body",
    [
        b"[" * 1000,
        b"[" * 1000 + b"]" * 1000,
        b'{"game":' * 1000 + b"1" + b"}" * 1000,
        b'{"game": "iron-age", "options": ' + b'{"a":[' * 500 + b"]}" * 500 + b"}",
        b"[" * 100_000,
    ],
)
def test_a_thousand_brackets_deep_is_too_deep(client: httpx.Client, body: bytes) -> None:
    for method, path in writes(client):
        answer = client.request(method, path, content=body, headers=JSON)
        assert answer.status_code < 500, (method, path)
    for path in ("/api/tables", "/api/tables/import"):
        assert error(client.post(path, content=body, headers=JSON)) == (400, "shape")


def test_brackets_in_a_text_are_a_text(client: httpx.Client) -> None:
    text = '\\"[[{' * 100
    response = client.post("/api/tables", json={"game": "iron-age", "seats": 1, "contribution": text[:128]})
    assert response.status_code == 201
    response = client.post("/api/tables", json={"game": text})
    assert error(response) == (400, "shape"), "too long a name, not too deep a body"


# Bodies in other shapes.


@pytest.mark.parametrize(
    ("content", "headers", "expected"),
    [
        (json.dumps(NEW).encode("utf-16"), JSON, (400, "encoding")),
        (b'{"game": "\xff\xfe"}', JSON, (400, "encoding")),
        (b'{"game": "caf\xe9"}', {"content-type": "application/json; charset=latin-1"}, (400, "encoding")),
        (json.dumps(NEW).encode(), JSON | {"content-encoding": "gzip"}, (400, "encoding")),
        (b'{"game": "\\ud800"}', JSON, (400, "shape")),
        (b"\xef\xbb\xbf{}", JSON, (400, "shape")),
        (b'{"game": "iron-age"', JSON, (400, "shape")),
        (b"game=iron-age", {"content-type": "application/x-www-form-urlencoded"}, (415, "only-json")),
        (json.dumps(NEW).encode(), {"content-type": "text/plain"}, (415, "only-json")),
        (json.dumps(NEW).encode(), {"content-type": ""}, (415, "only-json")),
        (b"\x81\xa4game\xa1x", {"content-type": "application/x-msgpack"}, (415, "only-json")),
        (b"", JSON, (400, "shape")),
        (b"null", JSON, (400, "shape")),
        (b"[]", JSON, (400, "shape")),
        (b'"iron-age"', JSON, (400, "shape")),
        (b'{"game": "iron-age", "game2": 1}', JSON, (400, "shape")),
        (b'{"game": "iron-age", "seats": 1e999}', JSON, (400, "shape")),
        (b'{"game": "iron-age", "seats": ' + b"9" * 5000 + b"}", JSON, (400, "shape")),
        (b'{"game": "iron-age", "seats": NaN}', JSON, (400, "shape")),
    ],
)
def test_what_is_not_json_in_utf8_is_refused(
    client: httpx.Client, content: bytes, headers: dict[str, str], expected: tuple[int, str]
) -> None:
    assert error(client.post("/api/tables", content=content, headers=headers)) == expected


# Numbers.

NUMBERS = [-1, -(2**31), 2**31 + 1, 2**63, 2**64, -(2**70), 10**300, 1.5, True, "x", None, [], {}]


@pytest.mark.parametrize("number", NUMBERS, ids=repr)
def test_numbers_out_of_bounds_are_refused(client: httpx.Client, table: str, number: object) -> None:
    forged: list[tuple[str, dict[str, Any]]] = [
        ("act", {"revision": number, "key": "k", "actions": [0]}),
        ("act", {"revision": 0, "key": "k", "actions": [number]}),
        ("act", {"revision": 0, "key": "k", "actions": number}),
        ("act", {"revision": 0, "key": number, "actions": [0]}),
        ("undo", {"revision": number, "key": "k"}),
        ("rewind", {"to": number}),
        ("branch", {"revision": number}),
        ("resign", {"seat": number}),
    ]
    for path, body in forged:
        if body.get("key") == "x":
            continue  # a key as good as any
        assert error(client.post(f"/api/tables/{table}/{path}", json=body)) == (400, "shape"), (path, body)
    for field in ("seats", "options", "bots", "contribution", "game"):
        if (field, number) in (("seats", None), ("options", {}), ("bots", {}), ("contribution", "x")):
            continue
        response = client.post("/api/tables", json={"game": "iron-age", field: number})
        assert response.status_code == 400, (field, number)


@pytest.mark.parametrize("number", ["-1", "99999999999999999999", "0x10", "%00", "1;2", "' or 1=1 --"])
def test_numbers_in_addresses_are_held_to_the_same(client: httpx.Client, table: str, number: str) -> None:
    for path in (f"seats/{number}/standing", f"state?since={number}", f"why/{number}", f"moments/{number}"):
        response = client.get(f"/api/tables/{table}/{path}")
        assert 400 <= response.status_code < 500, (path, response.status_code)
    assert client.get(f"/api/tables/{table}/stream?seat={number}").status_code == 400


@pytest.mark.parametrize(
    "id", ["%00", "%ff%fe", "..%2f..%2fetc%2fpasswd", "a" * 5000, "' or 1=1 --", "%F0%9F%8E%B2", "%ED%A0%80", SCRIPT]
)
def test_strange_ids_are_nobodys(client: httpx.Client, id: str) -> None:
    for path in (f"/api/tables/{id}", f"/api/invitations/{id}", f"/api/games/{id}", f"/api/words/{id}"):
        response = client.get(path)
        assert 400 <= response.status_code < 500, (path, response.status_code)
        assert response.headers["content-type"].startswith("application/json")
    page = client.get(f"/{id}")  # the page itself says that there is nothing at this address
    assert 400 <= page.status_code < 500
    assert id not in page.text


def test_strange_query_strings_harm_nobody(client: httpx.Client, table: str) -> None:
    for query in ("?" + "a=1&" * 5000, "?%ff=%ff", "?seat=0&seat=1&seat=x", "?=&&&=", "?since=%00"):
        response = client.get(f"/api/tables/{table}{query}")
        assert response.status_code < 500, query


# Names and texts.


def test_script_stays_a_text(client: httpx.Client, table: str) -> None:
    """What the server gives back is JSON that no browser takes for a page."""
    client.patch("/api/me", json={"name": SCRIPT})
    client.post(f"/api/tables/{table}/chat", json={"text": SCRIPT})
    for path in (f"/api/tables/{table}", f"/api/tables/{table}/chat", "/api/me", f"/api/games/{SCRIPT}"):
        response = client.get(path)
        assert response.status_code < 500
        assert response.headers["content-type"].startswith("application/json"), path
        assert response.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(
    "text", ["\x00", "\x00" * 100, "\u202e" * 50, "é" * 200, "\U0001f3b2" * 200, "a" * 100_000, " "]
)
def test_strange_texts_are_taken_or_refused(client: httpx.Client, table: str, text: str) -> None:
    for method, path, body in (
        ("PATCH", "/api/me", {"name": text}),
        ("POST", f"/api/tables/{table}/chat", {"text": text}),
        ("POST", "/api/me/session", {"name": text, "password": text}),
        ("POST", "/api/tables", {"game": "iron-age", "seats": 1, "contribution": text}),
        ("POST", f"/api/tables/{table}/act", {"revision": 0, "key": text, "actions": [0]}),
        ("POST", f"/api/tables/{table}/join", {"invitation": text}),
    ):
        response = client.request(method, path, json=body)
        assert response.status_code < 500, (path, response.status_code)


# Forged revisions and keys.


def test_forged_revisions_and_actions_change_nothing(client: httpx.Client, harbour: Harbour, table: str) -> None:
    state = client.get(f"/api/tables/{table}/state").json()
    revision, legal = state["revision"], [one["action"] for one in state["options"]]
    illegal = next(action for action in range(1000) if action not in legal)
    beyond = "not-the-last" if state["options"][0]["final"] else "illegal"  # what ends undo is not even begun
    for body, expected in (
        ({"revision": revision + 1, "key": "a", "actions": legal[:1]}, (409, "stale")),
        ({"revision": 2**31, "key": "b", "actions": legal[:1]}, (409, "stale")),
        ({"revision": revision, "key": "c", "actions": [illegal]}, (409, "illegal")),
        ({"revision": revision, "key": "d", "actions": [2**31]}, (409, "illegal")),
        ({"revision": revision, "key": "e", "actions": [*legal[:1], *[illegal] * 63]}, (409, beyond)),
        ({"revision": revision, "key": "", "actions": legal[:1]}, (400, "shape")),
        ({"revision": revision, "key": "k" * 65, "actions": legal[:1]}, (400, "shape")),
        ({"revision": revision, "key": "f", "actions": []}, (400, "shape")),
        ({"revision": revision, "key": "g", "actions": legal[:1] * 65}, (400, "shape")),
        ({"revision": revision, "key": "h", "actions": legal[:1], "seat": 1}, (403, "not-your-seat")),
    ):
        assert error(client.post(f"/api/tables/{table}/act", json=body)) == expected, body
    stranger = harbour.client()
    stranger.cookies.set("carrack", "A" * 43, domain="127.0.0.1")
    body = {"revision": revision, "key": "i", "actions": legal[:1]}
    assert error(stranger.post(f"/api/tables/{table}/act", json=body)) == (401, "sign-in")
    assert client.get(f"/api/tables/{table}/state").json() == state


# All at once.


def test_two_hundred_at_once_on_one_table(harbour: Harbour) -> None:
    """Of two hundred answers to one question one is taken; the others are told where the game stands."""
    first = harbour.client()
    table = first.post("/api/tables", json={"game": "iron-age", "seats": 1, "start": True}).json()["id"]
    state = first.get(f"/api/tables/{table}/state").json()
    action = state["options"][0]["action"]

    async def crowd() -> list[httpx.Response]:
        limits = httpx.Limits(max_connections=200)
        async with httpx.AsyncClient(
            base_url=harbour.base_url,
            headers={"origin": harbour.base_url},
            cookies=first.cookies,
            limits=limits,
            timeout=60.0,
            trust_env=False,
        ) as client:
            return await asyncio.gather(
                *(
                    client.post(
                        f"/api/tables/{table}/act",
                        json={"revision": state["revision"], "key": str(i), "actions": [action]},
                    )
                    for i in range(200)
                )
            )

    answers = asyncio.run(crowd())
    assert Counter(answer.status_code for answer in answers) == {200: 1, 409: 199}
    taken = next(answer.json() for answer in answers if answer.status_code == 200)
    for answer in answers:
        if answer.status_code == 409:
            assert answer.json()["error"] == "stale"
            assert answer.json()["update"]["revision"] == taken["revision"]


# And whatever else.


def test_noise_at_every_door(client: httpx.Client) -> None:
    """A few hundred requests of no sense, the same every time."""
    dice = random.Random(4)
    pieces: list[Any] = ["", "x", 0, -1, 2**40, None, True, [], {}, [[]], {"a": {}}, "\x00", SCRIPT, 0.5]
    fields = ["game", "seats", "options", "revision", "key", "actions", "seat", "name", "password", "text", "record"]
    fields += ["answers", "level", "to", "consent", "invitation", "contribution", "bots", "public", "start", "pace"]
    seen: Counter[int] = Counter()
    for method, path in writes(client):
        for _ in range(12):
            body: Any = {name: dice.choice(pieces) for name in dice.sample(fields, dice.randrange(5))}
            response = client.request(method, path, json=dice.choice([body, dice.choice(pieces)]))
            seen[response.status_code] += 1
            assert response.status_code < 500, (method, path, body)
    assert seen[400] > 50
    assert set(seen) <= {200, 201, 204, 400, 401, 403, 404, 409, 415}
