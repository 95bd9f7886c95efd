"""Whose job is next: the policy by itself."""

from __future__ import annotations

from carrack.server.bots.queue import Claim, FairQueue


def claim(person: str, rank: int = 0) -> Claim:
    return Claim(person, lambda: rank)


def serve(queue: FairQueue[str], seconds: float = 1.0) -> str:
    """One job, from its turn to its end."""
    item = queue.pop()
    queue.finish(item.split()[0], seconds)
    return item


def queue_of(*names: str) -> FairQueue[str]:
    """`ann 3` is a job of ann's."""
    queue: FairQueue[str] = FairQueue()
    for name in names:
        queue.push(name, claim(name.split()[0]))
    return queue


def test_the_jobs_of_one_person_are_done_in_the_order_in_which_they_came() -> None:
    queue = queue_of("ann 1", "ann 2", "ann 3")
    assert [serve(queue) for _ in range(3)] == ["ann 1", "ann 2", "ann 3"]
    assert not queue


def test_many_jobs_of_one_person_share_one_turn() -> None:
    queue = queue_of(*(f"hog {number}" for number in range(59)), "ann 1", "bob 1", "ann 2")
    served = [serve(queue) for _ in range(6)]
    assert served == ["hog 0", "ann 1", "bob 1", "hog 1", "ann 2", "hog 2"]


def test_whoever_thinks_long_has_fewer_turns() -> None:
    queue = queue_of(*(f"{person} {number}" for person in ("slow", "quick") for number in range(1000)))
    used = {"slow": 0.0, "quick": 0.0}
    for _ in range(900):
        item = queue.pop()
        person = item.split()[0]
        seconds = 5.0 if person == "slow" else 0.1
        queue.finish(person, seconds)
        used[person] += seconds
    assert abs(used["slow"] - used["quick"]) <= 5.0


def test_time_that_nobody_asked_for_is_not_saved_up() -> None:
    queue = queue_of(*(f"hog {number}" for number in range(59)))
    for _ in range(20):
        serve(queue)
    for number in range(3):
        queue.push(f"ann {number}", claim("ann"))
    assert [serve(queue).split()[0] for _ in range(6)] == ["ann", "hog", "ann", "hog", "ann", "hog"]


def test_whoever_has_no_job_running_goes_first() -> None:
    """Before it is known how long the one takes that runs."""
    queue = queue_of("hog 1", "hog 2", "ann 1")
    assert [queue.pop(), queue.pop(), queue.pop()] == ["hog 1", "ann 1", "hog 2"]


def test_a_lower_rank_goes_first_whatever_was_used_and_whenever_it_came() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(3):
        queue.push(f"bob {number}", claim("bob", 2))
        queue.push(f"eve {number}", claim("eve", 1))
        queue.push(f"ann {number}", claim("ann", 0))
    assert [serve(queue, 100.0).split()[0] for _ in range(9)] == ["ann"] * 3 + ["eve"] * 3 + ["bob"] * 3


def test_ranks_change_while_jobs_wait() -> None:
    queue: FairQueue[str] = FairQueue()
    watched: set[str] = set()
    for name in ("ann 1", "ann 2", "ann 3"):
        queue.push(name, Claim("ann", lambda name=name: 0 if name in watched else 1))  # type: ignore[misc]
    watched.add("ann 3")
    queue.refresh()
    assert [serve(queue) for _ in range(3)] == ["ann 3", "ann 1", "ann 2"]


def test_a_job_that_is_not_wanted_any_more_takes_no_turn() -> None:
    queue = queue_of("ann 1", "ann 2")
    queue.remove("ann 1")
    queue.remove("ann 1")
    assert list(queue) == ["ann 2"]
    assert serve(queue) == "ann 2"


def test_when_nobody_waits_nobody_is_behind() -> None:
    queue = queue_of("hog 1")
    serve(queue, 1000.0)
    queue.push("hog 2", claim("hog"))
    queue.push("ann 1", claim("ann"))
    assert serve(queue) == "hog 2"
