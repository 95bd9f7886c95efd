"""What a tournament says as plain data: what the command line shows, and what files keep."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

from carrack.arena.bets import DOUBT
from carrack.arena.tournament import Course

Plain = dict[str, Any]


def standings_of(course: Course) -> Plain:
    """The whole rounds, the strongest first."""
    head = course.tournament.head()
    names = [name for name, _ in head["entrants"]]
    ratings, (won, sat) = course.ratings(), course.victories()
    order = course.order()
    next_to = dict(pairwise(order))
    lost: Counter[int] = Counter()
    forfeits = []
    for game in course.counted():
        if game.forfeit is not None:
            seat, why, detail = game.forfeit
            lost[game.lineup[seat]] += 1
            forfeits.append({"game": game.number, "name": names[game.lineup[seat]], "why": why, "detail": detail})
    return {
        **head,
        "entrants": [{"name": name, "bot": bot} for name, bot in head["entrants"]],
        "rounds": len(course.rounds),
        "games": len(course.counted()),
        "settled": course.is_settled,
        "doubt": DOUBT,
        "standings": [
            {
                "place": place,
                "name": names[entrant],
                "rating": _rounded(ratings[entrant].value),
                "low": _rounded(ratings[entrant].low),
                "high": _rounded(ratings[entrant].high),
                "games": sat[entrant],
                "won": round(won[entrant] / max(sat[entrant], 1), 4),
                "forfeits": lost[entrant],
                "ahead": (entrant, next_to[entrant]) in course.bets.sure if entrant in next_to else None,
            }
            for place, entrant in enumerate(order, 1)
        ],
        "pairs": [
            {"one": names[one], "other": names[other], **_between(course, one, other)}
            for i, one in enumerate(order)
            for other in order[i + 1 :]
        ],
        "forfeits": forfeits,
    }


def _rounded(value: float | None) -> float | None:
    """To a tenth of a point: more than anybody can tell, and the same on every machine."""
    return None if value is None else round(value, 1) + 0.0  # there is no -0.0


def _between(course: Course, one: int, other: int) -> Plain:
    """How two did at the tables where both sat."""
    together = [game for game in course.counted() if one in game.lineup and other in game.lineup]
    won, lost = (sum(game.shares[game.lineup.index(entrant)] for game in together) for entrant in (one, other))
    sure = course.bets.sure
    ahead = "one" if (one, other) in sure else "other" if (other, one) in sure else None
    return {"games": len(together), "won": round(won, 4), "lost": round(lost, 4), "stronger": ahead}
