"""For all tests of the server: one harbour a test, or as many as it opens."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from carrack.server.bots import minds, process, worker
from carrack.server.settings import Settings
from tests.server.harbour import Harbour, running

OpenHarbour = Callable[..., Harbour]


# What the inner circle runs: the rest starts hundreds of servers, and belongs to `make test`.
INNER = {"test_clocks", "test_page", "test_people_names", "test_play", "test_refusals", "test_storage"}


def is_outer(path: Path) -> bool:
    return path.parent == Path(__file__).parent and path.name.startswith("test_") and path.stem not in INNER


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Without slow tests they are not even read: schemathesis thinks out its cases while it is imported."""
    return True if "not slow" in config.option.markexpr and is_outer(collection_path) else None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if is_outer(item.path) and item.get_closest_marker("soak") is None:
            item.add_marker(pytest.mark.slow)


class Contexts:
    """In the place of the server's own, which spawns: a worker with the minds of the house is forked from a process
    that has loaded them once. Hundreds of tests have one, and to load all games takes longer than most of them. Other
    minds are spawned as ever, and so are the workers of `carrack serve` itself.
    """

    def __init__(self) -> None:
        self.spawning = multiprocessing.get_context("spawn")
        self.forking = multiprocessing.get_context("forkserver")
        self.forking.set_forkserver_preload([minds.__name__, process.__name__])
        self.Pipe = self.spawning.Pipe

    def Process(self, *, args: tuple[Any, ...], **options: Any) -> Any:  # noqa: N802 - as it is called there
        _connection, entry_point = args
        context: Any = self.forking if entry_point == Settings.minds else self.spawning
        return context.Process(args=args, **options)


@pytest.fixture(scope="session", autouse=True)
def forked_workers() -> Iterator[None]:
    if "forkserver" not in multiprocessing.get_all_start_methods():  # on Windows
        yield
        return
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(worker, "_context", Contexts())
        yield


@pytest.fixture
def harbour(tmp_path: Path) -> Iterator[Harbour]:
    """A server with the settings of `QUICK`."""
    with running(tmp_path) as found:
        yield found


@pytest.fixture
def open_harbour(tmp_path: Path) -> Iterator[OpenHarbour]:
    """`open_harbour(heartbeat=0.1)`: a server with settings of one's own; every call uses the same database."""
    with ExitStack() as stack:

        def start(**changes: Any) -> Harbour:
            return stack.enter_context(running(tmp_path, **changes))

        yield start
