"""What a rated table asks for: accounts, one seat each, the game as printed, measured bots."""

from __future__ import annotations

from collections.abc import Sequence

from kogge.table.denied import Denied
from kogge.table.ledger import Chair, Setup

from ..store.people import Somebody
from .scale import levels


def check(person: Somebody, setup: Setup, chairs: Sequence[Chair], *, private: bool) -> None:
    """Refuse a rated table whose result would say nothing of strength, or to nobody."""
    mine = [seat for seat, chair in enumerate(chairs) if chair.person == person.id]
    check_player(person, mine[1:])
    if private:
        raise Denied("rated", "a rated game is public", status=400)
    if setup.edition is not None:
        raise Denied("rated", "a rated game is played with the printed values", status=400)
    measured = levels(setup.game)
    for chair in chairs:
        if chair.bot and chair.bot not in measured:
            trouble = "the bot '{name}' has not been measured, so it cannot play a rated game"
            raise Denied("rated", trouble, status=400, name=chair.bot)


def check_player(person: Somebody, seats: Sequence[int]) -> None:
    """Refuse somebody whose rating could not be kept, or who sits there already."""
    if not person.account:
        raise Denied("rated", "rated games are for accounts", status=403)
    if seats:
        raise Denied("rated", "in a rated game everybody has one seat")
