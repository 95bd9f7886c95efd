"""The table as a test wants it: a position set by hand, dice that fall as told, answers by their verbs."""

from __future__ import annotations

import carrack
from carrack.core.events import Journal
from carrack.games.iron_age import roll
from carrack.games.iron_age.state import IronAge, Sheet
from carrack.testing import lay
from tests.answers import asked as asked
from tests.answers import may as may
from tests.answers import play as play
from tests.answers import refused as refused

GAME = carrack.game("iron-age")

FATE = ("drought", "harvest", "omens", "conquest", "tribute", "trade")
MONUMENTS = ("oracle", "lighthouse", "aqueduct", "parthenon", "colosseum")
BOXES = (4, 6, 8, 10, 13)  # of each monument
DEVELOPMENTS = (
    "leadership",
    "granaries",
    "dyemaking",
    "medicine",
    "formations",
    "irrigation",
    "metallurgy",
    "shipbuilding",
    "religion",
    "coinage",
    "engineering",
    "philosophy",
    "navy",
    "architecture",
    "empire",
)
URNS_OF_PORTS = (0, 2, 5, 9, 14, 20)  # filled urns that the 1st to 6th port need in all
BOXES_OF_PROVINCES = (0, 2, 5, 10, 16, 23)
DECLINE = ("lead-not", "turn-not", "conquer-not", "pay-not", "build-no-more", "buy-nothing")


# Setting up.


def fresh(seats: int = 2, length: str = "normal") -> IronAge:
    """Nobody has settled yet."""
    s = GAME.start(seats, {"length": length})
    assert isinstance(s, IronAge)
    return s


def table(seats: int = 2, length: str = "normal", settle: str = "port") -> IronAge:
    """Everybody has settled, with a second port unless told otherwise."""
    s = fresh(seats, length)
    for _ in range(seats):
        play(s, "settle", what=settle)
    return s


def give(
    s: IronAge,
    seat: int = 0,
    *,
    ports: int = 0,
    provinces: int = 0,
    developments: str = "",
    monuments: str = "",
    **fields: int,
) -> Sheet:
    """What a seat owns, in the words of its view; what is not named stays. Finished monuments count as first where
    nobody was before.
    """
    sheet = s.sheets[seat]
    owned: dict[str, object] = {}
    if ports:
        owned |= {"port_boxes": ports - 1, "urns": URNS_OF_PORTS[ports - 1]}
    if provinces:
        owned["province_boxes"] = BOXES_OF_PROVINCES[provinces - 1]
    if developments:
        before = [name for i, name in enumerate(DEVELOPMENTS) if sheet.has(i)]
        owned["developments"] = [*before, *(name for name in developments.split() if name not in before)]
    finished = {name: BOXES[MONUMENTS.index(name)] for name in monuments.split()}
    owned |= {"monuments": finished, **fields}
    lay(s, first={name: seat for name in finished if s.first[MONUMENTS.index(name)] < 0}, sheets={seat: owned})
    return s.sheets[seat]


# Playing.


def code(verb: str, **arguments: object) -> int:
    return GAME.encode({"verb": verb, **arguments})


def throw(s: IronAge, dice: str) -> None:
    """The dice in Nature's hand fall on these faces, from left to right, the Fate die last."""
    for face in dice.split():
        play(s, "fate-die" if face in FATE else "empire-die", face=face)


def begin(s: IronAge, dice: str, seat: int = 0) -> None:
    """A seat's turn begins in the position as it stands; the first roll falls as told."""
    roll.begin_turn(s, seat)
    throw(s, dice)


def turn(s: IronAge, dice: str, seat: int = 0) -> None:
    """A seat's turn begins; the first roll falls as told and is kept. All that nobody is asked about happens."""
    begin(s, dice, seat)
    play(s, "keep")


def finish(s: IronAge) -> None:
    """Decline whatever is offered until this turn is over."""
    turns = s.turns
    while s.turns == turns and s.actor >= 0:
        declined = [action for action in s.legal() if GAME.describe(action)["verb"] in DECLINE]
        s.play(declined[0] if declined else s.legal()[0])  # what has no "no" has a "none": declare 0, store 0


# Looking.


def answers(s: IronAge, verb: str) -> list[dict[str, str | int]]:
    """The legal answers with a verb: their arguments."""
    described = [GAME.describe(action) for action in s.legal()]
    return [{k: v for k, v in said.items() if k != "verb"} for said in described if said["verb"] == verb]


def rows(s: IronAge, seat: int, *names: str) -> tuple[int, ...]:
    """Some numbers of a seat's sheet and board, side by side."""
    return tuple(int(getattr(s.sheets[seat], name)) for name in names)


def told(s: IronAge) -> list[str]:
    """What happened since this was last asked, each event's name and numbers in a line; the first time, nothing."""
    if s.journal is None:
        s.journal = Journal()
    return [" ".join(str(word) for word in GAME.tellings.describe(event).values()) for event in s.journal.take()]
