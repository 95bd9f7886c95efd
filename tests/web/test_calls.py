"""Calls on the page: installing it, being called in a browser, opening what the call is about; the settings of it.

The push service of the browser's maker is out of reach here, so a receiver on this machine stands in for it: what the
harbour has sealed is opened with the browser's keys and handed to the page's service worker, as a push service does.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Worker, expect

from carrack.server.calls import caller
from tests.server.harbour import Harbour, running
from tests.server.persons import until
from tests.server.receivers import Browser as Keys
from tests.server.receivers import Mailbox, Receiver
from tests.server.test_calls import SETTINGS as CALLED
from tests.server.test_calls import finish_turn, pair
from tests.web.axe import grave
from tests.web.browser import PHONE, Person, person

SUBSCRIBED = """
    PushManager.prototype.subscribe = async () => {
        localStorage["subscribed"] = "yes";
        return subscription;
    };
    PushManager.prototype.getSubscription = async () => (localStorage["subscribed"] ? subscription : null);
    const subscription = {
        endpoint: ENDPOINT,
        toJSON: () => ({ endpoint: ENDPOINT, keys: KEYS }),
        unsubscribe: async () => delete localStorage["subscribed"],
    };
"""
# Within a second; null where nothing is.
SHOWN = """async () => {
    for (let looks = 0; looks < 50; looks++) {
        const [one] = await self.registration.getNotifications();
        if (one) return one.title;
        await new Promise((go) => setTimeout(go, 20));
    }
    return null;
}"""
# A click on a notification is the system's to make: what it opens is kept instead.
CLICKED = """async () => {
    let opened = "";
    self.clients.openWindow = async (path) => (opened = path);
    const [notification] = await self.registration.getNotifications();
    self.dispatchEvent(new NotificationEvent("notificationclick", { notification }));
    for (let looks = 0; looks < 1000 && !opened; looks++) await new Promise((go) => setTimeout(go, 10));
    return [opened, (await self.registration.getNotifications()).length];
}"""


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with Receiver() as found:
        yield found


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    with Mailbox() as found:
        yield found


@pytest.fixture
def calling(tmp_path: Path, mailbox: Mailbox, monkeypatch: pytest.MonkeyPatch) -> Iterator[Harbour]:
    """A harbour that calls in every way, soon."""
    monkeypatch.setattr(caller, "EVERY", 0.02)
    with running(tmp_path, **CALLED, smtp=mailbox.url) as found:
        yield found


def subscribing(somebody: Person, receiver: Receiver, keys: Keys) -> None:
    """A browser that may be called, whose push service is the receiver."""
    somebody.context.grant_permissions(["notifications"], origin=somebody.harbour.base_url)
    script = SUBSCRIBED.replace("ENDPOINT", json.dumps(receiver.url)).replace("KEYS", json.dumps(keys.keys))
    somebody.context.add_init_script(f"{{{script}}}")


def worker_of(page: Page) -> Worker:
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    (found,) = page.context.service_workers
    return found


def deliver(page: Page, worker: Worker, origin: str, data: dict[str, Any]) -> str:
    """As the push service of a browser does, again and again until it is shown; the title of what is."""
    session = page.context.new_cdp_session(page)
    registrations: list[str] = []

    def hear(event: dict[str, Any]) -> None:
        registrations.extend(one["registrationId"] for one in event["registrations"] if not one["isDeleted"])

    session.on("ServiceWorker.workerRegistrationUpdated", hear)
    session.send("ServiceWorker.enable")
    for _ in range(20):
        for registration in registrations:
            form = {"origin": origin, "registrationId": registration, "data": json.dumps(data)}
            session.send("ServiceWorker.deliverPushMessage", form)
        title = worker.evaluate(SHOWN)
        if title is not None:
            return str(title)
    raise AssertionError("nothing is shown")


def installable(page: Page) -> None:
    """The browser finds nothing that would keep it from installing the page as an app."""
    session = page.context.new_cdp_session(page)
    manifest = session.send("Page.getAppManifest")
    assert (manifest["errors"], json.loads(manifest["data"])["display"]) == ([], "standalone")
    errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [one["errorId"] for one in errors] in ([], ["in-incognito"])  # every browser of a test is private


@pytest.mark.parametrize(
    ("locale", "viewport", "words"),
    [
        ("en-GB", None, ("Call me in this browser", "(this browser)", "Your turn: The Iron Age")),
        ("fr-FR", PHONE, ("M’appeler dans ce navigateur", "(ce navigateur)", "À vous de jouer\u202f: L’Âge de fer")),
    ],
)
def test_a_browser_is_called_and_opens_the_table(
    browser: Browser, calling: Harbour, receiver: Receiver, locale: str, viewport: Any, words: tuple[str, str, str]
) -> None:
    table, (waits, asked) = pair(calling)
    keys = Keys()
    options = {"viewport": viewport} if viewport else {}
    with person(browser, calling, locale=locale, **options) as ann:
        subscribing(ann, receiver, keys)
        ann.context.add_cookies([{"name": "carrack", "value": waits.cookies["carrack"], "url": calling.base_url}])
        page = ann.open("/settings")
        installable(page)
        page.get_by_role("button", name=words[0]).click()
        expect(page.get_by_text(words[1])).to_be_visible()
        assert grave(page) == {}
        page.goto(calling.base_url + "/rules")
        finish_turn(asked, table)
        told = keys.open(receiver.wait(1)[0].body)
        worker = worker_of(page)
        assert deliver(page, worker, calling.base_url, told) == words[2]
        opened, left = worker.evaluate(CLICKED)
        assert (opened, left) == (f"/table/{table}", 0)
        page.goto(calling.base_url + opened)
        expect(page.locator(".frame")).to_be_visible()


def test_in_french_on_a_phone_a_mail_address_is_confirmed_and_a_dead_receiver_is_told(
    browser: Browser, calling: Harbour, receiver: Receiver, mailbox: Mailbox
) -> None:
    receiver.status = 410
    with person(browser, calling, locale="fr-FR", viewport=PHONE) as ann:
        page = ann.open("/settings")
        page.request.patch(f"{calling.base_url}/api/me", data={"name": "Anne"}, headers={"origin": calling.base_url})
        page.reload()
        calls = page.get_by_role("region", name="Appels")
        calls.get_by_role("textbox", name="Adresse de courriel").fill("anne@example.org")
        calls.get_by_role("button", name="Ajouter").click()
        expect(calls.get_by_role("status")).to_have_text("Un courriel est en route. Ouvrez le lien qu’il contient.")
        letter = mailbox.wait(1)[0]
        assert letter["subject"] == "Carrack: Cette adresse est-elle la vôtre\u202f?"
        link = re.search(r"http://\S+/confirm/\S+", letter.get_content())
        assert link
        page.goto(link[0])
        page.get_by_role("button", name="Oui, appelez-moi là").click()
        expect(page.get_by_role("status")).to_have_text("Vous êtes désormais appelé à cette adresse.")
        page.get_by_role("main").get_by_role("link", name="Réglages").click()
        way = calls.get_by_role("group", name=re.compile("Courriel"))
        way.get_by_role("button", name="Essayer").click()
        expect(calls.get_by_role("status")).to_have_text("L’appel est arrivé.")
        assert len(mailbox.letters) == 2
        way.get_by_role("checkbox", name="Vous êtes invité").uncheck()
        calls.locator(".chip", has_text="Webhook").click()
        calls.get_by_role("textbox", name="Adresse du webhook").fill(receiver.url)
        calls.get_by_role("button", name="Ajouter").click()
        hook = calls.get_by_role("group", name=re.compile("Webhook"))
        hook.get_by_role("button", name="Essayer").click()
        expect(calls.get_by_role("alert")).to_contain_text("Il n’y a plus personne à cette adresse.")
        calls.get_by_role("button", name="Rester au calme").click()
        expect(calls.get_by_text(re.compile("^De 22:00 à 08:00"))).to_be_visible()
        calls.get_by_role("button", name="Créer les adresses").click()
        feed = calls.get_by_role("textbox", name="Adresse du flux").input_value()
        assert page.request.get(feed).ok
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_a_way_that_was_given_up_says_so_and_is_tried_again(
    browser: Browser, calling: Harbour, receiver: Receiver
) -> None:
    table, (waits, asked) = pair(calling)
    assert waits.post("/api/me/calls/ways", json={"kind": "webhook", "address": receiver.url}).is_success
    receiver.status = 410
    finish_turn(asked, table)
    until(lambda: waits.get("/api/me/calls").json()["ways"][0]["given_up"] > 0)
    receiver.status = 204
    with person(browser, calling) as ann:
        ann.context.add_cookies([{"name": "carrack", "value": waits.cookies["carrack"], "url": calling.base_url}])
        page = ann.open("/settings")
        group = page.get_by_role("group", name=re.compile("Webhook"))
        expect(group).to_contain_text("There is nobody at this address any more. Try it to be called here again.")
        group.get_by_role("button", name="Try it").click()
        expect(page.get_by_role("status")).to_have_text("The call has arrived.")
        expect(group).not_to_contain_text("Given up")
