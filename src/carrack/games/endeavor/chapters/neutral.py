"""Neutral discs and closed spaces: the two-player variant, and the one for three that it brings along."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.core.actions import Actions
from carrack.core.reasons import ALLOWED
from carrack.core.state import Step
from carrack.games.endeavor import flow
from carrack.games.endeavor.chapters import actions
from carrack.games.endeavor.chapters.cities import occupy
from carrack.games.endeavor.chapters.ship import ship
from carrack.games.endeavor.pieces import drop_token
from carrack.games.endeavor.state import CLOSED, NEUTRAL, NO_TOKEN, NOBODY, Endeavor
from carrack.games.endeavor.tables.events import NEUTRAL_CAME, SPACE_CLOSED
from carrack.games.endeavor.tables.facts import DEED_ONE, DEED_OTHER, DRAW_DEED, PAY_DEED
from carrack.games.endeavor.tables.map import CITY_REGION, FIRST_CITY, REGIONS, SPACE_CIRCLES, TRACK_FIRST
from carrack.games.endeavor.tables.questions import ACTING, ASK_CLOSE, ASK_NEUTRAL, CLOSING
from carrack.games.endeavor.tables.reasons import CITY_TAKEN, OTHER_REGION, REGION_CLOSED, TRACK_CLOSED_ENOUGH
from carrack.games.endeavor.tables.verbs import CLOSE, NEUTRAL_NOT, NEUTRAL_OCCUPY, NEUTRAL_SHIP, VERBS

# Closing spaces.


def begin_closing(s: Endeavor) -> None:
    """One space of every track where the variant says so; then the players close some, one at a time."""
    for _ in range(s.rules.closed_each):
        for region in range(1, REGIONS):
            close_space(s, region)
    s.stage = CLOSING
    next_closing(s)


def close_space(s: Endeavor, region: i64) -> None:
    """The farthest space that is still open; its token leaves the game."""
    place = TRACK_FIRST[region] + s.filled[region]
    token = s.tokens[SPACE_CIRCLES + place]
    s.track[place] = CLOSED
    s.filled[region] += 1
    s.tokens[SPACE_CIRCLES + place] = NO_TOKEN
    drop_token(s, token)
    s.tell(SPACE_CLOSED, region, token)


def next_closing(s: Endeavor) -> None:
    if s.go == s.rules.closed_more:
        flow.begin_round(s)
        return
    s.new_turn((s.first + s.rules.closer + s.go) % s.seats)
    s.actor = s.turn
    s.step = ASK_CLOSE


class Close(Step[Endeavor]):
    """A player names a track: its farthest open space is closed (variants, set-up)."""

    def __init__(self) -> None:
        super().__init__("close", "neutral.closing", VERBS.spans("close"))

    def why_not(self, s: Endeavor, action: i64) -> i64:
        return ALLOWED if s.filled[action - CLOSE + 1] < s.rules.closed_most else TRACK_CLOSED_ENOUGH

    def answer(self, s: Endeavor, action: i64) -> None:
        close_space(s, action - CLOSE + 1)
        s.go += 1
        next_closing(s)

    def details(self, s: Endeavor) -> dict[str, object]:
        return {"spaces": int(s.rules.closed_more - s.go)}

    def stands(self, s: Endeavor) -> bool:
        closer = (s.first + s.rules.closer + s.go) % s.seats
        return s.stage == CLOSING and s.go < s.rules.closed_more and s.actor == closer

    def why_details(self, s: Endeavor, action: i64, reason: i64) -> dict[str, object]:
        return {"spaces": int(s.rules.closed_most)} if reason == TRACK_CLOSED_ENOUGH else {}


# Coming in.


def come_in(s: Endeavor) -> None:
    """After the salaries: a neutral disc for everybody who has not the most discs in his harbour, if he has one."""
    if s.rules.neutrals == 0:
        return
    most: i64 = 0
    for seat in range(s.seats):
        discs = s.harbour[seat] + s.neutral_harbour[seat]
        if discs > most:
            most = discs
    for i in range(s.seats):
        seat = (s.first + i) % s.seats
        if s.harbour[seat] + s.neutral_harbour[seat] < most and s.neutral_reserve[seat] > 0:
            s.neutral_reserve[seat] -= 1
            s.neutral_harbour[seat] += 1
            s.tell(NEUTRAL_CAME, seat)


# Playing one.


def offer(s: Endeavor, seat: i64) -> None:
    """After the whole of one's own action, if discs were placed or a card was drawn; otherwise the turn is over."""
    if s.neutral_harbour[seat] > 0 and s.done != 0 and deed_done(s) != PAY_DEED:
        s.step = ASK_NEUTRAL
    else:
        flow.end_turn(s)


def deed_done(s: Endeavor) -> i64:
    """What was done, or the last part of it."""
    return DEED_OTHER[s.source] if s.done & 2 else DEED_ONE[s.source]


def why_not_neutral(s: Endeavor, region: i64) -> i64:
    """Where one's own action took place; after a draw anywhere."""
    return ALLOWED if deed_done(s) == DRAW_DEED or region == s.place else OTHER_REGION


class Neutral(Step[Endeavor]):
    """A neutral disc ships or occupies, or stays in the harbour (variants, neutral discs)."""

    def __init__(self) -> None:
        super().__init__("neutral", "neutral.play", VERBS.spans("neutral-ship", "neutral-occupy", "neutral-not"))

    def why_not(self, s: Endeavor, action: i64) -> i64:
        if action == NEUTRAL_NOT:
            return ALLOWED
        if action < NEUTRAL_OCCUPY:
            return why_not_neutral(s, action - NEUTRAL_SHIP + 1)
        city = action - NEUTRAL_OCCUPY
        reason = why_not_neutral(s, CITY_REGION[city])
        if reason != ALLOWED:
            return reason
        if not s.is_open(CITY_REGION[city]):
            return REGION_CLOSED
        return ALLOWED if s.city[city] == NOBODY else CITY_TAKEN

    def ask(self, s: Endeavor, out: Actions) -> None:
        for region in range(1, REGIONS):
            if why_not_neutral(s, region) == ALLOWED:
                out.add(NEUTRAL_SHIP + region - 1)
        for region in range(REGIONS):
            if why_not_neutral(s, region) == ALLOWED and s.is_open(region):
                for city in range(FIRST_CITY[region], FIRST_CITY[region + 1]):
                    if s.city[city] == NOBODY:
                        out.add(NEUTRAL_OCCUPY + city)
        out.add(NEUTRAL_NOT)

    def answer(self, s: Endeavor, action: i64) -> None:
        seat = s.actor
        if action != NEUTRAL_NOT:
            s.neutral_harbour[seat] -= 1
            if action < NEUTRAL_OCCUPY:
                ship(s, NEUTRAL, seat, action - NEUTRAL_SHIP + 1)
            else:
                occupy(s, NEUTRAL, seat, action - NEUTRAL_OCCUPY)
        flow.end_turn(s)

    def details(self, s: Endeavor) -> dict[str, object]:
        return {"discs": int(s.neutral_harbour[s.actor])}

    def stands(self, s: Endeavor) -> bool:
        return s.stage == ACTING and s.neutral_harbour[s.actor] > 0 and s.done > 0

    def why_details(self, s: Endeavor, action: i64, reason: i64) -> dict[str, object]:
        return actions.why_no_deed(s, action, reason)
