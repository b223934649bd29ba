"""What those who run a site are shown, and what they ask for."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, UnsetType

from .base import Incoming, Name, Outgoing, Text

Days = Annotated[int, Meta(ge=0, le=3650)]
Short = Annotated[str, Meta(max_length=200)]
First = Annotated[int, Meta(ge=0, le=1_000_000)]
Who = Literal["all", "accounts", "admins", "banned"]
Stands = Literal["", "open", "playing", "over", "closed"]


class Announcement(Outgoing, frozen=True):
    """Something that everybody is told."""

    id: str
    made: int
    until: int
    words: str


class Invitation(Outgoing, frozen=True):
    """An invitation for newcomers; its code is shown only when it is made."""

    id: str
    label: str
    made: int
    expires: int
    uses: int
    code: str | None = None


class HouseRules(Outgoing, frozen=True):
    """Who may come in, and how many days things are kept."""

    invited: bool
    guest_days: int
    table_days: int
    audit_days: int


class NewRules(Incoming, frozen=True):
    """Rules of the house that change; the others stay as they are."""

    invited: bool | UnsetType = UNSET
    guest_days: Days | UnsetType = UNSET
    table_days: Days | UnsetType = UNSET
    audit_days: Days | UnsetType = UNSET


class Overview(Outgoing, frozen=True):
    """A site at a glance: sizes and queues as figures, and what stands in the house."""

    version: str
    maintenance: int  # since when, in milliseconds since 1970; 0: none
    figures: dict[str, int]
    rules: HouseRules
    announcements: list[Announcement]
    invitations: list[Invitation]


class AdminPerson(Outgoing, frozen=True):
    """A person, as far as it concerns those who run the site."""

    id: str
    name: str
    account: bool
    created: int
    seen: int
    admin: bool
    banned: bool
    until: int
    words: str


class AdminPeople(Outgoing, frozen=True):
    """People, the newest first."""

    people: list[AdminPerson]


class AdminTable(Outgoing, frozen=True):
    """A table, as far as it concerns those who run the site: nothing that is played at it."""

    id: str
    game: str
    rules: int
    state: str
    private: bool
    names: list[str]
    created: int
    changed: int


class AdminTables(Outgoing, frozen=True):
    """Tables, the newest first."""

    tables: list[AdminTable]


class AdminReport(Outgoing, frozen=True):
    """What a player has told the operator about a seat."""

    id: str
    made: int
    table: str
    seat: int
    name: str
    words: str
    settled: bool


class AdminReports(Outgoing, frozen=True):
    """Reports, the newest first."""

    reports: list[AdminReport]


class AdminDeed(Outgoing, frozen=True):
    """Something that one who runs the site has done."""

    at: int
    by: str
    gone: bool
    deed: str
    subject: str
    name: str
    words: str


class AdminDeeds(Outgoing, frozen=True):
    """The audit list, the last deed first."""

    deeds: list[AdminDeed]


class PeopleWanted(Incoming, frozen=True):
    """Which people are listed."""

    name: Short = ""
    who: Who = "all"
    first: First = 0


class TablesWanted(Incoming, frozen=True):
    """Which tables are listed."""

    state: Stands = ""
    first: First = 0


class DeedsWanted(Incoming, frozen=True):
    """From which deed on the audit list is shown."""

    first: First = 0


class Why(Incoming, frozen=True):
    """Why something is done."""

    words: Short = ""


class NewBan(Incoming, frozen=True):
    """For how many days a person is shut out, 0 for ever, and what they are told."""

    days: Days
    words: Short = ""


class NewName(Incoming, frozen=True):
    """Another name."""

    name: Name


class Right(Incoming, frozen=True):
    """Whether an account may run the site."""

    admin: bool


class Upkeep(Incoming, frozen=True):
    """Whether the site is being maintained."""

    on: bool


class NewAnnouncement(Incoming, frozen=True):
    """What everybody is to be told, and for how many days."""

    words: Text
    days: Annotated[int, Meta(ge=1, le=365)]


class NewInvitation(Incoming, frozen=True):
    """An invitation for so many newcomers, within so many days."""

    label: Short = ""
    uses: Annotated[int, Meta(ge=1, le=1000)] = 1
    days: Annotated[int, Meta(ge=1, le=365)] = 14
