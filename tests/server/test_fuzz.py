"""Several people at once who ask for everything, rightly and wrongly: no fault, nothing hangs, memory stays flat."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.fuzz import ENDS_ONESELF, STREAMS, fuzz, operations

SELDOM = {
    *STREAMS,
    *ENDS_ONESELF,
    # What takes a letter, a device or a receiver of calls: the server has no mail, and nobody here has one of these.
    *("calls_add", "calls_alter", "calls_attempt", "calls_confirm", "calls_remove"),
    *("passkeys_add", "passkeys_enter", "passkeys_remove", "recovery_ask", "recovery_recover"),
    "people_change_password",
    "people_register",
    "tables_rematch",
    "records_bring_record",
}


OPERATIONS = {operation["operationId"] for _method, _path, operation in operations()} - SELDOM


@pytest.mark.slow
def test_two_thousand_requests(tmp_path: Path) -> None:
    result = fuzz(tmp_path, 2_000, "two thousand")
    assert result.failures == []
    assert len(OPERATIONS & result.reached) > len(OPERATIONS) * 2 // 3, "most of it was refused at the first check"


@pytest.mark.soak
def test_thirty_thousand_requests_and_memory_is_flat(tmp_path: Path) -> None:
    result = fuzz(tmp_path, 30_000, "thirty thousand")
    print(result.memory, dict(result.statuses))
    assert result.failures == []
    assert OPERATIONS - result.reached == set(), "some of it was always refused"
    assert result.memory[-1] - result.memory[len(result.memory) // 2] < 20_000, f"kB: {result.memory}"
