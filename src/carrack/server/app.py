"""The application: rooms put together, doors opened, everything closed in order."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar
from litestar.openapi import OpenAPIConfig
from litestar.types import Receive, Scope, Send

from carrack.server.api import catalogue, chat, health, hints, page, play, records, tables
from carrack.server.api import people as people_api
from carrack.server.api.common import HANDLERS, Rooms
from carrack.server.api.document import DocumentPlugin, operation_id
from carrack.server.api.forms import FormRequest, check_query
from carrack.server.api.light import Light
from carrack.server.api.methods import handlers_of
from carrack.server.bots.room import Bots
from carrack.server.guard.door import Door
from carrack.server.guard.limits import Limits, Reads
from carrack.server.people.people import People
from carrack.server.people.watch import watch
from carrack.server.settings import VERSION, Settings
from carrack.server.store.database import hold
from carrack.server.store.store import Store
from carrack.server.tables.harbour import Harbour
from carrack.server.tables.live import Live


class Application(Litestar):
    """Litestar behind its door: there is no way to serve it without."""

    def __init__(self, settings: Settings, **options: Any) -> None:
        super().__init__(**options)
        self.door = Door(Light(self, super().__call__), settings, lambda token: self.state.rooms.people.who(token))

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
            people = People(store, settings)
            bots = Bots(harbour)
            app.state.rooms = Rooms(settings, store, people, harbour, live, bots)
            app.state.limits = Limits(settings)
            app.state.reads = Reads(settings)
            tasks = [asyncio.create_task(live.beat(settings.heartbeat))]
            try:
                await bots.owed.start()
                tasks.append(asyncio.create_task(watch(people, harbour)))
                yield
            finally:
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)
                live.close()
                await bots.close()
                await store.finish()
                store.close()

    return Application(
        settings,
        route_handlers=handlers_of(catalogue, health, tables, play, hints, people_api, chat, records, page),
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
