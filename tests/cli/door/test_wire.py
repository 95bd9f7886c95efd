"""`carrack mcp` as a client starts it: over standard input and output, and over HTTP on this machine."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import httpx
import pytest
from mcp import Client, StdioServerParameters, stdio_client

import carrack
from carrack.games import HOUSE
from carrack.words import LANGUAGES
from tests.cli.conftest import Carrack
from tests.cli.door.calls import Call, caller, played_out, started

PROGRAM = [sys.executable, "-m", "carrack.cli", "mcp"]


@asynccontextmanager
async def in_another_process(*arguments: str) -> AsyncIterator[Call]:
    program = StdioServerParameters(command=PROGRAM[0], args=[*PROGRAM[1:], *arguments])
    async with Client(stdio_client(program)) as client:
        assert client.server_info is not None
        assert client.server_info.name == "carrack"
        yield caller(client)


@pytest.mark.slow
def test_a_whole_game_of_each_kind_against_bots_over_standard_input_and_output(tmp_path: Path) -> None:
    async def main() -> None:
        async with in_another_process("--keep", str(tmp_path)) as call:
            for game in HOUSE:
                begun = await started(call, game, seats=["me", "easy"], seed=game)
                result = await played_out(call, begun, Random(game))
                record = (await call("read_record", table=begun.data["table"])).text
                assert (tmp_path / f"{begun.data['table']}.jsonl").read_text() == record
                match = carrack.replay(record)
                assert match.over
                assert match.state.scores() == result.data["scores"]

    asyncio.run(main())


@pytest.mark.slow
def test_several_play_over_http_and_strangers_stay_outside() -> None:
    with subprocess.Popen([*PROGRAM, "--http", "0", "--lang", "en"], stdout=subprocess.PIPE, text=True) as program:
        try:
            assert program.stdout is not None
            said = program.stdout.readline()
            found = re.search(r"http://127\.0\.0\.1:\d+/mcp", said)
            assert found, said
            asyncio.run(over_http(found[0]))
        finally:
            program.terminate()


async def over_http(url: str) -> None:
    async with Client(url) as one, Client(url) as other:
        begun = await started(caller(one), "iron-age", seats=["me", "me"])
        assert not (await caller(one)("play", table=begun.data["table"], answers=0)).refused
        assert not (await caller(other)("list_games")).refused
        assert (await caller(other)("list_tables")).refused
    async with httpx.AsyncClient() as browser:
        ping = {"jsonrpc": "2.0", "id": 1, "method": "ping"}
        accepts = {"Accept": "application/json, text/event-stream"}
        for headers, status in (({"Host": "evil.example"}, 421), ({"Origin": "http://evil.example"}, 403)):
            assert (await browser.post(url, json=ping, headers=accepts | headers)).status_code == status
        large = await browser.post(url, content=b" " * 300_000, headers=accepts)
        assert large.status_code in (400, 413)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_without_the_library_it_is_said_how_to_get_it(
    carrack: Carrack, monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    monkeypatch.setattr("carrack.cli.mcp.find_spec", lambda name: None)
    said = carrack("mcp", "--lang", lang)
    assert said.status == 1
    assert 'pip install "carrack[mcp]"' in said.err


def test_a_port_that_is_none_is_refused(carrack: Carrack) -> None:
    said = carrack("mcp", "--http", "70000")
    assert said.status == 2
    assert "--http" in said.err


def test_a_folder_that_cannot_be_made_is_named(carrack: Carrack, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    said = carrack("mcp", "--keep", file / "folder")
    assert said.status == 1
    assert str(file) in said.err
