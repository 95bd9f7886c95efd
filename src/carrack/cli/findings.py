"""What a study has found, in words and tables: those of the terminal, and the rows that its page shows."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from rich.text import Text

from carrack.arena.study.asked import SHARES, Answer, Key
from carrack.arena.study.estimates import Estimate
from carrack.arena.study.luck import PARTS
from carrack.arena.study.report import Found
from carrack.cli.common import options_as_typed, seat_name, title_of
from carrack.cli.summary import grid, word_for
from carrack.cli.voice import Voice
from carrack.core.game import Game

SHAPE = ("points", "winner", "margin", "actions", "rounds", "shared")
MOST = 12  # rows of a table at the terminal; the page has them all

HARDLY = 0.001  # a doubt below it is not told by its size


class Grid(NamedTuple):
    """A table: what it is about, its columns, its rows as they are read."""

    title: str
    columns: list[str]
    rows: list[list[str]]


def show(game: Game, study: Sequence[Found], voice: Voice) -> None:
    base = study[0]
    voice.print(Text(heading(game, base, voice), "bold"))
    voice.print(about(base, voice), "dim")
    for table in (*seats(game, base, voice), shape(base, voice), luck(base, voice)):
        show_grid(table, voice)
    show_grid(things(game, base, voice, sure_only=True), voice)
    for line in idle_lines(game, base, voice):
        voice.print(line)
    for found in study[1:]:
        voice.print()
        voice.print(Text(voice("study-arm", arm=found.arm.name), "bold"))
        voice.print(felt(found, voice))
        show_grid(differences(game, found, voice, ("game", "thing", "seat", "place")), voice)
    voice.print()
    voice.print(voice("study-how"), "dim")


def show_grid(table: Grid, voice: Voice) -> None:
    if not table.rows:
        return
    voice.print()
    voice.print(Text(table.title, "bold"))
    drawn = grid(*table.columns)
    for row in table.rows[:MOST]:
        drawn.add_row(*row)
    voice.out.print(drawn)
    if len(table.rows) > MOST:
        voice.print(voice("study-more", count=len(table.rows) - MOST), "dim")


def heading(game: Game, found: Found, voice: Voice) -> str:
    seats = found.arm.setting.seats
    return voice("study-title", title=title_of(game, voice), seats=seats, games=len(found.games))


def about(found: Found, voice: Voice) -> str:
    return voice(
        "study-about",
        bots=found.arm.level,
        seed=found.arm.seed,
        deals=len(found.deals),
        options=options_as_typed(found.arm.setting.options),
    )


# Rows.


def by_key(found: Found) -> dict[Key, Answer]:
    return {answer.key: answer for answer in found.answers}


def seats(game: Game, found: Found, voice: Voice) -> list[Grid]:
    """By seat, and by the order in which the seats begin."""
    known = by_key(found)
    count = found.arm.setting.seats
    columns = [voice(f"column-{name}") for name in ("won", "interval", "points", "verdict")]
    grids = []
    for kind in ("seat", "place") if count > 1 else ("seat",):
        rows = []
        for number in range(count):
            won, points = (known[Key(kind, str(number), measure)] for measure in ("won", "points"))
            name = seat_name(game, voice, number) if kind == "seat" else str(number + 1)
            rows.append([name, share(won.found.value, voice), within(won.found, voice, share)])
            rows[-1] += [number_of(points.found.value, voice), verdict(won, voice)]
        grids.append(Grid(voice(f"study-{kind}s"), [voice(f"column-{kind}"), *columns], rows))
    return grids


def shape(found: Found, voice: Voice) -> Grid:
    known = by_key(found)
    rows = []
    for measure in SHAPE:
        answer = known[Key("game", "", measure)]
        said = share if measure == "shared" else number_of
        rows.append([measured(measure, voice), said(answer.found.value, voice), within(answer.found, voice, said)])
    return Grid(voice("study-shape"), [voice(f"column-{name}") for name in ("length", "mean", "interval")], rows)


def luck(found: Found, voice: Voice) -> Grid:
    """A row for each part of the variance, whichever way the result is measured."""
    measured_by = {result: parts for result, parts in found.luck.items() if parts}
    columns = [voice("column-part")]
    for result in measured_by:
        columns += [voice(f"study-result-{result}"), voice("column-interval")]
    rows = []
    for part in [part for part in PARTS if any(part in parts for parts in measured_by.values())]:
        rows.append([voice(f"study-{part}")])
        for parts in measured_by.values():
            rows[-1] += [share(parts[part].value, voice), within(parts[part], voice, share)]
    return Grid(voice("study-luck-title"), columns, rows)


def things(game: Game, found: Found, voice: Voice, sure_only: bool = False) -> Grid:
    """Those that were taken, the best first."""
    known = by_key(found)
    columns = [voice(f"column-{name}") for name in ("thing", "taken", "won", "interval", "lead", "round", "verdict")]
    names = [name for name in found.holdable if known[Key("thing", name, "taken")].found.value > 0]
    names.sort(key=lambda name: -known[Key("thing", name, "won")].found.value)
    rows = []
    for name in names:
        of = {measure: known[Key("thing", name, measure)] for measure in ("taken", "won", "lead", "round")}
        if sure_only and not of["won"].verdict:
            continue
        rows.append([word(game, name, voice), share(of["taken"].found.value, voice)])
        rows[-1] += [share(of["won"].found.value, voice), within(of["won"].found, voice, share)]
        rows[-1] += [signed(of["lead"].found.value, voice), number_of(of["round"].found.value, voice)]
        rows[-1].append(verdict(of["won"], voice))
    return Grid(voice("study-things-sure" if sure_only else "study-things"), columns, rows)


def idle_lines(game: Game, found: Found, voice: Voice) -> Iterable[str]:
    """What nobody ever took, and how often it may be taken all the same."""
    known = by_key(found)
    idle = [name for name in found.holdable if known[Key("thing", name, "taken")].found.value == 0]
    if idle:
        most = max(known[Key("thing", name, "games")].found.high for name in idle)
        yield voice("study-idle", things=", ".join(word(game, name, voice) for name in idle), most=share(most, voice))


def counts(found: Found, kind: str, measures: Sequence[str], voice: Voice) -> Grid:
    """How often something comes up in a game, by its name in the game's tables."""
    known = by_key(found)
    names = list(dict.fromkeys(key.name for key in known if key.kind == kind))
    columns = [voice(f"column-{kind}")]
    for measure in measures:
        columns += [measured(measure, voice), voice("column-interval")]
    rows = []
    for name in names:
        rows.append([name])
        for measure in measures:
            each = known[Key(kind, name, measure)].found
            said = share if measure == "games" else number_of
            rows[-1] += [said(each.value, voice), within(each, voice, said)]
    return Grid(voice(f"study-{kind}s"), columns, rows)


def felt(found: Found, voice: Voice) -> str:
    """In how many games anybody noticed the change: where nobody did, nothing was learnt about it."""
    return voice("study-felt", different=found.different, games=len(found.games))


def differences(game: Game, found: Found, voice: Voice, kinds: Sequence[str] = ()) -> Grid:
    """What is surely different; of these kinds of questions alone, where some are named."""
    columns = [voice(f"column-{name}") for name in ("what", "measure", "change", "interval", "corrected")]
    rows = []
    for answer in found.differences:
        if answer.verdict and (not kinds or answer.key.kind in kinds):
            said = signed_share if answer.key.measure in SHARES else signed
            rows.append([named(game, answer.key, voice), measured(answer.key.measure, voice)])
            rows[-1] += [said(answer.found.value, voice), within(answer.found, voice, said)]
            rows[-1].append(sureness(answer.corrected, voice))
    return Grid(voice("study-differences"), columns, rows)


# Words.


def word(game: Game, name: str, voice: Voice) -> str:
    kind, _, rest = name.partition("-")
    return word_for(game, kind, rest, voice)


def named(game: Game, key: Key, voice: Voice) -> str:
    """What a question is about."""
    if key.kind == "thing":
        return word(game, key.name, voice)
    if key.kind == "seat":
        return seat_name(game, voice, int(key.name))
    if key.kind == "game":
        return voice("column-game")
    if key.kind == "end":
        return word_for(game, "why", key.name, voice)
    name = str(int(key.name) + 1) if key.kind == "place" else key.name
    return f"{voice(f'column-{key.kind}')}: {name}"


def measured(measure: str, voice: Voice) -> str:
    return voice(f"measure-{measure}")


def verdict(answer: Answer, voice: Voice) -> str:
    return voice(f"study-{answer.verdict}") if answer.verdict else "–"


def share(value: float, voice: Voice) -> str:
    return voice("percent", value=value)


def number_of(value: float, voice: Voice) -> str:
    return voice("number", value=value)


def signed(value: float, voice: Voice) -> str:
    return ("+" if value > 0 else "") + number_of(value, voice)


def signed_share(value: float, voice: Voice) -> str:
    return ("+" if value > 0 else "") + share(value, voice)


def within(known: Estimate, voice: Voice, said: Callable[[float, Voice], str]) -> str:
    return voice("between", low=said(known.low, voice), high=said(known.high, voice))


def sureness(corrected: float | None, voice: Voice) -> str:
    if corrected is None:
        return "–"
    return voice("study-hardly", value=HARDLY) if corrected < HARDLY else voice("study-doubt", value=corrected)
