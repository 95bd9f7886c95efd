"""A fuzzer with a memory: several people, signed in, who ask for everything there is, rightly and wrongly, at once.

Every request is one of the OpenAPI document's operations, with ids of real tables, real seats and legal actions more
often than not, so that it gets past the first check; then something about it is spoilt, or nothing. Between them come
bytes that are no request at all. The server is a process of its own, so that its memory can be looked at.
"""

from __future__ import annotations

import contextlib
import json
import random
import re
import socket
import subprocess
import sys
import threading
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx

from tests.server.kills import free_port
from tools.openapi import found

SERVE = """
import sys
from pathlib import Path
from carrack.server.serve import build, listen
from carrack.server.settings import Settings
if __name__ == "__main__":
    often = dict.fromkeys(("attempts", "creations", "chat", "imports", "acts"), "100000/minute")
    cheap = {"hash_time_cost": 1, "hash_memory_cost": 64, "idle_tables": 20, "grace": 0.0}
    settings = Settings(Path(sys.argv[1]), port=int(sys.argv[2]), **often, **cheap)
    build(settings).run(sockets=[listen(settings.host, settings.port)])
"""
PEOPLE = 4
SLOWEST = 30.0  # seconds after which a request counts as hung
GAMES = ("iron-age", "discovery-2007", "discovery-2015", "endeavor")
STREAMS = ("play_stream", "play_turns")
ENDS_ONESELF = ("people_end", "people_logout")  # seldom, or nobody would be signed in
LEARNT = {  # what answers tell that paths ask for: operation, parameter, field
    "tables_create": (("invitation", "invitation"),),
    "clubs_create": (("club", "id"), ("invitation", "invitation")),
    "clubs_contest": (("contest", "id"),),
    "calls_renew_feed": (("key", "feed"),),
    "sessions_sessions": (("session", "id"),),
}
METHODS = ("GET", "PUT", "DELETE", "PATCH", "OPTIONS", "HEAD", "TRACE")
TEXTS = (
    "",
    "x",
    "Dido",
    "\x00",
    "é" * 300,
    "\u202e",
    "a\u0301" * 40,
    "\U0001f600",
    "../../etc",
    "' or 1=1 --",
    "🏴" * 90,
)
NUMBERS = (0, 1, 2, 3, -1, 9, 10, 255, 2**31, 2**31 - 1, 2**63, 10**30, 1.5, 1e308)
NOISE = (
    b"\r\n\r\n",
    b"GET / HTTP/1.1\r\n\r\n",
    b"GET /api/health HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\nx: y\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 999\r\n\r\n{",
    b"GET /api/health HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\nmore",
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"\x00" * 200,
    b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    b"x" * 70_000,
)


@dataclass
class Fuzzed:
    """What came of it."""

    statuses: Counter[tuple[str, int]] = field(default_factory=Counter)
    failures: list[str] = field(default_factory=list)
    memory: list[int] = field(default_factory=list)  # kB of the server, ten times in the course of it

    @property
    def reached(self) -> set[str]:
        """Operations that were done at least once."""
        return {operation for operation, status in list(self.statuses) if status < 300}


@dataclass
class World:
    """What all fuzzers know of."""

    url: str
    tables: list[str] = field(default_factory=list)
    records: list[str] = field(default_factory=list)
    people: list[str] = field(default_factory=list)
    learnt: dict[str, list[str]] = field(default_factory=dict)  # values of path parameters, the last of each
    asked: dict[str, list[str]] = field(default_factory=dict)  # tables to which somebody was asked, by name


def operations() -> list[tuple[str, str, dict[str, Any]]]:
    return [
        (method.upper(), path, operation)
        for path, methods in found()["paths"].items()
        for method, operation in methods.items()
    ]


class Fuzzer:
    """One person in a browser."""

    def __init__(self, world: World, seed: str, name: str) -> None:
        self.world = world
        self.random = random.Random(seed)
        self.name = name
        headers = {"origin": world.url}
        self.browser = httpx.Client(base_url=world.url, headers=headers, timeout=SLOWEST, trust_env=False)
        self.operations = operations()
        self.now: dict[str, Any] = {}
        self.tables: list[str] = []

    def sign_in(self) -> None:
        form = {"name": self.name, "password": "a long sentence of mine"}
        if self.browser.post("/api/me/session", json=form).status_code != 200:
            self.name = f"{self.name[:20]} {self.random.randrange(10**6)}"
            self.browser.post("/api/me/account", json=form | {"name": self.name})
        self.world.people = [*self.world.people[-7:], self.name]

    def knock(self, result: Fuzzed) -> None:
        chosen = self.random.random()
        if chosen < 0.03:
            self.noise()
        elif chosen < 0.035:
            self.play_with_a_guest(result)
        elif chosen < 0.04:
            self.new_club(result)
        elif chosen < 0.045:
            self.ask_somebody(result)
        elif chosen < 0.055:
            self.plan_ahead(result)
        elif chosen < 0.10:
            self.new_table(result)
        elif chosen < 0.30:
            self.act(result)
        else:
            self.anything(result)

    def told(self, result: Fuzzed, operation: str, answer: httpx.Response) -> httpx.Response:
        result.statuses[operation, answer.status_code] += 1
        if answer.status_code >= 500:
            result.failures.append(f"{operation}: {answer.status_code} {answer.text[:300]}")
        if answer.is_success and operation in LEARNT:
            told = answer.json()
            for parameter, field in LEARNT[operation]:
                values = [one[field] for one in (told if isinstance(told, list) else [told])]
                self.world.learnt[parameter] = [*self.world.learnt.get(parameter, []), *values][-20:]
        return answer

    # What makes sense.

    def new_table(self, result: Fuzzed) -> None:
        seats = self.random.choice((1, 2, 3))
        bots = {str(seat): "random" for seat in range(1, seats)} if self.random.random() < 0.7 else {}
        form = {"game": self.random.choice(GAMES), "seats": seats, "bots": bots, "start": bool(bots), "public": True}
        answer = self.told(result, "tables_create", self.browser.post("/api/tables", json=form))
        if answer.status_code == 201:
            self.tables = [*self.tables[-3:], answer.json()["id"]]
            self.world.tables = [*self.world.tables[-39:], answer.json()["id"]]

    def play_with_a_guest(self, result: Fuzzed) -> None:
        """What takes two who sit at a table: by chance alone they would seldom come to that."""
        form = {"game": self.random.choice(GAMES), "seats": 2, "public": True}
        answer = self.told(result, "tables_create", self.browser.post("/api/tables", json=form))
        if answer.status_code != 201:
            return
        path = f"/api/tables/{answer.json()['id']}"
        headers = {"origin": self.world.url}
        with httpx.Client(base_url=self.world.url, headers=headers, timeout=SLOWEST, trust_env=False) as guest:
            self.told(result, "tables_join", guest.post(f"{path}/join", json={}))
            self.told(result, "tables_start", self.browser.post(f"{path}/start"))
            for one in (self.browser, guest):
                now = one.get(f"{path}/state").json()
                if now["options"]:
                    form = {"revision": now["revision"], "key": "first", "actions": [now["options"][0]["action"]]}
                    self.told(result, "play_act", one.post(f"{path}/act", json=form))
            self.told(result, "play_rewind", self.browser.post(f"{path}/rewind", json={"to": 0}))
            consent = {"consent": self.random.random() < 0.5}
            self.told(result, "play_rewind_answer", guest.post(f"{path}/rewind/answer", json=consent))
            self.told(result, "play_bot", guest.post(f"{path}/seats/1/bot", json={"level": "random"}))
            self.told(result, "play_take_back", guest.post(f"{path}/seats/1/take-back"))
            self.told(result, "tables_mute", self.browser.post(f"{path}/seats/1/mute", json={"muted": True}))
            complaint = {"text": "too slow", "seat": 1}
            self.told(result, "profiles_report_at", self.browser.post(f"{path}/report", json=complaint))

    def new_club(self, result: Fuzzed) -> None:
        """With a contest of bots, which is ended at once."""
        form = {"name": f"Club {self.random.randrange(10**9)}", "about": ""}
        answer = self.told(result, "clubs_create", self.browser.post("/api/clubs", json=form))
        if answer.status_code == 201:
            path = f"/api/clubs/{answer.json()['id']}/contests"
            league = {"name": "Spring", "system": "swiss", "game": "iron-age", "people": [], "bots": ["random"] * 4}
            contest = self.told(result, "clubs_contest", self.browser.post(path, json=league))
            if contest.status_code == 201:
                self.told(result, "clubs_end_contest", self.browser.delete(f"{path}/{contest.json()['id']}"))

    def ask_somebody(self, result: Fuzzed) -> None:
        """To be a friend, and to a table: that takes both to say so."""
        form = {"game": self.random.choice(GAMES), "seats": 2}
        answer = self.told(result, "tables_create", self.browser.post("/api/tables", json=form))
        if answer.status_code == 201:
            table, name = answer.json()["id"], self.random.choice(self.world.people)
            tie = self.browser.put(f"/api/people/{name}/tie", json={"kind": "friend"})
            self.told(result, "profiles_tie", tie)
            invite = self.browser.post(f"/api/tables/{table}/invite", json={"name": name})
            self.told(result, "profiles_invite", invite)
            self.world.asked[name] = [*self.world.asked.get(name, [])[-3:], table]

    def plan_ahead(self, result: Fuzzed) -> None:
        """What stands for always, and half of the time not for long."""
        path = f"/api/tables/{self.some(self.tables)}/seats/0"
        answer = self.told(result, "plans_foreseen", self.browser.get(f"{path}/foreseen"))
        if answer.status_code != 200 or not answer.json()["questions"]:
            return
        question, revision = answer.json()["questions"][0], answer.json()["revision"]
        plan = {"step": question["question"]["step"], "actions": [question["choices"][0]["action"]]}
        form = plan | {"revision": revision, "horizon": "always"}
        done = self.told(result, "plans_plan", self.browser.post(f"{path}/plans", json=form))
        if done.status_code < 300 and self.random.random() < 0.5:
            id = done.json()["plans"][-1]["id"]
            self.told(result, "plans_unplan", self.browser.delete(f"{path}/plans/{id}"))

    def act(self, result: Fuzzed) -> None:
        table = self.some(self.tables)
        answer = self.browser.get(f"/api/tables/{table}/state")
        if answer.status_code != 200 or not answer.json()["options"]:
            return
        self.now = answer.json()
        action = self.random.choice(self.now["options"])["action"]
        if self.random.random() < 0.1:
            preview = self.browser.get(f"/api/tables/{table}/preview/{action}")
            self.told(result, "play_preview", preview)
            if self.random.random() < 0.1:
                self.told(result, "hints_hint", self.browser.get(f"/api/tables/{table}/hint"))
        form = {"revision": self.now["revision"], "key": str(self.random.random()), "actions": [action]}
        done = self.told(result, "play_act", self.browser.post(f"/api/tables/{table}/act", json=form))
        if done.status_code == 200 and done.json()["undo"] and self.random.random() < 0.3:
            back = {"revision": done.json()["revision"], "key": str(self.random.random())}
            self.told(result, "play_undo", self.browser.post(f"/api/tables/{table}/undo", json=back))
        if self.random.random() < 0.1:
            record = self.told(result, "records_record", self.browser.get(f"/api/tables/{table}/record"))
            if record.status_code == 200:
                self.world.records = [*self.world.records[-5:], record.text]

    def some(self, names: list[str]) -> str:
        return self.random.choice(names) if names and self.random.random() < 0.95 else "nowhere"

    # What may not.

    def anything(self, result: Fuzzed) -> None:
        owed = [one for one in self.operations if one[2]["operationId"] not in result.reached]
        rightly = bool(owed) and self.random.random() < 0.2
        method, path, operation = self.random.choice(owed if rightly else self.operations)
        name = operation["operationId"]
        if name in STREAMS or (name in ENDS_ONESELF and self.random.random() < 0.9):
            return
        known = {
            "table": self.some(
                self.random.choice((self.tables, self.world.tables, self.world.asked.get(self.name, [])))
            ),
            **{parameter: self.some(values) for parameter, values in list(self.world.learnt.items())},
            "name": self.some(self.world.people),
            "game": self.random.choice((*GAMES, "nowhere")),
            "language": self.random.choice(("en", "fr", "xx")),
            "seat": str(self.random.choice((0, 1, 2, 9))),
            "revision": str(self.random.choice((0, 1, 5, 10**6))),
            "action": str(self.random.randrange(2000)),
            "line": "1",
        }
        address = re.sub(r"{(\w+)}", lambda part: known.get(part[1], "x"), path)
        options: dict[str, Any] = {}
        if "requestBody" in operation:
            body = self.form(operation) if rightly else self.spoilt(self.form(operation))
            options["content"] = body if isinstance(body, bytes) else json.dumps(body).encode("utf-8", "replace")
            options["headers"] = {"content-type": "application/json"}
        if self.random.random() < 0.1:
            options["params"] = {self.random.choice(("seat", "since", "after", "x")): str(self.random.choice(NUMBERS))}
        if self.random.random() < 0.03:
            method, name = self.random.choice(METHODS), "another method"
        answer = self.told(result, name, self.browser.request(method, address, **options))
        if answer.status_code == 401:
            self.sign_in()

    def form(self, operation: dict[str, Any]) -> Any:
        """The document's example, made to fit where we stand."""
        form = dict(operation["requestBody"]["content"]["application/json"]["example"])
        if "revision" in form:
            form["revision"] = self.now.get("revision", 0)
        if "record" in form and self.world.records:
            form["record"] = self.random.choice(self.world.records)
        if "name" in form:
            form["name"] = self.name
        if "game" in form:
            form["game"] = self.random.choice(GAMES)
        return form

    def spoilt(self, form: Any) -> Any:
        """Now and then: a field too few or too many, another value, another shape, half of it."""
        kind = self.random.random()
        if kind < 0.5 or not form:
            return form
        key = self.random.choice(list(form))
        if kind < 0.6:
            del form[key]
        elif kind < 0.65:
            form["unknown"] = 1
        elif kind < 0.9:
            form[key] = self.value(form[key])
        elif kind < 0.95:
            text = json.dumps(form).encode()
            return text[: self.random.randrange(len(text))]
        else:
            return bytes(self.random.randrange(256) for _ in range(self.random.randrange(200)))
        return form

    def value(self, was: Any) -> Any:
        if isinstance(was, str) and was and self.random.random() < 0.5:
            cut = self.random.randrange(len(was))
            return was[:cut] + self.random.choice(TEXTS) + was[cut + 1 :]
        return self.random.choice((*TEXTS, *NUMBERS, None, True, [], {}, [[]] * 5, {"a": {}}, [was], "y" * 5000))

    def noise(self) -> None:
        host, port = self.world.url.removeprefix("http://").split(":")
        with socket.create_connection((host, int(port)), SLOWEST) as raw, contextlib.suppress(ConnectionError):
            raw.sendall(self.random.choice(NOISE))
            if self.random.random() < 0.5:
                raw.shutdown(socket.SHUT_WR)
                raw.recv(1000)


def memory_of(pid: int) -> int:
    text = Path(f"/proc/{pid}/status").read_text()
    return int(re.findall(r"VmRSS:\s+(\d+)", text)[0])


def fuzz(folder: Path, requests: int, seed: str) -> Fuzzed:
    """So many requests in all, by several people at once."""
    result = Fuzzed()
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    with open(folder / "server.log", "wb") as log:
        command = [sys.executable, "-c", SERVE, str(folder / "fuzz.db"), str(port)]
        process = subprocess.Popen(command, stdout=log, stderr=log)
    try:
        wait_for(url)
        world = World(url)

        def visit(number: int) -> None:
            try:
                fuzzer = Fuzzer(world, f"{seed} {number}", f"Fuzzer {number}")
                with fuzzer.browser:
                    fuzzer.sign_in()
                    for done in range(requests // PEOPLE):
                        fuzzer.knock(result)
                        if number == 0 and done % max(requests // PEOPLE // 10, 1) == 0:
                            result.memory.append(memory_of(process.pid))
            except Exception as error:
                result.failures.append(f"{type(error).__name__}: {error}")

        threads = [threading.Thread(target=visit, args=(number,)) for number in range(PEOPLE)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        with httpx.Client(base_url=url, timeout=SLOWEST, trust_env=False) as browser:
            if browser.get("/api/health").status_code != 200:
                result.failures.append("the server is not well after it")
        result.memory.append(memory_of(process.pid))
    finally:
        process.terminate()
        if process.wait(60) != 0:
            result.failures.append(f"the server ended with {process.returncode}")
    errors = [line for line in (folder / "server.log").read_text().splitlines() if '"level":"error"' in line]
    result.failures += [f"logged: {line[:400]}" for line in errors]
    return result


def wait_for(url: str) -> None:
    end = time.monotonic() + 90
    while time.monotonic() < end:
        with contextlib.suppress(httpx.TransportError):
            if httpx.get(f"{url}/api/health", timeout=5, trust_env=False).status_code == 200:
                return
        time.sleep(0.1)
    raise AssertionError("the server does not start")
