"""kogge admin: what concerns people."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Annotated

from typer import Argument, Context, Option

from kogge.core.error import Broken

from ....options import Database
from ....terminal.screen import Screen
from .council import First, Yes, done, insist, when

if TYPE_CHECKING:
    from kogge.server.admin.council import Council
    from kogge.server.store.people import Somebody

Whom = Annotated[str, Argument(help="help-admin-name", metavar="NAME")]
Days = Annotated[int, Option("--days", help="help-admin-days", min=0, max=3650)]
Words = Annotated[str, Option("--words", help="help-admin-words")]
WHO = ("all", "accounts", "admins", "banned")


def people(
    context: Context,
    name: Annotated[str, Argument(help="help-admin-search", metavar="NAME")] = "",
    who: Annotated[str, Option("--who", help="help-admin-who", metavar="|".join(WHO))] = "all",
    first: First = 0,
    database: Database = "",
) -> None:
    """List people."""
    from kogge.server.store.admin import lists

    if who not in WHO:
        names = ", ".join(WHO)
        raise Broken("--who", "'{data}' is not offered", "{names}", data=who, names=names)
    found = done(database, lambda c: lists.people(c.site.store, c.site.now(), name, first, who))
    screen = Screen()
    for each in found:
        kind = "banned" if each.banned else "admin" if each.admin else "plain"
        told = {"id": each.id, "name": each.name, "account": str(each.account).lower()}
        line = context.obj.say(
            "admin-person", **told, kind=kind, made=when(each.created), until=when(each.until)
        )
        screen.say(line)
    if not found:
        screen.say(context.obj.say("admin-nothing"))


def _done_to(
    context: Context, database: str, name: str, said: str,
    deed: Callable[[Council, Somebody], Awaitable[None]],
) -> None:  # fmt: skip
    """Do something to a person, and say so."""

    async def doing(council: Council) -> None:
        await deed(council, await council.site.people.of_name(name))

    done(database, doing)
    Screen().say(context.obj.say(said, name=name))


def ban(
    context: Context, name: Whom, days: Days = 0, words: Words = "", database: Database = ""
) -> None:
    """Shut a person out."""
    _done_to(context, database, name, "admin-banned", lambda c, p: c.ban(p, days, words))


def unban(context: Context, name: Whom, database: Database = "") -> None:
    """Let a person in again."""
    _done_to(context, database, name, "admin-unbanned", lambda c, p: c.unban(p))


def rename(
    context: Context,
    name: Whom,
    new: Annotated[str, Argument(help="help-admin-new-name", metavar="NEW")],
    database: Database = "",
) -> None:
    """Give a person another name."""
    _done_to(context, database, name, "admin-renamed", lambda c, p: c.rename(p, new))


def delete(context: Context, name: Whom, yes: Yes = False, database: Database = "") -> None:
    """Forget a person."""
    insist(yes, "kogge admin delete")
    _done_to(context, database, name, "admin-deleted", lambda c, p: c.erase(p))


def grant(context: Context, name: Whom, database: Database = "") -> None:
    """Give an account the right to run the site."""
    _done_to(context, database, name, "admin-granted", lambda c, p: c.grant(p))


def revoke(context: Context, name: Whom, database: Database = "") -> None:
    """Take that right away."""
    _done_to(context, database, name, "admin-revoked", lambda c, p: c.revoke(p))
