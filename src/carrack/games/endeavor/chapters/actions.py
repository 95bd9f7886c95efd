"""4. Actions: activate a building or spend a token, then do what it allows; or pass."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.core.actions import Actions
from carrack.core.reasons import ALLOWED
from carrack.core.state import Step
from carrack.games.endeavor import flow
from carrack.games.endeavor.boards import count_manned
from carrack.games.endeavor.chapters import cards, neutral
from carrack.games.endeavor.chapters.cities import (
    attack,
    can_attack,
    can_occupy,
    list_attack,
    list_occupy,
    occupy,
    why_not_attack,
    why_not_occupy,
)
from carrack.games.endeavor.chapters.ship import ship, why_not_ship
from carrack.games.endeavor.pieces import bring_home, drop_token, man
from carrack.games.endeavor.state import Endeavor
from carrack.games.endeavor.tables.decks import CARD_VALUE, DECK_REGION, DECKS
from carrack.games.endeavor.tables.events import ACTIVATED, LEFT, PAID, PASSED, SPENT
from carrack.games.endeavor.tables.facts import (
    ATTACK_DEED,
    ATTACK_DISCS,
    BLUE,
    BLUE_NAMES,
    BROWN,
    BUILDING_NAMES,
    BUILDINGS,
    BY_TOKEN,
    COLONIAL_HOUSE,
    DEED_BOTH,
    DEED_ONE,
    DEED_OTHER,
    DEEDS,
    DRAW_DEED,
    NO_DEED,
    OCCUPY_DEED,
    PAY_DEED,
    SHIP_DEED,
    TOKENS,
)
from carrack.games.endeavor.tables.map import CITY_REGION, EUROPE, REGION_NAMES, REGIONS
from carrack.games.endeavor.tables.questions import ACTING, ASK_WORK
from carrack.games.endeavor.tables.reasons import (
    BUILDING_USED,
    DEED_DONE,
    HARBOUR_EMPTY,
    NO_ACTIVATION_SPACE,
    NO_DISC_ON_BUILDING,
    NO_SUCH_BUILDING,
    NO_SUCH_TOKEN,
    NOT_ITS_DEED,
    NOTHING_TO_SPEND_ON,
    OTHER_REGION,
    OTHER_STACK,
    PAYS_ITSELF,
    TOKENS_ARE_USED,
    TOO_FEW_DISCS,
    TOO_LITTLE_PRESENCE,
)
from carrack.games.endeavor.tables.verbs import ACTIVATE, ATTACK, DRAW, LEAVE, OCCUPY, PASS, PAY, SHIP, SPEND, VERBS

# A turn.


def why_not_activate(s: Endeavor, seat: i64, building: i64) -> i64:
    """A disc for an empty activation space of an own building; what follows may be left out."""
    if DEED_ONE[building] == NO_DEED:
        return NO_ACTIVATION_SPACE
    own = seat * BUILDINGS + building
    if s.built[own] == 0:
        return NO_SUCH_BUILDING
    if s.manned[own] == s.built[own]:
        return BUILDING_USED
    return ALLOWED if s.harbour[seat] > 0 else HARBOUR_EMPTY


def can_do(s: Endeavor, seat: i64, deed: i64) -> bool:
    """Whether there is anything to do a deed to."""
    if deed == SHIP_DEED:
        return why_not_ship(s, seat) == ALLOWED
    if deed == OCCUPY_DEED:
        return can_occupy(s, seat)
    if deed == ATTACK_DEED:
        return can_attack(s, seat)
    if deed == DRAW_DEED:
        return cards.can_draw(s, seat)
    return deed == PAY_DEED and count_manned(s, seat) > 0


def why_not_spend(s: Endeavor, seat: i64, blue: i64) -> i64:
    """A token is not thrown away: one of its actions must be possible."""
    if s.hands[seat * TOKENS + BROWN + blue] == 0:
        return NO_SUCH_TOKEN
    if can_do(s, seat, DEED_ONE[BY_TOKEN + blue]) or can_do(s, seat, DEED_OTHER[BY_TOKEN + blue]):
        return ALLOWED
    return NOTHING_TO_SPEND_ON


class Act(Step[Endeavor]):
    """Activate, spend or pass (4. Actions)."""

    def __init__(self) -> None:
        super().__init__("act", "actions.turn", VERBS.spans("activate", "spend", "pass"))

    def rule_of(self, action: i64) -> str:
        if action == PASS:
            return "actions.pass"
        return "actions.spend" if action >= SPEND else "actions.activate"

    def why_not(self, s: Endeavor, action: i64) -> i64:
        if action == PASS:
            return ALLOWED
        if action >= SPEND:
            return why_not_spend(s, s.actor, action - SPEND)
        return why_not_activate(s, s.actor, action - ACTIVATE)

    def ask(self, s: Endeavor, out: Actions) -> None:
        seat = s.actor
        if s.harbour[seat] > 0:
            own = seat * BUILDINGS
            for building in range(BUILDINGS):
                if s.manned[own + building] < s.built[own + building] and DEED_ONE[building] != NO_DEED:
                    out.add(ACTIVATE + building)
        for blue in range(BLUE):
            if why_not_spend(s, seat, blue) == ALLOWED:
                out.add(SPEND + blue)
        out.add(PASS)

    def answer(self, s: Endeavor, action: i64) -> None:
        seat = s.actor
        if action == PASS:
            s.passed |= 1 << seat
            s.tell(PASSED, seat)
            if not cards.keep_limit(s, seat):
                flow.limit_kept(s)
            return
        if action >= SPEND:
            token = BROWN + action - SPEND
            s.hands[seat * TOKENS + token] -= 1
            drop_token(s, token)
            s.source = BY_TOKEN + action - SPEND
            s.tell(SPENT, seat, token)
        else:
            man(s, seat, action - ACTIVATE)
            s.source = action - ACTIVATE
            s.tell(ACTIVATED, seat, s.source)
        s.step = ASK_WORK

    def idle(self, s: Endeavor, action: i64) -> bool:
        """A disc for a building that can do nothing: all that is left then is to leave it."""
        if action >= SPEND:
            return False
        manned = s.clone()
        self.answer(manned, action)
        return manned.legal() == [LEAVE]

    def details(self, s: Endeavor) -> dict[str, object]:
        """Discs at hand, and kinds of tokens that can be spent: what cannot be done is not spoken of."""
        tokens = [blue for blue in range(BLUE) if why_not_spend(s, s.actor, blue) == ALLOWED]
        return {"discs": int(s.harbour[s.actor]), "tokens": len(tokens)}

    def stands(self, s: Endeavor) -> bool:
        return s.stage == ACTING and (s.passed >> s.actor) & 1 == 0


# The action.


def why_not_deed(s: Endeavor, deed: i64) -> i64:
    """Whether the building or token in hand still allows a deed: one of two, or each of both once."""
    source = s.source
    one = DEED_ONE[source]
    other = DEED_OTHER[source]
    if deed != one and deed != other:
        return NOT_ITS_DEED
    if s.done == 0:
        return ALLOWED
    return ALLOWED if deed == (other if s.done == 1 else one) else DEED_DONE


def why_not_pay(s: Endeavor, seat: i64, building: i64) -> i64:
    """Any own building with a disc, but the one whose action this is."""
    if building == s.source:
        return PAYS_ITSELF
    return ALLOWED if s.manned[seat * BUILDINGS + building] > 0 else NO_DISC_ON_BUILDING


def deed_of(action: i64) -> i64:
    if action < OCCUPY:
        return SHIP_DEED
    if action < ATTACK:
        return OCCUPY_DEED
    if action < DRAW:
        return ATTACK_DEED
    return DRAW_DEED if action < PAY else PAY_DEED


def region_of(action: i64) -> i64:
    """Where a ship, an occupation or an attack goes."""
    if action < OCCUPY:
        return action - SHIP + 1
    return CITY_REGION[action - OCCUPY] if action < ATTACK else CITY_REGION[action - ATTACK]


def why_no_deed(s: Endeavor, action: i64, reason: i64) -> dict[str, object]:
    """What a deed that is refused is worded with: what it needs and what there is."""
    if reason == TOO_FEW_DISCS:
        needed: i64 = ATTACK_DISCS if ATTACK <= action < DRAW else 1
        return {"needed": int(needed), "discs": int(s.harbour[s.actor])}
    if reason == TOO_LITTLE_PRESENCE:
        deck = action - DRAW
        return {"needed": int(CARD_VALUE[s.top(deck)]), "discs": int(s.discs(DECK_REGION[deck], s.actor))}
    if reason == NOT_ITS_DEED:
        return source_details(s)
    return {"region": REGION_NAMES[s.place]} if reason == OTHER_REGION else {}


class Work(Step[Endeavor]):
    """What an activated building or a spent token is used for (4. Actions)."""

    def __init__(self) -> None:
        super().__init__("work", "actions.parts", VERBS.spans("ship", "occupy", "attack", "draw", "pay", "leave"))

    def rule_of(self, action: i64) -> str:
        if action == LEAVE:
            return "actions.parts"
        deed = deed_of(action)
        if deed == SHIP_DEED:
            return "ship.track"
        if deed == OCCUPY_DEED:
            return "occupy.city"
        if deed == ATTACK_DEED:
            return "attack.city"
        return "draw.top" if deed == DRAW_DEED else "pay.building"

    def why_not(self, s: Endeavor, action: i64) -> i64:
        seat = s.actor
        if action == LEAVE:
            return ALLOWED if s.source < BY_TOKEN else TOKENS_ARE_USED
        deed = deed_of(action)
        reason = why_not_deed(s, deed)
        if reason != ALLOWED:
            return reason
        if deed == DRAW_DEED:
            if s.done != 0 and action - DRAW != s.place:
                return OTHER_STACK
            return cards.why_not_draw(s, seat, action - DRAW)
        if deed == PAY_DEED:
            return why_not_pay(s, seat, action - PAY)
        if s.done != 0 and region_of(action) != s.place:
            return OTHER_REGION
        if deed == SHIP_DEED:
            return why_not_ship(s, seat)
        if deed == OCCUPY_DEED:
            return why_not_occupy(s, seat, action - OCCUPY)
        return why_not_attack(s, seat, action - ATTACK)

    def ask(self, s: Endeavor, out: Actions) -> None:
        seat = s.actor
        if why_not_deed(s, SHIP_DEED) == ALLOWED and s.harbour[seat] > 0:
            if s.done != 0:
                if s.place != EUROPE:
                    out.add(SHIP + s.place - 1)
            else:
                for region in range(1, REGIONS):
                    out.add(SHIP + region - 1)
        if why_not_deed(s, OCCUPY_DEED) == ALLOWED:
            list_occupy(s, seat, s.place, OCCUPY, out)
        if why_not_deed(s, ATTACK_DEED) == ALLOWED:
            list_attack(s, seat, ATTACK, out)
        if why_not_deed(s, DRAW_DEED) == ALLOWED:
            for deck in range(DECKS):
                if (s.done == 0 or deck == s.place) and cards.why_not_draw(s, seat, deck) == ALLOWED:
                    out.add(DRAW + deck)
        if why_not_deed(s, PAY_DEED) == ALLOWED:
            for building in range(BUILDINGS):
                if why_not_pay(s, seat, building) == ALLOWED:
                    out.add(PAY + building)
        if s.source < BY_TOKEN:
            out.add(LEAVE)

    def idle(self, s: Endeavor, action: i64) -> bool:
        """To leave undone what one has paid for, where something can be done."""
        return action == LEAVE and s.done == 0 and len(s.legal()) > 1

    def answer(self, s: Endeavor, action: i64) -> None:
        seat = s.actor
        if action == LEAVE:
            s.tell(LEFT, seat)
            neutral.offer(s, seat)
            return
        deed = deed_of(action)
        do(s, seat, deed, action)
        if s.done != 0:
            s.done = 3
        else:
            s.done = 1 if deed == DEED_ONE[s.source] else 2
        if DEED_BOTH[s.source] and s.done != 3:
            return
        neutral.offer(s, seat)

    def details(self, s: Endeavor) -> dict[str, object]:
        return {**source_details(s), "deeds": deeds_left(s)}

    def stands(self, s: Endeavor) -> bool:
        """The building is his and a disc is on it; an action of two parts may be half done."""
        if s.stage != ACTING or (s.passed >> s.actor) & 1 == 1:
            return False
        if s.done == 3 or (s.done > 0) != (s.place >= 0) or (s.done > 0 and not DEED_BOTH[s.source]):
            return False
        if s.source >= BY_TOKEN:
            return True
        return DEED_ONE[s.source] != NO_DEED and s.manned[s.actor * BUILDINGS + s.source] > 0

    def why_details(self, s: Endeavor, action: i64, reason: i64) -> dict[str, object]:
        return why_no_deed(s, action, reason)


def source_details(s: Endeavor) -> dict[str, object]:
    """The building or the token whose action this is; the other of the two is not meant."""
    token = s.source - BY_TOKEN if s.source >= BY_TOKEN else 0
    building = COLONIAL_HOUSE if s.source >= BY_TOKEN else s.source
    return {
        "with": "token" if s.source >= BY_TOKEN else "building",
        "building": BUILDING_NAMES[building],
        "token": BLUE_NAMES[token],
    }


def deeds_left(s: Endeavor) -> str:
    """What it still allows, in one word for the sentence that asks: `ship-or-draw`, `then-occupy`."""
    one, other = DEEDS[DEED_ONE[s.source]], DEEDS[DEED_OTHER[s.source]]
    if s.done != 0:
        return f"then-{other if s.done == 1 else one}"
    if not other:
        return one
    return f"{one}-and-{other}" if DEED_BOTH[s.source] else f"{one}-or-{other}"


def do(s: Endeavor, seat: i64, deed: i64, action: i64) -> None:
    """The deed, its discs paid from the harbour."""
    if deed == SHIP_DEED:
        s.place = action - SHIP + 1
        s.harbour[seat] -= 1
        ship(s, seat, seat, s.place)
    elif deed == OCCUPY_DEED:
        s.place = CITY_REGION[action - OCCUPY]
        s.harbour[seat] -= 1
        occupy(s, seat, seat, action - OCCUPY)
    elif deed == ATTACK_DEED:
        s.place = CITY_REGION[action - ATTACK]
        s.harbour[seat] -= ATTACK_DISCS
        s.reserve[seat] += ATTACK_DISCS - 1
        attack(s, seat, action - ATTACK)
    elif deed == DRAW_DEED:
        s.place = action - DRAW
        if s.rules.solo:
            s.drew = 1
        cards.draw(s, seat, action - DRAW)
    else:
        bring_home(s, seat, action - PAY)
        s.tell(PAID, seat, action - PAY)
