"""2015: the Spoils of War: money, a ship, specialists of any kind, goods at random (5.4)."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.core.reasons import ALLOWED
from carrack.core.state import NATURE, Chance, Step
from carrack.games.discovery import flow
from carrack.games.discovery.chapters import refresh, soldiers
from carrack.games.discovery.edition_2015.events import SHIP_GIVEN
from carrack.games.discovery.edition_2015.facts import (
    SPOILS_GOODS,
)
from carrack.games.discovery.edition_2015.verbs import (
    VERBS_2015,
)
from carrack.games.discovery.pieces import (
    draw_good,
    gain_money,
    gain_ship,
    goods_in,
    join,
)
from carrack.games.discovery.state import HAND, SUPPLY, Discovery
from carrack.games.discovery.tables.events import FOR_BUILDING, TILE_WORKED
from carrack.games.discovery.tables.facts import (
    BUILDER,
    GOODS,
    SOLDIER,
)
from carrack.games.discovery.tables.frames import (
    SPOILS_DRAWN,
    SPOILS_DUE,
    WHOSE,
)
from carrack.games.discovery.tables.questions import (
    ASK_SPOILS,
    ASK_SPOILS_GOOD,
    CAPITAL_STAGE,
)
from carrack.games.discovery.tables.reasons import (
    NO_BUILDERS,
)
from carrack.games.discovery.tables.tiles import (
    SPOILS_SHIP,
)
from carrack.games.discovery.tables.verbs import GOOD_COMES, TRAIN


def plunder(s: Discovery, seat: i64, tile: i64, dollars: i64) -> None:
    s.tell(TILE_WORKED, seat, tile)
    gain_money(s, seat, dollars, FOR_BUILDING)
    flow.go_on(s)


def give_ship(s: Discovery, seat: i64) -> None:
    """From the supply, while the strict game has one left; the one on display is none of those."""
    most = s.rules.ships_most
    if most == 0 or refresh.ships_owned(s) + s.ship_shown < most:
        s.tell(TILE_WORKED, seat, SPOILS_SHIP)
        gain_ship(s, seat)
        s.tell(SHIP_GIVEN, seat)
    flow.go_on(s)


def next_spoil(s: Discovery) -> None:
    """Specialists are chosen, goods are drawn, one after another."""
    draws = s.frame(SPOILS_DRAWN) == 1
    if s.frame(SPOILS_DUE) == 0 or (draws and goods_in(s, SUPPLY) == 0):
        s.pop()
        flow.go_on(s)
    elif draws:
        s.active = s.frame(WHOSE)
        s.actor = NATURE
        s.step = ASK_SPOILS_GOOD
    else:
        s.actor = s.frame(WHOSE)
        s.step = ASK_SPOILS


def one_less(s: Discovery) -> None:
    s.set_frame(SPOILS_DUE, s.frame(SPOILS_DUE) - 1)


class SpoilsSpecialist(Step[Discovery]):
    """Two specialists of any kind for the next turn, one after the other."""

    def __init__(self) -> None:
        super().__init__("spoils", "tiles.spoils_specialists_2", VERBS_2015.spans("train"))

    def why_not(self, s: Discovery, action: i64) -> i64:
        return NO_BUILDERS if action - TRAIN + 1 == BUILDER and not s.rules.builders else ALLOWED

    def answer(self, s: Discovery, action: i64) -> None:
        seat = s.actor
        kind = action - TRAIN + 1
        one_less(s)
        if kind == SOLDIER:
            soldiers.give(s, seat, HAND, 1)
        else:
            join(s, HAND, seat, kind, 1)
            flow.go_on(s)

    def details(self, s: Discovery) -> dict[str, object]:
        return {"due": int(s.frame(SPOILS_DUE))}

    def stands(self, s: Discovery) -> bool:
        return s.stage == CAPITAL_STAGE and s.frame(WHOSE) == s.actor and s.frame(SPOILS_DRAWN) == 0


class SpoilsGood(Chance[Discovery]):
    """A good at random."""

    def __init__(self) -> None:
        super().__init__("spoils-good", "tiles.spoils_goods_2", VERBS_2015.spans("good-comes"))

    def weight(self, s: Discovery, action: i64) -> i64:
        return s.goods[SUPPLY * GOODS + action - GOOD_COMES]

    def answer(self, s: Discovery, action: i64) -> None:
        draw_good(s, action - GOOD_COMES)
        one_less(s)
        flow.go_on(s)

    def address(self, s: Discovery) -> str:
        return f"goods/turn {s.round}/spoils/{SPOILS_GOODS - s.frame(SPOILS_DUE) + 1}"

    def details(self, s: Discovery) -> dict[str, object]:
        return {"owner": int(s.active)}

    def stands(self, s: Discovery) -> bool:
        return s.stage == CAPITAL_STAGE and s.frame(WHOSE) == s.active and s.frame(SPOILS_DRAWN) == 1
