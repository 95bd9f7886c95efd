"""The guards at the door: names, proxies, pages of other sites, headers of every answer, and how often."""

from __future__ import annotations

import re
import socket
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest

from carrack.server.guard.limits import Limits, household
from tests.server.conftest import OpenHarbour
from tests.server.harbour import Harbour, running, settings_in

NEW = {"game": "iron-age", "seats": 1}


@pytest.fixture(scope="module")
def harbour(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Harbour]:
    with running(tmp_path_factory.mktemp("guards")) as found:
        yield found


def error(response: httpx.Response) -> tuple[int, str]:
    return response.status_code, response.json()["error"]


# Names.


@pytest.mark.parametrize("host", ["127.0.0.1", "127.0.0.1:8000", "localhost", "LOCALHOST:99", "localhost.", "[::1]:80"])
def test_this_machine_answers_to_its_own_names(harbour: Harbour, host: str) -> None:
    assert harbour.client().get("/api/health", headers={"host": host}).status_code == 200


@pytest.mark.parametrize(
    "host", ["evil.example", "127.0.0.1.evil.example", "localhost:80:80", "a b", "", "[::1", "x" * 400, "127.0.0.2"]
)
def test_other_names_are_refused(harbour: Harbour, host: str) -> None:
    assert error(harbour.client().get("/api/health", headers={"host": host})) == (400, "wrong-host")


def test_a_request_without_a_name_is_refused(harbour: Harbour) -> None:
    at = urlsplit(harbour.base_url)
    with socket.create_connection((at.hostname, at.port), 10) as raw:
        raw.sendall(b"GET /api/health HTTP/1.0\r\n\r\n")
        assert b" 400 " in raw.recv(65536).split(b"\r\n")[0]


def test_a_host_may_allow_names(open_harbour: OpenHarbour) -> None:
    client = open_harbour(allowed_hosts=("Games.Example.org", "fd00::7")).client()
    for host, status in (("games.example.org", 200), ("[fd00::7]:8000", 200), ("127.0.0.1", 400)):
        assert client.get("/api/health", headers={"host": host}).status_code == status


# Pages of other sites.


@pytest.mark.parametrize(
    ("headers", "expected"),
    [
        ({"origin": "http://evil.example"}, "foreign-origin"),
        ({"origin": "null"}, "foreign-origin"),
        ({"origin": ""}, "foreign-origin"),
        ({"origin": "https://{own}"}, "foreign-origin"),
        ({"origin": "http://{own}.evil.example"}, "foreign-origin"),
        ({"origin": "http://{own}", "sec-fetch-site": "same-origin"}, None),
        ({"sec-fetch-site": "cross-site"}, "foreign-origin"),
        ({"sec-fetch-site": "same-site"}, "foreign-origin"),
        ({"sec-fetch-site": "none"}, "foreign-origin"),
        ({"sec-fetch-site": "same-origin"}, None),
        ({}, None),
        ({"cookie": "other=1"}, None),
        ({"cookie": "carrack=something"}, "no-origin"),
        ({"cookie": "a=b; carrack=something"}, "no-origin"),
    ],
)
@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE"])
def test_what_writes_comes_from_a_page_of_ours(
    harbour: Harbour, method: str, headers: dict[str, str], expected: str | None
) -> None:
    """An address that leads nowhere: whatever gets past the guard finds nothing there."""
    own = urlsplit(harbour.base_url).netloc
    sent = {name: value.format(own=own) for name, value in headers.items()}
    with httpx.Client(base_url=harbour.base_url, trust_env=False) as client:
        response = client.request(method, "/api/nowhere", headers=sent)
    assert error(response) == ((404, "no-page") if expected is None else (403, expected))


def test_reading_needs_no_origin(harbour: Harbour) -> None:
    with httpx.Client(base_url=harbour.base_url, trust_env=False) as client:
        response = client.get("/api/health", headers={"origin": "http://evil.example", "cookie": "carrack=x"})
        assert response.status_code == 200
        assert not [name for name in response.headers if name.startswith("access-control")]


def test_a_default_port_may_be_said_or_left_out(open_harbour: OpenHarbour) -> None:
    client = open_harbour(allowed_hosts=("games.example.org",)).client()
    for host, origin in (
        ("games.example.org", "http://games.example.org:80"),
        ("games.example.org:80", "http://games.example.org"),
    ):
        response = client.post("/api/nowhere", headers={"host": host, "origin": origin})
        assert error(response) == (404, "no-page")


# Proxies.


FORWARDED = {"x-forwarded-proto": "https", "x-forwarded-host": "games.example.org", "x-forwarded-for": "203.0.113.5"}


def test_a_trusted_proxy_is_believed(open_harbour: OpenHarbour) -> None:
    harbour = open_harbour(trusted_proxies=("127.0.0.0/8",), allowed_hosts=("games.example.org",))
    client = harbour.client(headers=FORWARDED | {"origin": "https://games.example.org"})
    response = client.post("/api/tables", json=NEW)
    assert response.status_code == 201
    assert "; Secure" in response.headers["set-cookie"]
    assert response.headers["strict-transport-security"]
    assert error(client.post("/api/tables", json=NEW, headers={"origin": "http://games.example.org"})) == (
        403,
        "foreign-origin",
    )


def test_the_example_proxies_let_no_visitor_say_by_which_name_we_are_called() -> None:
    page = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text("utf-8")
    examples = [block for block in page.split("```")[1::2] if re.search(r"proxy\S* (http://)?127\.0\.0\.1:8000", block)]
    names = [re.findall(r"(?:proxy_set_header|header_up) X-Forwarded-Host (\S+)", example) for example in examples]
    assert names == [["$http_host;"], ["{hostport}"]]


def test_anybody_else_is_not_believed(harbour: Harbour) -> None:
    response = harbour.client(headers=FORWARDED).post("/api/tables", json=NEW)
    assert response.status_code == 201, "neither the name nor the scheme is taken from the headers"
    assert "Secure" not in response.headers["set-cookie"]
    assert "strict-transport-security" not in response.headers


@pytest.mark.parametrize(
    ("trusted", "others", "refused"),
    [
        (("127.0.0.1",), ["203.0.113.6", "203.0.113.5, 203.0.113.7"], False),
        (("127.0.0.1",), ["198.51.100.1, 203.0.113.5", "203.0.113.5"], True),  # what stands on the left is anybody's
        (("127.0.0.1", "10.0.0.1"), ["203.0.113.5, 10.0.0.1"], True),
        ((), ["203.0.113.6", "203.0.113.7"], True),
    ],
)
def test_addresses_are_counted_as_far_as_they_are_believed(
    open_harbour: OpenHarbour, trusted: tuple[str, ...], others: list[str], refused: bool
) -> None:
    harbour = open_harbour(trusted_proxies=trusted, creations="1/hour")

    def guest(address: str) -> int:
        return harbour.client(headers={"x-forwarded-for": address}).post("/api/tables", json=NEW).status_code

    assert guest("203.0.113.5") == 201
    assert [guest(address) for address in others] == [429 if refused else 201] * len(others)


# How often.


def test_too_often_says_when_to_come_again(open_harbour: OpenHarbour) -> None:
    harbour = open_harbour(creations="2/minute")
    assert [harbour.client().post("/api/tables", json=NEW).status_code for _ in range(2)] == [201, 201]
    response = harbour.client().post("/api/tables", json=NEW)
    assert error(response) == (429, "too-often")
    assert 0 < int(response.headers["retry-after"]) <= 60
    assert response.json()["details"] == {"seconds": int(response.headers["retry-after"])}


def test_tables_are_counted_for_guests_too(open_harbour: OpenHarbour) -> None:
    client = open_harbour(creations="3/minute").client()
    assert [client.post("/api/tables", json=NEW).status_code for _ in range(4)] == [201, 201, 201, 429]


def test_a_window_moves_and_what_is_refused_does_not_count(tmp_path: Path) -> None:
    limits = Limits(settings_in(tmp_path, attempts="2/minute"))
    spent = [limits.spend("attempts", "a", now) for now in (0.0, 30.0, 40.0, 59.0, 60.5, 61.0, 90.5)]
    assert spent == [0.0, 0.0, 20.0, 1.0, 0.0, 29.0, 0.0]
    assert limits.spend("attempts", "b", 61.0) == 0.0
    assert limits.spend("chat", "a", 61.0) == 0.0


def test_addresses_that_do_not_come_again_are_forgotten(tmp_path: Path) -> None:
    limits = Limits(settings_in(tmp_path, attempts="2/minute"))
    for i in range(1000):
        limits.spend("attempts", str(i), 1.0)
    limits.spend("attempts", "last", 200.0)
    assert len(limits._moments) == 1


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("203.0.113.5", "203.0.113.6", False),
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("::ffff:203.0.113.5", "203.0.113.5", True),
        ("fe80::1%eth0", "fe80::2%eth1", True),
        ("unix", "unix", True),
    ],
)
def test_a_household_is_counted_as_one(one: str, other: str, same: bool) -> None:
    assert (household(one) == household(other)) is same


# What every answer carries.


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/health", 200),
        ("GET", "/api/schema/openapi.json", 200),
        ("GET", "/api/nowhere", 404),
        ("GET", "/nowhere", 404),
        ("PATCH", "/api/health", 405),
        ("POST", "/api/tables", 400),
        ("GET", "/api/tables/none", 404),
        ("POST", "/api/tables/none/start", 401),
    ],
)
def test_every_answer_is_guarded(harbour: Harbour, method: str, path: str, status: int) -> None:
    response = harbour.client().request(method, path)
    assert response.status_code == status
    policy = response.headers["content-security-policy"]
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert response.headers["x-content-type-options"] == "nosniff"
    assert response.headers["cross-origin-resource-policy"] == "same-origin"
    assert "server" not in response.headers
    if path.startswith("/api"):
        assert "default-src 'none'" in policy, "data is nothing to load anything for"
        assert response.headers.get_list("cache-control") == ["no-store"]
        if status >= 400:
            assert set(response.json()) == {"error", "details"}
    else:
        assert "default-src 'self'" in policy
        assert response.headers["referrer-policy"] == "same-origin"
        assert response.headers["cross-origin-opener-policy"] == "same-origin"
        assert "camera=()" in response.headers["permissions-policy"]


def test_what_the_guard_itself_refuses_is_guarded_too(harbour: Harbour) -> None:
    response = harbour.client().get("/api/health", headers={"host": "evil.example"})
    assert "frame-ancestors 'none'" in response.headers["content-security-policy"]


def test_a_stream_is_not_kept_by_anybody(harbour: Harbour) -> None:
    client = harbour.client()
    table = client.post("/api/tables", json=NEW).json()["id"]
    with client.stream("GET", f"/api/tables/{table}/stream") as response:
        assert response.headers.get_list("cache-control") == ["no-store"]
        assert response.headers["content-type"].startswith("text/event-stream")


# Cookies.


def test_the_cookie_is_for_our_pages_alone(harbour: Harbour) -> None:
    given = harbour.client().post("/api/tables", json=NEW).headers["set-cookie"]
    assert {"HttpOnly", "SameSite=Lax", "Path=/"} <= set(given.split("; "))


def test_over_tls_only_the_cookie_that_no_other_host_can_set_is_read(open_harbour: OpenHarbour) -> None:
    harbour = open_harbour(trusted_proxies=("127.0.0.0/8",), allowed_hosts=("games.example.org", "127.0.0.1"))
    page = FORWARDED | {"origin": "https://games.example.org"}
    made = harbour.client(headers=page).post("/api/tables", json=NEW)
    name, _, token = made.headers["set-cookie"].split("; ")[0].partition("=")
    assert name == "__Host-carrack"
    assert {"Secure", "Path=/"} <= set(made.headers["set-cookie"].split("; "))
    assert "Domain" not in made.headers["set-cookie"]

    def mine(cookie: str, headers: dict[str, str]) -> int:
        return len(harbour.client(headers=headers | {"cookie": cookie}).get("/api/tables").json()["mine"])

    table = made.json()["id"]
    own = f"{name}={token}"
    assert mine(own, page) == 1
    assert mine(f"carrack={token}", page) == 0, "a neighbour's"
    assert mine(f"carrack=planted; {own}", page) == 1
    assert mine(f"carrack={token}", {}) == mine(own, {}) == 1, "over plain HTTP it is the only one"
    form = {"revision": 0, "key": "key", "actions": [0]}
    for cookie, status in ((f"carrack={token}", 401), (own, 409)):  # an act, which has a way in of its own
        answer = harbour.client(headers=page | {"cookie": cookie}).post(f"/api/tables/{table}/act", json=form)
        assert answer.status_code == status, answer.text
    out = harbour.client(headers=page | {"cookie": own}).delete("/api/me/session").headers["set-cookie"]
    assert {"__Host-carrack=", "Secure", "Path=/", "Max-Age=0"} <= set(out.split("; "))


def test_cookies_of_other_programs_do_not_matter(harbour: Harbour) -> None:
    client = harbour.client()
    client.post("/api/tables", json=NEW)
    own = client.cookies["carrack"]
    with httpx.Client(base_url=harbour.base_url, trust_env=False) as plain:
        jar = f'a[b]=c d; =; ;;; "q"; carrack2=x; carrack={own}; z=\xff'
        mine = plain.get("/api/tables", headers={b"cookie": jar.encode("latin-1")}).json()["mine"]
    assert len(mine) == 1


# Health.


def test_health_says_that_all_is_well_and_nothing_else(harbour: Harbour) -> None:
    told = harbour.client().get("/api/health").json()
    assert told["status"] == "ok"
    assert set(told) == {"status", "version", "compiled", "workers", "most_workers", "waiting"}
