"""The application: rooms put together, doors opened, everything closed in order."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar
from litestar.openapi import OpenAPIConfig
from litestar.types import Receive, Scope, Send

from carrack.server.api import calls as calls_api
from carrack.server.api import (
    catalogue,
    chat,
    clubs,
    health,
    hints,
    notes,
    page,
    passkeys,
    plans,
    play,
    profiles,
    ratings,
    records,
    recovery,
    sessions,
    tables,
)
from carrack.server.api import people as people_api
from carrack.server.api.common import HANDLERS, Rooms
from carrack.server.api.document import DocumentPlugin, operation_id
from carrack.server.api.forms import FormRequest, check_query
from carrack.server.api.light import Light
from carrack.server.api.methods import handlers_of
from carrack.server.bots.room import Bots
from carrack.server.calls.room import Calls
from carrack.server.calls.ways import callable_now
from carrack.server.clubs.keeper import keep_contests
from carrack.server.guard.door import Door
from carrack.server.guard.limits import Limits, Reads
from carrack.server.people.holidays import away_now
from carrack.server.people.people import People
from carrack.server.people.ties import blocked_now
from carrack.server.people.watch import watch
from carrack.server.settings import VERSION, Settings
from carrack.server.store.database import hold
from carrack.server.store.store import Store
from carrack.server.tables.harbour import Harbour
from carrack.server.tables.live import Live
from carrack.server.tables.timekeeper import keep_time


class Application(Litestar):
    """Litestar behind its door: there is no way to serve it without. It has rooms while it is served."""

    rooms: Rooms

    def __init__(self, settings: Settings, **options: Any) -> None:
        super().__init__(**options)
        light = Light(super().__call__, lambda: self.rooms)
        self.door = Door(light, settings, lambda token: self.rooms.people.who(token))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:  # type: ignore[override]
        await self.door(scope, receive, send)


def create_app(settings: Settings) -> Application:
    """A harbour ready to be served."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        with hold(settings.database):
            store = Store(settings.database)
            live = Live()
            harbour = Harbour(store, settings, live)
            harbour.resting = store.read_now(away_now)
            harbour.blocked = store.read_now(blocked_now)
            harbour.callable = store.read_now(callable_now)
            people = People(store, settings)
            bots = Bots(harbour)
            calls = await Calls.open(harbour)
            people.post = calls.post
            limits, reads = Limits(settings), Reads(settings)
            served.rooms = Rooms(settings, store, people, harbour, live, bots, calls, limits, reads)
            tasks = [asyncio.create_task(live.beat(settings.heartbeat))]
            try:
                await bots.owed.start()
                tasks.append(asyncio.create_task(watch(people, harbour)))
                tasks.append(asyncio.create_task(keep_time(harbour)))
                tasks.append(asyncio.create_task(keep_contests(harbour)))
                tasks.append(asyncio.create_task(calls.caller.run()))
                yield
            finally:
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)
                live.close()
                await bots.close()
                calls.close()
                await store.finish()
                store.close()

    served = Application(
        settings,
        route_handlers=handlers_of(
            *(catalogue, health, tables, play, plans, hints, ratings, notes, people_api, sessions, passkeys, profiles),
            *(recovery, calls_api, chat, clubs, records, page),
        ),
        lifespan=[lifespan],
        exception_handlers=HANDLERS,
        request_class=FormRequest,
        guards=[check_query],
        request_max_body_size=None,  # the door has a limit for each path
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Carrack",
            version=VERSION,
            path="/api/schema",
            render_plugins=[DocumentPlugin(path="/openapi.json")],
            operation_id_creator=operation_id,
            use_handler_docstrings=True,
        ),
        debug=False,
    )
    return served
