"""What decided a match: where the winner was ahead of the next behind, and since when."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, islice, pairwise

from kogge import wire
from kogge.core.verbs.accounts import Posting

MOST = 3  # remarks
Postings = Sequence[Posting]


def decided(
    places: Sequence[int],
    totals: Sequence[int],
    accounts: Sequence[Postings],
    course: Sequence[wire.Mark],
) -> list[wire.Remark]:
    """Return a few remarks, the weightiest first; a win that is shared needs none."""
    if places.count(1) != 1:
        return []
    seat = places.index(1)
    rival = min((n for n in range(len(places)) if n != seat), key=lambda n: (places[n], n))
    pair = (seat, rival)
    found = chain(
        tie(*pair, accounts) if totals[seat] == totals[rival] else (),
        ahead(*pair, accounts),
        lead(*pair, course),
        swing(*pair, course),
        behind(*pair, accounts),
    )
    return list(islice(found, MOST))


def tie(seat: int, rival: int, accounts: Sequence[Postings]) -> Iterator[wire.Remark]:
    """Tell the first line that breaks a tie."""
    for posting, others in zip(accounts[seat], accounts[rival], strict=True):
        own, other = posting.amount, others.amount
        if posting.block == "tie" and own != other:
            of = f"line-{posting.line}"
            yield wire.Remark(kind="tie", seat=seat, rival=rival, of=of, own=own, other=other)
            return


def ahead(seat: int, rival: int, accounts: Sequence[Postings]) -> Iterator[wire.Remark]:
    """Tell where the winner was furthest ahead."""
    if found := most(parts(accounts[seat]), parts(accounts[rival])):
        of, own, other = found
        yield wire.Remark(kind="ahead", seat=seat, rival=rival, of=of, own=own, other=other)


def behind(seat: int, rival: int, accounts: Sequence[Postings]) -> Iterator[wire.Remark]:
    """Tell where the next behind was furthest ahead."""
    if found := most(parts(accounts[rival]), parts(accounts[seat])):
        of, other, own = found
        yield wire.Remark(kind="behind", seat=seat, rival=rival, of=of, own=own, other=other)


def most(own: Mapping[str, int], other: Mapping[str, int]) -> tuple[str, int, int] | None:
    """Return where one seat is furthest ahead of another, and how much each has.

    >>> most({"line-lodges": 11, "line-hand": -2}, {"line-lodges": 5, "line-archives": 6})
    ('line-lodges', 11, 5)
    """
    leads = {of: own.get(of, 0) - other.get(of, 0) for of in (*own, *other)}
    best = max(leads, key=leads.__getitem__, default="")
    return (best, own.get(best, 0), other.get(best, 0)) if leads.get(best, 0) > 0 else None


def parts(postings: Postings) -> dict[str, int]:
    """Return what points are added up from: what was collected in parts, the rest line by line."""
    found = dict[str, int]()
    for posting in postings:
        collected = posting.items and not any(item.figures for item in posting.items)
        if posting.block == "points" and collected:
            found |= {f"item-{item.name}": item.amount for item in posting.items}
        elif posting.block == "points":
            found[f"line-{posting.line}"] = posting.amount
    return found


def lead(seat: int, rival: int, course: Sequence[wire.Mark]) -> Iterator[wire.Remark]:
    """Tell since when the winner was ahead of everybody for good."""
    since = len(course)
    while since > 1 and leads(seat, course[since - 1].totals):
        since -= 1
    if since < len(course):
        stage, step = course[since].stage, course[since - 1].step
        own, other = (course[since].totals[each] for each in (seat, rival))
        yield wire.Remark(
            kind="lead", seat=seat, rival=rival, own=own, other=other, stage=stage, step=step
        )


def leads(seat: int, totals: Sequence[int]) -> bool:
    """Return whether a seat has more points than every other."""
    return all(totals[seat] > total for other, total in enumerate(totals) if other != seat)


def swing(seat: int, rival: int, course: Sequence[wire.Mark]) -> Iterator[wire.Remark]:
    """Tell the stage in which the winner gained most on the next behind."""
    gains = [
        (now.totals[seat] - was.totals[seat], now.totals[rival] - was.totals[rival], was, now)
        for was, now in pairwise(course)
    ]
    own, other, was, now = max(gains, key=lambda gain: gain[0] - gain[1])
    if own > other:
        stage, step = now.stage, was.step
        yield wire.Remark(
            kind="swing", seat=seat, rival=rival, own=own, other=other, stage=stage, step=step
        )
