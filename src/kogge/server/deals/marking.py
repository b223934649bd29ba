"""How a level does where a person sits: the marks that a board is read by."""

from __future__ import annotations

from kogge.bots.bot import make
from kogge.core.chance import Seed
from kogge.core.header import NAMES, Seat
from kogge.core.match import Match
from kogge.games import find
from kogge.table.views import scores

from ..store.standing.deals import Deal


def marked(deal: Deal, level: str) -> tuple[int, int]:
    """Let a level play a deal to its end; return its place and its points. It takes long."""
    game, own = find(deal.game), deal.terms.seat
    chairs = [bot or level for bot in deal.terms.chairs]
    seats = [Seat(NAMES[n], bot=bot) for n, bot in enumerate(chairs)]
    seed = Seed.of_text(deal.seed)
    match = Match.begin(game, seats, seed, options=deal.terms.options)
    while (seat := match.proceed()) >= 0:
        key = seed.key(f"bot {seat} {len(match.entries)}")
        bot = make(chairs[seat], game, match.box, key)
        match.play(seat, bot.choose(match.view(seat)))
    place = game.places(match.box, match.position)[own]
    return place, scores(match, match.position)[own]["total"]
