"""What a typed line leads to: a command, or answers to the open question, or an explanation why neither."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from rich.cells import cell_len
from rich.console import RenderableType
from rich.text import Text

from carrack import rules_pages
from carrack.cli.errors import explain_errno
from carrack.cli.table import keep, parse
from carrack.cli.table.advise import advise
from carrack.cli.table.draw import Lines, columns, fit, line, wrap
from carrack.cli.table.ending import points_table
from carrack.cli.table.foresee import foresee
from carrack.cli.table.lexicon import by_beginnings, tokens_of
from carrack.cli.table.players import letter_of
from carrack.cli.table.session import Reply, Session
from carrack.core.errors import CarrackError
from carrack.core.reasons import ALLOWED
from carrack.core.state import NATURE, State
from carrack.words import plain

MOST_CHARACTERS: Final = 1000
MOST_REASONS: Final = 3
MOST_EVENTS: Final = 40
COMMANDS: Final = ("undo", "help", "why", "if", "hint", "log", "board", "moves", "points", "rules", "save", "quit")


def handle(session: Session, typed: str) -> Reply:
    """One line of one person. Whatever it is, there is an answer to it."""
    text = "".join(letter if letter.isprintable() else " " for letter in typed).strip()
    if len(text) > MOST_CHARACTERS:
        return Reply(say(session, "problem-long"))
    if not text:
        return Reply(again=True)
    if text.startswith("?"):
        rest = text.lstrip("? ")
        return why(session, rest) if rest else help_on(session, "")
    command, rest = find_command(session, text)
    if command:
        return DOES[command](session, rest)
    return answer(session, text)


def find_command(session: Session, text: str) -> tuple[str, str]:
    """A command and what follows it; ('', '') when the line is none. An action said in full goes before a command."""
    words = text.split()
    said = tokens_of(text)
    if session.lexicon.is_said_in_full(said, session.match.state.legal()):
        return "", ""
    if len(said) > 1 and session.reader.menu(session.match.state).meant(" ".join(said)):
        return "", ""
    for count in (2, 1):
        first = plain(" ".join(words[:count]))
        for command in COMMANDS:
            if first in names_of(session, command):
                return command, " ".join(words[count:])
    return "", ""


def names_of(session: Session, command: str) -> list[str]:
    """In the language of the table and in English."""
    own = session.speech.words_of(f"command-{command}")
    return [plain(word) for word in (*own, command)]


def say(session: Session, key: str, **arguments: object) -> Lines:
    return wrap(line(session.speech(key, **arguments)), session.width)


# Answers.


def answer(session: Session, text: str) -> Reply:
    plan = session.read(text)
    if plan.problem is not None:
        return Reply(problem(session, plan.problem, text))
    try:
        session.play(plan.actions)
    except CarrackError as error:
        return Reply(say(session, "problem-refused", words=text, why=str(error)))
    return Reply()


def problem(session: Session, found: parse.Problem, text: str) -> Lines:
    """What was not understood, and what can be typed instead."""
    words = " ".join(found.words) or text
    if found.kind == parse.AMBIGUOUS:
        return [*say(session, "problem-ambiguous", words=words), *choices(session, found.state, found.actions)]
    if found.kind == parse.REFUSED:
        return refusals(session, found.state, found.actions)
    if found.kind == parse.UNKNOWN:
        close = session.lexicon.suggest(found.words, session.match.state.legal())
        hint = say(session, "problem-close", words=", ".join(close)) if close else []
        return [*say(session, "problem-unknown", words=words, keys=keys(session)), *hint]
    return say(session, f"problem-{found.kind}", words=words)


def keys(session: Session) -> str:
    """A few keys that would be understood."""
    shown = [choice.shown for choice in session.reader.menu(session.match.state).choices]
    return ", ".join(shown[:8])


def choices(session: Session, state: State, actions: Sequence[int]) -> Lines:
    """Actions that are allowed here, with their keys."""
    menu = session.reader.menu(state)
    items = [line((menu.shown(action), "bold"), "  ", session.teller.word(action)) for action in actions]
    return columns(items, session.width)


def refusals(session: Session, state: State, actions: Sequence[int]) -> Lines:
    """Why the actions that were meant may not be played, each reason once."""
    said: dict[str, Text] = {}
    scene = session.scene()
    likely = [action for action in actions if session.board.is_likely(scene, session.game.describe(action))]
    for action in likely or actions:
        reason = session.game.why_not(state, action, session.speech.lang)
        if reason is not None and reason["reason"] not in said:
            said[str(reason["reason"])] = line(
                (f"{session.speech('about', thing=session.teller.word(action))} ", "bold"),
                str(reason["text"]),
                (f"  {reason['rule']}", "dim"),
            )
    return [part for text in list(said.values())[:MOST_REASONS] for part in wrap(text, session.width, 2)]


# Commands.


def undo(session: Session, rest: str) -> Reply:
    times = int(rest) if rest.isdecimal() and len(rest) < 3 else 1 + len(rest.split())
    done = 0
    while done < times and session.undo():
        done += 1
    return Reply() if done else Reply(say(session, "undo-nothing"))


def why(session: Session, rest: str) -> Reply:
    """Why something may not be done, with the paragraph of the rules."""
    words = tokens_of(rest)
    state = session.match.state
    if not words:
        return Reply(say(session, "why-what"))
    menu = session.reader.menu(state)
    found = menu.meant(" ".join(words))
    numbered = menu.of_number(words[0]) if len(words) == 1 and not found else None
    if numbered is not None:
        found = [numbered]
    found = found or session.keyed(words)
    for among in (menu.takes, range(session.game.actions)):
        found = found or session.lexicon.find(words, among)
    if not found:
        return Reply(say(session, "why-unknown", words=rest))
    allowed = [action for action in found if state.reason(action) == ALLOWED]
    if allowed:
        return Reply([*say(session, "why-allowed"), *choices(session, state, allowed)])
    reason = session.game.why_not(state, found[0], session.speech.lang)
    return Reply([*refusals(session, state, found), *paragraph(session, str(reason["rule"]) if reason else "")])


def what_if(session: Session, rest: str) -> Reply:
    """What answers would bring, one or several; nothing is played."""
    if session.match.actor == NATURE:
        return Reply(say(session, "if-asked"))
    if not rest:
        return Reply(say(session, "if-what"))
    plan = session.read(rest)
    return Reply(foresee(session, plan.actions) if plan.problem is None else problem(session, plan.problem, rest))


def paragraph(session: Session, rule: str) -> list[RenderableType]:
    """A paragraph of the rules with its title, where there is a page."""
    page = rules_pages.load(session.game.words, session.speech.lang)
    found = page.find(rule) if page else None
    return [markdown(f"**{found.title}** ({found.id})\n\n{found.text}")] if found else []


def markdown(text: str) -> RenderableType:
    from rich.markdown import Markdown  # as slow to load as all the rest, and seldom needed

    return Markdown(text.replace("](#", "]("), hyperlinks=False)  # a paragraph by the name under which it is typed


def rules(session: Session, rest: str) -> Reply:
    """A paragraph or chapter by its id or a word of its title; without one, the table of contents."""
    page = rules_pages.load(session.game.words, session.speech.lang)
    if page is None:
        return Reply(say(session, "rules-none"))
    if not rest:
        items = [line((part.id, "bold"), "  ", part.title) for part in page.paragraphs if part.level < 3]
        return Reply([*say(session, "rules-contents"), *columns(items, session.width)])
    found = page.about(rest)
    if not found:
        return Reply(say(session, "rules-unknown", words=rest))
    return Reply([markdown("\n\n".join(part.markdown() for part in found))])


def help_on(session: Session, rest: str) -> Reply:
    """What can be typed; or what a thing is and does; or the paragraph about a move."""
    if not rest:
        return Reply(general_help(session))
    words = tokens_of(rest)
    said: list[RenderableType] = []
    for kind, name in session.teller.topics():
        title = session.teller.name(kind, name)
        if words == tokens_of(name) or by_beginnings(words, tokens_of(title)):
            text = session.game.words.help(kind, name, session.speech.lang)
            about = session.speech("about", thing=f"{title[:1].upper()}{title[1:]}")
            said += wrap(line((f"{about} ", "bold"), text), session.width, 2)
    moves = [] if said else session.lexicon.find(words, range(session.game.actions))
    rules = dict.fromkeys(step.rule for action in moves[:1] for step in session.game.steps if step.takes(action))
    said += [part for rule in rules for part in paragraph(session, rule)]
    return Reply(said or say(session, "help-unknown", words=rest))


def general_help(session: Session) -> list[RenderableType]:
    rows: list[RenderableType] = list(say(session, "help-answers"))
    names = {command: ", ".join(session.speech.words_of(f"command-{command}")) for command in COMMANDS}
    widest = max(cell_len(name) for name in names.values())
    for command, name in names.items():
        rows += wrap(line(fit(line((name, "bold")), widest + 2), session.speech(f"help-{command}")), session.width, 4)
    return [*rows, line(), *session.question()]


def hint(session: Session, rest: str) -> Reply:
    """What the champion would answer. Nothing is played."""
    state = session.match.state
    if state.actor == NATURE:
        return Reply(say(session, "if-asked"))
    return Reply(advise(session))


def log(session: Session, rest: str) -> Reply:
    """The last of what happened; a number asks for more."""
    events = session.match.log(session.seat)
    most = int(rest) if rest.isdecimal() and len(rest) < 7 else MOST_EVENTS
    return Reply(session.board.news(session.scene(), events[-most:] if most else []))


def board(session: Session, rest: str) -> Reply:
    """The table again, or one seat's sheet."""
    if not rest:
        return Reply(again=True)
    wanted = plain(rest)
    for seat, player in enumerate(session.players):
        if plain(player.name).startswith(wanted) or wanted == plain(letter_of(seat)):
            return Reply(session.board.sheet(session.scene(), seat))
    names = ", ".join(player.name for player in session.players)
    return Reply(say(session, "board-unknown", words=rest, names=names))


def moves(session: Session, rest: str) -> Reply:
    return Reply(session.question())


def points(session: Session, rest: str) -> Reply:
    return Reply(points_table(session))


def save(session: Session, rest: str) -> Reply:
    """Into the file of the game; or a copy of it as it stands, which never takes the place of anything else."""
    if not rest:
        session.save()
        return Reply([] if session.unsaved else say(session, "saved", file=keep.shown(session.path)))
    path = Path(rest).expanduser()
    try:
        if path.exists() and not keep.is_record(path):
            return Reply(say(session, "save-taken", file=rest))
        keep.save(session.match, path)
    except (OSError, RuntimeError, ValueError) as error:
        return Reply(say(session, "problem-save", file=rest, why=explain_errno(error, session.speech.lang)))
    return Reply(say(session, "saved-copy", file=rest))


def leave(session: Session, rest: str) -> Reply:
    session.save()
    return Reply(leave=True)


DOES: Final[dict[str, Callable[[Session, str], Reply]]] = {
    "undo": undo,
    "help": help_on,
    "why": why,
    "if": what_if,
    "hint": hint,
    "log": log,
    "board": board,
    "moves": moves,
    "points": points,
    "rules": rules,
    "save": save,
    "quit": leave,
}


def complete(session: Session) -> Sequence[str]:
    """What the Tab key offers."""
    commands = [words[0] for command in COMMANDS if (words := session.speech.words_of(f"command-{command}"))]
    return sorted({*session.completions(), *commands})
