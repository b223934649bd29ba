"""The board: what is told of the deals of today, of yesterday and of tomorrow."""

from __future__ import annotations

from kogge import wire
from kogge.core.chance import Seed
from kogge.games import GAMES

from ..store.people import Somebody
from ..store.standing import deals
from ..store.standing.deals import Deal, Entry
from .day import day_of, end_of
from .dealer import Dealer


async def told(dealer: Dealer, person: Somebody | None) -> wire.Deals:
    """Return the deals of three days, as somebody may know them."""
    today, yesterday, tomorrow = [], [], []
    for game in GAMES.values():
        today.append(await _deal(dealer, await dealer.deal(game), person))
        coming = await dealer.deal(game, 1)
        tomorrow.append(wire.Sealed(game=game.name, commitment=commitment(coming)))
        past = await deals.deal(dealer.store, day_of(dealer.now(), -1), game.name)
        if past is not None:
            yesterday.append(await _deal(dealer, past, person))
    return wire.Deals(
        today=today, yesterday=yesterday, tomorrow=tomorrow,
        ends=end_of(day_of(dealer.now())), now=dealer.now(),
    )  # fmt: skip


def commitment(deal: Deal) -> str:
    """Return by what a seed is known before it is shown."""
    return Seed.of_text(deal.seed).commitment


async def _deal(dealer: Dealer, deal: Deal, person: Somebody | None) -> wire.Deal:
    """Return one deal: its seed and its best play only when its day is over."""
    store, end = dealer.store, end_of(deal.day)
    over = dealer.now() >= end
    entries = await deals.board(store, deal, end)
    marks = await deals.marks(store, deal)
    table = await deals.played(store, deal, person.id) if person is not None else ""
    done = not person or any(entry.person == person.id for entry in entries)
    return wire.Deal(
        game=deal.game,
        day=deal.day,
        commitment=commitment(deal),
        seed=deal.seed if over else None,
        chairs=deal.terms.chairs,
        options=deal.terms.options,
        table=table or None,
        done=bool(table) and done,
        players=await deals.players(store, deal),
        board=ranked(entries, marks, person.id if person is not None else ""),
        replay=deal.best or None if over else None,
    )


def ranked(
    entries: list[Entry], marks: list[tuple[str, int, int]], person: str
) -> list[wire.BoardRow]:
    """Return the lines of a board: people by rank, and levels where they would stand.

    First the place at the table counts, then points; who is level in both shares a rank.
    """
    rows = [
        wire.BoardRow(
            rank=1 + sum((o.place, -o.points) < (e.place, -e.points) for o in entries),
            name="" if e.private and e.person != person else e.name,
            place=e.place, points=e.points, mine=e.person == person,
        )
        for e in entries
    ]  # fmt: skip
    rows += [
        wire.BoardRow(rank=0, name="", bot=level, place=place, points=points)
        for level, place, points in marks
    ]
    return sorted(rows, key=lambda row: (row.place, -row.points, row.rank == 0))
