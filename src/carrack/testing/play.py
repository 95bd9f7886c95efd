"""Habits of play: somebody can always answer, what is offered can be played, and nothing else can."""

from __future__ import annotations

from carrack.core.actions import borrow, give_back
from carrack.core.errors import IllegalAction, NotOver, OptionError
from carrack.core.game import Game
from carrack.core.reasons import ALLOWED
from carrack.core.state import NATURE, OVER, Chance, State
from carrack.testing.errors import Broken
from carrack.testing.walk import Position, Walk

NO_ACTIONS = (True, 1.0, "0", None, [0], -1, 2**63, 10**30)  # and what lies past the last code


def wrong_seats_and_options_are_refused(game: Game) -> None:
    """With an OptionError that names the field."""
    few, many = min(game.seats), max(game.seats)
    tries: list[tuple[str, object, object]] = [
        ("seats", wrong, {}) for wrong in (few - 1, many + 1, str(few), 2.5, True)
    ]
    tries += [("options", few, ["a list"]), ("no such option", few, {"no such option": True})]
    tries += [(name, few, {name: "no such choice"}) for name in game.options]
    for field, seats, options in tries:
        try:
            game.start(seats, options)
        except OptionError as error:
            if error.field != field:
                raise Broken(
                    f"{options} with {seats!r} seats: the error names {error.field!r}, not {field!r}"
                ) from error
            continue
        raise Broken(f"a game starts with {seats!r} seats and the options {options}")


def codes_decode_and_encode(game: Game) -> None:
    """Every code is a verb with arguments, and the same code again."""
    for code in range(game.actions):
        said = game.describe(code)
        if game.encode(said) != code:
            raise Broken(f"{code} is described as {said}, which is encoded as {game.encode(said)}")


def there_is_no_dead_end(at: Position) -> None:
    """Somebody is asked and can answer, until the game is over."""
    state = at.state
    if not OVER <= state.actor < state.seats:
        raise Broken(f"seat {state.actor} is asked, at a table of {state.seats}")
    if state.actor == OVER:
        if at.legal or at.weights or state.chance():
            raise Broken(f"the game is over, yet there are answers: {at.legal}")
        return
    if isinstance(at.game.steps[state.step], Chance) != (state.actor == NATURE):
        raise Broken(
            f"the question {at.asked} is asked of {state.actor}: Nature answers Chance, seats every other Step"
        )
    if not at.legal:
        raise Broken(f"the question {at.asked}, asked of {state.actor}, has no answer")


def answers_ascend(at: Position) -> None:
    """The legal actions are codes of the game, ascending, each once."""
    if at.legal != sorted(set(at.legal)):
        raise Broken(f"legal() of {at.asked} is not ascending and unique: {at.legal}")
    if at.legal and not 0 <= at.legal[0] <= at.legal[-1] < at.game.actions:
        raise Broken(f"legal() of {at.asked} has codes outside 0 to {at.game.actions - 1}: {at.legal}")


def who_searches_considers_legal_answers(at: Position) -> None:
    """Some of them, at least one, in the same order; all of them where Nature is asked."""
    out = borrow()
    at.state.consider(out)
    considered = out.codes()
    give_back(out)
    some = [action for action in at.legal if action in set(considered)]
    if considered != some or bool(considered) != bool(at.legal):
        raise Broken(f"of the answers {at.legal} to {at.asked} these are considered: {considered}")
    if at.state.actor == NATURE and considered != at.legal:
        raise Broken(f"of Nature's outcomes {at.legal} only {considered} are considered")


def no_law_is_broken(at: Position) -> None:
    broken = at.state.invariants()
    if broken:
        raise Broken("; ".join(broken))


def a_rule_is_written_once(at: Position) -> set[int]:
    """What is listed is exactly what has no reason against it. Returns the reasons met."""
    met = set()
    listed = set(at.legal)
    for code in range(at.game.actions):
        reason = int(at.state.reason(code))
        if (reason == ALLOWED) != (code in listed):
            said = at.game.describe(code)
            how = "is listed, with the reason" if reason else "is not listed, and no reason is against it:"
            raise Broken(f"{code} {said} {how} {at.game.reasons[reason].name if reason else said['verb']}")
        met.add(reason)
    if at.state.key() != at.key:
        raise Broken("asking for reasons changed the state")
    return met - {int(ALLOWED)}


def offered_actions_apply(at: Position) -> None:
    """Each on a clone of its own, which keeps the laws."""
    for code in at.legal:
        clone = at.state.clone()
        clone.play(code)
        broken = clone.invariants()
        if broken:
            raise Broken(f"after {code} {at.game.describe(code)}: {'; '.join(broken)}")


def refused_actions_change_nothing(at: Position) -> int:
    """Every other code, and what is no action at all. Returns how many were refused."""
    listed = set(at.legal)
    others: list[object] = [code for code in range(at.game.actions) if code not in listed]
    others += [*NO_ACTIONS, at.game.actions]
    for wrong in others:
        _is_refused(at.state, wrong)
    if at.state.key() != at.key:
        culprit = next((wrong for wrong in others if _changes(at.state, wrong)), "one of them, in some order,")
        raise Broken(f"the refused action {culprit!r} changed the state")
    return len(others)


def _is_refused(state: State, action: object) -> None:
    try:
        state.play(action)
    except IllegalAction:
        return
    raise Broken(f"{action!r} is not listed, yet it can be played")


def _changes(state: State, action: object) -> bool:
    clone = state.clone()
    before = clone.key()
    _is_refused(clone, action)
    return clone.key() != before


def the_same_answers_lead_to_the_same_state(walk: Walk) -> None:
    """Played a second time. What differs hangs on something outside the State."""
    state = walk.start.clone()
    for action in walk.actions:
        state.play(action)
    if state.key() != walk.keys[-1]:
        raise Broken("the walk played again ends elsewhere: the game remembers something outside its State")


def points_add_up(at: Position) -> None:
    scores, sources = at.state.scores(), at.state.breakdown()
    if len(scores) != at.state.seats or scores != [sum(source.values()) for source in sources]:
        raise Broken(f"the scores are {scores}, by source {sources}")


def what_a_seat_holds_is_of_the_table(at: Position) -> None:
    """What a study weighs: known before the game, counted, and told in every language."""
    game = at.game
    holdable = game.holdable(game.start(int(at.state.seats), at.state.options))
    if game.holdable(at.state) != holdable:
        raise Broken(f"what can be held was {holdable}, is {game.holdable(at.state)}")
    for seat in range(at.state.seats):
        held = game.holdings(at.state, seat)
        for name, count in held.items():
            if name not in holdable or type(count) is not int or count < 1:
                raise Broken(f"seat {seat} holds {count!r} {name}, of {holdable}")
    if at.state.key() != at.key:
        raise Broken("asking what seats hold changed the state")


def turns_only_go_on(turn: int, turns: int, state: State) -> None:
    """A turn passes through `new_turn`, or undo would cross it. `turn` and `turns` are those before the last answer."""
    if not 0 <= state.turn < state.seats or state.turns < turns:
        raise Broken(f"turn {state.turns} of seat {state.turn} follows turn {turns} of seat {turn}")
    if state.turn != turn and state.turns == turns:
        raise Broken(f"the turn passed from seat {turn} to seat {state.turn} without new_turn()")
    if state.actor == OVER and state.turns == 0:
        raise Broken("the game is over and no turn ever began: new_turn() is never called")


def the_result_is_told_at_the_end(at: Position) -> None:
    """Winners and outcome, when over and not before."""
    state = at.state
    if state.actor != OVER:
        for ask in (state.winners, state.outcome):
            try:
                ask()
            except NotOver:
                continue
            raise Broken(f"{ask.__name__}() answers before the game is over")
        return
    winners, outcome = state.winners(), state.outcome()
    if winners != sorted(set(winners)) or not set(winners) <= set(range(state.seats)):
        raise Broken(f"the winners are {winners}")
    if not winners and state.seats > 1:
        raise Broken("nobody has won: only a solo game can be lost by all")
    if outcome.get("winners") != winners or not isinstance(outcome.get("why"), str) or not outcome["why"]:
        raise Broken(f"the winners are {winners}, the outcome is {outcome}")
