"""How long a game can get, whatever is played: true bounds, not typical lengths.

Each is reckoned from what can run out: rounds, cards, cubes, workers, loans.
"""

from __future__ import annotations

from typing import Any

from kogge.core.carrier.record import Record
from kogge.core.game import Game
from kogge.games.riga.vocabulary import Building


def longest(game: Game, box: Record, seats: int) -> tuple[int, int]:
    """Return bounds on the decisions and on the draws of a game."""
    return BOUNDS[game.name](box, seats)


def visby(box: Any, seats: int) -> tuple[int, int]:
    """A seat chooses cards once a round, and at most one trade."""
    return box.rounds * seats * 2, 0


def riga(box: Any, seats: int) -> tuple[int, int]:
    """What is paid, spent and discarded is gone for the year; a function works once a turn."""
    goods, buildings = sum(box.goods), len(Building)
    functions = 4 * 2 + 4 * 2 + 3  # Treasuries and Yards, each with its pick; a Monastery
    bills = box.builds * 3 + 13  # bill, crane, settle; Posts, Banks, Taverns and the Exchange
    turn = functions + bills + goods + 3  # and take, charge, end
    year = 2 * seats * turn + goods + buildings
    years = max(box.years)
    draws = goods + 6 + 2 * seats * 4 * sum(box.draws)  # rows, display, functions
    return years * year + seats + 1, years * draws + 1 + goods + 2 * seats


def haithabu(box: Any, seats: int) -> tuple[int, int]:
    """Loans: where they are allowed, all may be repaid and then one taken, which ends it."""
    cubes, orders, characters = sum(box.cubes), 5 * 6, 9
    loans = 6 * (box.loans + 1)  # at six moments of a turn
    action = orders + cubes + 3 + seats + 5  # deliver, load or trade; dice, pick, event, done
    turn = loans + 3 + 2 * action
    end = cubes + seats * (characters + 1 + 8)
    decisions = seats + box.rounds * (3 * (1 + seats * turn) + end)
    draws_of_turn = 2 * (2 + 6 + 4 + 4)  # dice, what is looked at, new tops, new orders
    draws = 64 + box.rounds * (3 * seats * draws_of_turn + 2 + 6 + 16 + seats * 2)
    return decisions, draws


BOUNDS = {"visby": visby, "riga": riga, "haithabu": haithabu}
