"""Many machines: workers of a Ray cluster, each of which has the same Carrack as we have."""

from __future__ import annotations

import logging
from collections.abc import Callable
from importlib.metadata import version
from typing import Any, Final

import ray
from ray import exceptions

from carrack.arena.places import RAY, SLICE, Done, Work
from carrack.arena.plan import Plan
from carrack.arena.playing import Part, play_part
from carrack.arena.whatif.games import game_of
from carrack.core.errors import OptionError

# A worker, its machine, or whoever keeps what it made is gone. What a game itself does wrong is a part's own matter.
LOST: Final = (
    exceptions.WorkerCrashedError,
    exceptions.NodeDiedError,
    exceptions.OutOfMemoryError,
    exceptions.ObjectLostError,
    exceptions.LocalRayletDiedError,
)


class OtherCarrack(OptionError):
    """A machine plays by other rules than ours: its games would not be the same."""


class Machines:
    """A cluster, as long as this program runs: the next run finds it there."""

    def __init__(self, jobs: int, on: str) -> None:
        if not ray.is_initialized():
            _connect(on)
        resources: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]  # Ray says nothing of it
        processors = int(resources.get("CPU", 1))
        self.workers = min(jobs, processors) if jobs else processors
        self.play = ray.remote(max_retries=0, num_cpus=1)(_play)
        self.busy: dict[Any, Work] = {}

    def begin(self, plan: Plan, work: Work) -> None:
        self.busy[self.play.remote(plan, work, rules_of(plan))] = work

    def ended(self, stops: Callable[[], bool]) -> list[Done]:
        ready, _ = ray.wait(list(self.busy), num_returns=1, timeout=SLICE)
        if ready:  # whatever else has come by now
            ready, _ = ray.wait(list(self.busy), num_returns=len(self.busy), timeout=0)
        return [Done(self.busy.pop(each), _part_of(each)) for each in ready]

    def close(self) -> None:
        for each in self.busy:
            ray.cancel(each, force=True)
        self.busy.clear()


def rules_of(plan: Plan) -> tuple[str, ...]:
    """By what the machines are told apart that play other games under the same name."""
    game = game_of(plan.game)
    return version("carrack"), str(game.version), game.facts_digest, game.verbs_digest


def _connect(on: str) -> None:
    """`ray` is the cluster that this machine belongs to, or one of its own processors alone."""
    try:
        ray.init(None if on == RAY else on, log_to_driver=False, logging_level=logging.ERROR)
    except Exception as error:  # Ray has no name of its own for machines that do not come up in time
        raise OptionError("on", f"{on}: {' '.join(str(error).split())[:200]}") from None


def _play(plan: Plan, work: Work, rules: tuple[str, ...]) -> Part:
    """Runs on the machine that plays."""
    if rules_of(plan) != rules:
        raise OtherCarrack("on", "a machine of the cluster has another version of Carrack, or of this game")
    return play_part(plan, work.first, work.last, SLICE)


def _part_of(reference: Any) -> Part | None:
    try:
        part: Part = ray.get(reference)
    except LOST:
        return None
    except exceptions.RayTaskError as error:
        if isinstance(error.cause, OptionError):
            raise error.cause from None
        raise
    return part
