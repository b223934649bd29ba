"""Matches of Visby that were never played: what is used and who wins can be counted by hand."""

from __future__ import annotations

from collections import Counter

from kogge.arena.report.counting import Played
from kogge.arena.report.findings import Round
from kogge.games import find


def played(seed: int, winner: int, *hands: str) -> Played:
    """Return a match in which each seat has played these cards."""
    won = [float(seat == winner) for seat in range(len(hands))]
    uses = [Counter(("card", card) for card in hand.split()) for hand in hands]
    scores = [{"seals": 30, "last-trade": 0, "total": 30, "wares": 0, "cards": 0} for _ in hands]
    return Played(str(seed), won, scores, uses, [Counter() for _ in hands], moves=f"{seed}")


def round_of(*matches: Played) -> Round:
    game = find("visby")
    return Round(game, game.edition, 2, {"target": "30"}, list(matches))
