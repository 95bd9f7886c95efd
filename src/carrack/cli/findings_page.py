"""The page of a study, whole in one file, and its charts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from html import escape
from pathlib import Path

from carrack.arena.plots import Bar, Spelling, bars, histogram
from carrack.arena.statistics import bins_of, spread_of
from carrack.arena.study.asked import Key
from carrack.arena.study.estimates import LEAST_DEALS, Estimate
from carrack.arena.study.report import Found
from carrack.cli import findings, pages
from carrack.cli.common import seat_name
from carrack.cli.findings import Grid
from carrack.cli.pages import paragraph, table
from carrack.cli.voice import Voice
from carrack.core.game import Game
from carrack.files import write_text

MOST_BARS = 40  # of one chart: the best and the worst half


def keep_page(folder: Path, game: Game, study: Sequence[Found], voice: Voice) -> None:
    """The charts, each in its file, and the page with all of them in it."""
    drawn = charts(game, study, voice)
    for name, chart in drawn.items():
        write_text(folder / f"{name}.svg", chart)
    write_text(folder / "study.html", page(game, study, drawn, voice))


def charts(game: Game, study: Sequence[Found], voice: Voice) -> dict[str, str]:
    """Name -> SVG."""
    base = study[0]
    known = findings.by_key(base)
    seats = base.arm.setting.seats
    shares = Spelling(lambda value: voice("percent", value=value), lambda value: voice("percent-tick", value=value))
    numbers = Spelling(lambda value: voice("number", value=value), lambda value: voice("value", value=value))
    across = voice("chart-share")
    found = {}
    for kind in ("seat", "place") if seats > 1 else ():
        names = [seat_name(game, voice, i) if kind == "seat" else f"{i + 1}." for i in range(seats)]
        rows = [bar(names[i], known[Key(kind, str(i), "won")].found) for i in range(seats)]
        found[f"{kind}s"] = bars(voice(f"study-{kind}s"), across, rows, shares, 1 / seats)
    for name, counts in (
        ("lengths", Counter(game.actions for game in base.games)),
        ("scores", Counter(points for game in base.games for points in game.scores)),
    ):
        width, bins = bins_of(counts)
        title, below = voice(f"chart-{name}", count=seats), voice(f"chart-{name}-across")
        found[name] = histogram(title, below, width, bins, spread_of(counts).mean, numbers)
    for result, parts in base.luck.items():
        rows = [bar(voice(f"study-{part}"), each) for part, each in parts.items()]
        if rows:
            title = f"{voice('study-luck-title')}: {voice(f'study-result-{result}')}"
            found[f"luck-{result}"] = bars(title, voice("chart-variance"), rows, shares)
    rows = [bar(findings.word(game, name, voice), known[Key("thing", name, "won")].found) for name in often(base)]
    if rows and seats > 1:
        found["things"] = bars(voice("study-things-chart"), across, rows, shares, 1 / seats)
    return found


def often(found: Found) -> list[str]:
    """Things that were taken often enough to say something, the best first; if they are many, both ends of them."""
    known = findings.by_key(found)
    won = {name: known[Key("thing", name, "won")].found for name in found.holdable}
    names = sorted((name for name in won if won[name].deals >= LEAST_DEALS), key=lambda name: -won[name].value)
    return names if len(names) <= MOST_BARS else names[: MOST_BARS // 2] + names[-MOST_BARS // 2 :]


def bar(label: str, known: Estimate) -> Bar:
    return Bar(label, known.value, known.low, known.high)


def page(game: Game, study: Sequence[Found], drawn: dict[str, str], voice: Voice) -> str:
    base = study[0]
    title = findings.heading(game, base, voice)
    head = base.arm.head()
    facts = voice("study-facts", game=head["game"], version=head["version"], digest=head["facts"])
    parts = [paragraph(findings.about(base, voice)), paragraph(facts)]
    parts += [paragraph(voice("study-how")), paragraph(voice("study-caution"))]
    parts.append(section(voice("study-fairness"), findings.seats(game, base, voice), chosen(drawn, "seats", "places")))
    endings = findings.counts(base, "end", ["games"], voice)
    lengths = [findings.shape(base, voice), endings]
    parts.append(section(voice("study-shape"), lengths, chosen(drawn, "lengths", "scores")))
    lucky = section(voice("study-luck-title"), [findings.luck(base, voice)], chosen(drawn, "luck-won", "luck-points"))
    parts += [lucky, paragraph(voice("study-luck-how"))]
    parts.append(section(voice("study-things"), [findings.things(game, base, voice)], chosen(drawn, "things")))
    parts += [paragraph(line) for line in findings.idle_lines(game, base, voice)]
    rules = [
        findings.counts(base, "question", ["asked", "choices", "answers"], voice),
        findings.counts(base, "chance", ["asked"], voice),
        findings.counts(base, "answer", ["given"], voice),
        findings.counts(base, "event", ["told"], voice),
    ]
    parts.append(section(voice("study-rules"), rules, []))
    for found in study[1:]:
        parts.append(section(voice("study-arm", arm=found.arm.name), [], []))
        parts.append(paragraph(findings.felt(found, voice)))
        parts.append(grid(findings.differences(game, found, voice)))
    return pages.page(title, parts, voice.lang)


def chosen(drawn: dict[str, str], *names: str) -> list[str]:
    return [drawn[name] for name in names if name in drawn]


def section(title: str, tables: Sequence[Grid], drawn: Sequence[str]) -> str:
    inside = [f"<h2>{escape(title)}</h2>", *drawn, *(grid(each) for each in tables)]
    return "<section>\n" + "\n".join(each for each in inside if each) + "\n</section>"


def grid(each: Grid) -> str:
    return table(each.columns, each.rows, each.title) if each.rows else ""
