"""kogge admin: what concerns tables and the house."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated

from typer import Argument, Context, Option

from kogge.core.error import Broken
from kogge.speech.speech import Speech

from ....options import Database
from ....terminal.screen import Screen
from .council import First, done, when
from .people import Words

STATES = ("open", "playing", "over", "closed")


def tables(
    context: Context,
    state: Annotated[str, Option("--state", help="help-admin-state", metavar="STATE")] = "",
    first: First = 0,
    database: Database = "",
) -> None:
    """List tables."""
    from kogge.server.store.admin import lists

    if state and state not in STATES:
        names = ", ".join(STATES)
        raise Broken("--state", "'{data}' is not offered", "{names}", data=state, names=names)
    found = done(database, lambda c: lists.tables(c.site.store, state, first))
    say, screen = context.obj.say, Screen()
    for each in found:
        what = {"id": each.id, "game": each.game.capitalize(), "state": each.state}
        names = ", ".join(each.names)
        screen.say(say("admin-table", **what, names=names, changed=when(each.changed)))
    if not found:
        screen.say(say("admin-nothing"))


def close(
    context: Context,
    table: Annotated[str, Argument(help="help-admin-table", metavar="TABLE")],
    words: Words = "",
    database: Database = "",
) -> None:
    """Close a table."""
    done(database, lambda council: council.close_table(table, words))
    Screen().say(context.obj.say("admin-closed", table=table))


def announce(
    context: Context,
    words: Annotated[str, Argument(help="help-admin-announce", metavar="TEXT")],
    days: Annotated[int, Option("--days", help="help-admin-shown", min=1, max=365)] = 7,
    database: Database = "",
) -> None:
    """Tell everybody something."""
    note = done(database, lambda council: council.announce(words, days))
    Screen().say(context.obj.say("admin-announced", id=note.id, until=when(note.until)))


def withdraw(
    context: Context,
    announcement: Annotated[str, Argument(help="help-admin-announcement", metavar="ID")],
    database: Database = "",
) -> None:
    """Withdraw an announcement."""
    done(database, lambda council: council.withdraw(announcement))
    Screen().say(context.obj.say("admin-withdrawn", id=announcement))


def invite(
    context: Context,
    label: Annotated[str, Argument(help="help-admin-label", metavar="LABEL")] = "",
    uses: Annotated[int, Option("--uses", help="help-admin-uses", min=1, max=1000)] = 1,
    days: Annotated[int, Option("--days", help="help-admin-lasts", min=1, max=365)] = 14,
    database: Database = "",
) -> None:
    """Invite newcomers."""
    code, given = done(database, lambda council: council.invite(label, uses, days))
    told = {"code": code, "uses": uses, "until": when(given.expires)}
    Screen().say(context.obj.say("admin-invited", **told))


def rules(
    context: Context,
    invited: Annotated[bool | None, Option("--invited/--open", help="help-admin-invited")] = None,
    guest_days: Annotated[
        int | None, Option("--guest-days", help="help-guest-days", min=0, max=3650)
    ] = None,
    table_days: Annotated[
        int | None, Option("--table-days", help="help-admin-table-days", min=0, max=3650)
    ] = None,
    audit_days: Annotated[
        int | None, Option("--audit-days", help="help-admin-audit-days", min=0, max=3650)
    ] = None,
    database: Database = "",
) -> None:
    """Show the rules of the house, or change some."""
    from kogge.server.store.admin import rules as kept

    given = {"guest_days": guest_days, "table_days": table_days, "audit_days": audit_days}
    wish = {"invited": None if invited is None else int(invited), **given}
    change = {name: value for name, value in wish.items() if value is not None}
    decided = done(database, lambda c: c.decide(change) if change else kept.read(c.site.store))
    for name, value in asdict(decided).items():
        Screen().say(context.obj.say(f"admin-rule-{name.replace('_', '-')}", value=value))


def figures(context: Context, database: Database = "") -> None:
    """Show how much is kept, and what waits."""
    from kogge.server.store.admin import lists

    for name, value in done(database, lambda c: lists.counts(c.site.store)).items():
        Screen().say(context.obj.say(f"admin-figure-{name.replace('_', '-')}", value=value))


def audit(context: Context, first: First = 0, database: Database = "") -> None:
    """Show what was done by those who run the site."""
    from kogge.server.store.admin import deeds

    speech: Speech = context.obj
    screen = Screen()
    found = done(database, lambda c: deeds.listed(c.site.store, first))
    for each in found:
        by = each.by or speech.say("admin-by-nobody" if each.gone else "admin-by-command")
        what = speech.say(f"admin-deed-{each.deed}", subject=each.name or each.subject)
        screen.say(speech.say("admin-deed", when=when(each.at), by=by, what=what))
        if each.words:
            screen.say(f"  {each.words}", "dim")
    if not found:
        screen.say(speech.say("admin-nothing"))
