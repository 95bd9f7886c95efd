"""Which option sets to play: few of them, yet every pair of values that the game allows together is in one."""

from __future__ import annotations

from itertools import combinations
from random import Random

from carrack.core.errors import OptionError
from carrack.core.game import Game

Value = bool | int | str
Options = dict[str, Value]
Pair = frozenset[tuple[str, Value]]

TRIES = 40  # fillings tried for a pair before it is taken for one that the game refuses


def pairs_of(options: Options) -> set[Pair]:
    """Every two values of a set; of a set with one option, its one value."""
    items = sorted(options.items())
    return {frozenset(pair) for pair in combinations(items, min(2, len(items)))}


def is_offered(game: Game, seats: int, options: Options) -> bool:
    try:
        game.start(seats, options)
    except OptionError:
        return False
    return True


def cover(game: Game, seats: int) -> tuple[list[Options], list[Pair]]:
    """A pairwise cover for a seat count, the defaults first; and the values, then the pairs, that the game refuses."""
    rng = Random(f"cover/{game.id}/{seats}")
    sets = [dict(game.defaults)]
    open_pairs = _all_pairs(game) - pairs_of(sets[0])
    refused: list[Pair] = []
    for pair in sorted(open_pairs, key=sorted):
        if pair not in open_pairs:
            continue
        offered = [filling for filling in _fillings(game, pair, rng) if is_offered(game, seats, filling)]
        if not offered:
            refused.append(pair)
            open_pairs.discard(pair)
            continue
        best = max(offered, key=lambda filling: len(pairs_of(filling) & open_pairs))
        sets.append(best)
        open_pairs -= pairs_of(best)
    offered_values = {item for options in sets for item in options.items()}
    values = {item for pair in refused for item in pair} - offered_values
    pairs = [pair for pair in refused if not pair & values]
    return sets, [*(frozenset([value]) for value in sorted(values, key=str)), *pairs]


def _all_pairs(game: Game) -> set[Pair]:
    values = [[(name, choice) for choice in option.choices] for name, option in sorted(game.options.items())]
    if len(values) == 1:
        return {frozenset([value]) for value in values[0]}
    return {frozenset((a, b)) for one, other in combinations(values, 2) for a in one for b in other}


def _fillings(game: Game, pair: Pair, rng: Random) -> list[Options]:
    """The pair among defaults, and among random values."""
    wanted = dict(pair)
    found = [{**game.defaults, **wanted}]
    for _ in range(TRIES):
        found.append({name: rng.choice(option.choices) for name, option in game.options.items()} | wanted)
    return found
