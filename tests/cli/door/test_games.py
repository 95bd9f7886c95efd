"""Whole games through the door, and what can be done on the way."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

import carrack
from carrack.games import HOUSE
from carrack.testing.cover import cover
from tests.cli.door.calls import Call, Reply, at_the_door, played_out, started

KINDS = [
    ("iron-age", 1, {}),
    ("iron-age", 3, {"length": "short"}),
    ("endeavor", 1, {}),
    ("endeavor", 2, {}),
    ("discovery-2007", 2, {}),
    ("discovery-2015", 3, {"scouting": True}),
]


@pytest.mark.parametrize(("game", "seats", "options"), KINDS)
def test_a_whole_game_is_played_and_its_record_leads_to_the_same_result(
    game: str, seats: int, options: dict[str, object]
) -> None:
    async def main() -> tuple[Reply, Reply]:
        async with at_the_door() as call:
            begun = await started(call, game, seats=["me"] * seats, options=options)
            result = await played_out(call, begun, Random(game))
            return result, await call("read_record", table=begun.data["table"])

    result, record = asyncio.run(main())
    match = carrack.replay(record.text)
    assert record.data["record"] == record.text
    assert match.over
    assert result.data["scores"] == match.state.scores()
    assert result.data["winners"] == match.winners()
    assert carrack.Seeded(result.data["reveal"]["secret"]).commitment() == result.data["commitment"]


@pytest.mark.slow
def test_the_same_seed_and_the_same_answers_are_the_same_game() -> None:
    async def main(seed: str) -> Reply:
        async with at_the_door() as call:
            begun = await started(call, "iron-age", seats=["me", "me"], options={"length": "short"}, seed=seed)
            return await played_out(call, begun, Random(5))

    first, again, other = (asyncio.run(main(seed)).data for seed in ("a", "a", "b"))
    assert first["breakdown"] == again["breakdown"]
    assert first["reveal"]["secret"] == "a"
    assert first["breakdown"] != other["breakdown"]


@pytest.mark.parametrize(
    ("said", "lang"),
    [
        (1, "en"),
        ("1", "en"),
        ("Start with a second province", "en"),
        ("province", "en"),
        ("Commencer avec une deuxième province", "fr"),
        ("second province", "fr"),
        ({"verb": "settle", "what": "province"}, "en"),
        (["second province"], "en"),
        ('["second province"]', "en"),
        ('{"verb": "settle", "what": "province"}', "en"),
    ],
)
def test_an_answer_is_given_by_its_code_its_words_its_verb_or_as_json_in_a_text(said: object, lang: str) -> None:
    async def main() -> Reply:
        async with at_the_door() as call:
            begun = await started(call, "iron-age", seats=["me", "me"])
            return await call("play", table=begun.data["table"], answers=said, lang=lang)

    reply = asyncio.run(main())
    assert not reply.refused, reply.text
    assert {name: reply.data["events"][0][name] for name in ("event", "what")} == {
        "event": "settled",
        "what": "province",
    }
    assert "provinces" in reply.text


def test_what_cannot_be_done_is_explained_with_its_paragraph() -> None:
    async def main() -> None:
        async with at_the_door() as call:
            begun = await started(call, "iron-age", seats=["me", "me"])
            table = begun.data["table"]
            later = carrack.game("iron-age").actions - 1
            why = await call("why_not", table=table, answer=later)
            assert not why.refused
            assert why.data["why"]["rule"] in why.text
            assert "Not allowed: " in why.text
            fine = await call("why_not", table=table, answer=0)
            assert fine.data["why"] is None
            page = await call("read_rules", game="iron-age", paragraph=why.data["why"]["rule"])
            assert page.data["paragraphs"][0]["id"] == why.data["why"]["rule"]
            refused = await call("play", table=table, answers=[0, later])
            assert refused.refused
            assert (await call("read_question", table=table)).data == begun_question(begun)

    asyncio.run(main())


def begun_question(begun: Reply) -> dict[str, object]:
    """The question with which a table began."""
    told = ("table", "game", "version", "options", "seats", "commitment", "since", "until", "events")
    return {name: value for name, value in begun.data.items() if name not in told}


@pytest.mark.parametrize("game", ["discovery-2007", "endeavor"])
def test_a_preview_is_what_happens_then(game: str) -> None:
    """Where no chance comes and nobody else is asked: to the event and to the point."""

    async def main() -> int:
        seen, rng = 0, Random(game)
        async with at_the_door() as call:
            begun = await started(call, game, seats=["me", "me"], seed="preview")
            table, reply = begun.data["table"], begun
            for _ in range(60):
                answer = rng.choice(reply.data["answers"])
                ahead = await call("preview", table=table, answers=answer["action"])
                assert not ahead.refused
                before = reply.data
                reply = await call("play", table=table, answers=answer["action"])
                if ahead.data["next"]["seat"] != before["seat"] or answer["final"]:
                    continue
                seen += 1
                told = [
                    {name: value for name, value in event.items() if name != "revision"}
                    for event in reply.data["events"]
                ]
                assert told == ahead.data["events"]
                assert (await call("look", table=table, seat=before["seat"])).data["view"] == ahead.data["view"]
        return seen

    assert asyncio.run(main()) > 3


async def at_a_choice_that_can_be_taken_back(call: Call, game: str, rng: Random) -> tuple[str, Reply]:
    """A table whose open question is the second in a row of one seat, with the first answer still in its hands."""
    begun = await started(call, game, seats=["me", "me"], seed="several")
    table, reply = begun.data["table"], begun
    while True:
        keeps = [answer for answer in reply.data["answers"] if not answer["final"]]
        for answer in keeps:
            after = await call("preview", table=table, answers=answer["action"])
            if after.data["next"]["seat"] == reply.data["seat"]:
                return table, reply
        reply = await call("play", table=table, answers=rng.choice(reply.data["answers"])["action"])


def test_several_answers_are_played_together_or_not_at_all() -> None:
    async def main() -> None:
        async with at_the_door() as call:
            table, reply = await at_a_choice_that_can_be_taken_back(call, "endeavor", Random(1))
            seat = reply.data["seat"]
            for answer in reply.data["answers"]:
                ahead = await call("preview", table=table, answers=answer["action"])
                if answer["final"] or ahead.data["next"]["seat"] != seat:
                    continue
                first = await call("play", table=table, answers=answer["action"])
                second = first.data["answers"][0]["action"]
                assert not (await call("take_back", table=table)).refused
                both = await call("preview", table=table, answers=[answer["action"], second])
                assert not both.refused, both.text
                illegal = next(
                    code
                    for code in range(carrack.game("endeavor").actions)
                    if code not in [one["action"] for one in first.data["answers"]]
                )
                before = await call("look", table=table)
                refused = await call("play", table=table, answers=[answer["action"], illegal])
                assert refused.refused
                assert refused.text.startswith("Answer 2, ")
                assert await call("look", table=table) == before
                done = await call("play", table=table, answers=[answer["action"], second])
                assert (done.data["played"], done.data["unplayed"]) == (2, 0)
                return
            raise AssertionError("no such question")

    asyncio.run(main())


def test_nothing_is_answered_past_chance_and_chance_is_not_taken_back() -> None:
    async def main() -> None:
        async with at_the_door() as call:
            begun = await started(call, "iron-age", seats=["me", "me"], seed="dice")
            table, reply = begun.data["table"], begun
            while not any(answer["final"] for answer in reply.data["answers"]):
                reply = await call("play", table=table, answers=0)
            final = next(answer["action"] for answer in reply.data["answers"] if answer["final"])
            before = await call("look", table=table)
            refused = await call("play", table=table, answers=[final, 0])
            assert refused.text.startswith("Only the last of several answers may lead to chance")
            assert await call("look", table=table) == before
            rolled = await call("play", table=table, answers=final)
            assert not rolled.data["undo"]
            refused = await call("take_back", table=table)
            assert refused.refused
            assert "may not be taken back any more" in refused.text

    asyncio.run(main())


def test_an_answer_that_was_sent_twice_is_played_once() -> None:
    async def main() -> None:
        async with at_the_door() as call:
            begun = await started(call, "iron-age", seats=["me", "me"])
            once = {"table": begun.data["table"], "answers": 0, "revision": begun.data["revision"]}
            assert not (await call("play", **once)).refused
            again = await call("play", **once)
            assert again.refused
            assert f"not at {begun.data['revision']}" in again.text

    asyncio.run(main())


@pytest.mark.slow
def test_a_long_log_is_read_in_parts() -> None:
    async def main() -> None:
        async with at_the_door() as call:
            begun = await started(call, "discovery-2007", seats=["me"] * 5)
            await played_out(call, begun, Random(3))
            table, since, parts, events = begun.data["table"], 0, 0, 0
            revision = (await call("read_question", table=table)).data["revision"]
            while since < revision:
                part = (await call("read_log", table=table, seat=0, since=since)).data
                assert part["until"] > since
                events += len(part["events"])
                since, parts = part["until"], parts + 1
            match = carrack.replay((await call("read_record", table=table)).text)
            assert events == len(match.log(0))
            assert parts > 1

    asyncio.run(main())


def test_every_option_of_every_game_can_be_asked_for() -> None:
    async def main() -> None:
        async with at_the_door() as call:
            for id in HOUSE:
                game = carrack.game(id)
                for options in cover(game, max(game.seats))[0][:4]:
                    begun = await started(call, id, seats=["me"] * max(game.seats), options=options)
                    assert begun.data["options"] == options
                    await call("close_table", table=begun.data["table"])

    asyncio.run(main())
