"""What a host may set."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from typing import Final

VERSION: Final = version("carrack")
LOOPBACK: Final = "127.0.0.1"
PROFILES: Final = ("known", "everybody", "nobody")  # who sees somebody's page: who is known to them, all, none
LOCAL_HOSTS: Final = ("127.0.0.1", "localhost", "[::1]")
KINDS: Final = ("push", "mail", "webhook", "service")  # ways to call people


@dataclass(frozen=True)
class Settings:
    """One harbour. The defaults are safe on one's own machine."""

    database: Path
    host: str = LOOPBACK
    port: int = 8000
    allowed_hosts: tuple[str, ...] = LOCAL_HOSTS  # names by which browsers may call us, without port
    trusted_proxies: tuple[str, ...] = ()  # addresses whose X-Forwarded-* headers are believed
    secure: bool = False  # cookies only over TLS; behind a trusted proxy that says https, they are in any case
    workers: int = 1  # processes in which bots think; one more reads records, once there is one to read
    minds: str = "carrack.server.bots.minds:MINDS"  # where those processes find what they can do
    thinking: float = 60.0  # seconds after which a bot's process is taken for stuck and replaced
    grace: float = 3.0  # seconds a bot waits while a person may still take back what led to it
    heartbeat: float = 15.0  # seconds between signs of life on an event stream
    away: float = 600.0  # seconds without a sign of a person after which the host may hand its seat to a bot
    idle_tables: int = 200  # tables kept in memory while nobody listens
    snapshot_every: int = 40  # entries of the log
    largest_body: int = 256 * 1024  # bytes of a request; a record to import may have `largest_record`
    largest_record: int = 8 * 1024 * 1024
    import_seconds: float = 20.0  # time in which a record must have been replayed
    attempts: str = "10/minute"  # logins and new accounts, by address
    creations: str = "60/minute"  # guests and tables, by address
    chat: str = "60/minute"  # lines of chat, by address
    imports: str = "20/minute"  # records replayed, by address
    hints: str = "20/minute"  # by address
    acts: str = "1200/minute"  # answers and what is taken back, by person
    reads: int = 2  # long reads (records, one's data) at once, by person or address; in all four times as many
    longest_log: int = 10_000  # entries of a table's log after which it only goes on: nothing is taken back any more
    connections: int = 4096  # open at once
    connections_each: int = 256  # of those, from one address
    hash_time_cost: int = 3  # argon2's; tests make it cheap
    hash_memory_cost: int = 65536
    stop_within: int = 10  # seconds in which open requests may end when the server is told to stop
    log_level: str = "info"
    guesses: str = "20/hour"  # wrong passwords, by account
    profiles: str = PROFILES[0]
    holidays: float = 30.0  # days a year in which the clocks of somebody's slow tables may stand still
    bot_tables: int = 10  # running tables of bots alone of one person; they stand still when everybody is `away`
    calls: tuple[str, ...] = ("push",)  # kinds of ways to call people that exist here, of `KINDS`
    smtp: str = ""  # the mail server, for calls by mail: smtp://user:password@host:port?from=address, or smtps://
    services: tuple[str, ...] = ()  # what people may name of all that apprise knows: ntfy, discord, matrix ...
    private_calls: bool = False  # calls may go to addresses of this machine and of its network
    call_after: float = 30.0  # seconds before a call, in which its person may come or an answer be taken back
    call_within: float = 15.0  # seconds in which a receiver must have taken a call
    call_pauses: tuple[float, ...] = (30.0, 120.0, 900.0, 3600.0)  # seconds between two tries; after the last it ends
    confirmations: str = "5/hour"  # mails that ask whether an address is right, by that address and by who asks
    invitations: str = "30/hour"  # people asked to a table by name, by person
