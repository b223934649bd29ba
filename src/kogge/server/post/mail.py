"""E-mail, by way of the operator's SMTP server."""

from __future__ import annotations

import asyncio
import re
import smtplib
import ssl
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime, localtime
from urllib.parse import unquote, urlsplit

from kogge.core.error import Broken

from ..store.post.channels import Channel
from .carrier import Gone, Undelivered
from .wording import Message

PATIENCE = 20.0  # seconds for each answer of the SMTP server
PORTS = {"smtp": 587, "smtps": 465, "smtp+plain": 25}
ADDRESS = re.compile(
    r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@([A-Za-z0-9-]{1,63}\.)*[A-Za-z0-9-]{1,63}"
)
WIDE = SMTP.clone(max_line_length=300)  # some programs do not find a link on the next line
PERMANENT = 500  # from here on an answer is final


class Mail:
    """The way to one SMTP server; smtp insists on STARTTLS, smtp+plain encrypts nothing."""

    def __init__(self, url: str, sender: str) -> None:
        self.parts, self.sender = urlsplit(url), sender

    async def carry(self, channel: Channel, message: Message) -> None:
        """Deliver a letter to the SMTP server."""
        await asyncio.to_thread(self._hand_over, channel.address, message)

    def _hand_over(self, address: str, message: Message) -> None:
        try:
            with self._connection() as line:
                line.send_message(self.written(address, message))
        except smtplib.SMTPRecipientsRefused as error:
            code = next(iter(error.recipients.values()))[0]
            raise (Gone if code >= PERMANENT else Undelivered)(f"SMTP {code}") from error
        except (smtplib.SMTPException, OSError) as error:
            raise Undelivered(type(error).__name__) from error

    def _connection(self) -> smtplib.SMTP:
        host, scheme = self.parts.hostname or "", self.parts.scheme
        port, context = self.parts.port or PORTS[scheme], ssl.create_default_context()
        if scheme == "smtps":
            line: smtplib.SMTP = smtplib.SMTP_SSL(host, port, timeout=PATIENCE, context=context)
        else:
            line = smtplib.SMTP(host, port, timeout=PATIENCE)
        try:
            if scheme == "smtp":
                line.starttls(context=context)
            if self.parts.username:
                line.login(unquote(self.parts.username), unquote(self.parts.password or ""))
        except BaseException:
            line.close()  # or it would stay open until the server gives it up
            raise
        return line

    def written(self, address: str, message: Message) -> EmailMessage:
        """Return a letter as an e-mail; a repeated one has the same Message-ID."""
        mail = EmailMessage(WIDE)
        mail["From"], mail["To"], mail["Subject"] = self.sender, address, message.title
        mail["Date"] = format_datetime(localtime())
        mail["Message-ID"] = f"<{message.id}@{self.sender.rpartition('@')[2]}>"
        mail["List-Unsubscribe"] = f"<{message.unsubscribe}>"
        mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        mail["Auto-Submitted"] = "auto-generated"
        mail["Content-Language"] = message.language
        mail.set_content(message.text, cte="quoted-printable")
        return mail


def check_mail(url: str) -> str:
    """Return the address of an SMTP server, if it is one."""
    try:
        parts = urlsplit(url)
        fits = parts.scheme in PORTS and bool(parts.hostname) and parts.port != 0
    except ValueError:
        fits = False
    if not fits:
        trouble, expected = "this is not the address of an SMTP server", "smtp://user:password@host"
        raise Broken("--mail", trouble, expected)
    return url


def is_address(text: str) -> bool:
    r"""Return whether a text can be an e-mail address.

    >>> is_address("anna@kogge.example"), is_address("anna@x\r\nBcc: y@z"), is_address("a b@c")
    (True, False, False)
    """
    return ADDRESS.fullmatch(text) is not None


def check_sender(address: str) -> str:
    """Return the address from which letters come, if it can be one."""
    if not is_address(address):
        trouble, expected = "'{data}' is not an e-mail address", "kogge@example.org"
        raise Broken("--mail-from", trouble, expected, data=address)
    return address
