"""V. Discovery: expeditions against counters, then against the deck; and the discoveries that come free."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.core.actions import Actions
from carrack.core.reasons import ALLOWED
from carrack.core.state import NATURE, Chance, Step
from carrack.core.verbs import Verbs
from carrack.games.discovery import flow
from carrack.games.discovery.chapters import counters, windows
from carrack.games.discovery.edition_2015 import deck
from carrack.games.discovery.edition_2015.events import POWER_WORKED, SAILED_CHARTED
from carrack.games.discovery.edition_2015.facts import PORTUGAL, PORTUGUESE_NATIVES
from carrack.games.discovery.edition_2015.reasons import NO_CARDS, NOT_PORTUGAL, POWER_USED
from carrack.games.discovery.edition_2015.verbs import SAIL_CHARTED
from carrack.games.discovery.pieces import clear_zone, gain_money, might_of, move, strength_of
from carrack.games.discovery.state import CREW, EXPLORERS, IN_DECK, OPEN, Discovery
from carrack.games.discovery.tables.events import (
    CARD_DRAWN,
    DECLINED,
    DISCOVERED_BEYOND,
    FAILED_BEYOND,
    FOR_COINS,
    FOR_PLUNDER,
    SAILED,
    SAILED_BEYOND,
    TILE_WORKED,
)
from carrack.games.discovery.tables.facts import (
    AGE_OF_TURN,
    CARD_COINS,
    CARD_NATIVES,
    CARD_PLUNDER,
    CARDS,
    COUNTER_NATIVES,
    DISCOVERY,
    KINDS,
    REGIONS,
    SOLDIER,
)
from carrack.games.discovery.tables.questions import (
    ASK_CARD,
    ASK_CHART,
    ASK_EXPEDITION,
    BY_CHART,
    BY_EXPEDITION,
    DISCOVERY_STAGE,
    SCHOOL_STAGE,
)
from carrack.games.discovery.tables.reasons import (
    COUNTERS_FIRST,
    DISCOVERED_ALREADY,
    NO_SUCH_EXPLORER,
    NOBODY_ABOARD,
    SOMEBODY_ABOARD,
)
from carrack.games.discovery.tables.tiles import NEW_WORLD_CARTOGRAPHY
from carrack.games.discovery.tables.verbs import (
    CARD_COMES,
    ENLIST,
    KEEP_CHART,
    SAIL,
    SAIL_BEYOND,
    STAY,
    USE_CHART,
    VERBS,
    WORKER_NAMES,
)

# Making up an expedition.


def next_expedition(s: Discovery) -> None:
    """One expedition a turn for each seat with workers in the box, in turn order (5.2 D7)."""
    if s.slot < 0 and windows.asks(s):
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


def why_not_charted(s: Discovery, seat: i64) -> i64:
    """Portugal sails to a card once in each age, whatever lies on the map (5.5 V7)."""
    if not s.is_nation(seat, PORTUGAL):
        return NOT_PORTUGAL
    if (s.uses[seat] >> AGE_OF_TURN[s.round]) & 1:
        return POWER_USED
    if not deck_left(s):
        return NO_CARDS
    return ALLOWED if s.crowd(CREW, seat) > 0 else NOBODY_ABOARD


class Expedition(Step[Discovery]):
    """Pick the workers one by one, then where they sail; or nobody sails and all stay (5.2 D1, D8)."""

    def __init__(self, verbs: Verbs) -> None:
        names = ["enlist", "sail", "sail-beyond", "stay"]
        if "sail-charted" in verbs.by_name:
            names.append("sail-charted")
        super().__init__("expedition", "discovery.workers", verbs.spans(*names))

    def rule_of(self, action: i64) -> str:
        return "nations.portugal" if action == SAIL_CHARTED else self.rule

    def why_not(self, s: Discovery, action: i64) -> i64:
        """With neither counters nor cards left nobody is asked."""
        if action < SAIL:
            return ALLOWED if s.count(EXPLORERS, s.actor, action - ENLIST) > 0 else NO_SUCH_EXPLORER
        if action == SAIL_CHARTED:
            return why_not_charted(s, s.actor)
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
        if s.rules.nations and why_not_charted(s, seat) == ALLOWED:
            out.add(SAIL_CHARTED)

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
        elif action == SAIL_CHARTED:
            s.uses[seat] |= 1 << AGE_OF_TURN[s.round]
            s.item = 1
            s.tell(POWER_WORKED, seat, PORTUGAL)
            s.tell(SAILED_CHARTED, seat, strength_of(s, seat))
            s.actor = NATURE
            s.step = ASK_CARD
        else:
            s.tell(SAILED, seat, action - SAIL, strength_of(s, seat))
            counters.turn_up(s, seat, action - SAIL, BY_EXPEDITION)

    def idle(self, s: Discovery, action: i64) -> bool:
        """Against a counter that one knows to be too strong; where no survivors return it would at least be gone."""
        region = action - SAIL
        if not 0 <= region < REGIONS or s.rules.no_survivors or not counters.is_known(s, s.actor, region):
            return False
        return might_of(s, s.actor) < COUNTER_NATIVES[s.counter[region]]

    def details(self, s: Discovery) -> dict[str, object]:
        return {"strength": int(strength_of(s, s.actor)), "waiting": int(s.crowd(EXPLORERS, s.actor))}

    def stands(self, s: Discovery) -> bool:
        seat = s.actor
        return s.stage == DISCOVERY_STAGE and 0 <= s.slot < s.seats and s.order[s.slot] == seat and s.active == seat

    def why_details(self, s: Discovery, action: i64, reason: i64) -> dict[str, object]:
        if reason == NO_SUCH_EXPLORER:
            return {"worker": WORKER_NAMES[action - ENLIST]}
        return {"regions": int(s.closed_regions())} if reason == COUNTERS_FIRST else {}


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
        counters.turn_up(s, s.actor, action - USE_CHART, BY_CHART)

    def stands(self, s: Discovery) -> bool:
        return not s.is_spent(NEW_WORLD_CARTOGRAPHY) and s.owns(s.actor, NEW_WORLD_CARTOGRAPHY) > 0


# The deck.


class DrawCard(Chance[Discovery]):
    """The top card, once all regions are discovered: any that nobody has won (5.2 D9, D10).

    With `item` 1 it is Portugal's by its power: then the natives are three.
    """

    def __init__(self) -> None:
        super().__init__("card", "discovery.deck", VERBS.spans("card-comes"))

    def weight(self, s: Discovery, action: i64) -> i64:
        card = action - CARD_COMES
        if s.rules.scouting:
            return deck.weight_of(s, card)
        return 1 if s.cards[card] == IN_DECK else 0

    def answer(self, s: Discovery, action: i64) -> None:
        card = action - CARD_COMES
        seat = s.active
        strength = strength_of(s, seat)
        might = might_of(s, seat)
        natives = PORTUGUESE_NATIVES if s.item > 0 else CARD_NATIVES[card]
        s.item = 0
        soldiers = s.count(CREW, seat, SOLDIER)
        clear_zone(s, CREW, seat)
        s.draws += 1
        s.tell(CARD_DRAWN, seat, card)
        if s.rules.scouting:
            deck.draw(s, might < natives)
        if might >= natives:
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

    def stands(self, s: Discovery) -> bool:
        reached = not s.regions_left() or (s.rules.nations and s.item == 1)
        return s.stage == DISCOVERY_STAGE and reached and s.crowd(CREW, s.active) > 0
