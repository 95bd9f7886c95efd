"""Whatever a seat cannot know, no tool tells, not by a byte: others' secrets, the seed, what chance will bring."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest
from mcp import Client

from carrack.cli.door.server import server_of
from carrack.cli.door.tables import Table, Tables
from carrack.cli.door.thinking import House
from carrack.core.match import Match
from tests.cli.door.calls import Call, Reply, at_the_door, started
from tests.twins import Twins, match_of

SEATS = 3
LOOKS = 6  # moments of a game at which everything is compared
SETS: list[dict[str, bool | int | str]] = [
    {"scouting": True, "hide_failed_counters": True},
    {"scouting": True, "advanced_scouting": True},
]


def moments(options: dict[str, bool | int | str], eyes: int) -> Iterator[tuple[Match, Match]]:
    """Two matches that differ only in what a seat may not know, where it is asked."""
    twins = Twins("discovery-2015", SEATS, options, [eyes], f"door {eyes}")
    start = twins.here.clone()
    found, last = 0, -1
    while not twins.over and found < LOOKS:
        if twins.differ and twins.rest and twins.here.actor == eyes and twins.differ_since != last:
            last, found = twins.differ_since, found + 1
            here, there = (match_of(start, line, len(line)) for line in twins.lines)
            assert here.state.key() != there.state.key()
            yield here, there
        twins.play()


async def everything(match: Match, eyes: int, hints: bool) -> list[bytes]:
    """What every tool says to a seat, bots in the others; then it answers and takes that back where it can."""
    for seat in range(SEATS):
        match.hand_over(seat, "person" if seat == eyes else "bot:easy")
    tables = Tables()
    tables.open["t"] = Table("t", match, {seat: "easy" for seat in range(SEATS) if seat != eyes})
    async with at_the_door(tables) as call:
        said = await looked(call)
        legal = [answer["action"] for answer in said[1].data["answers"]]
        refused = [code for code in range(0, match.game.actions, 40) if code not in legal]
        for code in (*legal[:4], *refused):
            said.append(await call("why_not", table="t", answer=code))
        for code in legal[:8]:
            said.append(await call("preview", table="t", answers=code))
        if hints:
            said.append(await call("hint", table="t"))
        for answer in [answer for answer in said[1].data["answers"] if not answer["final"]][:3]:
            seat = (await call("preview", table="t", answers=answer["action"])).data["next"]["seat"]
            if seat == eyes:
                said.append(await call("play", table="t", answers=answer["action"]))
                said.append(await call("take_back", table="t"))
        said += await looked(call)
    return [reply.bytes for reply in said]


async def looked(call: Call) -> list[Reply]:
    return [
        await call("look", table="t"),
        await call("read_question", table="t"),
        await call("read_log", table="t"),
        await call("read_record", table="t"),
        await call("read_result", table="t"),
        await call("look", table="t", lang="fr"),
    ]


@pytest.mark.slow
@pytest.mark.parametrize("eyes", [0, 2])
@pytest.mark.parametrize("options", SETS, ids="+".join)
def test_two_games_that_a_seat_cannot_tell_apart_are_told_alike_to_the_byte(
    options: dict[str, bool | int | str], eyes: int
) -> None:
    compared = 0
    for number, (here, there) in enumerate(moments(options, eyes)):
        hints = number == 0 and eyes == 0 and options is SETS[0]
        one, other = (asyncio.run(everything(match, eyes, hints)) for match in (here, there))
        assert one == other
        compared += len(one)
    assert compared > 40


def test_the_seed_is_told_when_the_game_is_over_and_not_before() -> None:
    secret = "an unlikely text"

    async def main() -> None:
        async with at_the_door() as call:
            begun = await started(call, "iron-age", seats=["me", "me"], options={"length": "short"}, seed=secret)
            table, reply = begun.data["table"], begun
            said = [begun]
            for _ in range(30):
                said.append(await call("preview", table=table, answers=reply.data["answers"][-1]["action"]))
                reply = await call("play", table=table, answers=reply.data["answers"][-1]["action"])
                said += [reply, await call("look", table=table), await call("read_record", table=table)]
            assert all(secret not in f"{one.text} {one.data}" for one in said)
            await call("resign", table=table, seat=0)
            assert secret in (await call("read_result", table=table)).text
            assert secret in (await call("read_record", table=table)).text

    asyncio.run(main())


def test_whatever_the_seed_what_comes_is_foreseen_alike() -> None:
    async def main() -> set[bytes]:
        seen = set()
        async with at_the_door() as call:
            for seed in ("one", "another"):
                begun = await started(call, "iron-age", seats=["me", "me"], seed=seed)
                table = begun.data["table"]
                await call("play", table=table, answers=0)
                ahead = await call("preview", table=table, answers=0)  # the second choice leads to the first roll
                assert len(ahead.data["odds"]) > 1
                seen.add(ahead.bytes)
        return seen

    assert len(asyncio.run(main())) == 1


def test_what_another_seat_may_answer_is_nobody_elses_to_ask() -> None:
    async def main() -> None:
        async with at_the_door(minds="tests.server.minds:DITHER", patience=0.0) as call:
            begun = await started(call, "iron-age", seats=["easy", "me"])
            table = begun.data["table"]
            assert "answers" not in begun.data
            for tool, more in (("why_not", {"answer": 0}), ("preview", {"answers": 0}), ("hint", {})):
                reply = await call(tool, table=table, **more)
                assert reply.refused
                assert "Seat 0 is asked" in reply.text
            for tool in ("look", "read_question", "read_log", "read_record"):
                reply = await call(tool, table=table, seat=0)
                assert reply.refused
                assert reply.text == "Seat 0 is not yours. Yours: 1"

    asyncio.run(main())


def test_who_shares_the_door_is_told_of_no_table() -> None:
    async def main() -> None:
        async with House(Tables()) as house, Client(server_of(house, "en", shared=True)) as client:
            names = [tool.name for tool in (await client.list_tools()).tools]
            assert "list_tables" not in names
            assert (await client.call_tool("list_tables", {})).is_error

    asyncio.run(main())


def test_a_tables_name_is_not_guessed() -> None:
    names = {Tables().start("iron-age", 1, {}, "the same seed").id for _ in range(3)}
    assert len(names) == 3
    assert all(len(name.removeprefix("iron-age-")) == 16 for name in names)
