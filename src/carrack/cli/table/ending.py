"""Points by source, and how a game ended."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from rich.text import Text

from carrack.cli.table.draw import Lines, fit, line, rule, wrap
from carrack.cli.table.keep import shown
from carrack.cli.table.players import letter_of
from carrack.cli.table.session import Session
from carrack.cli.table.speech import Speech
from carrack.core.fate import Seeded
from carrack.core.record import winners_of
from carrack.core.state import State


def _known(session: Session) -> State:
    """The state as far as who looks may know it: hidden points stay hidden until the end."""
    state = session.match.state
    seat = session.seat
    return state if session.over or seat is None else session.game.sample(state, seat, Seeded())


def points_table(session: Session) -> Lines:
    """A row for each source in the order of the game, a column for each seat."""
    breakdown = _known(session).breakdown()
    scene = session.scene()
    titles = [
        line((letter_of(seat), f"reverse {scene.style_of(seat)}"), f" {player.name}")
        for seat, player in enumerate(session.players)
    ]
    known = dict.fromkeys(source for points in breakdown for source in points)
    sources = [source for source in known if any(points.get(source) for points in breakdown)]
    rows = [
        (session.teller.name("source", source), [points.get(source, 0) for points in breakdown]) for source in sources
    ]
    total = session.speech("total"), [sum(points.values()) for points in breakdown]
    label = max(cell_len(name) for name, _values in (*rows, total))
    column = max(4, min(max(title.cell_len for title in titles), (session.width - label) // len(titles) - 2))
    found = [_row(line(), titles, label, column)]
    found += [_row(line(name), _numbers(session, values, ""), label, column) for name, values in rows]
    found.append(rule(label + (column + 2) * len(titles), session.pen, "dim"))
    found.append(_row(line((total[0], "bold")), _numbers(session, total[1], "bold"), label, column))
    return found


def _numbers(session: Session, values: list[int], style: str) -> Lines:
    return [line((str(value).replace("-", session.pen.minus), style)) for value in values]


def _row(name: Text, cells: Lines, label: int, column: int) -> Text:
    return line(fit(name, label), *(line("  ", fit(cell, column, "right")) for cell in cells))


def ending(session: Session) -> Lines:
    """The score, who has won and why, and what can be done with the record."""
    match = session.match
    won = verdict(match.state, [player.name for player in session.players], session.speech, match.resigned)
    said = [*points_table(session), line(), *wrap(line((won, "bold")), session.width)]
    file = shown(session.path)
    for key in ("end-file", "end-replay", "end-verify"):
        said += wrap(line((session.speech(key, file=file), "dim")), session.width, 2)
    return said


def verdict(state: State, names: Sequence[str], speech: Speech, resigned: int | None = None) -> str:
    """Who has won, in a sentence: by the rules, or because a seat gave up."""
    scores = state.scores()
    winners = winners_of(state, resigned)
    if resigned is not None:
        key = "end-resigned" if winners else "end-resigned-solo"
        return speech(key, name=names[resigned], winner=names[winners[0]] if winners else "")
    if len(scores) == 1:
        outcome = state.outcome()
        margin = outcome.get("margin", 0)
        assert isinstance(margin, int)
        key = "end-solo-won" if winners else "end-solo-lost"
        return speech(key, points=scores[0], margin=abs(margin), target=outcome.get("target", 0))
    if not winners:
        return speech("end-nobody")
    won = [names[seat] for seat in winners]
    points = scores[winners[0]]
    if len(won) > 1:
        return speech("end-shared", names=", ".join(won[:-1]), last=won[-1], points=points)
    ahead = points - max(score for seat, score in enumerate(scores) if seat not in winners)
    return speech("end-won" if ahead > 0 else "end-won-tie", name=won[0], points=points, ahead=ahead)
