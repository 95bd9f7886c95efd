"""What can never be otherwise, whatever is played: nothing is made, nothing is lost, nothing lies in two places."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.core.state import OVER
from carrack.games.endeavor import boards, state
from carrack.games.endeavor.laws import questions
from carrack.games.endeavor.solo import laws as solo_laws
from carrack.games.endeavor.tables.decks import CARD_SYMBOLS, CARDS, DECK_SIZE, FIRST_SLAVERY
from carrack.games.endeavor.tables.facts import (
    BUILDING_COPIES,
    BUILDING_LEVEL,
    BUILDING_SYMBOLS,
    BUILDINGS,
    COLONIAL_HOUSE,
    COLUMNS,
    DISCS,
    FIRST_TILE,
    ROUNDS,
    ROWS,
    SOURCES_OF_DEEDS,
    STATUS,
    TOKEN_COPIES,
    TOKENS,
    TOP_LEVEL,
)
from carrack.games.endeavor.tables.map import (
    CIRCLES,
    CITIES,
    CITY_REGION,
    EUROPE,
    REGIONS,
    ROUTE_CIRCLES,
    ROUTE_ONE,
    ROUTE_OTHER,
    ROUTES,
    SPACE_CIRCLES,
    SPACES,
    TRACK_FIRST,
    TRACK_SIZE,
)
from carrack.games.endeavor.tables.questions import BUILDING, CHECKING, DEALING


def broken(s: state.Endeavor) -> list[str]:
    """Every law that does not hold. First what the others rely on."""
    found: list[str] = []
    _check_pointers(s, found)
    _check_ranges(s, found)
    if not found:
        _check_tracks(s, found)
        _check_presence(s, found)
        _check_tokens(s, found)
        _check_discs(s, found)
        _check_cards(s, found)
        _check_tiles(s, found)
        _check_symbols(s, found)
    if not found:
        solo_laws.check(s, found)
    if not found and s.actor != OVER:
        questions.check(s, found)
    return found


def _check_pointers(s: state.Endeavor, found: list[str]) -> None:
    everyone: i64 = (1 << s.seats) - 1
    if s.seats != s.rules.seats or not 0 <= s.turn < s.seats or s.turns < 0 or not -1 <= s.first < s.seats:
        found.append(f"seats {s.seats}, turn {s.turn} of {s.turns}, first player {s.first}")
    if not 0 <= s.round <= ROUNDS or not DEALING <= s.stage <= CHECKING or (s.round == 0) != (s.stage < BUILDING):
        found.append(f"round {s.round}, stage {s.stage}")
    if not 0 <= s.go <= CIRCLES or not 0 <= s.abolished <= 1 or not 0 <= s.due <= STATUS + 1:
        found.append(f"go {s.go}, abolished {s.abolished}, due {s.due}")
    if s.passed & ~everyone or s.recheck & ~everyone or s.recheck & ~s.passed:
        found.append(f"passed {s.passed}, checked again {s.recheck}")
    if not -1 <= s.source < SOURCES_OF_DEEDS or not 0 <= s.done <= 3 or not -1 <= s.place < 8:
        found.append(f"action of {s.source}, done {s.done}, at {s.place}")
    if s.actor == OVER and (s.round != ROUNDS or s.stage != CHECKING):
        found.append(f"over in round {s.round}")


def is_colour(s: state.Endeavor, colour: i64) -> bool:
    if colour == state.NEUTRAL:
        return s.rules.neutrals > 0
    return 0 <= colour < (5 if s.rules.solo else s.seats)


def _check_ranges(s: state.Endeavor, found: list[str]) -> None:
    for circle in range(CIRCLES):
        if not state.NO_TOKEN <= s.tokens[circle] < TOKENS:
            found.append(f"circle {circle}: token {s.tokens[circle]}")
            return
    for city in range(CITIES):
        if s.city[city] != state.NOBODY and not is_colour(s, s.city[city]):
            found.append(f"city {city}: disc {s.city[city]}")
            return
    for space in range(SPACES):
        disc = s.track[space]
        if disc != state.NOBODY and disc != state.CLOSED and not is_colour(s, disc):
            found.append(f"space {space}: disc {disc}")
            return
    for region in range(REGIONS):
        if not 0 <= s.filled[region] <= TRACK_SIZE[region]:
            found.append(f"region {region}: {s.filled[region]} spaces filled")
            return
    for i in range(len(s.hands)):
        if s.hands[i] < 0:
            found.append(f"tokens: {s.hands[i]} at {i}")
            return
    for i in range(len(s.built)):
        if not 0 <= s.manned[i] <= s.built[i] or not 0 <= s.built[i] <= BUILDING_COPIES[i % BUILDINGS]:
            found.append(f"building {i % BUILDINGS}: {s.manned[i]} discs on {s.built[i]} of seat {i // BUILDINGS}")
            return
    for seat in range(s.seats):
        if s.reserve[seat] < 0 or s.harbour[seat] < 0 or s.neutral_reserve[seat] < 0 or s.neutral_harbour[seat] < 0:
            found.append(f"seat {seat}: a debt of discs")


def _check_tracks(s: state.Endeavor, found: list[str]) -> None:
    """Filled from the far end without a gap, the closed spaces first; a token lies on every free space."""
    dealt = s.stage != DEALING
    for region in range(1, REGIONS):
        first = TRACK_FIRST[region]
        closed: i64 = 0
        for space in range(TRACK_SIZE[region]):
            disc = s.track[first + space]
            free = space >= s.filled[region]
            if (disc == state.NOBODY) != free:
                found.append(f"region {region}: disc {disc} on space {space + 1}")
            if disc == state.CLOSED:
                closed += 1
                if closed != space + 1:
                    found.append(f"region {region}: space {space + 1} is closed behind a disc")
            if dealt and (s.tokens[SPACE_CIRCLES + first + space] == state.NO_TOKEN) == free:
                found.append(f"region {region}: the token of space {space + 1}")
        if closed > s.rules.closed_most:
            found.append(f"region {region}: {closed} closed spaces")


def _check_presence(s: state.Endeavor, found: list[str]) -> None:
    """What is said to be in a region is there; cities hold discs only where it is open."""
    for region in range(REGIONS):
        for colour in range(state.COLOURS):
            beside = s.beside[region * state.COLOURS + colour]
            discs = beside
            if beside < 0 or (beside > 0 and (region == EUROPE or not s.is_open(region) or not is_colour(s, colour))):
                found.append(f"region {region}: {beside} discs of {colour} beside the track")
            for space in range(TRACK_FIRST[region], TRACK_FIRST[region] + TRACK_SIZE[region]):
                if s.track[space] == colour:
                    discs += 1
            for city in range(CITIES):
                if CITY_REGION[city] == region and s.city[city] == colour:
                    discs += 1
            if s.discs(region, colour) != discs:
                found.append(f"region {region}: {s.discs(region, colour)} discs of {colour} are said to be there")
    for city in range(CITIES):
        if s.city[city] != state.NOBODY and not s.is_open(CITY_REGION[city]):
            found.append(f"city {city}: a disc, and the region is not open")


def _check_tokens(s: state.Endeavor, found: list[str]) -> None:
    """Every token is in one place. Who holds a city or a route has taken its token."""
    for token in range(TOKENS):
        total: i64 = 0
        for board in range(s.rules.boards + 1):
            total += s.hands[board * TOKENS + token]
        on_board: i64 = 0
        for circle in range(CIRCLES):
            if s.tokens[circle] == token:
                on_board += 1
        if s.stage == DEALING:
            if on_board != total or total > TOKEN_COPIES[token]:
                found.append(f"token {token}: {on_board} on the board, {total} dealt")
        elif on_board + total != TOKEN_COPIES[token]:
            found.append(f"token {token}: {on_board} on the board, {total} elsewhere")
    if s.stage == DEALING:
        for circle in range(CIRCLES):
            if (s.tokens[circle] == state.NO_TOKEN) != (circle >= s.go):
                found.append(f"circle {circle}: token {s.tokens[circle]}, {s.go} are dealt")
        return
    bare: i64 = 0
    for city in range(CITIES):
        if s.city[city] == state.NOBODY and s.tokens[city] == state.NO_TOKEN:
            bare += 1
        if s.city[city] != state.NOBODY and s.tokens[city] != state.NO_TOKEN:
            found.append(f"city {city}: a disc and a token")
    if bare > (1 if s.rules.solo else 0):
        found.append(f"{bare} cities with neither disc nor token")
    for route in range(ROUTES):
        holder = s.city[ROUTE_ONE[route]]
        held = holder >= 0 and holder != state.NEUTRAL and holder == s.city[ROUTE_OTHER[route]]
        if held and s.tokens[ROUTE_CIRCLES + route] != state.NO_TOKEN and s.round > 0:
            found.append(f"route {route}: held, and its token still there")


def _check_discs(s: state.Endeavor, found: list[str]) -> None:
    """Thirty of each seat; no neutral disc came from nowhere."""
    for seat in range(s.seats):
        discs = s.reserve[seat] + s.harbour[seat]
        for building in range(seat * BUILDINGS, (seat + 1) * BUILDINGS):
            discs += s.manned[building]
        for region in range(REGIONS):
            discs += s.discs(region, seat)
        if discs != DISCS:
            found.append(f"seat {seat}: {discs} discs")
    neutral: i64 = 0
    for seat in range(s.seats):
        neutral += s.neutral_reserve[seat] + s.neutral_harbour[seat]
    for region in range(REGIONS):
        neutral += s.discs(region, state.NEUTRAL)
    if neutral > s.rules.neutrals * s.seats:
        found.append(f"{neutral} neutral discs")


def _is_holder(s: state.Endeavor, card: i64, holder: i64) -> bool:
    if holder == state.IN_STACK or 0 <= holder < s.rules.boards:
        return True
    if holder == state.GONE:
        return boards.is_governor(card) or (boards.is_slavery(card) and s.abolished == 1)
    if holder == state.LAID_ASIDE:
        return s.rules.solo and boards.is_governor(card)
    return boards.is_slavery(card) and 0 <= holder - state.FACE_DOWN < s.rules.boards


def _check_cards(s: state.Endeavor, found: list[str]) -> None:
    """A governor lies on his stack until the region opens; after abolition no Slavery card is face up."""
    for card in range(CARDS):
        if not _is_holder(s, card, s.cards[card]):
            found.append(f"card {card}: at {s.cards[card]}")
    for region in range(1, REGIONS):
        if (s.cards[boards.governor_of(region)] == state.IN_STACK) == s.is_open(region):
            found.append(f"region {region}: its governor is at {s.cards[boards.governor_of(region)]}")
    for card in range(FIRST_SLAVERY, FIRST_SLAVERY + DECK_SIZE):
        if s.abolished and -1 <= s.cards[card] < state.FACE_DOWN:
            found.append(f"card {card}: in play after abolition")


def _check_tiles(s: state.Endeavor, found: list[str]) -> None:
    """Every tile is in one place; nobody has two of the top level; a building a round."""
    for building in range(FIRST_TILE, BUILDINGS):
        total = s.stock[building]
        if total < 0:
            found.append(f"building {building}: {total} in stock")
        for seat in range(s.seats):
            total += s.owns(seat, building)
        for place in range(ROWS * COLUMNS):
            if s.display[place] == building:
                total += 1
        if BUILDING_LEVEL[building] < TOP_LEVEL:
            total += s.rules.tiles_removed
        if total != BUILDING_COPIES[building]:
            found.append(f"building {building}: {total} tiles")
    for seat in range(s.seats):
        count: i64 = 0
        top: i64 = 0
        for building in range(FIRST_TILE, BUILDINGS):
            count += s.owns(seat, building)
            if BUILDING_LEVEL[building] == TOP_LEVEL:
                top += s.owns(seat, building)
        if s.owns(seat, COLONIAL_HOUSE) != 1 or top > 1 or count > s.round:
            found.append(f"seat {seat}: {count} tiles in round {s.round}, {top} of the top level")


def _check_symbols(s: state.Endeavor, found: list[str]) -> None:
    """Brown tokens, cards face up and buildings."""
    for board in range(s.rules.boards):
        for status in range(STATUS):
            symbols: i64 = s.hands[board * TOKENS + status]
            for card in range(CARDS):
                if s.cards[card] == board:
                    symbols += CARD_SYMBOLS[card * STATUS + status]
            if board < s.seats:
                for building in range(BUILDINGS):
                    symbols += s.owns(board, building) * BUILDING_SYMBOLS[building * STATUS + status]
            if symbols != s.symbols[board * STATUS + status]:
                found.append(f"board {board}: {s.symbols[board * STATUS + status]} of status {status}, not {symbols}")
