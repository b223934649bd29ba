"""The council: what those who run a site do, by page or command line, is done and noted here."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from secrets import token_urlsafe

from kogge.core.error import KoggeError
from kogge.table.denied import Denied
from kogge.table.judging.judge import Judge
from kogge.table.judging.seats import rechristen
from kogge.table.names import clean

from ..erasure import forget
from ..live.sitetime import turn
from ..settings import DAY
from ..site import Site
from ..store import Conflict, Write, reports
from ..store import erasure as kept
from ..store.admin import deeds, lists, notes, rights, rules
from ..store.admin.notes import Note, Pass
from ..store.admin.rights import Ban
from ..store.admin.rules import HouseRules
from ..store.people import FOR_GUESTS, Somebody, handle


@dataclass(frozen=True, slots=True)
class Council:
    """Acts for an account with the right to do so, or for the command line."""

    site: Site
    actor: str = ""  # the account; nothing at the command line

    async def _write(
        self, deed: str, writes: list[Write], subject: str = "", words: str = ""
    ) -> None:
        """Write a deed and that it was done: both or neither."""
        noted = deeds.noting(self.site.now(), self.actor, deed, subject, words)
        await self.site.store.write(*writes, noted)

    async def _found(self, deed: str, writes: list[Write], subject: str) -> None:
        """The same for something that may not be there."""
        try:
            await self._write(deed, writes, subject)
        except Conflict as error:
            raise Denied("nowhere", "there is nothing here", status=404) from error

    # Tables.

    async def close_table(self, id: str, words: str = "") -> None:
        """Close a table, even one whose rules nobody knows any more."""
        try:
            await self.site.house.changes.make(id, Judge.close)
        except Denied as denied:
            if denied.reason in ("not-playing", "no-table", "maintenance"):
                raise
            await self._shut(id)
        except KoggeError:  # a game that is not installed
            await self._shut(id)
        await self._write("close-table", [], id, words)

    async def _shut(self, id: str) -> None:
        changed = self.site.house.announcer.change(id)
        await self.site.store.write(lists.shutting(id), announce=changed)

    # People.

    async def ban(self, person: Somebody, days: int, words: str = "") -> None:
        """Shut a person out for some days, or for ever (0): all browsers and programs at once."""
        self._not_oneself(person)
        now = self.site.now()
        ban = Ban(now, now + days * DAY if days else 0, words)
        await self._write("ban", rights.banning(person.id, ban), person.id, words)

    async def unban(self, person: Somebody) -> None:
        """Let a person in again."""
        await self._write("unban", rights.unbanning(person.id), person.id)

    async def rename(self, person: Somebody, name: str) -> None:
        """Give a person another name, also at the tables where they sit."""
        if handle(name) in FOR_GUESTS and person.account:
            raise Denied("name-taken", "that name is kept for guests")
        self.site.house.changes.refuse_maintenance()
        await self.site.people.check_free(name, person)
        try:
            await self._write("rename", rights.renaming(person, name), person.id, clean(name))
        except Conflict as error:
            raise Denied("name-taken", "that name is taken") from error
        deed = partial(rechristen, person=person.id, name=name)
        for table in {table for table, _ in await kept.seats(self.site.store, person.id)}:
            try:
                await self.site.house.changes.make(table, deed)
            except KoggeError:  # a table of other rules, which nobody can open
                continue

    async def erase(self, person: Somebody) -> None:
        """Forget a person, as if they had asked for it."""
        self._not_oneself(person)
        await forget(self.site, person)
        await self._write("erase", [], person.id)

    async def grant(self, person: Somebody) -> None:
        """Give an account the right to run the site."""
        if not person.account:
            raise Denied("account", "only an account can have this right")
        await self._write("grant", rights.granting(person.id, self.site.now()), person.id)

    async def revoke(self, person: Somebody) -> None:
        """Take that right away."""
        self._not_oneself(person)
        await self._write("revoke", rights.revoking(person.id), person.id)

    def _not_oneself(self, person: Somebody) -> None:
        """Let nobody lock themselves out by a slip of the hand."""
        if person.id == self.actor:
            raise Denied("oneself", "you cannot do that to yourself")

    # The house.

    async def settle(self, report: str) -> None:
        """Mark a report as settled."""
        await self._found("settle", reports.settling(report), report)

    async def announce(self, words: str, days: int) -> Note:
        """Tell everybody something, for some days."""
        now = self.site.now()
        note = Note(token_urlsafe(6), now, now + days * DAY, words)
        await self._write("announce", notes.announcing(note), note.id, words)
        return note

    async def withdraw(self, id: str) -> None:
        """Withdraw an announcement."""
        await self._found("withdraw", notes.withdrawing(id), id)

    async def maintain(self, *, on: bool) -> None:
        """Begin or end maintenance."""
        await turn(self.site.store, "on" if on else "off")
        await self._write("maintenance-on" if on else "maintenance-off", [])

    async def decide(self, change: dict[str, int]) -> HouseRules:
        """Change rules of the house; those that are not named stay as they are."""
        decided = replace(await rules.read(self.site.store), **change)
        words = ", ".join(f"{name} = {value}" for name, value in change.items())
        await self._write("rules", rules.setting(decided), words=words)
        return decided

    async def invite(self, label: str, uses: int, days: int) -> tuple[str, Pass]:
        """Make an invitation for newcomers; its code is shown this once."""
        now = self.site.now()
        given = Pass(token_urlsafe(6), label, now, now + days * DAY, uses)
        code, writes = notes.inviting(given)
        await self._write("invite", writes, given.id, label)
        return code, given

    async def recall(self, id: str) -> None:
        """Take an invitation back."""
        await self._found("recall", notes.recalling(id), id)
