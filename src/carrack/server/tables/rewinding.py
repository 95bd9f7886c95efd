"""Going back at a running table, by consent of all."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, delete, insert

from carrack.server.errors import Conflict, Forbidden, Problem
from carrack.server.store import models
from carrack.server.tables.acts import at_table, playing
from carrack.server.tables.harbour import Harbour
from carrack.server.tables.reviving import encode
from carrack.server.tables.table import Proposal, Table


async def propose_rewind(harbour: Harbour, id: str, person: str, to: int) -> None:
    """Ask everybody to go back. One's own seats consent by asking; bots never mind."""
    async with at_table(harbour, id, person) as table:
        match = playing(table)
        own = table.seats_of(person)
        if not own:
            raise Forbidden("not-at-this-table")
        if not 0 <= to < match.revision:
            raise Problem("no-revision", to=to, most=match.revision - 1)
        if to < match.given:
            raise Conflict("given-stays", least=match.given)
        if to < match.base:
            raise Conflict("older-rules")
        bots = {i for i, seat in enumerate(table.seats) if seat.bot is not None}
        await _settle(harbour, table, Proposal(match.revision, to, bots | set(own)))


async def answer_rewind(harbour: Harbour, id: str, person: str, consent: bool) -> None:
    """Consent for one's seats; the last one that was missing makes it happen. To decline ends the proposal."""
    async with at_table(harbour, id, person) as table:
        playing(table)
        own = table.seats_of(person)
        if not own:
            raise Forbidden("not-at-this-table")
        if table.proposal is None:
            raise Conflict("no-proposal")
        if consent:
            proposal = table.proposal
            await _settle(harbour, table, Proposal(proposal.revision, proposal.back_to, proposal.consents | set(own)))
            return
        await harbour.store.write(
            lambda connection: connection.execute(delete(models.Proposal).where(models.Proposal.table == table.id))
        )
        table.proposal = None
        harbour.live.tell_table(table, "proposal", None)


async def _settle(harbour: Harbour, table: Table, proposal: Proposal) -> None:
    match = table.running
    if proposal.consents == set(range(len(table.seats))):
        since = match.revision
        table.proposal = proposal
        match.rewind(proposal.back_to, sorted(proposal.consents))
        await harbour.commit(table, since)
        return
    row = {
        "table": table.id,
        "revision": proposal.revision,
        "back_to": proposal.back_to,
        "consents": encode(sorted(proposal.consents)),
    }

    def job(connection: Connection) -> None:
        connection.execute(delete(models.Proposal).where(models.Proposal.table == table.id))
        connection.execute(insert(models.Proposal), row)

    await harbour.store.write(job)
    table.proposal = proposal
    harbour.live.tell_table(table, "proposal", proposal_told(table))


def proposal_told(table: Table) -> dict[str, Any] | None:
    proposal = table.proposal
    if proposal is None:
        return None
    return {"to": proposal.back_to, "revision": proposal.revision, "consents": sorted(proposal.consents)}
