"""`carrack serve`: the table in the browser, on this machine or for the whole network."""

from __future__ import annotations

import errno
import sys
import threading
from ipaddress import ip_network
from typing import TYPE_CHECKING, Annotated, Final

import typer

from carrack.cli.arguments import whole
from carrack.cli.database import DATABASE, database_of, worded
from carrack.cli.network import has_browser, own_names, qr_code
from carrack.cli.parameters import LANG
from carrack.cli.voice import Refused, Voice
from carrack.server.guard.addresses import EVERYWHERE, own_addresses

if TYPE_CHECKING:
    from carrack.server.settings import Settings

LOOPBACK: Final = "127.0.0.1"


def serve(
    context: typer.Context,
    database: DATABASE = None,
    host: Annotated[str | None, typer.Option("--host", metavar="ADDRESS")] = None,
    port: Annotated[str, typer.Option("--port", metavar="N")] = "8000",
    lan: Annotated[bool, typer.Option("--lan")] = False,
    allow_host: Annotated[list[str] | None, typer.Option("--allow-host", metavar="NAME")] = None,
    trust_proxy: Annotated[list[str] | None, typer.Option("--trust-proxy", metavar="ADDRESS")] = None,
    profiles: Annotated[str, typer.Option("--profiles", metavar="WHO")] = "known",
    calls: Annotated[str, typer.Option("--calls", metavar="KINDS")] = "push",
    smtp: Annotated[str, typer.Option("--smtp", metavar="URL", envvar="CARRACK_SMTP", show_envvar=False)] = "",
    service: Annotated[list[str] | None, typer.Option("--service", metavar="NAME")] = None,
    private_calls: Annotated[bool, typer.Option("--private-calls")] = False,
    browser: Annotated[bool | None, typer.Option("--open/--no-open")] = None,
    lang: LANG = None,
) -> None:
    voice: Voice = context.obj
    from carrack.server.guard.hosts import HOST
    from carrack.server.settings import LOCAL_HOSTS, PROFILES, Settings

    address = host or (EVERYWHERE[0] if lan else LOOPBACK)
    hosts = [*LOCAL_HOSTS, *(allow_host or [])]
    for name in hosts:
        if not HOST.fullmatch(name.encode()):
            raise Refused("serve-bad-host", value=name)
    if address not in EVERYWHERE:
        hosts.append(address)
    elif lan:
        hosts += [*own_addresses(), *own_names()]
    for proxy in trust_proxy or []:
        try:
            ip_network(proxy, strict=False)
        except ValueError:
            raise Refused("serve-bad-proxy", value=proxy) from None
    if profiles not in PROFILES:
        raise Refused("serve-bad-profiles", value=profiles, known=", ".join(PROFILES))
    kinds = kinds_called(calls, smtp, service or [], voice)
    settings = Settings(
        database=database_of(database),
        host=address,
        port=whole("--port", port, 0, 65535),
        allowed_hosts=tuple(dict.fromkeys(hosts)),
        trusted_proxies=tuple(trust_proxy or ()),
        profiles=profiles,
        calls=kinds,
        smtp=smtp,
        services=tuple(service or ()),
        private_calls=private_calls,
    )
    run(settings, voice, lan, browser)


def kinds_called(calls: str, smtp: str, services: list[str], voice: Voice) -> tuple[str, ...]:
    """The kinds of ways to call people that the host wants, if there is what they need."""
    from carrack.server.calls.mail import server_of
    from carrack.server.calls.services import is_installed
    from carrack.server.settings import KINDS

    kinds = tuple(dict.fromkeys(filter(None, (kind.strip() for kind in calls.split(",")))))
    for kind in kinds:
        if kind not in (*KINDS, "none"):
            raise Refused("serve-bad-calls", value=kind, kinds=", ".join(KINDS))
    if smtp:
        try:
            server_of(smtp)
        except ValueError:
            raise Refused("serve-bad-smtp") from None
    elif "mail" in kinds:
        raise Refused("serve-no-smtp")
    if "service" in kinds and not services:
        raise Refused("serve-no-service")
    if "service" in kinds and not is_installed():
        voice.print(voice("serve-no-apprise"))
    return kinds


def run(settings: Settings, voice: Voice, lan: bool, browser: bool | None) -> None:
    from carrack.server.guard.logs import configure
    from carrack.server.serve import build, listen
    from carrack.server.store.database import hold, open_database

    with worded(), hold(settings.database):
        open_database(settings.database).dispose()
    try:
        socket = listen(settings.host, settings.port)
    except OSError as error:
        raise Refused(_why_not(error), 1, host=settings.host, port=str(settings.port)) from error
    with socket:
        port = socket.getsockname()[1]
        url = f"http://{_in_url(settings.host)}:{port}/"
        configure(settings.log_level)
        server = build(settings)
        voice.print(voice("serve-open", url=url))
        voice.print(voice("serve-database", file=str(settings.database)))
        if lan:
            _tell_the_network(port, voice)
        voice.print(voice("serve-stop"))
        sys.stdout.flush()
        if has_browser() if browser is None and sys.stdout.isatty() else browser:
            import webbrowser

            threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()
        server.run(sockets=[socket])


def _in_url(host: str) -> str:
    """How this machine itself reaches an address that it listens on."""
    if host in EVERYWHERE:
        return LOOPBACK
    return f"[{host}]" if ":" in host else host


def _tell_the_network(port: int, voice: Voice) -> None:
    addresses = own_addresses()
    if not addresses:
        voice.print(voice("serve-no-network"))
        return
    url = f"http://{addresses[0]}:{port}/"
    voice.print(voice("serve-lan", url=url))
    if "utf" in (sys.stdout.encoding or "").lower():
        voice.print(qr_code(url))


def _why_not(error: OSError) -> str:
    if error.errno == errno.EADDRINUSE:
        return "serve-port-taken"
    if error.errno in (errno.EACCES, errno.EPERM):
        return "serve-port-forbidden"
    return "serve-bad-address"
