"""2015: what the tiles of this edition do when they are bought (5.4, 5.6). Rewrite History stands in history.py."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.core.reasons import ALLOWED
from carrack.core.state import NATURE, Chance, Step
from carrack.games.discovery import flow
from carrack.games.discovery.chapters import refresh, soldiers
from carrack.games.discovery.edition_2015 import history
from carrack.games.discovery.edition_2015.events import INFECTED, SHIP_GIVEN
from carrack.games.discovery.edition_2015.facts import (
    CROWD,
    EDICT_COLONISTS,
    PLAGUE_COLONISTS,
    SPOILS_GOODS,
    SPOILS_LITTLE,
    SPOILS_MUCH,
    SPOILS_SPECIALISTS,
)
from carrack.games.discovery.edition_2015.reasons import NO_COLONIST_THERE, NO_SUCH_LOSS, NOT_SO_MANY
from carrack.games.discovery.edition_2015.verbs import (
    EDICT,
    INFECT,
    INFECT_COUNT,
    INFECT_NOT,
    LOSE,
    SETTLE,
    VERBS_2015,
)
from carrack.games.discovery.pieces import (
    colonists_to_come,
    draw_good,
    gain_money,
    goods_in,
    is_present,
    join,
    leave,
    settle_colonists,
)
from carrack.games.discovery.state import FRAME, HAND, SUPPLY, Discovery
from carrack.games.discovery.tables.events import FELL, FOR_BUILDING, TILE_WORKED
from carrack.games.discovery.tables.facts import (
    BUILDER,
    COLONIST,
    COLONY_LEAST,
    GOODS,
    KINDS,
    REGION_NAMES,
    REGIONS,
    SOLDIER,
)
from carrack.games.discovery.tables.questions import (
    ASK_EDICT,
    ASK_INFECT,
    ASK_INFECT_COUNT,
    ASK_LOSE,
    ASK_SETTLE,
    ASK_SPOILS,
    ASK_SPOILS_GOOD,
    CAPITAL_STAGE,
    CROWDING,
    EDICT_DUE,
    INFECTION,
    PLAGUE,
    SPOILS,
)
from carrack.games.discovery.tables.reasons import (
    NO_BUILDERS,
    NO_SUCH_SEAT,
    NOBODY_OF_YOURS,
    NOT_DISCOVERED,
    YOUR_OWN_SEAT,
)
from carrack.games.discovery.tables.tiles import (
    OVERPOPULATION,
    PAPAL_EDICT,
    PLAGUE_2,
    PLAGUE_3,
    REWRITE_HISTORY,
    SPOILS_GOODS_2,
    SPOILS_MONEY_5,
    SPOILS_MONEY_7,
    SPOILS_SHIP,
    SPOILS_SPECIALISTS_2,
)
from carrack.games.discovery.tables.verbs import GOOD_COMES, TRAIN, WORKER_NAMES


def take_effect(s: Discovery, seat: i64, tile: i64) -> bool:
    """Whether the tile is one of these, and has handed the game on."""
    if tile == SPOILS_MONEY_5:
        plunder(s, seat, tile, SPOILS_LITTLE)
    elif tile == SPOILS_MONEY_7:
        plunder(s, seat, tile, SPOILS_MUCH)
    elif tile == SPOILS_SHIP:
        give_ship(s, seat)
    elif tile == SPOILS_SPECIALISTS_2:
        s.tell(TILE_WORKED, seat, tile)
        flow.push(s, SPOILS, seat, SPOILS_SPECIALISTS, 0)
        flow.go_on(s)
    elif tile == SPOILS_GOODS_2:
        s.tell(TILE_WORKED, seat, tile)
        flow.push(s, SPOILS, seat, SPOILS_GOODS, 1)
        flow.go_on(s)
    elif tile == OVERPOPULATION:
        s.tell(TILE_WORKED, seat, tile)
        flow.push(s, CROWDING, seat, CROWD, 0)
        flow.go_on(s)
    elif tile == PLAGUE_2:
        s.tell(TILE_WORKED, seat, tile)
        flow.push(s, PLAGUE, seat, 0, 0)
        flow.go_on(s)
    elif tile == PAPAL_EDICT:
        ask_edict(s, seat)
    elif tile == PLAGUE_3:
        ask_infect(s, seat)
    elif tile == REWRITE_HISTORY:
        flow.push(s, history.HISTORY, seat, -1, -1, history.NAMING)
        flow.go_on(s)
    else:
        return False
    return True


# Spoils of War.


def plunder(s: Discovery, seat: i64, tile: i64, dollars: i64) -> None:
    s.tell(TILE_WORKED, seat, tile)
    gain_money(s, seat, dollars, FOR_BUILDING)
    flow.go_on(s)


def give_ship(s: Discovery, seat: i64) -> None:
    """From the supply, while the strict game has one left; the one on display is none of those."""
    most = s.rules.ships_most
    if most == 0 or refresh.ships_owned(s) + s.ship_shown < most:
        s.tell(TILE_WORKED, seat, SPOILS_SHIP)
        s.ships[seat] += 1
        s.tell(SHIP_GIVEN, seat)
    flow.go_on(s)


def next_spoil(s: Discovery) -> None:
    """Specialists are chosen, goods are drawn, one after another."""
    draws = s.frame(3) == 1
    if s.frame(2) == 0 or (draws and goods_in(s, SUPPLY) == 0):
        flow.pop(s)
        flow.go_on(s)
    elif draws:
        s.active = s.frame(1)
        s.actor = NATURE
        s.step = ASK_SPOILS_GOOD
    else:
        s.actor = s.frame(1)
        s.step = ASK_SPOILS


def one_less(s: Discovery) -> None:
    """Of what is due on top of the stack."""
    s.frames[(s.depth - 1) * FRAME + 2] -= 1


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
        return {"due": int(s.frame(2))}

    def stands(self, s: Discovery) -> bool:
        return s.stage == CAPITAL_STAGE and s.frame(1) == s.actor and s.frame(3) == 0


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
        return f"goods/turn {s.round}/spoils/{SPOILS_GOODS - s.frame(2) + 1}"

    def details(self, s: Discovery) -> dict[str, object]:
        return {"owner": int(s.active)}

    def stands(self, s: Discovery) -> bool:
        return s.stage == CAPITAL_STAGE and s.frame(1) == s.active and s.frame(3) == 1


# Overpopulation and the Papal Edict.


def next_settler(s: Discovery) -> None:
    """Three colonists, one after another, as long as the supply has any."""
    if s.frame(2) == 0 or colonists_to_come(s, s.frame(1), 1) == 0:
        flow.pop(s)
        flow.go_on(s)
    else:
        s.actor = s.frame(1)
        s.step = ASK_SETTLE


class Settle(Step[Discovery]):
    """Where colonists from the supply settle: one in any discovered region, or by the Edict two where one is."""

    def __init__(self) -> None:
        super().__init__("settle", "tiles.overpopulation", VERBS_2015.spans("settle"))

    def why_not(self, s: Discovery, action: i64) -> i64:
        region = action - SETTLE
        if s.frame(0) == EDICT_DUE:
            return ALLOWED if s.people(region, s.actor) > 0 else NOBODY_OF_YOURS
        return ALLOWED if s.is_open(region) else NOT_DISCOVERED

    def answer(self, s: Discovery, action: i64) -> None:
        region = action - SETTLE
        if s.frame(0) == EDICT_DUE:
            settle_colonists(s, region, s.actor, EDICT_COLONISTS)
            turn_the_edict(s)
        else:
            settle_colonists(s, region, s.actor, 1)
            one_less(s)
        flow.go_on(s)

    def paragraph(self, s: Discovery) -> str:
        return "tiles.papal_edict" if s.frame(0) == EDICT_DUE else self.rule

    def details(self, s: Discovery) -> dict[str, object]:
        if s.frame(0) == EDICT_DUE:
            return {"due": int(EDICT_COLONISTS), "together": 1}
        return {"due": int(s.frame(2)), "together": 0}

    def stands(self, s: Discovery) -> bool:
        return s.stage == CAPITAL_STAGE and s.frame(1) == s.actor and s.frame(3) == 0


def ask_edict(s: Discovery, seat: i64) -> None:
    s.tell(TILE_WORKED, seat, PAPAL_EDICT)
    s.actor = seat
    s.step = ASK_EDICT


class NameForEdict(Step[Discovery]):
    """Whom the Papal Edict favours beside oneself, and which of the two settles first."""

    def __init__(self) -> None:
        super().__init__("edict", "tiles.papal_edict", VERBS_2015.spans("edict"))

    def why_not(self, s: Discovery, action: i64) -> i64:
        other = (action - EDICT) // 2
        if other >= s.seats:
            return NO_SUCH_SEAT
        return YOUR_OWN_SEAT if other == s.actor else ALLOWED

    def answer(self, s: Discovery, action: i64) -> None:
        seat = s.actor
        other = (action - EDICT) // 2
        if (action - EDICT) % 2 == 0:
            flow.push(s, EDICT_DUE, seat, other, 0)
        else:
            flow.push(s, EDICT_DUE, other, seat, 0)
        flow.go_on(s)

    def stands(self, s: Discovery) -> bool:
        return s.stage == CAPITAL_STAGE and s.owns(s.actor, PAPAL_EDICT) > 0


def turn_the_edict(s: Discovery) -> None:
    """The first has settled, or is nowhere: the second is next."""
    top = (s.depth - 1) * FRAME
    s.frames[top + 1] = s.frame(2)
    s.frames[top + 2] = -1


def next_edict(s: Discovery) -> None:
    """Both after each other, the second having seen the first; not who is nowhere or has no colonist left."""
    while s.frame(1) >= 0:
        if is_present(s, s.frame(1)) and colonists_to_come(s, s.frame(1), 1) > 0:
            s.actor = s.frame(1)
            s.step = ASK_SETTLE
            return
        turn_the_edict(s)
    flow.pop(s)
    flow.go_on(s)


# The Plague of Age II.


def next_loss(s: Discovery) -> None:
    """Every colony of three or more loses a worker of its owner's choice: in turn order, each region by region."""
    top = (s.depth - 1) * FRAME
    while s.frame(2) < s.seats:
        seat = s.order[s.frame(2)]
        while s.frame(3) < REGIONS:
            region = s.frame(3)
            if s.people(region, seat) >= COLONY_LEAST:
                kind = only_kind(s, region, seat)
                if kind < 0:
                    s.actor = seat
                    s.step = ASK_LOSE
                    return
                lose(s, region, seat, kind)
            s.frames[top + 3] += 1
        s.frames[top + 3] = 0
        s.frames[top + 2] += 1
    flow.pop(s)
    flow.go_on(s)


def only_kind(s: Discovery, region: i64, seat: i64) -> i64:
    """The kind of all a seat's workers there, -1 when there are several."""
    found: i64 = -1
    for kind in range(KINDS):
        if s.count(region, seat, kind) > 0:
            if found >= 0:
                return -1
            found = kind
    return found


def lose(s: Discovery, region: i64, seat: i64, kind: i64) -> None:
    leave(s, region, seat, kind)
    s.tell(FELL, seat, kind, 1, region)


class Lose(Step[Discovery]):
    """Which worker of a colony the Plague takes."""

    def __init__(self) -> None:
        super().__init__("lose", "tiles.plague_2", VERBS_2015.spans("lose"))

    def why_not(self, s: Discovery, action: i64) -> i64:
        return ALLOWED if s.count(s.frame(3), s.actor, action - LOSE) > 0 else NO_SUCH_LOSS

    def answer(self, s: Discovery, action: i64) -> None:
        lose(s, s.frame(3), s.actor, action - LOSE)
        s.frames[(s.depth - 1) * FRAME + 3] += 1
        flow.go_on(s)

    def details(self, s: Discovery) -> dict[str, object]:
        return {"region": REGION_NAMES[s.frame(3)]}

    def stands(self, s: Discovery) -> bool:
        colony = s.people(s.frame(3), s.actor) >= COLONY_LEAST
        return s.stage == CAPITAL_STAGE and s.order[s.frame(2)] == s.actor and colony

    def why_details(self, s: Discovery, action: i64, reason: i64) -> dict[str, object]:
        return {"worker": WORKER_NAMES[action - LOSE]} if reason == NO_SUCH_LOSS else {}


# The Plague of Age III.


def ask_infect(s: Discovery, seat: i64) -> None:
    """Not asked when there is no basic colonist on the map."""
    for region in range(REGIONS):
        for other in range(s.seats):
            if s.count(region, other, COLONIST) > 0:
                s.actor = seat
                s.step = ASK_INFECT
                return
    flow.go_on(s)


class Infect(Step[Discovery]):
    """Whose colonists are taken, and in which region; or nobody's."""

    def __init__(self) -> None:
        super().__init__("infect", "tiles.plague_3", VERBS_2015.spans("infect", "infect-not"))

    def why_not(self, s: Discovery, action: i64) -> i64:
        if action == INFECT_NOT:
            return ALLOWED
        victim = (action - INFECT) // REGIONS
        if victim >= s.seats:
            return NO_SUCH_SEAT
        return ALLOWED if s.count((action - INFECT) % REGIONS, victim, COLONIST) > 0 else NO_COLONIST_THERE

    def answer(self, s: Discovery, action: i64) -> None:
        seat = s.actor
        if action == INFECT_NOT:
            flow.go_on(s)
            return
        victim = (action - INFECT) // REGIONS
        region = (action - INFECT) % REGIONS
        flow.push(s, INFECTION, seat, victim, region)
        if s.count(region, victim, COLONIST) > 1:
            s.step = ASK_INFECT_COUNT
        else:
            infect(s, 1)

    def stands(self, s: Discovery) -> bool:
        return s.stage == CAPITAL_STAGE and s.owns(s.actor, PLAGUE_3) > 0


class InfectCount(Step[Discovery]):
    """How many of them: up to three."""

    def __init__(self) -> None:
        super().__init__("infect-count", "tiles.plague_3", VERBS_2015.spans("infect-count"))

    def why_not(self, s: Discovery, action: i64) -> i64:
        return ALLOWED if action - INFECT_COUNT < s.count(s.frame(3), s.frame(2), COLONIST) else NOT_SO_MANY

    def answer(self, s: Discovery, action: i64) -> None:
        infect(s, action - INFECT_COUNT + 1)

    def details(self, s: Discovery) -> dict[str, object]:
        there = s.count(s.frame(3), s.frame(2), COLONIST)
        most = PLAGUE_COLONISTS if there > PLAGUE_COLONISTS else there
        return {"foe": int(s.frame(2)), "region": REGION_NAMES[s.frame(3)], "most": int(most)}

    def stands(self, s: Discovery) -> bool:
        victims = s.count(s.frame(3), s.frame(2), COLONIST)
        return s.stage == CAPITAL_STAGE and s.frame(1) == s.actor and victims > 1


def infect(s: Discovery, count: i64) -> None:
    seat = s.frame(1)
    victim = s.frame(2)
    region = s.frame(3)
    flow.pop(s)
    s.tell(TILE_WORKED, seat, PLAGUE_3)
    s.tell(INFECTED, victim, seat, count, region)
    for _ in range(count):
        leave(s, region, victim, COLONIST)
    flow.go_on(s)
