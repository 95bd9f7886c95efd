"""schemathesis at every door of a real server: what the OpenAPI document says is what happens, and nothing else.

Each operation meets a world of its own: somebody with an account, tables in every phase, one of somebody else. The
document that schemathesis gets names them by what they are; the session puts in where they stand this time.
"""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from http.cookiejar import DefaultCookiePolicy
from itertools import count
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, seed, settings
from hypothesis.errors import FlakyStrategyDefinition
from requests.adapters import HTTPAdapter
from schemathesis.config import SchemathesisConfig

from tests.server.conftest import OpenHarbour
from tests.server.harbour import Harbour, running
from tests.server.persons import account
from tests.server.players import GAME, seated
from tools.openapi import found

# What the document leaves open, as the world has it.
PATHS = {
    "table": ["open", "running", "ended", "private", "nowhere"],
    "game": [GAME, "discovery-2007", "nowhere"],
    "language": ["en", "fr", "xx"],
    "invitation": ["invitation", "nowhere"],
}
CHECKS = {
    # It asks that whatever has the right shape gets no 400. Ours also says that there is no such game, option, step or
    # level, that a name will not do, a revision is yet to come: which ones there are is the catalogue's to say, not the
    # document's. What it is for, that the document's shapes are those that are understood, `understood` asks below.
    "positive_data_acceptance": {"enabled": False},
}
SIGNS_OUT = ("people_logout", "people_end", "people_change_password", "people_login", "people_register")
NOT_UNDERSTOOD = ("shape", "encoding", "only-json")
UNSIGNED = {"with-security-parameters": False}  # the cookie is the session's; whether it is asked for is checked
Case = schemathesis.Case[Any]
TABLES = "/api/tables"
STORIES = 20
STEPS = 12
numbers = count()


def narrowed() -> dict[str, Any]:
    document = found()
    for methods in document["paths"].values():
        for operation in methods.values():
            for parameter in operation.get("parameters", ()):
                if parameter["name"] in PATHS and parameter["in"] == "path":
                    parameter["schema"]["enum"] = PATHS[parameter["name"]]
    return document


DOCUMENT = narrowed()


def schema(examples: int, *, fixed: bool = True) -> Any:
    """The document, to be tried with the examples that it gives, at all the bounds that it names, and at random so many
    times an operation, the same every time if fixed.
    """
    config = SchemathesisConfig.from_dict(
        {
            "generation": {"mode": "all", "max-examples": examples, "deterministic": fixed, **UNSIGNED},
            "phases": {"stateful": {"enabled": False}},
            "checks": CHECKS,
            "max-stream-events": 1,
        }
    )
    return schemathesis.openapi.from_dict(copy.deepcopy(DOCUMENT), config=config)


class Guide(HTTPAdapter):
    """Shows the way from what a table is to where it stands."""

    def __init__(self, places: dict[str, str]) -> None:
        super().__init__()
        self.places = places

    def send(self, request: requests.PreparedRequest, *arguments: Any, **options: Any) -> requests.Response:
        head, *parts = str(request.url).split("/")
        request.url = "/".join((head, *(self.places.get(part, part) for part in parts)))
        return super().send(request, *arguments, **options)


@dataclass
class Visit:
    """A browser at the server."""

    base_url: str
    session: requests.Session
    cookies: dict[str, str]

    def knock(self, case: Case) -> None:
        case.call_and_validate(
            base_url=self.base_url, session=self.session, cookies=self.cookies, additional_checks=[understood, known]
        )


def understood(_context: Any, response: Any, case: Case) -> None:
    """What has the document's shape is never refused for its shape; but for 1.0, an integer in JSON Schema only."""
    if case.meta is not None and case.meta.generation.mode.is_positive and response.status_code in (400, 415):
        error = response.json()["error"]
        assert error not in NOT_UNDERSTOOD or "got `float`" in response.text, f"{error}: {response.text}"


def known(_context: Any, response: Any, case: Case) -> None:
    """Whoever asks is signed in, so that every operation is really reached: only who has just signed out is not."""
    operation = case.operation.definition.raw["operationId"]
    if response.status_code == 401 and operation not in SIGNS_OUT:
        assert response.json()["error"] != "sign-in", f"{operation} met a stranger"


@pytest.fixture(scope="module")
def harbour(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Harbour]:
    with running(tmp_path_factory.mktemp("schema")) as found:
        yield found


@pytest.fixture
def visit(harbour: Harbour) -> Iterator[Visit]:
    """A browser of somebody who has an account and hosts tables; the world around it is new."""
    person = account(harbour, f"Somebody {next(numbers)}")
    places = {}
    for name, start in (("open", False), ("running", True), ("ended", True)):
        form = {"game": GAME, "seats": 2, "bots": {}, "public": name == "open"}
        table = person.post("/api/tables", json=form).json()
        places[name] = table["id"]
        if name == "open":
            places["invitation"] = table["invitation"]
        if start:
            person.post(f"/api/tables/{table['id']}/join", json={})
            assert person.post(f"/api/tables/{table['id']}/start").status_code == 200
    assert person.post(f"/api/tables/{places['ended']}/resign", json={"seat": 0}).status_code == 200
    places["private"], _others = seated(harbour)
    with requests.Session() as found:
        found.mount("http://", Guide(places))
        found.headers["origin"] = harbour.base_url
        found.cookies.set_policy(DefaultCookiePolicy(allowed_domains=[]))  # it stays who it is
        found.trust_env = False
        yield Visit(harbour.base_url, found, dict(person.cookies))


here = settings(suppress_health_check=list(HealthCheck), deadline=None)


@schema(40).parametrize()  # type: ignore[untyped-decorator]
@here
def test_what_the_document_says_is_what_happens(case: Case, visit: Visit) -> None:
    visit.knock(case)


# One thing after another: what one answer names is asked for next.


def tables_only() -> dict[str, Any]:
    """The document's tables, and forms with which one can be made. Nobody is there to be asked to them, or muted."""
    document = found()
    told = {path: methods for path, methods in document["paths"].items() if path.startswith(TABLES)}
    document["paths"] = {
        path: methods for path, methods in told.items() if not path.endswith(("/invite", "/mute", "/report"))
    }
    lists = document["components"]["schemas"]["Lists"]  # of a further list it cannot tell what the rest is about
    lists["properties"].pop("invited")
    lists["required"].remove("invited")
    document["components"]["schemas"]["NewTable"]["properties"] |= {
        "game": {"enum": [GAME]},
        "seats": {"enum": [1]},
        "sit": {"enum": [True]},
        "options": {"type": "object", "maxProperties": 0},
        "pace": {"enum": ["live"]},
        "bots": {"type": "object", "maxProperties": 0},
    }
    return document


def test_what_was_made_is_there_until_it_is_removed(open_harbour: OpenHarbour) -> None:
    """schemathesis finds out by itself which answers name what others ask for: a new table is there for whoever made
    it (`ensure_resource_availability`), one that was removed is not (`use_after_free`), and all else holds as above.
    """
    harbour = open_harbour()  # of its own: what others have made would be found, too
    config = SchemathesisConfig.from_dict(
        {"generation": {"mode": "positive", **UNSIGNED}, "checks": CHECKS, "max-stream-events": 1}
    )
    person = account(harbour, f"Somebody {next(numbers)}")
    called: Counter[tuple[str, int]] = Counter()

    class Visitor(schemathesis.openapi.from_dict(tables_only(), config=config).as_state_machine()):  # type: ignore[misc]
        def get_call_kwargs(self, case: Case) -> dict[str, Any]:
            headers = {"origin": harbour.base_url}
            return {"base_url": harbour.base_url, "cookies": dict(person.cookies), "headers": headers}

        def after_call(self, response: Any, case: Case) -> None:
            called[case.operation.label, response.status_code] += 1

    # What a server answers, names of tables above all, is never the same again. Hypothesis may find that a story which
    # began like one before went on otherwise, and gives that run up; what is wrong with an answer is another error.
    for run in range(STORIES // 4):
        once = settings(here, max_examples=4, stateful_step_count=STEPS, database=None)
        with suppress(FlakyStrategyDefinition):
            seed(run)(Visitor).run(settings=once)
    assert called["POST /api/tables", 201] >= STORIES // 4
    reached = sum(times for (label, status), times in called.items() if "{table}" in label and status < 400)
    assert reached >= STORIES // 4, "tables that were made are visited"


@pytest.mark.soak
@schema(3000, fixed=False).parametrize()  # type: ignore[untyped-decorator]
@here
def test_what_the_document_says_is_what_happens_for_hours(case: Case, visit: Visit) -> None:
    visit.knock(case)
