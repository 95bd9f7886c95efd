"""What `make mutants` switches off in The Age of Discovery, one at a time. `tools/mutants.py` says how to read it."""

from __future__ import annotations

import re

PACKAGE = "carrack/games/discovery"

CHAPTERS = {
    "setup.py": ["test_setup.py"],
    "placement.py": ["test_placement.py", "test_setup.py"],
    "university.py": ["test_capital.py"],
    "dock.py": ["test_dock.py"],
    "goods.py": ["test_goods_and_shipping.py"],
    "shipping.py": ["test_goods_and_shipping.py"],
    "capital.py": ["test_capital.py"],
    "expedition.py": ["test_discovery.py"],
    "counters.py": ["test_discovery.py"],
    "knowledge.py": ["test_discovery.py"],
    "specialists.py": ["test_specialists_and_soldiers.py"],
    "soldiers.py": ["test_specialists_and_soldiers.py"],
    "warfare.py": ["test_warfare.py"],
    "income.py": ["test_income.py"],
    "benefits.py": ["test_benefits.py"],
    "refresh.py": ["test_refresh.py"],
    "scoring.py": ["test_scoring.py"],
    "auction.py": ["test_auction.py"],
    "pieces.py": ["test_dock.py"],
    "facts.py": ["test_facts.py", "test_match.py"],
    "tiles.py": ["test_benefits.py", "test_scoring.py"],
    "laws.py": ["test_laws.py"],
    "rotation.py": ["test_match.py"],
    "reasons.py": ["test_reasons.py"],
}


def one_more(match: re.Match[str]) -> str:
    return str(int(match[0]) + 1)


RULES = r"(?!evaluate|view|laws|questions_laws).*\.py"
OWNS = r"\bs\.owns\([\w., ]+, [A-Z_]+\) > 0"
REASON = (
    r"\b(NO|NOT|NOBODY|SOMEBODY|BOX|SPACE|IN_FRONT|DISCOVERED|GOOD|TILE|TOO|COUNTERS|YOUR|SAME|NOWHERE|BID|INITIATIVE(?=_ONCE))"
    r"_[A-Z_]+\b(?= if|$)"
)

SWEEPS = [
    # what                      files          lines              text        becomes
    ("nobody owns it", RULES, r"", OWNS, "False"),
    ("everybody owns it", RULES, r"", OWNS, "True"),
    ("it is allowed", RULES, r"^\s+return ", REASON, "ALLOWED"),
    ("a recurring tile does nothing", r"tiles\.py", r"", r"^    Benefit\(.*", ""),
    ("a tile counts for nothing", r"tiles\.py", r"", r"^    Ending\(.*", ""),
    ("printed points", r"tiles\.py", r"^    Tile\(", r"[1-9](?=\),)", "0"),
    ("copies of a tile", r"tiles\.py", r"^    Tile\(", r"(?<=[123],  )2(?=,)", "1"),
    ("a benefit", r"tiles\.py", r"^    Benefit\(.*(MONEY|JOIN|EXPLORE)", r"\d+(?=\),)", one_more),
    ("an ending", r"tiles\.py", r"^    Ending\(", r"\d+(?=\),|, \d)", one_more),
    ("a number", r"facts\.py", r"^[A-Z_]+: Final\[i64\] = \d+(  #.*)?$", r"(?<== )\d+", one_more),
]

MUTANTS = {
    "placement.py": [
        ("places bring money", "START_MONEY + place", "START_MONEY"),
        ("one go a round", "        s.placed |= 1 << seat\n", ""),
        ("initiative once", "return INITIATIVE_ONCE if in_initiative(s, seat) else ALLOWED", "return ALLOWED"),
        ("initiative pays by slot", "slot + 1, FOR_INITIATIVE", "1, FOR_INITIATIVE"),
        ("the others keep their order", "s.order[place] = old[i]", "s.order[place] = old[s.seats - 1 - i]"),
        ("the initiative is cleared", "    clear_line(s, INITIATIVE_LINE, s.seats)\n", ""),
        (
            "whoever leads is first in the next order",
            "            s.order[place] = worker // KINDS\n            place += 1\n    ahead",
            "            place += 1\n    ahead",
        ),
        ("a box is full", "s.line[TRADE_LINE + TRADE_SLOTS - 1] == EMPTY else BOX_FULL", "True else BOX_FULL"),
        ("placement in turn order", "            seat = order[place]\n", "            seat = place\n"),
    ],
    "university.py": [
        ("it is used once", "    s.spent |= 1 << UNIVERSITY\n", ""),
        ("it is not asked of the leader", "if seat < 0 or s.order[0] == seat:", "if seat < 0:"),
        ("the others move up", "        s.line[line + gap] = s.line[line + gap - 1]\n", ""),
        ("the tile university", "return -1 if s.is_spent(UNIVERSITY) else s.holder(UNIVERSITY)", "return -1"),
        ("it leads the turn order", "    s.order[0] = seat\n    spend", "    spend"),
        ("it leads the initiative", "            lead_line(s, INITIATIVE_LINE, 0, own_slot(s, seat))\n", ""),
        ("it leads the dock", "            lead_line(s, DOCK_LINE, 0, action - FRONT_DOCK)\n", ""),
        ("it leads the capital", "            lead_line(s, CAPITAL_LINE, s.slot, action - FRONT_CAPITAL)\n", ""),
    ],
    "dock.py": [
        ("a merchant earns", "gain_money(s, seat, MERCHANT_MONEY, FOR_MERCHANT)", "pass"),
        ("a missionary brings a colonist", "        settle_colonists(s, region, seat, colonists)\n", "        pass\n"),
        ("the Cathedral", "            colonists = CATHEDRAL_COLONISTS\n", ""),
        ("only discovered regions", "s.is_open(action - LAND) else NOT_DISCOVERED", "True else NOT_DISCOVERED"),
        ("a worker lands", "    stand(s, region, seat, figure_of(s, kind))\n", ""),
        ("X and Y sail", "while s.slot < DOCK_SLOTS:", "while s.slot < 11:"),
    ],
    "goods.py": [
        ("a good is taken", "            s.goods[SHOWN * GOODS + good] -= 1\n", ""),
        ("the box is cleared", "    clear_line(s, TRADE_LINE, TRADE_SLOTS)\n", ""),
        ("a good is kept", "            s.goods[(GOODS_OF + seat) * GOODS + good] += 1\n", ""),
    ],
    "shipping.py": [
        ("captains and merchants count two", "SHIPPING_VALUE[kind] * workers", "1 * workers"),
        ("ties by order", "if value > best:", "if value >= best and value > 0:"),
        ("the box is cleared", "        clear_zone(s, SHIPPING_ZONE, seat)\n", "        pass\n"),
        ("the ship is won", "        s.ships[winner] += 1\n", ""),
    ],
    "capital.py": [
        ("the tile inca_conquest", "        gain_money(s, seat, INCA_MONEY, FOR_BUILDING)\n", ""),
        ("the tile indian_allies", "    elif tile == INDIAN_ALLIES:\n", "    elif False:\n"),
        (
            "two Indian Allies",
            "soldiers.give(s, s.actor, action - ALLY, ALLIES)",
            "soldiers.give(s, s.actor, action - ALLY, 1)",
        ),
        (
            "Allies where the buyer is",
            "ALLOWED if s.people(action - ALLY, s.actor) > 0 else NOBODY_OF_YOURS",
            "ALLOWED",
        ),
        ("a tile is paid", "        pay(s, seat, price_of(s), COST_BUILDING)\n", ""),
        ("the poor are not asked", "if s.money[seat] >= price_of(s):", "if True:"),
        (
            "Cartography at purchase",
            "        if expedition.asks_for_chart(s, seat):\n            return\n",
            "        pass\n",
        ),
        ("University at purchase", "tile == UNIVERSITY and university.asks_for_line(s, CAPITAL_LINE, s.slot)", "False"),
        ("a tile is owned", "        s.tiles[(TILES_OF + seat) * TILE_KINDS + tile] += 1\n", ""),
        ("a tile leaves the display", "        s.tiles[SHOWN * TILE_KINDS + tile] -= 1\n", ""),
        ("allies without a colony are lost", "        if is_present(s, seat):\n", "        if True:\n"),
    ],
    "expedition.py": [
        ("Cartography once", "        s.spent |= 1 << NEW_WORLD_CARTOGRAPHY\n", ""),
        (
            "counters first",
            "            if s.regions_left():\n                return COUNTERS_FIRST\n",
            "            pass\n",
        ),
        ("a card's coins", "            gain_money(s, seat, CARD_COINS[card], FOR_COINS)\n", ""),
        ("a card's plunder", "CARD_PLUNDER[card] * soldiers", "0 * soldiers"),
        ("a card is won", "            s.cards[card] = seat\n", ""),
        ("natives of a card", "if strength >= CARD_NATIVES[card]:", "if True:"),
        ("draws are counted", "        s.draws += 1\n", ""),
        (
            "the tile new_world_cartography",
            "    if s.is_spent(NEW_WORLD_CARTOGRAPHY) or not s.regions_left():\n",
            "    if True:\n",
        ),
        ("expeditions in turn order", "        seat = s.order[s.slot]\n", "        seat = s.slot\n"),
        (
            "one expedition a turn",
            "        s.slot += 1\n        if action == STAY:",
            "        if action == STAY:\n            s.slot += 1",
        ),
    ],
    "counters.py": [
        ("coins", "    gain_money(s, seat, COUNTER_COINS[counter], FOR_COINS)\n", ""),
        ("plunder", "COUNTER_PLUNDER[counter] * soldiers", "0 * soldiers"),
        ("a colonist", "    settle_colonists(s, region, seat, 1)\n", ""),
        ("natives", "elif strength_of(s, seat) >= COUNTER_NATIVES[counter]:", "elif True:"),
        ("a secret failure", "return s.rules.hide_failed and s.frame(3) == BY_EXPEDITION", "return False"),
        ("who may know it", "        return 1 << s.frame(1)\n", "        return -1\n"),
        ("the counter is won", "    s.counters[(COUNTERS_OF + seat) * COUNTERS + counter] += 1\n", ""),
        ("the region opens", "    s.counter[region] = OPEN\n", ""),
        (
            "those who fail are lost",
            "    strength = strength_of(s, seat)\n    clear_zone(s, CREW, seat)\n",
            "    strength = strength_of(s, seat)\n",
        ),
        ("the Caribbean of the auction", "    turn_up(s, seat, CARIBBEAN, BY_AUCTION)\n", "    flow.go_on(s)\n"),
    ],
    "specialists.py": [
        ("training costs", "        pay(s, seat, TRAINING_PRICE, COST_TRAINING)\n", ""),
        ("a specialist comes", "            join(s, HAND, seat, space + 1, 1)\n", "            pass\n"),
        (
            "a soldier comes",
            "            soldiers.give(s, seat, HAND, 1)\n            return\n        else:",
            "            return flow.go_on(s)\n        else:",
        ),
        ("the box is cleared", "    clear_line(s, SCHOOL_LINE, SCHOOL_SLOTS)\n", ""),
    ],
    "soldiers.py": [
        ("ten soldiers", "come = due if due < free else free", "come = due"),
        ("he becomes a colonist", "        stand(s, region, seat, COLONIST)\n", ""),
        ("a colonist is needed", "    if colonists_to_come(s, seat, 1) < 1:\n        return False\n", ""),
    ],
    "warfare.py": [
        ("a war costs", "            pay(s, seat, WAR_PRICE, COST_WAR)\n", ""),
        ("the Militia", "        back += MILITIA_SHOTS\n", ""),
        ("hits are capped", "    hits = hits if hits < targets else targets\n", ""),
        ("soldiers are needed", "return ALLOWED if armed > 0 else NO_SOLDIER_THERE", "return ALLOWED"),
        ("the other side hits back", "        s.frames[top + 4] = s.frame(5)\n", "        s.frames[top + 4] = 0\n"),
        ("whoever is hit leaves", "    leave(s, s.frame(3), s.frame(2), kind)\n", ""),
        ("the box is cleared", "    clear_line(s, WARFARE_LINE, WARFARE_SLOTS)\n", ""),
        (
            "a war goes on",
            "            s.frames[(s.depth - 1) * FRAME + 3] = region + 1\n",
            "            s.frames[(s.depth - 1) * FRAME + 3] = REGIONS\n",
        ),
        ("one conflict a worker", "        seat = s.actor\n        s.slot += 1\n", "        seat = s.actor\n"),
    ],
    "income.py": [
        ("rum", "RUM_MONEY * sugar", "0 * sugar"),
        ("sets are paid", "        gain_money(s, seat, dollars, FOR_SETS)\n", ""),
        ("economy", "            s.economy[seat] = dollars\n", "            pass\n"),
        ("economy in turn 8 only", "if s.round == TURNS:", "if True:"),
        (
            "privateers take what is there",
            "taken = wanted if wanted < s.money[victim] else s.money[victim]",
            "taken = wanted",
        ),
        ("privateers are paid", "    gain_money(s, seat, prey, FOR_PREY)\n", ""),
        ("threes first", "    earned += (FOUR_ALIKE - THREE_ALIKE) * use\n", ""),
        ("sixes", "use = sixes if 2 * sixes < ships else ships // 2", "use = 0"),
        ("fives", "use = fives if 2 * fives < ships else ships // 2", "use = 0"),
        ("stand-ins", "use = stand_ins if stand_ins < ships else ships", "use = 0"),
        ("the tile privateers", "    seat = s.holder(PRIVATEERS)\n", "    seat = -1\n"),
        ("a victim pays", "            s.money[victim] -= taken\n", ""),
    ],
    "benefits.py": [
        ("money tiles", "        gain_money(s, seat, amount, FOR_BUILDING)\n", "        pass\n"),
        ("X and Y", "        s.line[DOCK_LINE + slot] = seat * KINDS + COLONIST\n", ""),
        ("two copies", "rules.benefit_amount[item] * copies", "rules.benefit_amount[item]"),
        ("the company draws", "        return refresh.draw_for(s, seat)\n", "        return False\n"),
        ("a kept Cartography", "        return expedition.asks_for_chart(s, seat)\n", "        return False\n"),
        ("Migration", "        return asks_to_migrate(s, seat)\n", "        return False\n"),
        ("the Stable", "        return asks_to_ride(s, seat)\n", "        return False\n"),
        ("migrants are no soldiers", " - s.count(region, seat, SOLDIER)\n", "\n"),
        (
            "the Stable rides to a neighbour",
            "        if (NEIGHBOURS[s.frame(2)] >> target) & 1 == 0:\n            return NOT_ADJACENT\n",
            "",
        ),
        ("benefits in turn order", "        seat = s.order[s.slot]\n", "        seat = s.slot\n"),
        ("migrants arrive", "            stand(s, target, seat, kind)\n            count", "            count"),
        ("the rider arrives", "        stand(s, target, seat, SOLDIER)\n", ""),
    ],
    "refresh.py": [
        ("left-over goods go back", "        s.goods[SUPPLY * GOODS + good] += s.goods[SHOWN * GOODS + good]\n", ""),
        ("the tiles of an age leave", "            clear_tiles(s, age - 1)\n", "            pass\n"),
        ("a new ship", "        s.ship_shown = 1\n", "        pass\n"),
        ("five colonists", "        join(s, HAND, seat, COLONIST, COLONISTS_A_TURN)\n", "        pass\n"),
        ("a new order", "    placement.new_order(s)\n", ""),
    ],
    "scoring.py": [
        ("three make a colony", "    if most < COLONY_LEAST:\n        return 0\n", ""),
        ("ties for the first", "return TIED_POINTS if ahead == 2 else 0", "return TIED_POINTS"),
        ("no second behind a tie", "own == second and ahead == 1 and behind == 1", "own == second and behind == 1"),
        ("ties for the second", "own == second and ahead == 1 and behind == 1", "own == second and ahead == 1"),
        ("cards count", "            points += CARD_POINTS[card]\n", "            pass\n"),
        ("the first tie-break", "            int(s.colony_points[seat * AGES + AGES - 1]),\n", ""),
        ("the second tie-break", "            int(s.money[seat]),\n", ""),
        ("the third tie-break", "            int(goods_of(s, seat)),\n", ""),
        ("the second place", "return SECOND_POINTS if own", "return 0 if own"),
        ("colonies of an age", "                s.colony_points[seat * AGES + age] += points\n", ""),
        ("counters count", "        points += COUNTER_POINTS[counter] * ", "        points += 0 * "),
        (
            "a shared victory",
            "    return [seat for seat, rank in enumerate(ranks) if rank == best]",
            "    return [ranks.index(best)]",
        ),
    ],
    "auction.py": [
        ("half, rounded up", "(s.bids[seat] + 1) // 2", "s.bids[seat] // 2"),
        ("the first place pays", "    pay(s, seat, s.bids[seat], COST_AUCTION)\n", ""),
        ("bids rise", "if dollars <= highest_bid(s):", "if dollars < highest_bid(s):"),
        (
            "bids within the cash",
            "return ALLOWED if dollars <= s.money[s.actor] else TOO_LITTLE_MONEY",
            "return ALLOWED",
        ),
        ("who has passed is out", "        s.passed |= 1 << seat\n", ""),
        ("a specialist from eight on", "if s.bids[seat] >= SPECIALIST_BID:", "if True:"),
        ("the second place pays", "    pay(s, seat, (s.bids[seat] + 1) // 2, COST_AUCTION)\n", ""),
        ("the second place has a specialist", "            join(s, HAND, s.actor, kind, 1)\n", ""),
        (
            "the second place has a soldier",
            "            soldiers.give(s, s.actor, HAND, 1)\n",
            "            flow.go_on(s)\n",
        ),
        (
            "the first place discovers the Caribbean",
            "    counters.discover_caribbean(s, seat)\n",
            "    flow.go_on(s)\n",
        ),
        (
            "the first to pass is last",
            "        place = s.seats - 1\n        while s.order[place] >= 0:\n            place -= 1\n        s.order",
            "        place = 1\n        while s.order[place] >= 0:\n            place += 1\n        s.order",
        ),
    ],
    "pieces.py": [
        ("strict colonists", "    return wanted if wanted < left else left\n", "    return wanted\n"),
        ("figures are swapped", "return kind if s.rules.figures_stay or kind == SOLDIER else COLONIST", "return kind"),
        ("strict figures stay", "s.rules.figures_stay or kind == SOLDIER", "kind == SOLDIER"),
        ("a captain counts two", "EXPEDITION_VALUE[kind] * ", "1 * "),
    ],
    "knowledge.py": [
        (
            "what failed there is known",
            "COUNTER_NATIVES[counter] > s.failed_with[region]:\n                ticket",
            "True:\n                ticket",
        ),
        ("the greatest failure counts", "COUNTER_NATIVES[counter] > least", "True"),
    ],
}
