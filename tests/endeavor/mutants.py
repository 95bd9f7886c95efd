"""What `make mutants` switches off in Endeavor, one at a time. `tools/mutants.py` says how to read it."""

from __future__ import annotations

import re

PACKAGE = "carrack/games/endeavor"

CHAPTERS = {
    "chapters/setup.py": ["test_setup.py"],
    "chapters/build.py": ["test_build.py"],
    "chapters/salaries.py": ["test_salaries.py"],
    "chapters/actions.py": ["test_actions.py"],
    "chapters/ship.py": ["test_ship.py"],
    "chapters/cities.py": ["test_cities.py"],
    "chapters/cards.py": ["test_cards.py"],
    "boards.py": ["test_cards.py", "test_build.py"],
    "chapters/neutral.py": ["test_neutral.py"],
    "chapters/scoring.py": ["test_scoring.py", "test_solo_result.py"],
    "solo/display.py": ["test_display.py"],
    "solo/setup.py": ["test_solo_setup.py"],
    "solo/opposition.py": [
        "test_opposition.py",
        "test_opposition_ships.py",
        "test_opposition_tokens.py",
        "test_opposition_cards.py",
    ],
    "solo/choices.py": ["test_opposition_cities.py", "test_opposition_ships.py", "test_opposition_cards.py"],
    "solo/cards.py": ["test_opposition_cards.py"],
    "pieces.py": ["test_opposition_tokens.py", "test_solo_setup.py", "test_actions.py"],
    "flow.py": ["test_build.py", "test_opposition.py"],
    "rules.py": ["test_neutral.py", "test_display.py"],
    "tables/facts.py": ["test_facts.py"],
    "tables/map.py": ["test_facts.py"],
    "tables/decks.py": ["test_facts.py"],
    "laws/laws.py": ["test_laws.py"],
    "rotation.py": ["test_match.py"],
}


def one_more(match: re.Match[str]) -> str:
    return str(int(match[0]) + 1)


RULES = r"(?!evaluate|view|.*laws|game|solo/choices).*\.py"

NUMBER = (
    r"^(ROUNDS|DISCS|CARD_SLOTS|TRACK_MOST|EMPTY_SLOT_GLORY|DISCS_PER_GLORY|SLAVERY_GLORY|ATTACK_DISCS|TWO_\w+|THREE_\w+"
    r"|NEUTRAL_GLORY|MARKERS_EACH|TRACK_DISCS_EACH|PLAYER_FIRST_ROUNDS): "
)

SWEEPS = [
    # what                      files          lines              text        becomes
    ("it is allowed", RULES, r"^\s+return (?!ALLOWED|WHY_)[A-Z_]+$", r"\b[A-Z_]+$", "ALLOWED"),
    ("a number", r"tables/facts\.py", NUMBER, r"(?<== )-?\d+", one_more),
    ("a symbol of a building", r"tables/facts\.py", r"^    Building\(", r"(?<= )[123](?=,  \d|, \")", "0"),
    ("a card", r"tables/decks\.py", r"^    Card\(", r"[1-6](?=, \"(web|rules)\")", "0"),
    ("a symbol of a card", r"tables/decks\.py", r"^    Card\(.*(governor|_3)", r"(?<=  )[1-4](?=,  \d)", "0"),
    ("copies of a token", r"tables/facts\.py", r"^    Token\(", r"\d+(?=, \"web\")", one_more),
    ("a city's glory", r"tables/map\.py", r"^    City\(\"(lima|nagasaki)", r"(?<=, )2(?=, )", "1"),
    ("a region", r"tables/map\.py", r"^    Region\(", r"\d(?=, \")", one_more),
]

MUTANTS = {
    "rules.py": [
        ("the variant in_one_go", 'options["in_one_go"] is True', "True"),
        ("the variant neutral_discs", 'options["neutral_discs"] is True', "False"),
        ("the variant free_build", 'options["free_build"] is True', "False"),
        ("the variant links_only", 'options["links_only"] is True', "False"),
        ("the variant level easy", 'options["level"] == "easy"', "False"),
        ("the variant level hard", 'options["level"] == "hard"', "False"),
    ],
    "chapters/ship.py": [
        (
            "a tie goes to the farthest",
            "range(first + s.filled[region] - 1, first - 1, -1)",
            "range(first, first + s.filled[region])",
        ),
        ("no check after passing", "    if (s.passed >> leader) & 1:\n        s.recheck |= 1 << leader\n", ""),
        ("neutral discs win the governor", "    if leader == NEUTRAL:", "    if leader == -9:"),
        ("no token of the space", "    take_token(s, taker, SPACE_CIRCLES + place, region)\n", ""),
        ("the region stays closed", "        open_region(s, region)\n", "        pass\n"),
        (
            "neutral discs win every tie",
            "        if discs > most:",
            "        if discs > most or (discs == most and colour == NEUTRAL):",
        ),
    ],
    "chapters/cities.py": [
        ("no token of the city", "    take_token(s, taker, city, region)\n", ""),
        ("no token of the route", "            take_token(s, colour, ROUTE_CIRCLES + route, CITY_REGION[city])\n", ""),
        ("the loser's disc is gone", "        s.reserve[loser] += 1\n", "        pass\n"),
        (
            "the routes' tokens first",
            "    take_token(s, taker, city, region)\n    if colour != NEUTRAL:\n        take_routes(s, colour, city)\n",
            "    if colour != NEUTRAL:\n        take_routes(s, colour, city)\n    take_token(s, taker, city, region)\n",
        ),
        (
            "an attack takes no route",
            "    before = s.waiting\n    take_routes(s, colour, city)\n",
            "    before = s.waiting\n",
        ),
        (
            "neutral discs hold routes",
            "    if colour != NEUTRAL:\n        take_routes",
            "    if True:\n        take_routes",
        ),
    ],
    "chapters/cards.py": [
        ("Europe 5 abolishes nothing", "    if card == EUROPE_5 and s.abolished == 0:\n        abolish(s)\n", ""),
        ("abolished again", " and s.abolished == 0:", ":"),
        ("a Slavery card goes back to its stack", "FACE_DOWN + seat if is_slavery(card) else ", ""),
        ("a governor goes back to his stack", "GONE if is_governor(card) else IN_STACK", "IN_STACK"),
        ("the stack stays", "            s.cards[card] = GONE\n", "            pass\n"),
    ],
    "boards.py": [
        ("no Slavery card above the limit", " or (count == limit + 1 and count <= CARD_SLOTS and slavery > 0)", ""),
        ("any card above the limit", " and slavery > 0)", ")"),
        ("six slots", "count <= CARD_SLOTS and ", ""),
        ("no slot for the governor", "        count -= 1\n", "        pass\n"),
    ],
    "chapters/salaries.py": [
        ("salaries in round 1", "    if s.round == 1:\n        return False\n", ""),
        ("growth beyond the reserve", "        discs = s.reserve[seat]\n", "        pass\n"),
    ],
    "chapters/build.py": [
        ("no fallback", "    return above\n", "    return level\n"),
        (
            "industry counts for nothing",
            "            if BUILDING_LEVEL[building] <= level:\n                return level\n",
            "            if BUILDING_LEVEL[building] <= level:\n                return TOP_LEVEL\n",
        ),
    ],
    "chapters/actions.py": [
        ("an attack costs one disc less", "s.harbour[seat] -= ATTACK_DISCS", "s.harbour[seat] -= 1"),
        ("tokens cost nothing", "            s.hands[seat * TOKENS + token] -= 1\n", "            pass\n"),
        ("both parts are one", "        if DEED_BOTH[s.source] and s.done != 3:\n            return\n", ""),
        ("the player's draw is not noticed", "            s.drew = 1\n", "            pass\n"),
    ],
    "chapters/neutral.py": [
        ("nobody gets a neutral disc", "            s.neutral_harbour[seat] += 1\n", "            pass\n"),
        (
            "neutral discs are not counted",
            "        discs = s.harbour[seat] + s.neutral_harbour[seat]",
            "        discs = s.harbour[seat]",
        ),
        (
            "neutral discs anywhere",
            "return ALLOWED if deed_done(s) == DRAW_DEED or region == s.place else OTHER_REGION",
            "return ALLOWED",
        ),
        ("after a pay", " and deed_done(s) != PAY_DEED", ""),
        ("after nothing", " and s.done != 0 and", " and"),
        ("not after an attack", " and deed_done(s) != PAY_DEED", " and deed_done(s) != PAY_DEED and deed_done(s) != 3"),
    ],
    "flow.py": [
        (
            "phase by phase always",
            "    if s.rules.in_one_go:\n        salaries.grow",
            "    if False:\n        salaries.grow",
        ),
        ("the marker stays", "    s.first = (s.first + 1) % s.seats\n", ""),
        ("no refill", "        display.refill(s)\n", ""),
        ("the ladder stays", "        opposition.climb(s)\n", ""),
        ("the Opposition never goes first", "s.rules.solo and opposition.goes_first(s)", "False"),
    ],
    "solo/display.py": [
        ("no extra actions", "    s.extra = place % COLUMNS - s.selector % COLUMNS\n", "    s.extra = 0\n"),
        (
            "the row stays open",
            "        s.display[place] = s.display[place + 1]\n        s.display[place + 1] = -1\n",
            "        pass\n",
        ),
        ("nothing is owed", "        s.owed = s.taken\n", "        put_copy(s, s.taken)\n"),
        ("the way back is free", "        s.extra = -s.extra\n", "        s.extra = 0\n"),
        ("never column 3", " and s.selector % COLUMNS == COLUMNS - 1:", ":"),
    ],
    "solo/setup.py": [
        ("any deal of Europe", " - _ways(missing, first + 1, left - pieces, spots)", ""),
        ("no first choice", "    if first != 0:\n        return first\n", ""),
        ("no second choice", "    return second if second != 0 else others\n", "    return others\n"),
    ],
    "solo/choices.py": [
        ("no routes first", "                routes |= 1 << city\n", "                others |= 1 << city\n"),
        ("no grand cities", "                grand |= 1 << city\n", "                others |= 1 << city\n"),
        ("links only or not", "return 0 if links_only else ", "return "),
        ("always links only", "return best_city(s, colour, s.rules.links_only)", "return best_city(s, colour, True)"),
        ("no wish for blue", "return WANTS_BLUE if token >= BROWN else ", "return -99 if token >= BROWN else "),
        ("no wish for routes' blue tokens", "            return WANTS_BLUE\n", "            pass\n"),
        (
            "brown tokens of routes count",
            "s.tokens[ROUTE_CIRCLES + route] >= BROWN:",
            "s.tokens[ROUTE_CIRCLES + route] >= 0:",
        ),
        ("the most advanced track", "-s.score(FOE_BOARD, token)", "s.score(FOE_BOARD, token)"),
        ("last spaces for the player", " and leader_with(s, region, colour) > 0:", ":"),
        (
            "the last space too",
            "        if s.filled[region] < TRACK_SIZE[region] - 1:\n            token",
            "        if s.filled[region] < TRACK_SIZE[region]:\n            token",
        ),
        ("waste is shipped for", " == TRACK_MOST:\n                continue", " == 99:\n                continue"),
        ("no rank", "            return space\n", "            return 0\n"),
        (
            "full cities too",
            "                if s.city[city] == NOBODY:\n                    regions |= 1 << region",
            "                if True:\n                    regions |= 1 << region",
        ),
        ("waste is drawn", "            if symbols_of(card) == steps:\n                wish += 100\n", ""),
        ("no low steps", " + low_steps_of(s, card)", ""),
        (
            "steps beyond the end",
            "        steps += symbols if symbols < room else room\n    return steps\n\n\ndef symbols",
            "        steps += symbols\n    return steps\n\n\ndef symbols",
        ),
        ("any region", "            if discs > most:\n                best = 0\n                most = discs\n", ""),
        ("useless cards too", "CARD_GLORY[card] > 0 or steps_of(s, card) > 0", "True"),
        ("no routes in a swing", "                swing += 1\n", "                pass\n"),
        (
            "any track is taken from",
            "s.score(FOE_BOARD, status) == lowest and s.hands[status] > 0",
            "s.hands[status] > 0",
        ),
    ],
    "solo/cards.py": [
        ("a Slavery card costs nothing more", "1 if is_slavery(card) else 0", "0"),
        ("a governor's glory is lost", "    if not is_governor(card):\n        cost", "    if True:\n        cost"),
        ("a governor is gone", "LAID_ASIDE if is_governor(card) else ", ""),
        ("the only governor too", "(governors > 1 or not is_governor(card))", "True"),
    ],
    "solo/opposition.py": [
        ("no bonus draw", "    if s.drew:\n", "    if False:\n"),
        ("the bonus goes to the head", "s.foe = colour_at(s, actions_of(s))", "s.foe = colour_at(s, 0)"),
        ("the player is never checked again", "        s.recheck |= 1\n", "        pass\n"),
        ("a token's draw anywhere", "here if choices.best_draw(s, s.foe, here) != 0 else ALL_DECKS", "ALL_DECKS"),
        ("links only for a token too", "best_city(s, s.foe, False)", "best_city(s, s.foe, s.rules.links_only)"),
        ("no second look", "    for wasteful in range(2):", "    for wasteful in range(1):"),
        ("useless cards never", "ALL_DECKS if wasteful == 1 else choices.useful_decks(s)", "choices.useful_decks(s)"),
        ("useless cards at once", "ALL_DECKS if wasteful == 1 else choices.useful_decks(s)", "ALL_DECKS"),
        (
            "waste before a disc beside",
            "        if ways == 0:\n            why = WHY_BESIDE",
            "        if ways == 0 and wasteful == 1:\n            why = WHY_BESIDE",
        ),
        ("the limit before the bonus", "        opposition_cards.begin_limit(s)\n", "        flow.begin_checking(s)\n"),
    ],
    "pieces.py": [
        ("easy as normal", "s.rules.easy or ", ""),
        ("hard as normal", " and not s.rules.hard)", ")"),
        ("tokens in the wrong order", "    last = s.waiting - 1\n", "    last = -1\n"),
        ("hard from the set-up on", "    if s.round == 0 or s.rules", "    if s.rules"),
        ("tokens are taken again", "    s.tokens[circle] = NO_TOKEN\n", ""),
    ],
    "chapters/scoring.py": [
        ("no panache", "margin >= 0 and boards.has_top_level(s, 0)", "False"),
        (
            "governors laid aside count nothing",
            ' + card_glory(s, state.LAID_ASIDE)),\n        "slavery"',
            '),\n        "slavery"',
        ),
        (
            "governors laid aside do not count in all",
            "    points += card_glory(s, state.FOE_BOARD) + card_glory(s, state.LAID_ASIDE)\n",
            "    points += card_glory(s, state.FOE_BOARD)\n",
        ),
        (
            "slavery does not count in all",
            "    points = track_glory(s, state.FOE_BOARD) + slavery_glory(s, state.FOE_BOARD)\n",
            "    points = track_glory(s, state.FOE_BOARD)\n",
        ),
    ],
}
