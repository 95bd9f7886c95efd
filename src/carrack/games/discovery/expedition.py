"""V. Discovery: expeditions against counters, then against the deck; and the discoveries that come free."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.core.actions import Actions
from carrack.core.reasons import ALLOWED
from carrack.core.state import NATURE, Chance, Step
from carrack.games.discovery import flow, university
from carrack.games.discovery.events import (
    CARD_DRAWN,
    COUNTER_TURNED,
    DECLINED,
    DISCOVERED,
    DISCOVERED_BEYOND,
    FAILED,
    FAILED_BEYOND,
    FOR_COINS,
    FOR_PLUNDER,
    SAILED,
    SAILED_BEYOND,
    TILE_WORKED,
)
from carrack.games.discovery.facts import (
    CARD_COINS,
    CARD_NATIVES,
    CARD_PLUNDER,
    CARDS,
    CARIBBEAN,
    COUNTER_COINS,
    COUNTER_NATIVES,
    COUNTER_PLUNDER,
    COUNTERS,
    DISCOVERY,
    EXPEDITION_VALUE,
    KINDS,
    REGION_NAMES,
    REGIONS,
    SOLDIER,
)
from carrack.games.discovery.pieces import clear_zone, gain_money, move, settle_colonists
from carrack.games.discovery.questions import (
    ASK_CARD,
    ASK_CHART,
    ASK_COUNTER,
    ASK_EXPEDITION,
    ASK_LOOK,
    BY_AUCTION,
    BY_CHART,
    BY_EXPEDITION,
    REVEAL,
    SCHOOL_STAGE,
)
from carrack.games.discovery.reasons import (
    COUNTERS_FIRST,
    DISCOVERED_ALREADY,
    NO_SUCH_EXPLORER,
    NOBODY_ABOARD,
    SOMEBODY_ABOARD,
)
from carrack.games.discovery.state import COUNTERS_OF, CREW, EXPLORERS, FACE_DOWN, IN_DECK, OPEN, Discovery
from carrack.games.discovery.tiles import NEW_WORLD_CARTOGRAPHY
from carrack.games.discovery.verbs import (
    CARD_COMES,
    COUNTER_COMES,
    ENLIST,
    KEEP_CHART,
    NATIVES_WIN,
    SAIL,
    SAIL_BEYOND,
    STAY,
    USE_CHART,
    VERBS,
)

# Making up an expedition.


def next_expedition(s: Discovery) -> None:
    """One expedition a turn for each seat with workers in the box, in turn order (5.2 D7)."""
    if s.slot < 0:
        s.slot = 0
        if university.asks_for_order(s):
            return
    while s.slot < s.seats:
        seat = s.order[s.slot]
        if s.crowd(EXPLORERS, seat) > 0 and (s.regions_left() or deck_left(s)):
            s.active = seat
            s.actor = seat
            s.step = ASK_EXPEDITION
            return
        s.slot += 1
    flow.enter(s, SCHOOL_STAGE)


def deck_left(s: Discovery) -> bool:
    for card in range(CARDS):
        if s.cards[card] == IN_DECK:
            return True
    return False


def strength_of(s: Discovery, seat: i64) -> i64:
    """A captain counts two, everybody else one (5.2 D2)."""
    strength: i64 = 0
    for kind in range(KINDS):
        strength += EXPEDITION_VALUE[kind] * s.count(CREW, seat, kind)
    return strength


class Expedition(Step[Discovery]):
    """Pick the workers one by one, then where they sail; or nobody sails and all stay (5.2 D1, D8)."""

    def __init__(self) -> None:
        super().__init__("expedition", "discovery.workers", VERBS.spans("enlist", "sail", "sail-beyond", "stay"))

    def why_not(self, s: Discovery, action: i64) -> i64:
        if action < SAIL:
            return ALLOWED if s.count(EXPLORERS, s.actor, action - ENLIST) > 0 else NO_SUCH_EXPLORER
        aboard = s.crowd(CREW, s.actor) > 0
        if action == STAY:
            return SOMEBODY_ABOARD if aboard else ALLOWED
        if action == SAIL_BEYOND:
            if s.regions_left():
                return COUNTERS_FIRST
        elif s.is_open(action - SAIL):
            return DISCOVERED_ALREADY
        return ALLOWED if aboard else NOBODY_ABOARD

    def ask(self, s: Discovery, out: Actions) -> None:
        seat = s.actor
        for kind in range(KINDS):
            if s.count(EXPLORERS, seat, kind) > 0:
                out.add(ENLIST + kind)
        if s.crowd(CREW, seat) == 0:
            out.add(STAY)
            return
        beyond = True
        for region in range(REGIONS):
            if s.counter[region] != OPEN:
                out.add(SAIL + region)
                beyond = False
        if beyond:
            out.add(SAIL_BEYOND)

    def answer(self, s: Discovery, action: i64) -> None:
        seat = s.actor
        if action < SAIL:
            move(s, EXPLORERS, seat, action - ENLIST, -1)
            move(s, CREW, seat, action - ENLIST, 1)
            return
        s.slot += 1
        if action == STAY:
            s.tell(DECLINED, seat, DISCOVERY)
            next_expedition(s)
        elif action == SAIL_BEYOND:
            s.tell(SAILED_BEYOND, seat, strength_of(s, seat))
            s.actor = NATURE
            s.step = ASK_CARD
        else:
            s.tell(SAILED, seat, action - SAIL, strength_of(s, seat))
            turn_up(s, seat, action - SAIL, BY_EXPEDITION)

    def details(self, s: Discovery) -> dict[str, object]:
        return {"strength": int(strength_of(s, s.actor)), "waiting": int(s.crowd(EXPLORERS, s.actor))}


# Counters.


def turn_up(s: Discovery, seat: i64, region: i64, how: i64) -> None:
    """Nature turns up a counter that not everybody knows; what everybody knows needs no question."""
    s.active = seat
    flow.push(s, REVEAL, seat, region, how)
    if how != BY_AUCTION and s.seen_by[region] == s.rules.everyone:
        meet(s, s.counter[region])
    else:
        s.actor = NATURE
        s.step = ASK_COUNTER


def lies(s: Discovery) -> i64:
    """The counter that lies where somebody looks, FACE_DOWN when it has yet to be drawn."""
    return FACE_DOWN if s.frame(3) == BY_AUCTION else s.counter[s.frame(2)]


def is_secret(s: Discovery) -> bool:
    """Whether the others learn no more than that this expedition fails."""
    return s.rules.hide_failed and s.frame(3) == BY_EXPEDITION


def weight_of(s: Discovery, counter: i64) -> i64:
    """How many counters of a kind may lie there."""
    here = lies(s)
    if here == FACE_DOWN:
        return s.counters[counter]
    return 1 if counter == here else 0


def look_address(s: Discovery) -> str:
    """The so-manieth counter that is seen, wherever that is; or one more look at one that was seen."""
    if lies(s) == FACE_DOWN:
        return f"counter/{s.looks + 1}"
    how = "/chart" if s.frame(3) == BY_CHART else ""
    return f"counter/{REGION_NAMES[s.frame(2)]}/turn {s.round}/seat {s.frame(1)}{how}"


class TurnUp(Chance[Discovery]):
    """Which counter lies there: any of those that nobody has seen, or the one that somebody has.

    With `hide_failed_counters` a failure is told to all, and against what only to the seat that failed: by `Look`.
    """

    def __init__(self) -> None:
        super().__init__("counter", "discovery.counters", VERBS.spans("counter-comes", "natives-win"))

    def weight(self, s: Discovery, action: i64) -> i64:
        secret = is_secret(s)
        strength = strength_of(s, s.frame(1))
        if action != NATIVES_WIN:
            counter = action - COUNTER_COMES
            return 0 if secret and COUNTER_NATIVES[counter] > strength else weight_of(s, counter)
        total: i64 = 0
        if secret:
            for counter in range(COUNTERS):
                if COUNTER_NATIVES[counter] > strength:
                    total += weight_of(s, counter)
        return total

    def answer(self, s: Discovery, action: i64) -> None:
        if action == NATIVES_WIN:
            fail(s, s.frame(1), s.frame(2))
            if (s.seen_by[s.frame(2)] >> s.frame(1)) & 1:
                flow.pop(s)
                flow.go_on(s)
            else:
                s.step = ASK_LOOK
            return
        counter = action - COUNTER_COMES
        if lies(s) == FACE_DOWN:
            s.counters[counter] -= 1
            s.looks += 1
        meet(s, counter)

    def address(self, s: Discovery) -> str:
        return look_address(s)

    def details(self, s: Discovery) -> dict[str, object]:
        return {"explorer": int(s.frame(1)), "region": REGION_NAMES[s.frame(2)]}


class Look(Chance[Discovery]):
    """Against which counter an expedition has failed, known to that seat alone (`hide_failed_counters`)."""

    def __init__(self) -> None:
        super().__init__("look", "discovery.counters", VERBS.spans("counter-comes"))

    def weight(self, s: Discovery, action: i64) -> i64:
        counter = action - COUNTER_COMES
        return weight_of(s, counter) if COUNTER_NATIVES[counter] > s.failed_with[s.frame(2)] else 0

    def answer(self, s: Discovery, action: i64) -> None:
        seat = s.frame(1)
        region = s.frame(2)
        counter = action - COUNTER_COMES
        if lies(s) == FACE_DOWN:
            s.counters[counter] -= 1
            s.looks += 1
        flow.pop(s)
        s.counter[region] = counter
        s.seen_by[region] |= 1 << seat
        s.tell_some(1 << seat, COUNTER_TURNED, seat, region, counter)
        flow.go_on(s)

    def address(self, s: Discovery) -> str:
        return look_address(s) + "/failed"

    def audience(self, s: Discovery) -> i64:
        return 1 << s.frame(1)

    def details(self, s: Discovery) -> dict[str, object]:
        return {"explorer": int(s.frame(1)), "region": REGION_NAMES[s.frame(2)]}


def meet(s: Discovery, counter: i64) -> None:
    """The reveal on top of the stack is done, before everybody: success, or the counter goes back (5.2 D3 to D6)."""
    seat = s.frame(1)
    region = s.frame(2)
    how = s.frame(3)
    flow.pop(s)
    s.tell(COUNTER_TURNED, seat, region, counter)
    if how != BY_EXPEDITION:
        discover(s, seat, region, counter, 0)
    elif strength_of(s, seat) >= COUNTER_NATIVES[counter]:
        soldiers = s.count(CREW, seat, SOLDIER)
        clear_zone(s, CREW, seat)
        discover(s, seat, region, counter, soldiers)
    else:
        s.counter[region] = counter
        s.seen_by[region] = s.rules.everyone
        fail(s, seat, region)
    flow.go_on(s)


def fail(s: Discovery, seat: i64, region: i64) -> None:
    """All who sailed are lost."""
    strength = strength_of(s, seat)
    clear_zone(s, CREW, seat)
    if strength > s.failed_with[region]:
        s.failed_with[region] = strength
    s.tell(FAILED, seat, region, strength)


def discover(s: Discovery, seat: i64, region: i64, counter: i64, soldiers: i64) -> None:
    """The counter, its coins, its plunder for each soldier, and a colonist in the region (5.2 D4)."""
    s.counter[region] = OPEN
    s.seen_by[region] = 0
    s.failed_with[region] = 0
    s.counters[(COUNTERS_OF + seat) * COUNTERS + counter] += 1
    s.tell(DISCOVERED, seat, region, counter)
    gain_money(s, seat, COUNTER_COINS[counter], FOR_COINS)
    gain_money(s, seat, COUNTER_PLUNDER[counter] * soldiers, FOR_PLUNDER)
    settle_colonists(s, region, seat, 1)


def discover_caribbean(s: Discovery, seat: i64) -> None:
    """The auction's first place: one of the counters, its coins, and a colonist there (appendix I)."""
    turn_up(s, seat, CARIBBEAN, BY_AUCTION)


# New World Cartography.


def asks_for_chart(s: Discovery, seat: i64) -> bool:
    """Whether its owner can use it: once, and while a region is left (5.2 D12)."""
    if s.is_spent(NEW_WORLD_CARTOGRAPHY) or not s.regions_left():
        return False
    s.active = seat
    s.actor = seat
    s.step = ASK_CHART
    return True


class Chart(Step[Discovery]):
    """A region to discover for nothing, natives or not; or the chart is kept for later (5.2 D13)."""

    def __init__(self) -> None:
        super().__init__("chart", "tiles.new_world_cartography", VERBS.spans("use-chart", "keep-chart"))

    def why_not(self, s: Discovery, action: i64) -> i64:
        if action == KEEP_CHART:
            return ALLOWED
        return DISCOVERED_ALREADY if s.is_open(action - USE_CHART) else ALLOWED

    def answer(self, s: Discovery, action: i64) -> None:
        if action == KEEP_CHART:
            flow.go_on(s)
            return
        s.spent |= 1 << NEW_WORLD_CARTOGRAPHY
        s.tell(TILE_WORKED, s.actor, NEW_WORLD_CARTOGRAPHY)
        turn_up(s, s.actor, action - USE_CHART, BY_CHART)


# The deck.


class DrawCard(Chance[Discovery]):
    """The top card, once all regions are discovered: any that nobody has won (5.2 D9, D10)."""

    def __init__(self) -> None:
        super().__init__("card", "discovery.deck", VERBS.spans("card-comes"))

    def weight(self, s: Discovery, action: i64) -> i64:
        return 1 if s.cards[action - CARD_COMES] == IN_DECK else 0

    def answer(self, s: Discovery, action: i64) -> None:
        card = action - CARD_COMES
        seat = s.active
        strength = strength_of(s, seat)
        soldiers = s.count(CREW, seat, SOLDIER)
        clear_zone(s, CREW, seat)
        s.draws += 1
        s.tell(CARD_DRAWN, seat, card)
        if strength >= CARD_NATIVES[card]:
            s.cards[card] = seat
            s.tell(DISCOVERED_BEYOND, seat, card)
            gain_money(s, seat, CARD_COINS[card], FOR_COINS)
            gain_money(s, seat, CARD_PLUNDER[card] * soldiers, FOR_PLUNDER)
        else:
            s.tell(FAILED_BEYOND, seat, card, strength)
        next_expedition(s)

    def address(self, s: Discovery) -> str:
        return f"card/{s.draws + 1}"

    def details(self, s: Discovery) -> dict[str, object]:
        return {"explorer": int(s.active)}
