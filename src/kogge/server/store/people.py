"""People: guests at once, accounts with a password, and the secrets that prove who is who."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from kogge import wire
from kogge.table.denied import Denied
from kogge.table.names import clean

from ..settings import DAY
from . import Conflict, Store, Write

DEVICES = 10  # browsers that are known to an account; the oldest are forgotten
CROWD = 10_000  # people whose last visit waits to be written
FOREVER = 100 * 365 * DAY  # tokens last until they are revoked
ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # of recovery codes: no two look alike
PERSON = """
SELECT p.id, p.name, p.handle, p.seen, a.since FROM people p JOIN sessions s ON s.person = p.id
LEFT JOIN admins a ON a.person = p.id
WHERE s.digest = ? AND s.expires > ? AND NOT EXISTS (
    SELECT 1 FROM bans b WHERE b.person = p.id AND (b.until = 0 OR b.until > ?))"""
BANNED = "SELECT until, words FROM bans WHERE person = ? AND (until = 0 OR until > ?)"
MISFIT = "name and recovery code do not fit"
ARRIVE = """
INSERT INTO people (id, name, handle, password, recovery, created, seen)
VALUES (?, ?, ?, ?, ?, ?, ?)"""
DEVICE = "SELECT 1 FROM devices WHERE digest = ? AND person = ?"
OLDEST = """
DELETE FROM devices WHERE person = ? AND digest NOT IN (
    SELECT digest FROM devices WHERE person = ? ORDER BY created DESC LIMIT ?)"""
WRONG = "name and password do not fit"
TAKEN = "that name belongs to an account"
FOR_GUESTS = ("guest", "gast")  # what pages call a guest without a name
LABELS = """
SELECT label FROM sessions
WHERE person = ? AND expires > ? AND NOT (digest = ? AND label = '')"""
END = "DELETE FROM sessions WHERE person = ? OR (digest = ? AND label = '')"  # own and shown
STILL = "UPDATE people SET password = ? WHERE id = ? AND password = ?"  # no new one meanwhile


@dataclass(frozen=True, slots=True)
class Somebody:
    """A known person."""

    id: str
    name: str
    account: bool
    session: str = ""  # the digest of the secret that was shown
    admin: bool = False  # whether they may run the site


@dataclass(frozen=True, slots=True)
class Opened:
    """An account with a new way in: everything that opened it before has ended."""

    secret: str  # of the browser that opened it
    recovery: str
    ended: wire.Ended


class People:
    """Everyone who plays here."""

    def __init__(self, store: Store, now: Callable[[], int], lasting: int = 180 * DAY) -> None:
        self.store, self.now, self.lasting = store, now, lasting
        self.met: set[str] = set()  # visitors whose visit is not written yet
        self.hasher = PasswordHasher()
        self.hashing = asyncio.Semaphore(2)  # a hash takes much memory, by design
        self.nobody = ""  # a hash that fits nothing, so that unknown names take as long as known

    # Identity.

    async def known(self, secret: str) -> Somebody | None:
        """Return the person whose secret this is."""
        now = self.now()
        rows = await self.store.fetch(PERSON, digest(secret), now, now)
        if not rows:
            return None
        id, name, handle, seen, admin = rows[0]
        if self.now() - seen >= DAY and len(self.met) < CROWD:
            self.met.add(id)
        return Somebody(id, name, handle is not None, digest(secret), admin is not None)

    async def write_seen(self) -> None:
        """Write down who was here: the day is exact enough, and once a day is rare enough."""
        met, self.met = self.met, set()
        sql = "UPDATE people SET seen = ? WHERE id = ?"
        await self.store.write(*(Write(sql, (self.now(), person)) for person in sorted(met)))

    async def guest(self, name: str) -> str:
        """Let a guest in under a name; return the guest's secret."""
        await self.check_free(name)
        person = secrets.token_urlsafe(12)
        secret, session = self._session(person, "", self.lasting)
        row = (person, clean(name), None, "", "", self.now(), self.now())
        await self.store.write(Write(ARRIVE, row), session)
        return secret

    async def rename(self, person: Somebody, name: str) -> None:
        """Rename a guest; the guest's tables keep the name they know."""
        if person.account:
            raise Denied("account", "the name of an account cannot be changed")
        await self.check_free(name)
        sql = "UPDATE people SET name = ? WHERE id = ? AND handle IS NULL"
        await self.store.write(Write(sql, (clean(name), person.id)))

    async def check_free(self, name: str, person: Somebody | None = None) -> None:
        """Refuse a name that an account has, unless it is the person's own."""
        rows = await self._account(name)
        if rows and (person is None or person.id != rows[0][0]):
            raise Denied("name-taken", TAKEN, "another name, or your password if it is yours")

    def _session(self, person: str, label: str, lasting: int) -> tuple[str, Write]:
        secret, now = secrets.token_urlsafe(32), self.now()
        row = (digest(secret), person, secrets.token_urlsafe(8), label, now, now + lasting)
        return secret, Write("INSERT INTO sessions VALUES (?, ?, ?, ?, ?, ?)", row)

    async def leave(self, person: Somebody) -> None:
        """Forget the secret that was shown."""
        sql = "DELETE FROM sessions WHERE digest = ?"
        await self.store.write(Write(sql, (person.session,)))

    # Accounts.

    async def make_account(self, person: Somebody, name: str, password: str) -> Opened:
        """Turn a guest into an account, which keeps the games; earlier secrets end."""
        if person.account:
            raise Denied("account", "you have an account already")
        if handle(name) in FOR_GUESTS:
            raise Denied("name-taken", "that name is kept for guests")
        code = recovery_code()
        kept, recovery = await self._hash(password), await self._hash(plain(code))
        sql = """
        UPDATE people SET name = ?, handle = ?, password = ?, recovery = ?
        WHERE id = ? AND handle IS NULL"""
        values = (clean(name), handle(name), kept, recovery, person.id)
        try:
            secret, ended = await self._begin_anew(person.id, person, Write(sql, values, 1))
        except Conflict as error:
            raise Denied("name-taken", "that name is taken", status=409) from error
        return Opened(secret, code, ended)

    async def _begin_anew(
        self, person: str, shown: Somebody | None, *writes: Write
    ) -> tuple[str, wire.Ended]:
        """Write a change, and end all earlier proofs of identity; return a new secret."""
        here = shown.session if shown is not None else ""
        rows = await self.store.fetch(LABELS, person, self.now(), here)
        tokens = sum(bool(label) for (label,) in rows)
        secret, session = self._session(person, "", self.lasting)
        strangers = Write("DELETE FROM devices WHERE person = ?", (person,))
        await self.store.write(*writes, Write(END, (person, here)), strangers, session)
        return secret, wire.Ended(browsers=len(rows) - tokens, tokens=tokens)

    async def log_in(self, name: str, password: str, shown: Somebody | None = None) -> str:
        """Return a new secret for the browser of an account; it is no one else's any more."""
        rows = await self._account(name)
        kept = rows[0][1] if rows else await self._unknown()
        if not await self._fits(kept, password) or not rows:
            raise Denied("wrong", WRONG, status=401)
        await self.refuse_banned(rows[0][0])
        secret, session = self._session(rows[0][0], "", self.lasting)
        gone = Write(END, ("", shown.session if shown is not None else ""))
        await self._proved(WRONG, Write(STILL, (kept, rows[0][0], kept), 1), gone, session)
        return secret

    async def refuse_banned(self, person: str) -> None:
        """Refuse somebody who has proved who they are, and may not come in."""
        for until, words in await self.store.fetch(BANNED, person, self.now()):
            day = datetime.fromtimestamp(until / 1000, UTC).date().isoformat()
            trouble = "this account is banned until {day}" if until else "this account is banned"
            figures = {"day": day, "words": words}
            raise Denied("banned", trouble, "{words}" if words else "", status=403, **figures)

    async def _proved(self, trouble: str, *writes: Write) -> None:
        """Write what a person who has proved their identity may do, if the proof still holds."""
        try:
            await self.store.write(*writes)
        except Conflict as error:
            raise Denied("wrong", trouble, status=401) from error

    async def change_password(self, person: Somebody, old: str, new: str) -> Opened:
        """Change a password; sessions opened with the old one must log in again."""
        rows = await self.store.fetch("SELECT password FROM people WHERE id = ?", person.id)
        if not person.account or not await self._fits(rows[0][0], old):
            raise Denied("wrong", WRONG, status=403)
        change = Write(STILL, (await self._hash(new), person.id, rows[0][0]), 1)
        try:
            secret, ended = await self._begin_anew(person.id, person, change)
        except Conflict as error:
            raise Denied("wrong", WRONG, status=403) from error
        return Opened(secret, "", ended)

    async def recover(
        self, name: str, code: str, password: str, shown: Somebody | None = None
    ) -> Opened:
        """Open an account by its recovery code, which this uses up."""
        rows = await self._account(name)
        kept = rows[0][2] if rows else await self._unknown()
        if not await self._fits(kept, plain(code)) or not rows:
            raise Denied("wrong", MISFIT, status=401)
        await self.refuse_banned(rows[0][0])
        try:
            return await self._renew(rows[0][0], kept, password, shown)
        except Conflict as error:
            raise Denied("wrong", MISFIT, status=401) from error

    async def reset(self, name: str) -> tuple[str, str]:
        """Give an account a new password and recovery code, on behalf of the operator."""
        rows = await self._account(name)
        if not rows:
            raise Denied("no-account", "there is no account '{name}'", name=name, status=404)
        password = secrets.token_urlsafe(9)
        return password, (await self._renew(rows[0][0], rows[0][2], password)).recovery

    async def _renew(
        self, person: str, before: str, password: str, shown: Somebody | None = None
    ) -> Opened:
        """Set a new password and recovery code, and end everything that the old ones opened."""
        code = recovery_code()
        kept, recovery = await self._hash(password), await self._hash(plain(code))
        sql = "UPDATE people SET password = ?, recovery = ? WHERE id = ? AND recovery = ?"
        change = Write(sql, (kept, recovery, person, before), 1)
        secret, ended = await self._begin_anew(person, shown, change)
        return Opened(secret, code, ended)

    # Browsers in which an account was open before.

    async def is_met(self, name: str, device: str) -> bool:
        """Return whether an account was open in a browser before."""
        rows = await self._account(name) if device else []
        return bool(rows) and bool(await self.store.fetch(DEVICE, digest(device), rows[0][0]))

    async def meet(self, secret: str) -> str:
        """Remember the browser to which a secret was given; return what identifies it."""
        person = await self.known(secret)
        if person is None:
            return ""
        device, row = secrets.token_urlsafe(32), "INSERT INTO devices VALUES (?, ?, ?)"
        await self.store.write(
            Write(row, (digest(device), person.id, self.now())),
            Write(OLDEST, (person.id, person.id, DEVICES)),
        )
        return device

    async def of_name(self, name: str) -> Somebody:
        """Return the account of a name, or the guest of an id: on behalf of the operator."""
        sql = "SELECT id, name, handle FROM people WHERE handle = ? OR id = ? ORDER BY handle"
        rows = await self.store.fetch(sql, handle(name), name)
        if not rows:
            raise Denied("no-account", "there is no account '{name}'", name=name, status=404)
        return Somebody(rows[0][0], rows[0][1], rows[0][2] is not None)

    async def called(self, name: str) -> str | None:
        """Return the person who has an account of that name, if anybody has."""
        return next((id for id, _, _ in await self._account(name)), None)

    async def _account(self, name: str) -> list[tuple[str, str, str]]:
        sql = "SELECT id, password, recovery FROM people WHERE handle = ?"
        return [(id, kept, code) for id, kept, code in await self.store.fetch(sql, handle(name))]

    async def _hash(self, password: str) -> str:
        async with self.hashing:
            return await asyncio.to_thread(self.hasher.hash, password)

    async def _unknown(self) -> str:
        self.nobody = self.nobody or await self._hash(secrets.token_urlsafe(16))
        return self.nobody

    async def _fits(self, kept: str, password: str) -> bool:
        async with self.hashing:
            try:
                return await asyncio.to_thread(self.hasher.verify, kept, password)
            except (VerificationError, InvalidHashError):
                return False

    # Tokens for programs.

    async def make_token(self, person: Somebody, label: str) -> wire.Token:
        """Make a token; its secret is shown this once."""
        secret, session = self._session(person.id, clean(label), FOREVER)
        still = "UPDATE sessions SET label = label WHERE digest = ?"
        await self._proved("first say who you are", Write(still, (person.session,), 1), session)
        row = session.values
        return wire.Token(id=row[2], label=row[3], created=row[4], secret=secret)

    async def tokens(self, person: Somebody) -> list[wire.Token]:
        """Return a person's tokens, without their secrets."""
        sql = "SELECT id, label, created FROM sessions WHERE person = ? AND label <> ''"
        rows = await self.store.fetch(sql + " ORDER BY created", person.id)
        return [wire.Token(id=id, label=label, created=made) for id, label, made in rows]

    async def drop_token(self, person: Somebody, id: str) -> None:
        """Revoke a token."""
        sql = "DELETE FROM sessions WHERE person = ? AND id = ? AND label <> ''"
        try:
            await self.store.write(Write(sql, (person.id, id), 1))
        except Conflict as error:
            raise Denied("no-token", "there is no such token", status=404) from error


def digest(secret: str) -> str:
    """Return what is stored of a secret: a reader of the store cannot present it."""
    return hashlib.sha256(secret.encode()).hexdigest()


def handle(name: str) -> str:
    """Return what makes the name of an account unique: capitals do not count.

    >>> handle("Änne  Weiß") == handle("änne weiss")
    True
    """
    return clean(name).casefold()


def recovery_code() -> str:
    """Return a code that can be written down: five groups of five."""
    return "-".join("".join(secrets.choice(ALPHABET) for _ in range(5)) for _ in range(5))


def plain(code: str) -> str:
    """Return a code in its normal form, however it was typed."""
    return "".join(code.upper().replace("-", "").split())
