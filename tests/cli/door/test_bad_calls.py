"""Whatever is wrong with a call is an error of its tool, in words, and changes nothing."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

import carrack
from carrack.cli.door import tables as tables_module
from carrack.cli.door.tables import Tables
from tests.cli.door.calls import Reply, at_the_door, started
from tests.cli.papers import shown_to_a_seat, with_real_dice

BAD: list[tuple[str, dict[str, object], str]] = [
    ("start_table", {}, "missing required field `game`"),
    ("start_table", {"game": "chess"}, "There is no game “chess”. There are: discovery-2007"),
    ("start_table", {"game": "iron-age", "seats": 9}, "9 seats are not offered. Allowed: 1, 2, 3, 4"),
    ("start_table", {"game": "iron-age", "seats": -1}, "seats are not offered"),
    ("start_table", {"game": "iron-age", "seats": ["me", "tough"]}, "“tough” sits in no seat. Allowed: me, easy"),
    ("start_table", {"game": "iron-age", "seats": ["easy", "hard"]}, "One seat at least must be yours"),
    ("start_table", {"game": "iron-age", "options": {"length": "long"}}, "length: 'long' is not offered"),
    ("start_table", {"game": "iron-age", "options": {"width": 3}}, "width: no such option"),
    ("start_table", {"game": "iron-age", "options": {"length": [1]}}, "The arguments do not fit"),
    ("start_table", {"game": "iron-age", "seed": "x" * 1000}, "length <= 400"),
    ("start_table", {"game": "iron-age", "sead": "x"}, "unknown field `sead`"),
    ("start_table", {"game": 7}, "Expected `str`, got `int`"),
    ("read_rules", {"game": "iron-age", "paragraph": "castling"}, "There is no paragraph “castling”. Chapters: "),
    ("read_rules", {"game": "iron-age", "lang": "de"}, "“de” is not spoken here. There are: en, fr"),
    ("look", {"table": "iron-age-0000000000000000"}, "There is no table"),
    ("look", {"table": "../../etc/passwd"}, "There is no table"),
    ("look", {"table": "{table}", "seat": 1}, "Seat 1 is not yours. Yours: 0"),
    ("look", {"table": "{table}", "seat": -1}, "The arguments do not fit"),
    ("play", {"table": "{table}", "answers": 10**6}, "1000000 is no answer’s code"),
    ("play", {"table": "{table}", "answers": -1}, "-1 is no answer’s code"),
    ("play", {"table": "{table}", "answers": 10**30}, "no answer’s code"),
    ("play", {"table": "{table}", "answers": "castle"}, "No answer is called “castle”. Possible: 0 Start with"),
    ("play", {"table": "{table}", "answers": "start with a second"}, "may mean several answers"),
    ("play", {"table": "{table}", "answers": {"verb": "castle"}}, "No answer is called that"),
    ("play", {"table": "{table}", "answers": []}, "length >= 1"),
    ("play", {"table": "{table}", "answers": [0] * 100}, "length <= 40"),
    ("play", {"table": "{table}", "answers": True}, "The arguments do not fit"),
    ("play", {"table": "{table}", "answers": 5}, "is not allowed, and nothing was played"),
    ("play", {"table": "{table}", "answers": 0, "revision": 77}, "not at 77"),
    ("preview", {"table": "{table}", "answers": 5}, "is not allowed"),
    ("take_back", {"table": "{table}"}, "has nothing to take back"),
    ("wait", {"table": "{table}", "seconds": 10**9}, "<= 60"),
    ("wait", {"table": "{table}", "seconds": "soon"}, "The arguments do not fit"),
    ("read_result", {"table": "{table}"}, "The game is not over"),
    ("castle", {}, "There is no tool “castle”"),
]


def test_a_bad_call_is_refused_in_words_and_changes_nothing() -> None:
    async def main() -> None:
        async with at_the_door() as call:
            begun = await started(call, "iron-age", seats=["me"])
            table = begun.data["table"]
            before = await call("look", table=table)
            for tool, arguments, words in BAD:
                given = {name: table if value == "{table}" else value for name, value in arguments.items()}
                reply = await call(tool, **given)
                assert reply.refused, (tool, arguments)
                assert words in reply.text, (tool, arguments, reply.text)
            assert await call("look", table=table) == before
            assert (await call("list_tables")).data["tables"] == [table]

    asyncio.run(main())


def test_refusals_are_said_in_french_too() -> None:
    async def main() -> None:
        async with at_the_door(lang="fr") as call:
            begun = await started(call, "iron-age", seats=["me"])
            assert "Place 0 est à vous" in begun.text.replace("La place", "Place")
            reply = await call("read_result", table=begun.data["table"])
            assert reply.text.startswith("La partie n’est pas finie")
            english = await call("read_result", table=begun.data["table"], lang="en")
            assert english.text.startswith("The game is not over")

    asyncio.run(main())


def test_there_are_so_many_tables_and_finished_ones_make_room() -> None:
    async def main() -> None:
        async with at_the_door(Tables(most=2)) as call:
            first, second = [(await started(call, "iron-age", seats=["me"])).data["table"] for _ in range(2)]
            refused = await call("start_table", game="iron-age", seats=["me"])
            assert refused.text == "There are 2 tables already: close one first."
            await call("resign", table=first)
            third = (await started(call, "iron-age", seats=["me"])).data["table"]
            assert (await call("list_tables")).data["tables"] == sorted([second, third])
            await call("close_table", table=second)
            assert (await call("look", table=second)).refused
            assert not (await call("start_table", game="iron-age", seats=["me"])).refused

    asyncio.run(main())


def test_a_log_does_not_grow_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables_module, "LONGEST_LOG", 12)

    async def main() -> Reply:
        async with at_the_door() as call:
            table = (await started(call, "iron-age", seats=["me", "me"])).data["table"]
            for _ in range(20):
                await call("play", table=table, answers=0)
                reply = await call("take_back", table=table)
                if reply.refused:
                    return reply
        raise AssertionError("it goes on")

    assert asyncio.run(main()).text == "This table’s log has 12 entries: nothing is taken back any more."


# Kept.


def test_a_kept_table_goes_on_in_another_process(tmp_path: Path) -> None:
    async def main() -> tuple[str, Reply]:
        async with at_the_door(Tables(tmp_path)) as call:
            begun = await started(call, "endeavor", seats=["me", "me"])
            table = begun.data["table"]
            await call("play", table=table, answers=begun.data["answers"][0]["action"])
            return table, await call("look", table=table)

    async def later(table: str) -> Reply:
        async with at_the_door(Tables(tmp_path)) as call:
            assert (await call("list_tables")).data["tables"] == [table]
            return await call("look", table=table)

    table, before = asyncio.run(main())
    assert carrack.replay((tmp_path / f"{table}.jsonl").read_bytes()).revision == before.data["revision"]
    assert asyncio.run(later(table)) == before


def test_a_file_that_was_changed_is_refused_by_name(tmp_path: Path) -> None:
    table = Tables(tmp_path).start("iron-age", ["me", "me"], {}, None)
    path = tmp_path / f"{table.id}.jsonl"
    path.write_text(path.read_text().replace('"seats":2', '"seats":3'))

    async def main() -> Reply:
        async with at_the_door(Tables(tmp_path)) as call:
            return await call("look", table=table.id)

    reply = asyncio.run(main())
    assert reply.refused
    assert reply.text.startswith(f"The file of table {table.id} cannot be read: line 1")


def test_a_record_of_one_reader_or_of_real_dice_is_no_table(tmp_path: Path) -> None:
    """Chance could not go on."""
    for number, paper in enumerate((shown_to_a_seat, with_real_dice)):
        paper(tmp_path).rename(tmp_path / f"iron-age-{number}.jsonl")

    async def main() -> list[Reply]:
        async with at_the_door(Tables(tmp_path)) as call:
            return [await call("look", table=f"iron-age-{number}") for number in range(2)]

    assert [reply.text for reply in asyncio.run(main())] == [f"There is no table “iron-age-{n}”." for n in range(2)]


def test_a_disk_that_takes_nothing_stops_no_game(tmp_path: Path) -> None:
    folder = tmp_path / "gone"

    async def main() -> None:
        async with at_the_door(Tables(folder)) as call:
            begun = await started(call, "iron-age", seats=["me", "me"])
            assert "could not be written to its file" in begun.text
            folder.mkdir()
            played = await call("play", table=begun.data["table"], answers=0)
            assert "could not be written" not in played.text

    asyncio.run(main())
    assert len(list(folder.iterdir())) == 1
