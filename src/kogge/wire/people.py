"""People: guests, accounts and tokens; friends."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, field

from .admin import Announcement
from .base import NAME, Incoming, Name, Outgoing, Password, Place, Secret, Word


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


# Friends.


class Whom(Incoming, frozen=True):
    """Somebody by name, by their seat at a table of yours, or by what they are in your circle."""

    name: Annotated[str, Meta(max_length=NAME)] = ""
    table: Word = ""
    seat: Place = 0
    id: Word = ""


class Seen(Incoming, frozen=True):
    """Whether friends see that you are here."""

    shown: bool


class ToTable(Incoming, frozen=True):
    """A table to which a friend is invited."""

    table: Word


class Friend(Outgoing, frozen=True):
    """Somebody in your circle."""

    id: str  # known to you alone
    name: str
    since: int
    account: bool = False
    here: bool = False  # told of friends only, if they let it be seen


class Friends(Outgoing, frozen=True):
    """Your circle."""

    friends: list[Friend]
    asking: list[Friend]  # who wants to be your friend
    asked: list[Friend]  # whom you have asked
    blocked: list[Friend]  # whom you keep away
    shown: bool  # whether friends see that you are here
