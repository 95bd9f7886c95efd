"""Calls by mail, over the host's own mail server."""

from __future__ import annotations

import asyncio
import re
import smtplib
import ssl
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from email.message import EmailMessage
from email.utils import formatdate
from typing import Final, NamedTuple
from urllib.parse import parse_qs, unquote, urlsplit

from carrack.server.calls.way import Undelivered, Way
from carrack.server.calls.words import WORDS, Message
from carrack.server.errors import Problem
from carrack.server.settings import VERSION

# One mailbox, as it stands in nearly every one of them: no names, no comments, no quotes, nothing beyond ASCII.
ADDRESS: Final = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63})*")
LONGEST: Final = 254
AT_ONCE: Final = 2
PORTS: Final = {"smtp": 587, "smtps": 465}


class Server(NamedTuple):
    """A mail server, and by which address of ours it sends."""

    tls: bool
    host: str
    port: int
    user: str
    password: str
    sender: str


def server_of(url: str) -> Server:
    """smtp://user:password@host:port?from=address; a ValueError where it is not like that."""
    parts = urlsplit(url)
    sender = parse_qs(parts.query).get("from", [""])[0]
    if parts.scheme not in PORTS or not parts.hostname or not ADDRESS.fullmatch(sender):
        raise ValueError(url)
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    port = parts.port or PORTS[parts.scheme]
    return Server(parts.scheme == "smtps", parts.hostname, port, user, password, sender)


def check_mailbox(address: str) -> None:
    if len(address) > LONGEST or not ADDRESS.fullmatch(address):
        raise Problem("call-mailbox")


class Post:
    """Takes letters to the mail server, in threads of its own: it may be slow, and nobody waits for it."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self._threads = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="mail")

    async def send(self, letter: EmailMessage, within: float) -> None:
        await asyncio.get_running_loop().run_in_executor(self._threads, hand_over, self.server, letter, within)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)


def call_by(server: Server, way: Way, said: Message) -> EmailMessage:
    """Its Message-ID is the call's own: a mailbox that gets it twice shows it once."""
    foot = WORDS.say("call-foot", way.language, {"link": f"{way.origin}/settings"})
    text = f"{said.text}\n\n{way.origin}{said.path}\n\n-- \n{foot}\n"
    return letter_to(server, way.address, f"{said.id}.{way.id}", f"Carrack: {said.title}", text)


def letter_to(server: Server, address: str, id: str, subject: str, text: str) -> EmailMessage:
    letter = EmailMessage()
    letter["From"], letter["To"] = f"Carrack <{server.sender}>", address
    letter["Subject"] = subject
    letter["Date"] = formatdate()
    letter["Message-ID"] = f"<{id}@{server.sender.partition('@')[2]}>"
    letter["Auto-Submitted"] = "auto-generated"
    letter["User-Agent"] = f"Carrack/{VERSION}"
    letter.set_content(text)
    return letter


def hand_over(server: Server, letter: EmailMessage, within: float) -> None:
    """In a thread. With a password the connection must be encrypted; without one it is where the server can."""
    try:
        context = ssl.create_default_context()
        if server.tls:
            smtp: smtplib.SMTP = smtplib.SMTP_SSL(server.host, server.port, timeout=within, context=context)
        else:
            smtp = smtplib.SMTP(server.host, server.port, timeout=within)
        try:
            smtp.ehlo_or_helo_if_needed()
            if not server.tls and (server.user or smtp.has_extn("starttls")):
                smtp.starttls(context=context)
            if server.user:
                smtp.login(server.user, server.password)
            smtp.send_message(letter)
            with suppress(OSError, smtplib.SMTPException):  # it has the letter, however it says goodbye
                smtp.quit()
        finally:
            smtp.close()
    except smtplib.SMTPRecipientsRefused as refused:
        codes = [code for code, _ in refused.recipients.values()]
        raise Undelivered("refused", for_good=all(code >= 500 for code in codes)) from None
    except smtplib.SMTPResponseException as answer:
        raise Undelivered("mail-server" if answer.smtp_code < 550 else "refused") from None
    except TimeoutError:
        raise Undelivered("silent") from None
    except (OSError, smtplib.SMTPException):
        raise Undelivered("mail-server") from None
