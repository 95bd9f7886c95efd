"""V. Discovery: the counters on the map. Who may know them, what they bring, what fails at them."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.core.state import NATURE, Chance
from carrack.games.discovery import flow
from carrack.games.discovery.edition_2015.events import COUNTER_REPLACED
from carrack.games.discovery.pieces import (
    clear_zone,
    gain_money,
    might_of,
    see_counter,
    settle_colonists,
    stand,
    strength_of,
    win_counter,
)
from carrack.games.discovery.state import CREW, FACE_DOWN, OPEN, Discovery
from carrack.games.discovery.tables.events import COUNTER_TURNED, DISCOVERED, FAILED, FOR_COINS, FOR_PLUNDER, SETTLED
from carrack.games.discovery.tables.facts import (
    CARIBBEAN,
    COUNTER_COINS,
    COUNTER_NATIVES,
    COUNTER_PLUNDER,
    COUNTERS,
    REGION_NAMES,
    REGIONS,
    SOLDIER,
)
from carrack.games.discovery.tables.frames import REVEAL, REVEAL_HOW, REVEAL_REGION, WHOSE
from carrack.games.discovery.tables.questions import (
    ASK_COUNTER,
    ASK_LOOK,
    AUCTION,
    BY_AUCTION,
    BY_CHART,
    BY_EXPEDITION,
    BY_SPAIN,
    DISCOVERY_STAGE,
    PREPARING,
)
from carrack.games.discovery.tables.verbs import COUNTER_COMES, TOO_STRONG, VERBS


def is_public(s: Discovery, region: i64) -> bool:
    """Whether a counter lies there that everybody knows, those who look on as well."""
    rules = s.rules
    if s.counter[region] < 0 or rules.hide_failed:
        return False
    return not rules.scouting or rules.face_up or s.failed_with[region] > 0


def is_known(s: Discovery, seat: i64, region: i64) -> bool:
    """Whether a seat knows the counter that lies there."""
    return is_public(s, region) or (s.seen_by[region] >> seat) & 1 != 0


def turn_up(s: Discovery, seat: i64, region: i64, how: i64) -> None:
    """Nature turns up a counter that lies hidden; one that lies open to everybody needs no question.

    With `hide_failed_counters` it is hidden even when every seat has failed there: from those who look on.
    """
    s.active = seat
    s.push(REVEAL, seat, region, how)
    if how != BY_AUCTION and is_public(s, region):
        meet(s, s.counter[region])
    else:
        s.actor = NATURE
        s.step = ASK_COUNTER


def lies(s: Discovery) -> i64:
    """The counter that lies where somebody looks, FACE_DOWN when it has yet to be drawn."""
    return FACE_DOWN if s.frame(REVEAL_HOW) == BY_AUCTION else s.counter[s.frame(REVEAL_REGION)]


def is_secret(s: Discovery) -> bool:
    """Whether the others learn no more than that this expedition fails."""
    return s.rules.hide_failed and s.frame(REVEAL_HOW) == BY_EXPEDITION


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
    how = "/chart" if s.frame(REVEAL_HOW) == BY_CHART else ""
    return f"counter/{REGION_NAMES[s.frame(REVEAL_REGION)]}/turn {s.round}/seat {s.frame(WHOSE)}{how}"


class TurnUp(Chance[Discovery]):
    """Which counter lies there: any of those that nobody has seen, or the one that somebody has.

    With `hide_failed_counters` a failure is told to all, and against what only to the seat that failed: by `Look`.
    """

    def __init__(self) -> None:
        super().__init__("counter", "discovery.counters", VERBS.spans("counter-comes"))

    def weight(self, s: Discovery, action: i64) -> i64:
        secret = is_secret(s)
        might = might_of(s, s.frame(WHOSE))
        if action != TOO_STRONG:
            counter = action - COUNTER_COMES
            if secret and COUNTER_NATIVES[counter] > might:
                return 0
            return weight_of(s, counter)
        total: i64 = 0
        if secret:
            for counter in range(COUNTERS):
                if COUNTER_NATIVES[counter] > might:
                    total += weight_of(s, counter)
        return total

    def answer(self, s: Discovery, action: i64) -> None:
        if action == TOO_STRONG:
            fail(s, s.frame(WHOSE), s.frame(REVEAL_REGION))
            if (s.seen_by[s.frame(REVEAL_REGION)] >> s.frame(WHOSE)) & 1:
                s.pop()
                flow.go_on(s)
            else:
                s.step = ASK_LOOK
            return
        counter = action - COUNTER_COMES
        if lies(s) == FACE_DOWN:
            see_counter(s, counter)
        meet(s, counter)

    def address(self, s: Discovery) -> str:
        return look_address(s)

    def details(self, s: Discovery) -> dict[str, object]:
        return {"explorer": int(s.frame(WHOSE)), "region": REGION_NAMES[s.frame(REVEAL_REGION)]}

    def stands(self, s: Discovery) -> bool:
        how = s.frame(REVEAL_HOW)
        if s.active != s.frame(WHOSE):
            return False
        if how == BY_AUCTION:
            return s.stage == AUCTION
        if s.counter[s.frame(REVEAL_REGION)] == OPEN or (how == BY_SPAIN and s.stage != PREPARING):
            return False
        return how != BY_EXPEDITION or s.crowd(CREW, s.frame(WHOSE)) > 0


class Look(Chance[Discovery]):
    """Against which counter an expedition has failed, known to that seat alone (`hide_failed_counters`)."""

    def __init__(self) -> None:
        super().__init__("look", "discovery.counters", VERBS.spans("counter-comes"))

    def weight(self, s: Discovery, action: i64) -> i64:
        counter = action - COUNTER_COMES
        if action == TOO_STRONG or COUNTER_NATIVES[counter] <= s.failed_with[s.frame(REVEAL_REGION)]:
            return 0
        return weight_of(s, counter)

    def answer(self, s: Discovery, action: i64) -> None:
        seat = s.frame(WHOSE)
        region = s.frame(REVEAL_REGION)
        counter = action - COUNTER_COMES
        if lies(s) == FACE_DOWN:
            see_counter(s, counter)
        s.pop()
        s.counter[region] = counter
        s.seen_by[region] |= 1 << seat
        s.tell_some(1 << seat, COUNTER_TURNED, seat, region, counter)
        flow.go_on(s)

    def address(self, s: Discovery) -> str:
        return look_address(s) + "/failed"

    def audience(self, s: Discovery) -> i64:
        return 1 << s.frame(WHOSE)

    def details(self, s: Discovery) -> dict[str, object]:
        return {"explorer": int(s.frame(WHOSE)), "region": REGION_NAMES[s.frame(REVEAL_REGION)]}

    def stands(self, s: Discovery) -> bool:
        return is_secret(s) and s.stage == DISCOVERY_STAGE and s.active == s.frame(WHOSE)


def meet(s: Discovery, counter: i64) -> None:
    """The reveal on top of the stack is done, before everybody: success, or the counter goes back (5.2 D3 to D6)."""
    seat = s.frame(WHOSE)
    region = s.frame(REVEAL_REGION)
    how = s.frame(REVEAL_HOW)
    s.pop()
    s.tell(COUNTER_TURNED, seat, region, counter)
    if how != BY_EXPEDITION:
        discover(s, seat, region, counter, how, 0)
    elif might_of(s, seat) >= COUNTER_NATIVES[counter]:
        soldiers = s.count(CREW, seat, SOLDIER)
        clear_zone(s, CREW, seat)
        discover(s, seat, region, counter, how, soldiers)
    else:
        s.counter[region] = counter
        s.seen_by[region] = s.rules.everyone
        fail(s, seat, region)
        if s.rules.no_survivors:
            replace(s, region)
    flow.go_on(s)


def fail(s: Discovery, seat: i64, region: i64) -> None:
    """All who sailed are lost."""
    strength = strength_of(s, seat)
    might = might_of(s, seat)
    clear_zone(s, CREW, seat)
    if might > s.failed_with[region]:
        s.failed_with[region] = might
    s.tell(FAILED, seat, region, strength)


def unused(s: Discovery) -> i64:
    """The counters that are neither on the map nor seen by anybody."""
    count: i64 = 0
    for counter in range(COUNTERS):
        count += s.counters[counter]
    for region in range(REGIONS):
        if s.counter[region] == FACE_DOWN:
            count -= 1
    return count


def replace(s: Discovery, region: i64) -> None:
    """No survivors: the counter leaves the game and an unused one takes its place, while there is one (5.5 V12)."""
    if unused(s) > 0:
        s.tell(COUNTER_REPLACED, region, s.counter[region])
        s.counter[region] = FACE_DOWN
        s.seen_by[region] = 0
        s.failed_with[region] = 0


def discover(s: Discovery, seat: i64, region: i64, counter: i64, how: i64, soldiers: i64) -> None:
    """The counter, its coins, its plunder for each soldier, and a colonist in the region (5.2 D4); Spain's soldier."""
    s.counter[region] = OPEN
    s.seen_by[region] = 0
    s.failed_with[region] = 0
    win_counter(s, seat, counter)
    s.tell(DISCOVERED, seat, region, counter)
    gain_money(s, seat, COUNTER_COINS[counter], FOR_COINS)
    gain_money(s, seat, COUNTER_PLUNDER[counter] * soldiers, FOR_PLUNDER)
    if how == BY_SPAIN:  # before the first turn there is always a soldier left
        s.tell(SETTLED, seat, SOLDIER, 1, region)
        stand(s, region, seat, SOLDIER)
    else:
        settle_colonists(s, region, seat, 1)


def discover_caribbean(s: Discovery, seat: i64) -> None:
    """The auction's first place: one of the counters, its coins, and a colonist there (appendix I)."""
    turn_up(s, seat, CARIBBEAN, BY_AUCTION)
