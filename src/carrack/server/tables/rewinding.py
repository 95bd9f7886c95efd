"""Going back at a running table, by consent of all; and going back on that (decision 0016)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, replace

import msgspec
from sqlalchemy import Connection, delete, insert

from carrack.core.match import Match
from carrack.server.errors import Conflict, Forbidden, Problem
from carrack.server.store import models
from carrack.server.tables.acts import AtTable, may_add, playing
from carrack.server.tables.harbour import Harbour
from carrack.server.tables.reviving import encode
from carrack.server.tables.table import Proposal, Table


async def propose_rewind(harbour: Harbour, id: str, person: str, to: int) -> None:
    """Ask everybody to go back. One's own seats consent by asking; bots never mind. Who asked for the last rewind may
    take it back alone: those who did them the favour are where they were before.
    """
    async with AtTable(harbour, id, person) as table:
        playing(table)
        may_add(harbour, table)
        if table.rated:
            raise Conflict("rated-no-rewind")
        own = table.seats_of(person)
        if not own:
            raise Forbidden("not-at-this-table")
        match = goes_back_to(table, to)
        willing = {i for i, seat in enumerate(table.seats) if seat.bot is not None} | set(own)
        if to == match.rewound and person == table.rewinder:
            willing = set(range(len(table.seats)))
        await _settle(harbour, table, Proposal(match.revision, to, willing, person))


def goes_back_to(table: Table, to: int) -> Match:
    """The match of a table at which one may go back to a revision, or why not."""
    match = playing(table)
    if not 0 <= to < match.revision:
        raise Problem("no-revision", revision=to, most=match.revision - 1)
    if to < match.given:
        raise Conflict("given-stays", least=match.given)
    if to < match.base:
        raise Conflict("older-rules")
    return match


def lost(match: Match, to: int) -> list[int]:
    """How many decisions of each seat would be lost by going back."""
    counts = [0] * int(match.peek().seats)
    for entry in match.lost(to):
        if entry.by >= 0 and not entry.forced:
            counts[entry.by] += 1
    return counts


async def answer_rewind(harbour: Harbour, id: str, person: str, consent: bool) -> None:
    """Consent for one's seats; the last one that was missing makes it happen. To decline ends the proposal."""
    async with AtTable(harbour, id, person) as table:
        playing(table)
        own = table.seats_of(person)
        if not own:
            raise Forbidden("not-at-this-table")
        if table.proposal is None:
            raise Conflict("no-proposal")
        if consent:
            asked = table.proposal
            await _settle(harbour, table, replace(asked, consents=asked.consents | set(own)))
            return
        ended = delete(models.Proposal).where(models.Proposal.table == table.id)
        table.proposal = None
        await _told(harbour, table, lambda connection: connection.execute(ended))


async def _settle(harbour: Harbour, table: Table, proposal: Proposal) -> None:
    match = table.running
    if proposal.consents == set(range(len(table.seats))):
        since = match.revision
        table.proposal = proposal
        match.rewind(proposal.back_to, sorted(proposal.consents))
        table.rewinder = proposal.asker
        for seat in table.seats:
            seat.plans = seat.plans.rewound()
        await harbour.commit(table, since, proposal.asker)
        return
    row = asdict(proposal) | {"table": table.id, "consents": encode(sorted(proposal.consents))}

    def job(connection: Connection) -> None:
        connection.execute(delete(models.Proposal).where(models.Proposal.table == table.id))
        connection.execute(insert(models.Proposal), row)

    table.proposal = proposal
    await _told(harbour, table, job)


async def _told(harbour: Harbour, table: Table, job: Callable[[Connection], object]) -> None:
    """What becomes of a proposal is written, then told. While there is one, the clocks stand still."""
    try:
        await harbour.reset_clocks(table, job)
    except BaseException:
        harbour.forget(table)
        raise
    harbour.live.tell_table(table, "proposal", proposal_told(table))


class ProposalTold(msgspec.Struct):
    """A rewind that somebody asks for: back `to` a revision, which seats consent, and how many decisions of each seat
    would be `lost`. `by` is a seat of who asks, null if nobody knows any more.
    """

    to: int
    revision: int
    consents: list[int]
    lost: list[int]
    by: int | None


def proposal_told(table: Table) -> ProposalTold | None:
    proposal = table.proposal
    if proposal is None:
        return None
    asker = next(iter(table.seats_of(proposal.asker)), None)
    counts = [] if table.match is None else lost(table.match, proposal.back_to)
    return ProposalTold(proposal.back_to, proposal.revision, sorted(proposal.consents), counts, asker)
