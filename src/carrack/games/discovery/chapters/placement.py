"""III A. Placement."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.core.actions import Actions
from carrack.core.reasons import ALLOWED
from carrack.core.state import Step
from carrack.core.verbs import Verbs
from carrack.games.discovery import flow
from carrack.games.discovery.chapters import expedition, shipping, turn_order, university, windows
from carrack.games.discovery.edition_2015 import scouting
from carrack.games.discovery.edition_2015.events import SHIP_BOARDED
from carrack.games.discovery.edition_2015.facts import MAYFLOWER_MOST, MAYFLOWER_SLOT
from carrack.games.discovery.edition_2015.reasons import NO_FREE_SHIP, NO_MAYFLOWER, SHIPS_SAILED
from carrack.games.discovery.edition_2015.verbs import PLACE_SHIP, SCOUT
from carrack.games.discovery.pieces import goods_in, move, shortage, tiles_in
from carrack.games.discovery.state import EMPTY, EXPLORERS, HAND, NOBODY, SHIPPING_ZONE, SHOWN, Discovery
from carrack.games.discovery.tables.events import PLACED, TURN_BEGINS
from carrack.games.discovery.tables.facts import (
    AGE_OF_TURN,
    BOXES,
    BUILDER,
    BUILDER_SCHOOL,
    CAPITAL,
    CAPITAL_LINE,
    CAPITAL_SLOTS,
    COLONIST,
    DISCOVERY,
    DOCK,
    DOCK_LINE,
    EXPEDITION_VALUE,
    INITIATIVE,
    INITIATIVE_LINE,
    KINDS,
    SCHOOL,
    SCHOOL_LINE,
    SCHOOL_SLOTS,
    SHIPPING,
    SHIPPING_VALUE,
    SOLDIER,
    SPACES,
    TRADE,
    TRADE_LINE,
    TRADE_SLOTS,
    TURNS,
    WARFARE,
    WARFARE_LINE,
    WARFARE_SLOTS,
)
from carrack.games.discovery.tables.questions import (
    ASK_PLACE,
    INITIATIVE_STAGE,
    PLACING,
)
from carrack.games.discovery.tables.reasons import (
    BOX_FULL,
    COUNTERS_FIRST,
    INITIATIVE_ONCE,
    NO_BUILDERS,
    NO_SUCH_WORKER,
    SPACE_TAKEN,
    TOO_LITTLE_MONEY,
)
from carrack.games.discovery.tables.tiles import AGE_OF_REASON, MAYFLOWER, TILE_KINDS
from carrack.games.discovery.tables.verbs import FRONT_ORDER, PLACE, WORKER_NAMES


def begin_turn(s: Discovery) -> None:
    s.round += 1
    s.placed = 0
    s.sailing = 0
    s.tell(TURN_BEGINS, s.round, AGE_OF_TURN[s.round] + 1)
    flow.enter(s, PLACING)


def next_go(s: Discovery) -> None:
    """One worker each in turn order, round after round; whoever has none left is skipped (III A)."""
    if s.slot < 0 and windows.asks(s):
        return
    seat = next_in_round(s)
    if seat == NOBODY:
        s.placed = 0
        seat = next_in_round(s)
    if seat == NOBODY:
        s.new_turn(s.order[0])  # the last placement is a turn of its own like the others
        flow.enter(s, INITIATIVE_STAGE)
        return
    s.new_turn(seat)
    s.active = seat
    s.actor = seat
    s.step = ASK_PLACE


def next_in_round(s: Discovery) -> i64:
    """Who has a worker in hand and has not had a go yet."""
    order = s.order
    for place in range(s.seats):
        seat = order[place]
        if (s.placed >> seat) & 1 == 0 and s.crowd(HAND, seat) > 0:
            return seat
    return NOBODY


def why_not_there(s: Discovery, seat: i64, space: i64) -> i64:
    """Whether a space takes another worker of a seat. Lines fill from the left: a full one has a worker at its end."""
    if space in (SHIPPING, DISCOVERY):
        return ALLOWED
    if space == INITIATIVE:
        return INITIATIVE_ONCE if turn_order.in_initiative(s, seat) else ALLOWED
    if space == DOCK:
        return ALLOWED if s.line[DOCK_LINE + s.rules.dock_spaces - 1] == EMPTY else BOX_FULL
    if space == TRADE:
        return ALLOWED if s.line[TRADE_LINE + TRADE_SLOTS - 1] == EMPTY else BOX_FULL
    if space == CAPITAL:
        return ALLOWED if s.line[CAPITAL_LINE + CAPITAL_SLOTS - 1] == EMPTY else BOX_FULL
    if space == WARFARE:
        return ALLOWED if s.line[WARFARE_LINE + WARFARE_SLOTS - 1] == EMPTY else BOX_FULL
    if space == BUILDER_SCHOOL and not s.rules.builders:
        return NO_BUILDERS
    return ALLOWED if s.line[SCHOOL_LINE + space - SCHOOL] == EMPTY else SPACE_TAKEN


def taken_spaces(s: Discovery, seat: i64) -> i64:
    """`why_not_there` for all spaces at once, for speed: a bit for each that takes nobody of this seat."""
    line = s.line
    taken: i64 = 0 if s.rules.builders else 1 << BUILDER_SCHOOL
    if turn_order.in_initiative(s, seat):
        taken |= 1 << INITIATIVE
    if line[DOCK_LINE + s.rules.dock_spaces - 1] != EMPTY:
        taken |= 1 << DOCK
    if line[TRADE_LINE + TRADE_SLOTS - 1] != EMPTY:
        taken |= 1 << TRADE
    if line[CAPITAL_LINE + CAPITAL_SLOTS - 1] != EMPTY:
        taken |= 1 << CAPITAL
    if line[WARFARE_LINE + WARFARE_SLOTS - 1] != EMPTY:
        taken |= 1 << WARFARE
    for slot in range(SCHOOL_SLOTS):
        if line[SCHOOL_LINE + slot] != EMPTY:
            taken |= 1 << (SCHOOL + slot)
    return taken


def gives_nothing(s: Discovery, space: i64) -> bool:
    """Whether a box has nothing left to give in this turn, whatever others do: nothing is put out before its end."""
    if space == TRADE:
        return goods_in(s, SHOWN) == 0
    if space == SHIPPING:
        return s.ship_shown == 0 or is_ship_won(s, s.actor)
    if space == CAPITAL:
        return tiles_in(s, SHOWN, AGE_OF_TURN[s.round]) == 0
    if space == DISCOVERY:
        return not s.regions_left() and not expedition.deck_left(s)
    if not SCHOOL <= space < WARFARE or s.round < TURNS:
        return False
    scholars = s.holder(AGE_OF_REASON) >= 0 or s.tiles[SHOWN * TILE_KINDS + AGE_OF_REASON] > 0
    return not scholars  # a specialist comes for the next turn


def is_ship_won(s: Discovery, seat: i64) -> bool:
    """Whether a seat is ahead in the shipping box, and nobody else has a worker left."""
    own = shipping.value_of(s, seat)
    for other in range(s.seats):
        if other != seat and (s.crowd(HAND, other) > 0 or shipping.value_of(s, other) >= own):
            return False
    return True


def why_no_ship(s: Discovery, seat: i64) -> i64:
    """With the Mayflower a worker may board an own ship that is not used yet, three in a turn (5.4)."""
    if s.owns(seat, MAYFLOWER) == 0:
        return NO_MAYFLOWER
    if s.sailing >= MAYFLOWER_MOST:
        return SHIPS_SAILED
    return ALLOWED if s.sailing < s.ships[seat] else NO_FREE_SHIP


def why_not_ship(s: Discovery, seat: i64, kind: i64) -> i64:
    reason = why_no_ship(s, seat)
    if reason != ALLOWED:
        return reason
    return ALLOWED if s.count(HAND, seat, kind) > 0 else NO_SUCH_WORKER


def spaces_of(s: Discovery, box: i64) -> i64:
    """How many workers a box takes with this many seats."""
    return s.rules.dock_spaces if box == DOCK else BOXES[box].size


def _no_better(kind: int) -> int:
    """The spaces in which a worker does no more than a colonist, a bit each."""
    better = {int(DOCK)}
    if SHIPPING_VALUE[kind] > SHIPPING_VALUE[COLONIST]:
        better.add(int(SHIPPING))
    if EXPEDITION_VALUE[kind] > EXPEDITION_VALUE[COLONIST] or kind == SOLDIER:  # soldiers plunder
        better.add(int(DISCOVERY))
    if kind == BUILDER:  # who builds cheaper
        better.add(int(CAPITAL))
    return 0 if kind == COLONIST else sum(1 << space for space in range(int(SPACES)) if space not in better)


NO_BETTER: Final = vec[i64]([_no_better(kind) for kind in range(int(KINDS))])


class Place(Step[Discovery]):
    """A worker into a box (III A). The University's owner may first go to the front of the turn order.

    In 2015 the Mayflower's owner may board a ship instead, and with `scouting` one may look around first.
    """

    def __init__(self, verbs: Verbs) -> None:
        names = ["place", "front-order"]
        if "scout" in verbs.by_name:
            names += ["place-ship", "scout", "scout-deck"]
        super().__init__("place", "placement.turn", verbs.spans(*names))

    def rule_of(self, action: i64) -> str:
        if action >= SCOUT:
            return "options.scouting"
        return "tiles.mayflower" if action >= PLACE_SHIP else self.rule

    def why_not(self, s: Discovery, action: i64) -> i64:
        if action >= SCOUT:
            return scouting.why_not(s, s.actor, action)
        if action >= PLACE_SHIP:
            return why_not_ship(s, s.actor, action - PLACE_SHIP)
        if action == FRONT_ORDER:
            return university.why_not_order(s, s.actor)
        kind = (action - PLACE) // SPACES
        if kind == BUILDER and not s.rules.builders:
            return NO_BUILDERS
        reason = why_not_there(s, s.actor, (action - PLACE) % SPACES)  # a full box is full for every worker
        if reason != ALLOWED:
            return reason
        return ALLOWED if s.count(HAND, s.actor, kind) > 0 else NO_SUCH_WORKER

    def ask(self, s: Discovery, out: Actions) -> None:
        list_places(s, out, False)

    def consider(self, s: Discovery, out: Actions) -> None:
        """While there is a colonist in hand, specialists stay out of boxes in which they do no more than he does."""
        list_places(s, out, s.count(HAND, s.actor, COLONIST) > 0)

    def answer(self, s: Discovery, action: i64) -> None:
        seat = s.actor
        if action == FRONT_ORDER:
            university.lead_order(s, seat)
            return
        if action >= SCOUT:
            scouting.begin(s, seat, action)
            return
        if action >= PLACE_SHIP:
            board_ship(s, seat, action - PLACE_SHIP)
            return
        kind = (action - PLACE) // SPACES
        space = (action - PLACE) % SPACES
        move(s, HAND, seat, kind, -1)
        put(s, seat, kind, space)
        s.tell(PLACED, seat, kind, space)
        s.placed |= 1 << seat
        next_go(s)

    def idle(self, s: Discovery, action: i64) -> bool:
        """A worker into a box that has nothing to give."""
        return action < FRONT_ORDER and gives_nothing(s, (action - PLACE) % SPACES)

    def details(self, s: Discovery) -> dict[str, object]:
        told: dict[str, object] = {"round": int(s.round), "workers": int(s.crowd(HAND, s.actor))}
        if s.rules.is_2015:
            told |= scouting.prices(s, s.actor)
        return told

    def stands(self, s: Discovery) -> bool:
        return s.stage == PLACING and s.slot == 0 and (s.placed >> s.actor) & 1 == 0 and s.crowd(HAND, s.actor) > 0

    def why_details(self, s: Discovery, action: i64, reason: i64) -> dict[str, object]:
        if reason == TOO_LITTLE_MONEY:
            return shortage(s, scouting.price_of_scout(s))
        if reason == BOX_FULL:
            return {"spaces": int(spaces_of(s, (action - PLACE) % SPACES))}
        if reason == COUNTERS_FIRST:
            return {"regions": int(s.closed_regions())}
        if reason == NO_SUCH_WORKER:
            kind = action - PLACE_SHIP if action >= PLACE_SHIP else (action - PLACE) // SPACES
            return {"worker": WORKER_NAMES[kind]}
        return {}


def list_places(s: Discovery, out: Actions, thrifty: bool) -> None:
    """All answers; or those that waste no specialist."""
    taken = taken_spaces(s, s.actor)
    workers = s.workers
    first = (HAND * s.seats + s.actor) * KINDS
    for kind in range(KINDS):
        if workers[first + kind] > 0:
            out.add_free(PLACE + kind * SPACES, SPACES, taken | NO_BETTER[kind] if thrifty else taken)
    if university.why_not_order(s, s.actor) == ALLOWED:
        out.add(FRONT_ORDER)
    if s.rules.is_2015:
        ask_later(s, s.actor, out)


def ask_later(s: Discovery, seat: i64, out: Actions) -> None:
    """In 2015 there are the ships of the Mayflower, and scouts."""
    if why_no_ship(s, seat) == ALLOWED:
        for kind in range(KINDS):
            if s.count(HAND, seat, kind) > 0:
                out.add(PLACE_SHIP + kind)
    if s.rules.scouting:
        scouting.ask(s, seat, out)


def board_ship(s: Discovery, seat: i64, kind: i64) -> None:
    """Right of Y, in the order of placement; the ship is used for this turn whatever becomes of the worker."""
    move(s, HAND, seat, kind, -1)
    slot = DOCK_LINE + MAYFLOWER_SLOT
    while s.line[slot] != EMPTY:
        slot += 1
    s.line[slot] = seat * KINDS + kind
    s.sailing += 1
    s.tell(SHIP_BOARDED, seat, kind)
    s.placed |= 1 << seat
    next_go(s)


def put(s: Discovery, seat: i64, kind: i64, space: i64) -> None:
    """Into the first free slot from the left, or anywhere in a box without slots."""
    if space == SHIPPING:
        move(s, SHIPPING_ZONE, seat, kind, 1)
    elif space == DISCOVERY:
        move(s, EXPLORERS, seat, kind, 1)
    else:
        slot = first_slot(space)
        while s.line[slot] != EMPTY:
            slot += 1
        s.line[slot] = seat * KINDS + kind


def first_slot(space: i64) -> i64:
    if space == INITIATIVE:
        return INITIATIVE_LINE
    if space == DOCK:
        return DOCK_LINE
    if space == TRADE:
        return TRADE_LINE
    if space == CAPITAL:
        return CAPITAL_LINE
    if space == WARFARE:
        return WARFARE_LINE
    return SCHOOL_LINE + space - SCHOOL
