"""The kit: plays a game in every way it offers and holds it against every habit."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import ParamSpec, TypeVar

from carrack.core.catalog import game as find_game
from carrack.core.catalog import register
from carrack.core.game import Game
from carrack.core.match import Match
from carrack.core.state import OVER, State
from carrack.testing import chance, copies, observations, papers, play, previews, rotation, secrets, undo, words
from carrack.testing.cover import Options, cover
from carrack.testing.coverage import Coverage
from carrack.testing.errors import Broken, ConformanceError
from carrack.testing.walk import (
    Position,
    Walk,
    a_listed_action_can_be_played,
    a_question_can_be_listed,
    choose,
    save,
    ways_to_write,
)

LONGEST = 20_000  # actions: no game of a box comes near it
FIRST_VISITS = 3  # of each question in each set: every code is tried there,
SWEEP_ODDS = 0.05  # and at this share of all other positions
ROTATION_ODDS = 0.3  # of the turns
WORLDS = 2  # other worlds per game and seat

P = ParamSpec("P")
T = TypeVar("T")


def check(
    game: str | Game,
    games: int = 20,
    seats: int | Sequence[int] | None = None,
    options: Mapping[str, bool | int | str] | None = None,
    seed: str = "carrack",
    out: str | Path = ".",
    longest: int = LONGEST,
    say: Callable[[str], object] = print,
) -> Coverage:
    """Play `games` games for every seat count and every option set of a pairwise cover, checking all habits.

    `seats` and `options` narrow this to one table. A game given as an object takes its id in the catalog. The first
    habit that is broken raises a ConformanceError; the game that broke it is saved in the folder `out` as
    `carrack-failure-<game>.jsonl`, a record to replay. What was covered is said, and returned.
    """
    if isinstance(game, Game):
        register(game.id, game)
    kit = Kit(find_game(game) if isinstance(game, str) else game, seed, Path(out), longest)
    counts = kit.game.seats if seats is None else [seats] if isinstance(seats, int) else seats
    kit.run([(count, choice) for count in counts for choice in kit.sets_for(count, options)], games)
    say(str(kit.covered))
    return kit.covered


class Kit:
    """One run: the game, where it stands, and what was covered."""

    def __init__(self, game: Game, seed: str, folder: Path, longest: int) -> None:
        self.game = game
        self.seed = seed
        self.folder = folder
        self.longest = longest
        self.covered = Coverage(game)
        self.where = game.id
        self.walk: Walk | None = None
        self.match: Match | None = None
        self.visits: Counter[str] = Counter()  # of each question, in this set
        self.foreseen: Counter[str] = Counter()  # the same, of those looked ahead from
        self.looked_at: set[str] = set()  # questions, in all sets
        self.told: set[str] = set()  # events put into words
        self.secretive = 0  # games that should have secrets
        self.records: list[str] = []

    def holds(self, habit: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run one check. Whatever goes wrong in it is a broken habit of the game."""
        name = habit.__name__.replace("_", " ")
        try:
            result = habit(*args, **kwargs)
        except Broken as broken:
            raise self.failure(name, str(broken)) from None
        except Exception as error:
            raise self.failure(name, f"{type(error).__name__}: {error}") from error
        self.covered.habits[name] += 1
        return result

    def failure(self, habit: str, message: str) -> ConformanceError:
        """With a record of the game at hand, if there is one."""
        where, ways = self.where, list[Callable[[], str]]()
        if self.walk is not None:
            where, ways = f"{where}, after {len(self.walk.actions)} actions", ways_to_write(self.walk)
        elif self.match is not None:
            match = self.match
            where, ways = f"{where}, at revision {match.revision}", [lambda: str(match.archive())]
        record = save(ways, self.folder / f"carrack-failure-{self.game.id}.jsonl")
        return ConformanceError(
            habit, f"{where}: {habit}: {message}" + (f"\nreplay {record}" if record else ""), record
        )

    def run(self, sets: Sequence[tuple[int, Options]], games: int) -> None:
        """Play `games` games of each of these sets, each with its seat count."""
        self.game.words.strict = True
        try:
            self.look_at_the_tables()
            for seats, options in sets:
                self.play_set(seats, options, games)
            self.where = self.game.id
            self.holds(secrets.a_game_with_secrets_hides_something, self.secretive, self.covered.secrets)
            self.send_the_records_away()
        finally:
            self.game.words.strict = False

    # Before any game.

    def look_at_the_tables(self) -> None:
        self.holds(play.wrong_seats_and_options_are_refused, self.game)
        self.holds(play.codes_decode_and_encode, self.game)
        self.holds(words.every_word_is_there, self.game)
        self.holds(words.actions_can_be_said, self.game)

    def sets_for(self, seats: int, options: Mapping[str, bool | int | str] | None) -> list[Options]:
        if options is not None:
            return [{**self.game.defaults, **options}]
        sets, refused = cover(self.game, seats)
        self.covered.refused_pairs += [(seats, pair) for pair in refused]
        return sets

    # One set.

    def play_set(self, seats: int, options: Options, games: int) -> None:
        self.covered.sets.append((seats, options))
        self.visits.clear()
        self.foreseen.clear()
        start = self.game.start(seats, options)
        self.holds(observations.every_number_has_a_name_of_its_own, start)
        walks = []
        for number in range(games):
            self.where = f"{self.game.id}, {seats} seats, {options}, game {number + 1}"
            rng = Random(f"{self.seed}/{seats}/{sorted(options.items())}/{number}")
            walks.append(self.play_game(start, rng, number % 2 == 1))
        for number, walk in enumerate(walks):
            self.where = f"{self.game.id}, {seats} seats, {options}, game {number + 1}"
            self.look_ahead(walk)

    def play_game(self, start: State, rng: Random, by_weight: bool) -> Walk:
        """A line of play, looked at from all sides; then matches about the same start."""
        self.walk = walk = Walk(start)
        hidden = self.play_walk(walk, rng, by_weight)
        self.covered.games += 1
        self.covered.actions += len(walk.actions)
        self.covered.longest = max(self.covered.longest, len(walk.actions))
        self.covered.hidden += hidden
        self.secretive += self.holds(secrets.it_is_said_whether_there_are_secrets, start)
        self.look_at_walk(walk, rng)
        if hidden:
            for seat in (*range(start.seats), None):
                for _ in range(WORLDS):
                    moments = self.holds(secrets.a_seat_is_shown_nothing_it_may_not_know, walk, seat, rng)
                    self.covered.secret_moments += moments
        self.replay_walk(walk)
        self.walk = None
        self.play_match(start, rng)
        return walk

    def play_walk(self, walk: Walk, rng: Random, by_weight: bool) -> int:
        """To the end, by the habits without which no game gets there. Returns how many answers were hidden."""
        past: list[copies.Kept] = []
        addresses: dict[str, str] = {}
        hidden = 0
        while True:
            at = self.holds(a_question_can_be_listed, walk.state)
            self.holds(play.there_is_no_dead_end, at)
            self.holds(play.answers_ascend, at)
            self.holds(play.no_law_is_broken, at)
            self.holds(chance.weights_stand_beside_the_outcomes, at)
            self.holds(chance.an_address_never_comes_back, at, addresses)
            self.covered.steps[at.asked] += 1
            walk.keys.append(at.key)
            past.append(copies.Kept(at.state, at.key))
            if at.state.actor == OVER:
                break
            unaware = self.holds(secrets.who_answers_knows_the_answer, at)
            self.holds(secrets.a_game_without_secrets_hides_no_answer, at, unaware)
            hidden += bool(unaware)
            self.covered.secrets += any(seat is not None for seat in unaware)
            turn, turns = int(at.state.turn), int(at.state.turns)
            action = choose(at.state, rng, by_weight)
            self.covered.verbs[self.game.verbs.verb_of(action).name] += 1
            self.holds(a_listed_action_can_be_played, walk, action)
            self.holds(play.turns_only_go_on, turn, turns, walk.state)
            self.holds(self.the_game_comes_to_an_end, walk)
        self.holds(copies.clones_share_nothing, past)
        self.holds(play.the_same_answers_lead_to_the_same_state, walk)
        self.covered.endings[str(walk.state.outcome()["why"])] += 1
        return hidden

    def the_game_comes_to_an_end(self, walk: Walk) -> None:
        if len(walk.actions) >= self.longest:
            raise Broken(f"not over after {self.longest} actions")

    def look_at_walk(self, walk: Walk, rng: Random) -> None:
        """Once more from the start, position by position."""
        self.walk = again = Walk(walk.start)
        unaware: set[int | None] = set()
        turns = -1
        for n in range(len(walk.actions) + 1):
            at = Position(again.state, walk.actions[n:], walk.keys[n])
            self.look(at, unaware, rng)
            if at.state.turns != turns and rng.random() < ROTATION_ODDS:
                self.rotate(at.state, rng)
            turns = at.state.turns
            if at.ahead:
                unaware.update(secrets.who_answers_knows_the_answer(at))
                again.play(at.ahead[0])
        self.walk = walk

    def look(self, at: Position, unaware: set[int | None], rng: Random) -> None:
        """The cheap habits always, the dear ones at the first visits and at a share of the others."""
        for reason in self.holds(play.a_rule_is_written_once, at):
            self.covered.reasons[self.game.reasons[reason].name] += 1
        self.holds(play.offered_actions_apply, at)
        self.holds(play.points_add_up, at)
        self.holds(play.who_searches_considers_legal_answers, at)
        self.holds(copies.dump_and_load_give_the_state_back, at)
        self.visits[at.asked] += 1
        if self.visits[at.asked] <= FIRST_VISITS or rng.random() < SWEEP_ODDS:
            self.look_closely(at, unaware, rng)

    def look_closely(self, at: Position, unaware: set[int | None], rng: Random) -> None:
        first = at.asked not in self.looked_at
        self.looked_at.add(at.asked)
        self.covered.swept += 1
        self.covered.refused += self.holds(play.refused_actions_change_nothing, at)
        self.holds(play.the_result_is_told_at_the_end, at)
        self.holds(play.what_a_seat_holds_is_of_the_table, at)
        self.holds(words.the_question_can_be_said, at)
        self.holds(words.refusals_say_why, at, range(self.game.actions) if first else words.one_of_each_kind(at.state))
        self.holds(copies.a_copy_goes_its_own_way, at)
        self.holds(secrets.views_are_json, at)
        self.holds(observations.numbers_keep_to_their_entries, at)
        seat = rng.randrange(at.state.seats)
        self.holds(secrets.a_sample_cannot_be_told_from_the_truth, at, seat, rng)
        if seat not in unaware:
            self.holds(secrets.who_knows_every_answer_knows_the_state, at, seat)
        if first:
            self.holds(copies.a_spoilt_dump_is_refused, at)
            self.holds(words.a_view_can_be_said, at)

    def look_ahead(self, walk: Walk) -> None:
        """Once more from the start: what some answers would bring. After all else, which says more of what is wrong."""
        self.walk = again = Walk(walk.start)
        unaware: set[int | None] = set()
        for n, action in enumerate(walk.actions):
            at = Position(again.state, walk.actions[n:], walk.keys[n])
            self.foreseen[at.asked] += 1
            most = previews.MANY if self.foreseen[at.asked] <= FIRST_VISITS else previews.FEW
            for answer in previews.some_answers(at, most):
                knows_all = at.state.actor not in unaware
                self.covered.idle += self.holds(previews.a_preview_is_what_then_happens, at, answer, knows_all)
                self.covered.previews += 1
            unaware.update(secrets.who_answers_knows_the_answer(at))
            again.play(action)
        self.walk = None

    def rotate(self, state: State, rng: Random) -> None:
        if state.seats > 1:
            by = rng.randrange(1, state.seats)
            self.covered.rotated += self.holds(rotation.rotated_seats_give_rotated_results, state, by, rng)

    # Matches.

    def replay_walk(self, walk: Walk) -> None:
        """The same game in a Match whose Fate follows a script; what it tells is put into words."""
        events = self.holds(chance.a_scripted_outcome_is_the_one_that_happens, walk)
        self.covered.events.update(str(event["event"]) for event in events)
        fresh = {str({**event, "revision": 0}): event for event in events}
        self.holds(words.events_can_be_told, self.game, [fresh[text] for text in fresh if text not in self.told])
        self.told.update(fresh)

    def play_match(self, start: State, rng: Random) -> None:
        """Games of one seed: a Match with undo, whose record is kept, and two of different play."""
        seed = f"{self.seed}/{rng.random()}"
        self.match = match = Match(self.game, int(start.seats), start.options, seed=seed)
        player = undo.Player(match, seed, rng, self.longest)
        self.holds(undo.a_match_keeps_the_rules_of_undo, player)
        self.match = None
        self.covered.undone += player.undone
        self.covered.past_bots += player.past_bots
        self.covered.rewound += player.rewound
        self.records.append(str(match.record()))
        shared, changed = self.holds(chance.one_seed_gives_the_same_answers, start, seed, rng)
        self.covered.shared_addresses += shared
        self.covered.changed_odds += changed

    def send_the_records_away(self) -> None:
        """All together: starting a process takes longer than replaying a game."""
        self.where = f"{self.game.id}, {len(self.records)} records"
        traces = self.holds(papers.a_record_gives_the_game_back, self.records)
        self.holds(papers.a_fresh_process_replays_the_records, self.game, traces)
        self.covered.records = len(self.records)
        self.covered.builds = self.holds(papers.compiled_and_uncompiled_agree, self.game, traces)
