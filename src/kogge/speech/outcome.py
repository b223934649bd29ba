"""How a match came out, in one line: for those who were not there."""

from __future__ import annotations

from collections.abc import Sequence

from .speech import Speech


def headline(
    speech: Speech, names: Sequence[str], places: Sequence[int] | None, totals: Sequence[int]
) -> str:
    """Return who has won, and by how much."""
    if not places:
        return speech.say("outcome-unfinished")
    winners = [seat for seat, place in enumerate(places) if place == 1]
    if len(winners) > 1:
        told = ", ".join(names[seat] for seat in winners)
        return speech.say("outcome-shared", names=told)
    seat = winners[0]
    following = max(total for other, total in enumerate(totals) if other != seat)
    return speech.say("outcome-won", name=names[seat], points=totals[seat], next=following)


def company(speech: Speech, title: str, count: int) -> str:
    """Return which game it was, and how many played."""
    return speech.say("outcome-company", title=title, count=count)
