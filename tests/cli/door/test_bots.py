"""Bots at the door's tables: they think elsewhere, and whoever looks meanwhile does not wait."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from tests.cli.door.calls import at_the_door, played_out, started
from tests.server.minds import GATE, NOTES, let

pytestmark = pytest.mark.slow


def test_bots_of_several_levels_play_to_the_end_and_give_hints() -> None:
    async def main() -> None:
        async with at_the_door() as call:
            seats = ["random", "me", "easy", "greedy"]
            begun = await started(call, "endeavor", seats=seats)
            assert [seat["who"] for seat in begun.data["seats"]] == seats
            reply = begun
            while reply.data["asked"] != 1:
                reply = await call("wait", table=begun.data["table"])
            hint = await call("hint", table=begun.data["table"])
            assert hint.data["answers"][0]["action"] in [answer["action"] for answer in reply.data["answers"]]
            assert all(0 <= answer["chance"] <= 1 for answer in hint.data["answers"])
            result = await played_out(call, await call("look", table=begun.data["table"]), Random(1))
            assert len(result.data["scores"]) == 4

    asyncio.run(main())


def test_while_a_bot_thinks_one_can_look_take_back_and_play_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(NOTES, str(tmp_path / "notes"))
    monkeypatch.setenv(GATE, str(tmp_path / "gate"))

    async def main() -> None:
        async with at_the_door(minds="tests.server.minds:ONE_BY_ONE", patience=0.1) as call:
            begun = await started(call, "iron-age", seats=["me", "easy"])
            table = begun.data["table"]
            asked = await call("play", table=table, answers=1)
            assert asked.data["asked"] == 1
            assert "is thinking: wait for it" in asked.text
            refused = await call("play", table=table, answers=1)
            assert refused.text == "Seat 1 is asked, a bot of level easy: wait for it."
            assert not (await call("look", table=table)).refused
            back = await call("take_back", table=table)
            assert back.data["asked"] == 0
            elsewhere = await started(call, "iron-age", seats=["me", "me"])
            assert not (await call("play", table=elsewhere.data["table"], answers=0)).refused
            await call("play", table=table, answers=0)
            let(1)  # what the bot thought of the answer that was taken back is no answer to this one
            waited = await call("wait", table=table, seconds=0.5)
            assert waited.data["asked"] == 1
            let(10)
            while waited.data["asked"] == 1:
                waited = await call("wait", table=table, since=begun.data["revision"])
            assert waited.data["asked"] == 0
            starts = [event for event in waited.data["events"] if event["event"] == "settled"]
            assert [(event["seat"], event["what"]) for event in starts][:2] == [(0, "province"), (0, "port")]

    asyncio.run(main())


def test_a_bot_that_does_not_answer_is_told_and_can_be_asked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(NOTES, str(tmp_path / "notes"))

    async def main() -> None:
        async with at_the_door(minds="tests.server.minds:CRASH") as call:
            begun = await started(call, "iron-age", seats=["me", "easy"])
            reply = await call("play", table=begun.data["table"], answers=0)
            assert "did not answer: wait asks it again" in reply.text
            times = len((tmp_path / "notes").read_text().splitlines())
            await call("wait", table=begun.data["table"])
            assert len((tmp_path / "notes").read_text().splitlines()) > times
            assert not (await call("take_back", table=begun.data["table"])).refused

    asyncio.run(main())
