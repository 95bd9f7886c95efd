"""Friends, pages and clubs on the page: a friend is asked to a table, a league is made in one form and played."""

from __future__ import annotations

import re

from playwright.sync_api import CDPSession, Page, expect

from tests.server.harbour import Harbour
from tests.server.persons import PASSWORD, account
from tests.web.axe import grave
from tests.web.browser import Person, sign_in
from tests.web.conftest import Somebody


def as_account(somebody: Somebody, harbour: Harbour, name: str, **options: str) -> Person:
    """Somebody with an account, who is signed in."""
    person = somebody(**options)
    sign_in(person.context, account(harbour, name))
    return person


def test_a_friend_is_found_asked_and_comes(somebody: Somebody, harbour: Harbour) -> None:
    ann, bob = as_account(somebody, harbour, "Annika"), as_account(somebody, harbour, "Bertil", locale="fr-FR")
    page = ann.open("/people")
    page.get_by_role("textbox", name="Name of an account").fill("bertil")
    page.get_by_role("button", name="Ask to be friends").click()
    expect(page.get_by_role("region", name="Friends")).to_contain_text("was asked")
    theirs = bob.open("/people")
    theirs.get_by_role("button", name="Devenir amis").click()
    expect(theirs.get_by_role("button", name="Ne plus être amis")).to_be_visible()
    page.goto(f"{harbour.base_url}/new/iron-age")
    page.get_by_role("radio", name="2", exact=True).check()
    page.get_by_role("combobox").nth(1).select_option(value="open")
    page.get_by_role("checkbox", name="Rated").check()
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Ask Bertil").click()
    expect(page.get_by_role("button", name="Bertil was asked")).to_be_disabled()
    theirs.goto(f"{harbour.base_url}/")
    invited = theirs.get_by_role("region", name="Des amis vous invitent à leurs tables")
    expect(invited).to_contain_text("Annika vous invite")
    invited.get_by_role("link", name=re.compile("^S’asseoir")).click()
    theirs.get_by_role("button", name=re.compile("^S’asseoir ici")).first.click()
    expect(page.get_by_role("region", name="Rated")).to_contain_text("1500?")


def test_a_league_is_made_in_one_form_and_played_to_its_end(somebody: Somebody, harbour: Harbour) -> None:
    page = as_account(somebody, harbour, "Carola").open("/people")
    page.get_by_role("textbox", name="Name of the club").fill("The Carola Club")
    page.get_by_role("button", name="Make the club").click()
    expect(page.get_by_role("heading", name="The Carola Club")).to_be_visible()
    page.get_by_role("button", name="A new contest").click()
    page.get_by_role("textbox", name="Name of the contest").fill("Spring")
    page.get_by_role("checkbox", name="Carola").uncheck()
    page.get_by_role("spinbutton", name="Easy bot").fill("3")
    assert grave(page) == {}
    page.get_by_role("button", name="Begin").click()
    standings = page.get_by_role("table", name="Standings")
    expect(standings.get_by_role("row")).to_have_count(4)
    expect(page.get_by_role("main")).to_contain_text("Over", timeout=180_000)
    assert [row.get_by_role("cell").nth(1).inner_text() for row in standings.get_by_role("row").all()[1:]] == ["2"] * 3


def with_a_device(page: Page) -> CDPSession:
    """Chromium's own device with passkeys, which knows who holds it."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    device = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    session.send("WebAuthn.addVirtualAuthenticator", {"options": device})
    return session


def test_a_passkey_is_added_and_signs_in(somebody: Somebody, harbour: Harbour) -> None:
    """Browsers have passkeys for names with letters: the same server, called `localhost`."""
    account(harbour, "Dorte")
    here = harbour.base_url.replace("127.0.0.1", "localhost")
    page = somebody().open("/")
    page.goto(f"{here}/account")
    with_a_device(page)
    sign_in = page.get_by_role("region", name="Sign in", exact=True)
    sign_in.get_by_role("textbox", name="Name").fill("Dorte")
    sign_in.get_by_label("Password").fill(PASSWORD)
    sign_in.get_by_role("button").click()
    keys = page.get_by_role("region", name="Passkeys")
    keys.get_by_role("textbox", name="A name for the device").fill("My laptop")
    keys.get_by_label("Password").fill(PASSWORD)
    keys.get_by_role("button", name="Add a passkey").click()
    expect(keys).to_contain_text("The passkey is added.")
    expect(keys.get_by_role("listitem")).to_contain_text("My laptop")
    page.get_by_role("button", name="Sign out", exact=True).first.click()
    page.get_by_role("button", name="Use a passkey").click()
    expect(page.get_by_role("heading", name="Dorte", level=1)).to_be_visible()
