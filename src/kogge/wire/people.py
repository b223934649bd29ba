"""People: guests, accounts and tokens."""

from __future__ import annotations

from msgspec import field

from .admin import Announcement
from .base import Incoming, Name, Outgoing, Password, Secret


class Guest(Incoming, frozen=True):
    """A guest who wants to play at once; where newcomers are invited, with an invitation."""

    name: Name
    invitation: Secret = ""


class Credentials(Incoming, frozen=True):
    """A name and its password."""

    name: Name
    password: Password


class PasswordChange(Incoming, frozen=True):
    """The password so far, and the one from now on."""

    old: Password
    new: Password


class Recovery(Incoming, frozen=True):
    """The code that was shown once, and a new password."""

    name: Name
    code: Secret
    password: Password


class Person(Outgoing, frozen=True, omit_defaults=True):
    """Who you are here."""

    name: str
    account: bool
    admin: bool = False


class Known(Outgoing, frozen=True, omit_defaults=True):
    """The person known by the cookie or token of a request, if any, and what all are told."""

    person: Person | None
    announcements: list[Announcement] = field(default_factory=list)
    invited: bool = False  # whether newcomers need an invitation


class Ended(Outgoing, frozen=True):
    """What no longer proves who you are: other browsers, and programs with a token."""

    browsers: int
    tokens: int


class Account(Outgoing, frozen=True):
    """An account, with the code that opens it when the password is lost; it is shown once."""

    name: str
    recovery: str
    ended: Ended


class NewToken(Incoming, frozen=True):
    """A token for a program that plays for you."""

    label: Name


class Token(Outgoing, frozen=True):
    """A token; its secret is shown once."""

    id: str
    label: str
    created: int
    secret: str | None = None
