"""Routes of people: guests, accounts, tokens, and what is kept about a person."""

from __future__ import annotations

from dataclasses import asdict

from kogge import wire
from kogge.table.denied import Denied
from kogge.table.names import clean

from ...erasure import export, forget
from ...store.admin import notes, rules
from ...store.people import Opened, Somebody
from ..call import Call
from ..guessing import slot, slowly
from ..route import Route

HERE = "/api/me"


async def arrive(call: Call) -> wire.Person:
    """Let a guest in."""
    if call.person is not None:
        raise Denied("known", "you are known here already")
    call.site.buckets.take(call.site.settings.limits.people, f"people {call.address}")
    await check_invited(call)
    call.cookie = await call.site.people.guest(call.body.name)
    return wire.Person(name=clean(call.body.name), account=False)


async def check_invited(call: Call) -> None:
    """Let newcomers in who have an invitation, where the house wants one; codes are no names."""
    store, code = call.site.store, call.body.invitation
    if not (await rules.read(store)).invited:
        return
    await call.site.people.check_free(call.body.name)  # or the invitation would be used in vain
    if not code or not await notes.use(store, code, call.site.now()):
        trouble = "newcomers need an invitation here"
        raise Denied("invited", trouble, "the link that the operator gave you", status=403)


async def whoami(call: Call) -> wire.Person:
    """Return the person who asks."""
    return shown(call.known)


def shown(person: Somebody) -> wire.Person:
    """Return a person as their own pages know them."""
    return wire.Person(name=person.name, account=person.account, admin=person.admin)


async def known(call: Call) -> wire.Known:
    """Return who asks, even if it is a stranger."""
    store, person = call.site.store, call.person
    told = [
        wire.Announcement(**asdict(note)) for note in await notes.current(store, call.site.now())
    ]
    invited = person is None and bool((await rules.read(store)).invited)
    known = shown(person) if person is not None else None
    return wire.Known(person=known, announcements=told, invited=invited)


async def rename(call: Call) -> wire.Person:
    """Give a guest another name."""
    call.site.buckets.take(call.site.settings.limits.making, f"making {call.known.id}")
    await call.site.people.rename(call.known, call.body.name)
    return wire.Person(name=clean(call.body.name), account=False)


async def make_account(call: Call) -> wire.Account:
    """Turn a guest into an account."""
    call.site.buckets.take(call.site.settings.limits.people, f"people {call.address}")
    body = call.body
    made = await call.site.people.make_account(call.known, body.name, body.password)
    return await opened(call, made)


async def opened(call: Call, account: Opened) -> wire.Account:
    """Make the browser keep its new secret; return the rest."""
    name = clean(call.body.name)
    await remember(call, name, account.secret)
    return wire.Account(name=name, recovery=account.recovery, ended=account.ended)


async def log_in(call: Call) -> wire.Person:
    """Open an account in this browser."""
    body, people = call.body, call.site.people
    device = call.request.cookies.get(slot(body.name), "")[:100]
    known = device if await people.is_met(body.name, device) else ""
    async with slowly(call, name=body.name, known=known):
        secret = await people.log_in(body.name, body.password, call.person)
    if known:
        call.cookie = secret
    else:
        await remember(call, body.name, secret)
    person = await people.known(secret)
    return shown(person) if person is not None else wire.Person(name=body.name, account=True)


async def log_out(call: Call) -> None:
    """Forget the person at this browser."""
    await call.site.people.leave(call.known)
    call.cookie = ""


async def change_password(call: Call) -> wire.Ended:
    """Change a password; everything that the old one opened ends."""
    person, people = call.known, call.site.people
    async with slowly(call, known=person.session):
        changed = await people.change_password(person, call.body.old, call.body.new)
    await remember(call, person.name, changed.secret)
    return changed.ended


async def recover(call: Call) -> wire.Account:
    """Open an account whose password is lost; a code cannot be guessed, however often one tries."""
    body, people = call.body, call.site.people
    async with slowly(call):
        saved = await people.recover(body.name, body.code, body.password, call.person)
    return await opened(call, saved)


async def remember(call: Call, name: str, secret: str) -> None:
    """Make a browser keep its secret, and what identifies it when it has none."""
    call.cookie = secret
    call.devices[slot(name)] = await call.site.people.meet(secret)


async def export_me(call: Call) -> wire.Export:
    """Return everything that is kept about the person."""
    return await export(call.site, call.known)


async def delete_me(call: Call) -> None:
    """Forget the person; their games stay, without their name."""
    await forget(call.site, call.known)
    call.cookie = ""


async def make_token(call: Call) -> wire.Token:
    """Make a token for a program."""
    call.site.buckets.take(call.site.settings.limits.making, f"making {call.known.id}")
    return await call.site.people.make_token(call.known, call.body.label)


async def tokens(call: Call) -> list[wire.Token]:
    """Return the person's tokens."""
    return await call.site.people.tokens(call.known)


async def drop_token(call: Call) -> None:
    """Take a token back."""
    await call.site.people.drop_token(call.known, call["token"])


ASKED = (400, 413, 415, 429)

ROUTES = (
    Route("POST", HERE, arrive, "Come in as a guest", wire.Guest, response=wire.Person,
          refusals=(401, 403, 409, *ASKED), secure=False),
    Route("GET", HERE, whoami, "Who you are", response=wire.Person, refusals=(401, 429)),
    Route("PATCH", HERE, rename, "Give yourself another name, as a guest", wire.Guest,
          response=wire.Person, refusals=(401, 403, 409, *ASKED)),
    Route("DELETE", HERE, delete_me, "Be forgotten; your games stay, without your name",
          status=204, refusals=(401, 403, 429)),
    Route("GET", "/api/me/export", export_me, "All that is kept of you", response=wire.Export,
          refusals=(401, 429)),
    Route("POST", "/api/account", make_account, "Become an account and keep your games",
          wire.Credentials, response=wire.Account, refusals=(401, 403, 409, *ASKED)),
    Route("GET", "/api/session", known, "Who you are, if you are known", response=wire.Known,
          refusals=(401, 429), secure=False),
    Route("POST", "/api/session", log_in, "Log in", wire.Credentials, response=wire.Person,
          refusals=(401, 403, *ASKED), secure=False),
    Route("DELETE", "/api/session", log_out, "Log out", status=204, refusals=(401, 403, 429)),
    Route("POST", "/api/password", change_password, "Change your password",
          wire.PasswordChange, response=wire.Ended, refusals=(401, 403, *ASKED)),
    Route("POST", "/api/recovery", recover, "Open an account by its recovery code",
          wire.Recovery, response=wire.Account, refusals=(401, 403, *ASKED), secure=False),
    Route("GET", "/api/tokens", tokens, "Your tokens", response=list[wire.Token],
          refusals=(401, 429)),
    Route("POST", "/api/tokens", make_token, "Make a token for a program", wire.NewToken,
          response=wire.Token, refusals=(401, 403, *ASKED)),
    Route("DELETE", "/api/tokens/{token}", drop_token, "Take a token back", status=204,
          refusals=(401, 403, 404, 429)),
)  # fmt: skip
