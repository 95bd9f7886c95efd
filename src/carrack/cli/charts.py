"""The charts of a run, with their words: what `--out` keeps beside the records."""

from __future__ import annotations

from carrack.arena.plots import Bar, Spelling, bars, histogram
from carrack.arena.statistics import bins_of, share_of, spread_of
from carrack.arena.tally import Tallies, Tally
from carrack.cli.common import seat_name
from carrack.cli.summary import word_for
from carrack.cli.voice import Voice
from carrack.core.game import Game


def charts(game: Game, tallies: Tallies, voice: Voice) -> dict[str, str]:
    """File name -> SVG, for every size of table."""
    found: dict[str, str] = {}
    for tally in tallies.in_order():
        for name, drawn in charts_of(game, tally, voice).items():
            found[f"{name}-{tally.seats}.svg"] = drawn
    return found


def charts_of(game: Game, tally: Tally, voice: Voice) -> dict[str, str]:
    numbers = Spelling(lambda value: voice("number", value=value), lambda value: voice("value", value=value))
    shares = Spelling(lambda value: voice("percent", value=value), lambda value: voice("percent-tick", value=value))
    found = {}
    for name, counts in (("lengths", tally.actions), ("scores", sum_of(tally))):
        width, bins = bins_of(counts)
        title = voice(f"chart-{name}", count=tally.seats)
        found[name] = histogram(title, voice(f"chart-{name}-across"), width, bins, spread_of(counts).mean, numbers)
    wins = [share_of(won, tally.games, tally.whole) for won in tally.wins]
    rows = [Bar(seat_name(game, voice, seat), won.share, won.low, won.high) for seat, won in enumerate(wins)]
    fair = 1 / tally.seats if tally.seats > 1 else None
    found["wins"] = bars(voice("chart-wins", count=tally.seats), voice("chart-share"), rows, shares, fair)
    points = {source: spread_of(counts, tally.seats) for source, counts in tally.sources.items()}
    rows = [Bar(word_for(game, "source", name, voice), each.mean, each.low, each.high) for name, each in points.items()]
    if rows:  # a game may count no points
        found["sources"] = bars(voice("chart-sources", count=tally.seats), voice("chart-points"), rows, numbers)
    ends = {why: share_of(count, tally.games) for why, count in tally.endings.most_common()}
    rows = [Bar(word_for(game, "why", why, voice), each.share, each.low, each.high) for why, each in ends.items()]
    found["endings"] = bars(voice("chart-endings", count=tally.seats), voice("chart-share"), rows, shares)
    return found


def sum_of(tally: Tally) -> dict[int, int]:
    """The points of all seats together."""
    counts: dict[int, int] = {}
    for scores in tally.scores:
        for score, times in scores.items():
            counts[score] = counts.get(score, 0) + times
    return counts
