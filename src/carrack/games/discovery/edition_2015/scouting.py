"""2015, a variant: before placing a worker one may pay to look at a counter, or at the top card (5.5 V13).

What was seen is known to that seat alone; that it looked, and where, everybody sees.
"""

from __future__ import annotations

from mypy_extensions import i64

from carrack.core.actions import Actions
from carrack.core.reasons import ALLOWED
from carrack.core.state import NATURE, Chance, Step
from carrack.games.discovery.chapters import expedition
from carrack.games.discovery.edition_2015 import deck
from carrack.games.discovery.edition_2015.events import (
    CARD_LAID,
    COST_SCOUT,
    SAW_CARD,
    SAW_COUNTER,
    SCOUTED,
    SCOUTED_DECK,
)
from carrack.games.discovery.edition_2015.facts import SCOUT_PRICE
from carrack.games.discovery.edition_2015.reasons import KNOWN_ALREADY, NO_CARDS, NO_SCOUTS
from carrack.games.discovery.edition_2015.verbs import CARD_ON_TOP, SCOUT, SCOUT_DECK, VERBS_2015
from carrack.games.discovery.pieces import pay, see_counter
from carrack.games.discovery.state import FACE_DOWN, HAND, OPEN, Discovery
from carrack.games.discovery.tables.facts import AGE_OF_TURN, REGION_NAMES, REGIONS
from carrack.games.discovery.tables.frames import SCOUT_REGION, SCOUTING, WHOSE
from carrack.games.discovery.tables.questions import ASK_CARD_PLACE, ASK_PLACE, ASK_SCOUT, ASK_SCOUT_CARD, PLACING
from carrack.games.discovery.tables.reasons import COUNTERS_FIRST, DISCOVERED_ALREADY, TOO_LITTLE_MONEY
from carrack.games.discovery.tables.verbs import CARD_COMES, COUNTER_COMES, TOO_STRONG


def price_of_scout(s: Discovery) -> i64:
    """1, 2 or 3 dollars by age."""
    return SCOUT_PRICE[AGE_OF_TURN[s.round]]


def why_not(s: Discovery, seat: i64, action: i64) -> i64:
    if not s.rules.scouting:
        return NO_SCOUTS
    if action == SCOUT_DECK:
        if s.regions_left():
            return COUNTERS_FIRST
        if not expedition.deck_left(s):
            return NO_CARDS
    else:
        region = action - SCOUT
        if s.is_open(region):
            return DISCOVERED_ALREADY
        if (s.seen_by[region] >> seat) & 1:
            return KNOWN_ALREADY
    return ALLOWED if s.money[seat] >= price_of_scout(s) else TOO_LITTLE_MONEY


def ask(s: Discovery, seat: i64, out: Actions) -> None:
    """Among the answers of a placement."""
    if s.money[seat] < price_of_scout(s):
        return
    counter = s.counter
    seen_by = s.seen_by
    left = False
    for region in range(REGIONS):
        if counter[region] != OPEN:
            left = True
            if (seen_by[region] >> seat) & 1 == 0:
                out.add(SCOUT + region)
    if not left and expedition.deck_left(s):
        out.add(SCOUT_DECK)


def prices(s: Discovery, seat: i64) -> dict[str, int]:
    """What a look at a counter costs now, and one at the top card; 0 where there is nothing to look at."""
    looks = Actions()
    if s.rules.scouting:
        ask(s, seat, looks)
    cards = looks.n > 0 and looks.items[0] == SCOUT_DECK
    price = int(price_of_scout(s)) if looks.n > 0 else 0
    return {"counter_price": 0 if cards else price, "card_price": price if cards else 0}


def begin(s: Discovery, seat: i64, action: i64) -> None:
    pay(s, seat, price_of_scout(s), COST_SCOUT)
    s.actor = NATURE
    if action == SCOUT_DECK:
        s.tell(SCOUTED_DECK, seat)
        s.step = ASK_SCOUT_CARD
    else:
        s.tell(SCOUTED, seat, action - SCOUT)
        s.push(SCOUTING, seat, action - SCOUT, 0)
        s.step = ASK_SCOUT


def go_back(s: Discovery, seat: i64) -> None:
    """To the placement that one was about to make."""
    s.actor = seat
    s.step = ASK_PLACE


def is_time_to_scout(s: Discovery) -> bool:
    """Whether the seat whose placement it is may be looking around."""
    return s.stage == PLACING and s.rules.scouting and s.crowd(HAND, s.active) > 0


class ScoutCounter(Chance[Discovery]):
    """Which counter lies there, for the eyes of one seat."""

    def __init__(self) -> None:
        super().__init__("scout", "options.scouting", VERBS_2015.spans("counter-comes"))

    def weight(self, s: Discovery, action: i64) -> i64:
        if action == TOO_STRONG:
            return 0
        counter = action - COUNTER_COMES
        here = s.counter[s.frame(SCOUT_REGION)]
        if here == FACE_DOWN:
            return s.counters[counter]
        return 1 if counter == here else 0

    def answer(self, s: Discovery, action: i64) -> None:
        seat = s.frame(WHOSE)
        region = s.frame(SCOUT_REGION)
        counter = action - COUNTER_COMES
        s.pop()
        if s.counter[region] == FACE_DOWN:
            see_counter(s, counter)
            s.counter[region] = counter
        s.seen_by[region] |= 1 << seat
        s.tell_some(1 << seat, SAW_COUNTER, seat, region, counter)
        go_back(s, seat)

    def address(self, s: Discovery) -> str:
        region = s.frame(SCOUT_REGION)
        if s.counter[region] == FACE_DOWN:
            return f"counter/{s.looks + 1}"
        return f"counter/{REGION_NAMES[region]}/turn {s.round}/seat {s.frame(WHOSE)}/scout"

    def audience(self, s: Discovery) -> i64:
        return 1 << s.frame(WHOSE)

    def details(self, s: Discovery) -> dict[str, object]:
        return {"explorer": int(s.frame(WHOSE)), "region": REGION_NAMES[s.frame(SCOUT_REGION)]}

    def stands(self, s: Discovery) -> bool:
        return is_time_to_scout(s) and s.frame(WHOSE) == s.active


class ScoutCard(Chance[Discovery]):
    """Which card lies on top, for the eyes of one seat."""

    def __init__(self) -> None:
        super().__init__("scout-card", "options.scouting", VERBS_2015.spans("card-comes"))

    def weight(self, s: Discovery, action: i64) -> i64:
        return deck.weight_of(s, action - CARD_COMES)

    def answer(self, s: Discovery, action: i64) -> None:
        seat = s.active
        deck.look(s, seat, action - CARD_COMES)
        s.tell_some(1 << seat, SAW_CARD, seat, action - CARD_COMES)
        s.actor = seat
        s.step = ASK_CARD_PLACE

    def address(self, s: Discovery) -> str:
        return f"card/scout/{s.scouts + 1}"

    def audience(self, s: Discovery) -> i64:
        return 1 << s.active

    def details(self, s: Discovery) -> dict[str, object]:
        return {"explorer": int(s.active)}

    def stands(self, s: Discovery) -> bool:
        return is_time_to_scout(s) and not s.regions_left()


class CardPlace(Step[Discovery]):
    """The card goes back on top or to the bottom: where, everybody sees."""

    def __init__(self) -> None:
        super().__init__("card-place", "options.scouting", VERBS_2015.spans("card-on-top", "card-below"))

    def answer(self, s: Discovery, action: i64) -> None:
        if action == CARD_ON_TOP:
            s.tell(CARD_LAID, s.actor, 0)
        else:
            s.tell(CARD_LAID, s.actor, 1)
            deck.put_below(s)
        go_back(s, s.actor)

    def stands(self, s: Discovery) -> bool:
        looked = s.actor == s.active and (s.top_seen >> s.actor) & 1 != 0
        return looked and is_time_to_scout(s) and not s.regions_left()
