"""Two processes over one PostgreSQL: every letter is sent, and none twice unless a process dies."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from email.message import EmailMessage

from housed import housed
from launched import WIDE, started
from letterbox import SITE, SOON, Mailbox, confirmed, mailbox
from players import wait_for
from served import Client, Server

from kogge.server.store import open_store

COUNT = 12  # people
LEASE = 1500  # milliseconds


@contextmanager
def both(
    database: str, box: Mailbox, run: Callable[..., AbstractContextManager[Server]]
) -> Iterator[tuple[Server, Server]]:
    """Run two servers, whose letters come from different addresses."""
    posts = [box.post(sender=f"{name}@kogge.example", lease=LEASE) for name in ("first", "second")]
    one, other = (run(database, limits=WIDE, public_url=SITE, post=post) for post in posts)
    with one as first, other as second:
        yield first, second


def all_noted(database: str) -> None:
    """Wait until whatever was sent is noted: a letter that is not is sent once more."""

    async def left() -> int:
        store = await open_store(database, serving=False)
        try:
            return len(
                [
                    *await store.fetch("SELECT * FROM letters"),
                    *await store.fetch("SELECT * FROM notices"),
                ]
            )
        finally:
            await store.close()

    wait_for(lambda: not asyncio.run(left()))


def end(anna: Client, berta: Client) -> None:
    """Let Berta end a game with Anna."""
    table = anna.open("visby", "me", "open")["id"]
    berta.do("POST", f"/api/tables/{table}/join", {})
    line = berta.sit(table)
    line.order("resign", seat=1)
    line.close()


def test_nobody_is_told_twice(postgres: str) -> None:
    with mailbox() as box, both(postgres, box, housed) as servers:
        people = [servers[n % 2].client(f"Anna {n}") for n in range(COUNT)]
        for n, anna in enumerate(people):
            confirmed(anna, box, f"anna{n}@mail.example", ["end"])
        box.mails.clear()
        for n, anna in enumerate(people):
            end(anna, Client(anna.port, servers[n % 2].client("Berta").cookie))
        wait_for(lambda: len(box.mails) >= COUNT, SOON)
        all_noted(postgres)
        box.is_quiet(COUNT, *servers)

        assert Counter(mail["to"] for mail in box.mails) == {
            f"anna{n}@mail.example": 1 for n in range(COUNT)
        }


def test_a_process_that_dies_while_it_sends_is_followed_by_another(postgres: str) -> None:
    """It dies between sending and noting: the letter comes once more, and can be recognised."""
    with mailbox() as box, both(postgres, box, started) as servers:
        anna = servers[0].client("Anna")
        confirmed(anna, box, "anna@mail.example", ["end"])
        box.mails.clear()
        dying: list[Server] = []

        def die(mail: EmailMessage) -> None:
            if not dying:
                dying.append(servers[0] if mail["from"].startswith("first") else servers[1])
                dying[0].kill()

        box.taken = die
        end(anna, servers[0].client("Berta"))
        wait_for(lambda: len(box.mails) >= 2, 2 * SOON)
        all_noted(postgres)
        box.is_quiet(2, *(server for server in servers if server not in dying))

        first, second = box.mails

    assert first["message-id"] == second["message-id"]
    assert first["from"] != second["from"]
