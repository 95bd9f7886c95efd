"""The summary of a run as plain data: what the command line shows, and what a JSON file keeps."""

from __future__ import annotations

from typing import Any

from carrack.arena.plan import Plan
from carrack.arena.run import Played
from carrack.arena.statistics import Share, Spread, share_of, spread_of
from carrack.arena.tally import Tally

Plain = dict[str, Any]


def summary_of(plan: Plan, played: Played) -> Plain:
    return {
        "game": plan.game,
        "seed": plan.seed,
        "bots": list(plan.levels),
        "settings": [{"seats": setting.seats, "options": setting.options} for setting in plan.settings],
        "dice": "fast" if plan.races else "verifiable",
        "checked": plan.checks,
        "wanted": plan.games,
        "games": played.games,
        "actions": played.tallies.actions,
        "interrupted": played.interrupted,
        "failures": [{"game": f.number, "what": f.what, "record": f.record} for f in played.failures],
        "tables": [table_of(tally) for tally in played.tallies.in_order()],
    }


def table_of(tally: Tally) -> Plain:
    """All that is said of the tables of one size."""
    return {
        "seats": tally.seats,
        "games": tally.games,
        "actions": rounded(spread_of(tally.actions)),
        "rounds": rounded(spread_of(tally.rounds)) if tally.rounds else None,
        "shared": tally.shared,
        "scores": [
            {
                "seat": seat,
                "points": rounded(spread_of(tally.scores[seat])),
                "won": rounded(share_of(tally.wins[seat], tally.games, tally.whole)),
            }
            for seat in range(tally.seats)
        ],
        "levels": [
            {
                "level": level,
                "points": rounded(spread_of(tally.levels[level])),
                "won": rounded(share_of(tally.level_wins[level], tally.level_games[level], tally.whole)),
            }
            for level in sorted(tally.levels)
        ],
        "sources": [
            {
                "source": source,
                "points": rounded(spread_of(tally.sources[source], tally.seats)),
                "winners": rounded(spread_of(tally.winners_sources.get(source, {}))),
            }
            for source in tally.sources
        ],
        "endings": [
            {"why": why, "games": rounded(share_of(count, tally.games))}
            for why, count in sorted(tally.endings.items(), key=lambda item: (-item[1], item[0]))
        ],
        "grades": [
            {"grade": grade, "games": rounded(share_of(count, tally.games))}
            for grade, count in sorted(tally.grades.items())
        ],
        "margins": rounded(spread_of(tally.margins)) if tally.margins else None,
    }


def rounded(numbers: Spread | Share) -> Plain:
    """To six digits behind the point: enough for anybody, and the same on every machine."""
    return {name: round(value, 6) for name, value in numbers._asdict().items()}
