"""Rounds: moves of many tables are made together; a table that is alone never waits."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import partial

from kogge.server.live.rounds import LAST, PACE, Rounds


def made(*bursts: Sequence[str]) -> list[tuple[str, float]]:
    """Let moves come, burst by burst; return how long after it came each was made."""
    late: list[tuple[str, float]] = []

    async def story() -> None:
        loop, rounds = asyncio.get_running_loop(), Rounds()

        def move(table: str, came: float) -> Callable[[], None]:
            return lambda: late.append((table, loop.time() - came))

        for tables in bursts:
            for table in tables:
                rounds.make(table, move(table, loop.time()))
            await asyncio.sleep(PACE / 10)
        await asyncio.sleep(3 * PACE)

    asyncio.run(story())
    return late


def test_who_plays_alone_never_waits() -> None:
    assert all(late < PACE / 10 for _, late in made(["one", "two"] * 20))


def test_many_tables_are_served_in_rounds_and_in_order() -> None:
    tables = [f"table {number}" for number in range(LAST)]
    late = made(tables, tables)
    assert [table for table, _ in late] == [*tables, *tables]
    assert all(wait > PACE / 2 for _, wait in late[LAST:])


def test_a_move_that_fails_keeps_no_other_from_being_made() -> None:
    done: list[int] = []

    async def story() -> None:
        rounds = Rounds()

        def fail() -> None:
            raise ValueError("a mistake of our own")

        for number in range(2 * LAST):
            rounds.make(f"table {number}", fail if number == LAST else partial(done.append, number))
        await asyncio.sleep(3 * PACE)

    asyncio.run(story())
    assert done == [number for number in range(2 * LAST) if number != LAST]
