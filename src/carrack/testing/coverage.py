"""What a run of the kit has seen: so that nobody takes for checked what was never reached."""

from __future__ import annotations

from collections import Counter

from carrack.core.game import Game
from carrack.testing.cover import Options, Pair


class Coverage:
    """Counts of all that was played and checked. As text, the kit's report."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.sets: list[tuple[int, Options]] = []
        self.refused_pairs: list[tuple[int, Pair]] = []
        self.games = 0
        self.actions = 0
        self.longest = 0
        self.swept = 0  # positions at which every code was tried
        self.refused = 0  # codes refused there
        self.habits: Counter[str] = Counter()
        self.steps: Counter[str] = Counter()
        self.verbs: Counter[str] = Counter()
        self.reasons: Counter[str] = Counter()
        self.events: Counter[str] = Counter()
        self.endings: Counter[str] = Counter()
        self.previews = 0
        self.idle = 0
        self.undone = 0
        self.past_bots = 0
        self.rewound = 0
        self.hidden = 0  # answers that somebody may not know,
        self.secrets = 0  # and of them those that a seat may not
        self.secret_moments = 0
        self.shared_addresses = 0
        self.changed_odds = 0
        self.rotated = 0
        self.records = 0
        self.builds = ""

    def _names(self) -> dict[str, list[str]]:
        """All that the tables of the game name."""
        game = self.game
        return {
            "steps": [step.name for step in game.steps],
            "verbs": [verb.name for verb in game.verbs.table],
            "reasons": [reason.name for reason in game.reasons.table],
            "events": [telling.name for telling in game.tellings.table],
        }

    def never(self) -> dict[str, list[str]]:
        """What the game has and no game reached."""
        met = {"steps": self.steps, "verbs": self.verbs, "reasons": self.reasons, "events": self.events}
        return {kind: [name for name in names if name not in met[kind]] for kind, names in self._names().items()}

    def __str__(self) -> str:
        game = self.game
        played = f"{len(self.sets)} sets, {self.games} games, {self.actions:,} actions, {self.longest:,} the most"
        lines = [f"{game.id}, version {game.version}: {played}"]
        lines += [f"  {seats} seats: {_spelled(options)}" for seats, options in self.sets]
        lines += [f"  {seats} seats: refused {_spelled(dict(pair))}" for seats, pair in self.refused_pairs]
        lines.append(f"  all {game.actions} codes tried at {self.swept:,} positions, {self.refused:,} times refused")
        for kind, missing in self.never().items():
            count = len(self._names()[kind])
            rest = f", never {', '.join(missing)}" if missing else ""
            lines.append(f"  {kind}: {count - len(missing)} of {count}{rest}")
        lines.append("  endings: " + ", ".join(f"{why} {count}" for why, count in sorted(self.endings.items())))
        lines.append(f"  looking ahead: {self.previews:,} answers, {self.idle:,} of them pay and bring nothing")
        lines.append(
            f"  undo: {self.undone:,} answers taken back, {self.past_bots:,} of them past bots, "
            f"{self.rewound:,} rewinds by consent"
        )
        lines.append(
            f"  chance: {self.shared_addresses:,} addresses met by two games of one seed, "
            f"{self.changed_odds:,} of them with other odds"
        )
        lines.append(
            f"  secrets: {self.hidden:,} hidden answers, {self.secret_moments:,} moments compared in two worlds"
            if self.hidden
            else "  secrets: every answer is known to all"
        )
        lines.append(
            f"  seats: {self.rotated:,} answers compared in rotated seats"
            if self.rotated
            else "  seats: the game does not call them alike"
        )
        lines.append(f"  records: {self.records} replayed in a fresh process; compared {self.builds}")
        lines += [f"  {count:>9,} x {habit}" for habit, count in self.habits.items()]
        return "\n".join(lines)


def _spelled(options: Options) -> str:
    return ", ".join(f"{name}={value}" for name, value in sorted(options.items())) or "no options"
