"""Routes for accounts that may run the site. The right is checked once, in ``call``."""

from __future__ import annotations

from dataclasses import asdict
from importlib.metadata import version

from msgspec import UNSET, structs

from kogge import wire

from ...admin.council import Council
from ...admin.figures import figures
from ...store import reports
from ...store.admin import deeds, lists, notes, rules
from ...store.admin.rules import HouseRules
from ...store.people import Somebody
from ..call import Call
from ..route import Route

HERE = "/api/admin"
PERSON = f"{HERE}/people/{{person}}"


def council(call: Call) -> Council:
    """Return who acts for the account that asks."""
    return Council(call.site, call.known.id)


async def person_of(call: Call) -> Somebody:
    """Return the person whom the path names."""
    return await call.site.people.of_name(call["person"])


def shown(decided: HouseRules, call: Call) -> wire.HouseRules:
    """Return the rules of the house; guests are kept as the server was started, if unsaid."""
    told = asdict(decided) | {"invited": bool(decided.invited)}
    if decided.guest_days < 0:
        told["guest_days"] = call.site.settings.guest_days
    return wire.HouseRules(**told)


async def overview(call: Call) -> wire.Overview:
    """Return the site at a glance."""
    store, now = call.site.store, call.site.now()
    return wire.Overview(
        version=version("kogge"),
        maintenance=call.site.house.time.since,
        figures=await figures(call.site),
        rules=shown(await rules.read(store), call),
        announcements=[
            wire.Announcement(**asdict(note)) for note in await notes.current(store, now)
        ],
        invitations=[wire.Invitation(**asdict(each)) for each in await notes.passes(store, now)],
    )


async def people(call: Call) -> wire.AdminPeople:
    """Return people."""
    wish = call.query
    found = await lists.people(call.site.store, call.site.now(), wish.name, wish.first, wish.who)
    return wire.AdminPeople(people=[wire.AdminPerson(**asdict(each)) for each in found])


async def tables(call: Call) -> wire.AdminTables:
    """Return tables."""
    found = await lists.tables(call.site.store, call.query.state, call.query.first)
    return wire.AdminTables(tables=[wire.AdminTable(**asdict(each)) for each in found])


async def told(call: Call) -> wire.AdminReports:
    """Return what players have reported."""
    found = await reports.everything(call.site.store)
    newest = sorted(found, key=lambda report: (report.settled, -report.made))[: lists.PAGE]
    return wire.AdminReports(reports=[wire.AdminReport(**asdict(each)) for each in newest])


async def audit(call: Call) -> wire.AdminDeeds:
    """Return what was done."""
    found = await deeds.listed(call.site.store, call.query.first)
    return wire.AdminDeeds(deeds=[wire.AdminDeed(**asdict(each)) for each in found])


async def close_table(call: Call) -> None:
    """Close a table."""
    await council(call).close_table(call["table"], call.body.words)


async def ban(call: Call) -> None:
    """Shut a person out."""
    await council(call).ban(await person_of(call), call.body.days, call.body.words)


async def unban(call: Call) -> None:
    """Let a person in again."""
    await council(call).unban(await person_of(call))


async def rename_person(call: Call) -> None:
    """Give a person another name."""
    await council(call).rename(await person_of(call), call.body.name)


async def erase(call: Call) -> None:
    """Forget a person."""
    await council(call).erase(await person_of(call))


async def right(call: Call) -> None:
    """Give or take the right to run the site."""
    deed = Council.grant if call.body.admin else Council.revoke
    await deed(council(call), await person_of(call))


async def settle(call: Call) -> None:
    """Mark a report as settled."""
    await council(call).settle(call["report"])


async def announce(call: Call) -> wire.Announcement:
    """Tell everybody something."""
    note = await council(call).announce(call.body.words, call.body.days)
    return wire.Announcement(**asdict(note))


async def withdraw(call: Call) -> None:
    """Withdraw an announcement."""
    await council(call).withdraw(call["announcement"])


async def maintain(call: Call) -> None:
    """Begin or end maintenance."""
    await council(call).maintain(on=call.body.on)


async def decide(call: Call) -> wire.HouseRules:
    """Change rules of the house."""
    said = structs.asdict(call.body)
    change = {name: int(value) for name, value in said.items() if value is not UNSET}
    return shown(await council(call).decide(change), call)


async def invite_newcomer(call: Call) -> wire.Invitation:
    """Make an invitation for newcomers."""
    code, made = await council(call).invite(call.body.label, call.body.uses, call.body.days)
    return wire.Invitation(**asdict(made), code=code)


async def recall(call: Call) -> None:
    """Take an invitation back."""
    await council(call).recall(call["invitation"])


LOOKING = (400, 401, 403, 429)
ASKED = (400, 401, 403, 404, 409, 413, 415, 429, 503)
PLAIN = (401, 403, 404, 409, 429, 503)

ROUTES = (
    Route("GET", HERE, overview, "The site in figures, and the rules of the house",
          response=wire.Overview, refusals=LOOKING, admin=True),
    Route("GET", f"{HERE}/people", people, "People of the site", query=wire.PeopleWanted,
          response=wire.AdminPeople, refusals=LOOKING, admin=True),
    Route("POST", f"{PERSON}/ban", ban, "Shut a person out", wire.NewBan, status=204,
          refusals=ASKED, admin=True),
    Route("DELETE", f"{PERSON}/ban", unban, "Let a person in again", status=204,
          refusals=PLAIN, admin=True),
    Route("POST", f"{PERSON}/name", rename_person, "Give a person another name", wire.NewName,
          status=204, refusals=ASKED, admin=True),
    Route("POST", f"{PERSON}/right", right, "Give or take the right to run the site", wire.Right,
          status=204, refusals=ASKED, admin=True),
    Route("DELETE", PERSON, erase, "Forget a person; the games stay, without the name",
          status=204, refusals=PLAIN, admin=True),
    Route("GET", f"{HERE}/tables", tables, "All tables", query=wire.TablesWanted,
          response=wire.AdminTables, refusals=LOOKING, admin=True),
    Route("POST", f"{HERE}/tables/{{table}}/close", close_table, "Close any table", wire.Why,
          status=204, refusals=ASKED, admin=True),
    Route("GET", f"{HERE}/reports", told, "What players have reported",
          response=wire.AdminReports, refusals=LOOKING, admin=True),
    Route("POST", f"{HERE}/reports/{{report}}/settle", settle, "Mark a report as settled",
          status=204, refusals=PLAIN, admin=True),
    Route("POST", f"{HERE}/announcements", announce, "Tell everybody something",
          wire.NewAnnouncement, response=wire.Announcement, status=201, refusals=ASKED,
          admin=True),
    Route("DELETE", f"{HERE}/announcements/{{announcement}}", withdraw,
          "Withdraw an announcement", status=204, refusals=PLAIN, admin=True),
    Route("POST", f"{HERE}/maintenance", maintain, "Stop all clocks, or start them again",
          wire.Upkeep, status=204, refusals=ASKED, admin=True),
    Route("PATCH", f"{HERE}/rules", decide, "Change rules of the house", wire.NewRules,
          response=wire.HouseRules, refusals=ASKED, admin=True),
    Route("POST", f"{HERE}/invitations", invite_newcomer, "Invite newcomers", wire.NewInvitation,
          response=wire.Invitation, status=201, refusals=ASKED, admin=True),
    Route("DELETE", f"{HERE}/invitations/{{invitation}}", recall, "Take an invitation back",
          status=204, refusals=PLAIN, admin=True),
    Route("GET", f"{HERE}/audit", audit, "What was done by those who run the site",
          query=wire.DeedsWanted, response=wire.AdminDeeds, refusals=LOOKING, admin=True),
)  # fmt: skip
