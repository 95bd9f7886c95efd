"""Laws of the edition of 2015: nations and their powers, points bought, what is known of the deck."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.core.state import OVER
from carrack.games.discovery import state
from carrack.games.discovery.edition_2015.facts import ENGLAND, MAYFLOWER_MOST, NATION_USES, NATIONS, PORTUGAL
from carrack.games.discovery.renewal import line_of, resolved_in
from carrack.games.discovery.tables.facts import AGE_OF_TURN, AGES, CARDS, LAST_TURN_OF_AGE, SCHOOL_SLOTS, TURNS
from carrack.games.discovery.tables.questions import PREPARING, SCHOOL_STAGE, SCORING_STAGE
from carrack.games.discovery.tables.tiles import MAYFLOWER


def england_used(s: state.Discovery) -> bool:
    """Whether the dock may hold more than its open spaces."""
    for seat in range(s.seats):
        if s.nation[seat] == ENGLAND:
            return s.uses[seat] > 0
    return False


def check(s: state.Discovery, found: list[str]) -> None:
    _check_nations(s, found)
    _check_points(s, found)
    _check_ships(s, found)
    _check_resolved(s, found)
    if s.rules.scouting:
        _check_deck(s, found)
    elif s.top != state.IN_DECK or s.top_seen or s.scouts:
        found.append(f"deck: card {s.top} on top, {s.scouts} looks")


def _check_nations(s: state.Discovery, found: list[str]) -> None:
    taken: i64 = 0
    for seat in range(s.seats):
        nation = s.nation[seat]
        if not -1 <= nation < NATIONS or (nation >= 0 and (taken >> nation) & 1):
            found.append(f"seat {seat}: nation {nation}")
            return
        if (nation < 0 and s.rules.nations and s.round > 0) or (nation >= 0 and not s.rules.nations):
            found.append(f"seat {seat}: nation {nation} in turn {s.round}")
        most: i64 = 0
        if nation >= 0:
            taken |= 1 << nation
            most = (1 << AGES) - 1 if nation == PORTUGAL else NATION_USES[nation]
        if not 0 <= s.uses[seat] <= most or (nation == PORTUGAL and s.uses[seat] >> (AGE_OF_TURN[s.round] + 1)):
            found.append(f"seat {seat}: nation {nation} has used its power {s.uses[seat]} times")


def _check_points(s: state.Discovery, found: list[str]) -> None:
    """Points are bought when an age is scored; workers are counted for the Age of Reason in turn 8."""
    for seat in range(s.seats):
        for age in range(AGES):
            points = s.bought[seat * AGES + age]
            last = LAST_TURN_OF_AGE[age]
            over = s.round > last or (s.round == last and (s.stage == SCORING_STAGE or s.actor == OVER))
            if points < 0 or (points > 0 and not (s.rules.buy_points and over)):
                found.append(f"seat {seat}: {points} points bought in age {age + 1}")
        scholars = s.scholars[seat]
        counted = s.round == TURNS and s.stage >= SCHOOL_STAGE
        if not 0 <= scholars <= SCHOOL_SLOTS or (scholars > 0 and not counted):
            found.append(f"seat {seat}: {scholars} scholars in turn {s.round}")


def _check_ships(s: state.Discovery, found: list[str]) -> None:
    """The Mayflower's ships are its owner's own."""
    owner = s.holder(MAYFLOWER)
    most: i64 = s.ships[owner] if owner >= 0 else 0
    if not 0 <= s.sailing <= MAYFLOWER_MOST or s.sailing > most:
        found.append(f"mayflower: {s.sailing} ships of seat {owner} sail")
    if s.stage == PREPARING and s.round > 0:
        found.append(f"preparation in turn {s.round}")


def _check_resolved(s: state.Discovery, found: list[str]) -> None:
    """Whoever has had his turn is back in the supply."""
    first = line_of(s.stage)
    for place in range(first, first + resolved_in(s.stage, s.slot, s.step, first)):
        if s.line[place] != state.EMPTY:
            found.append(f"slot {place}: worker {s.line[place]} has had his turn")


def _check_deck(s: state.Discovery, found: list[str]) -> None:
    """A card whose place is known lies in one place, and somebody knows it."""
    seen: i64 = 0
    if not _is_known(s, s.top, s.top_seen, seen):
        found.append(f"deck: card {s.top} on top, seen by {s.top_seen}")
    if s.top != state.IN_DECK:
        seen |= 1 << s.top
    ended = False
    for i in range(CARDS):
        card = s.bottom[i]
        if not _is_known(s, card, s.bottom_seen[i], seen) or (ended and card != state.IN_DECK):
            found.append(f"deck: card {card} at the bottom, seen by {s.bottom_seen[i]}")
            return
        if card == state.IN_DECK:
            ended = True
        else:
            seen |= 1 << card
    if s.scouts < 0 or (seen and s.regions_left()):
        found.append(f"deck: {s.scouts} looks, cards known: {seen}")


def _is_known(s: state.Discovery, card: i64, by: i64, elsewhere: i64) -> bool:
    """A card that lies there, known to somebody and nowhere else; or none."""
    if card == state.IN_DECK:
        return by == 0
    if not 0 <= card < CARDS or (elsewhere >> card) & 1 or s.cards[card] != state.IN_DECK:
        return False
    return 0 < by <= s.rules.everyone
