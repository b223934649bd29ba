"""Duplicate: the same deal at every table, and everyone compared with those who had their seat.

Either people fill the tables, or everyone sits alone among bots, all on the same seat. Who did
better is told by the place at the table, then by points, as on the board of the deal of the day.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction

from kogge import wire
from kogge.core.chance import Seed

from .draw.mixing import mixed
from .draw.past import Past
from .draw.seating import seated
from .record import BOT, Board, Round, Tournament

TABLES = 2  # fewer cannot be compared
Mark = tuple[int, int]  # halves of comparisons that a seat has won, and how many there were


def deals(terms: wire.NewTournament) -> int:
    """Return how many deals are played: if nobody says, everyone has every seat once."""
    return terms.rounds or terms.seats


def fewest(terms: wire.NewTournament) -> int:
    """Return with how many players two tables can be compared."""
    return TABLES if terms.bot else TABLES * terms.seats


# Who sits where.


def next_deal(tournament: Tournament) -> Round | None:
    """Return the tables of the next deal; none, if too few are left to compare."""
    terms, here = tournament.terms, tournament.present()
    if len(here) < fewest(terms):
        return None
    if terms.bot:
        return Round([Board(alone(tournament, player)) for player in here])
    return _among_people(tournament, here)


def alone(tournament: Tournament, player: int) -> list[int]:
    """Return the seats of a table of one person: everybody's moves on by one with each deal."""
    seats = tournament.terms.seats
    own = len(tournament.rounds) % seats
    return [player if seat == own else BOT for seat in range(seats)]


def _among_people(tournament: Tournament, here: Sequence[int]) -> Round:
    """Return tables of people; those who are left over pause, each in their turn."""
    seats = tournament.terms.seats
    past = Past(([b.players for b in r.boards], r.pausing) for r in tournament.rounds)
    order = sorted(here, key=lambda player: (-past.paused[player], tournament.lot(player)))
    count = len(order) // seats
    playing, pausing = order[: count * seats], order[count * seats :]
    boards = mixed(playing, [seats] * count, past.meetings, past)
    return Round([Board(b) for b in seated(boards, past)], pausing=sorted(pausing))


# Who did better.


def is_over(round: Round) -> bool:
    """Return whether every table of a deal is over."""
    return all(board.places for board in round.boards)


def marks(round: Round) -> list[list[Mark]]:
    """Return how each seat of each table did beside those of the other tables.

    Two halves are won against everyone on the same seat who did worse, one against everyone who
    did as well. Bots are not compared, nor are tables that have no outcome.

    >>> one = Board([0, 1], places=[1, 2], scores=[30, 20])
    >>> two = Board([2, 3], places=[2, 1], scores=[25, 40])
    >>> three = Board([4, 5], places=[1, 2], scores=[30, 10])
    >>> marks(Round([one, two, three]))
    [[(3, 2), (2, 2)], [(0, 2), (4, 2)], [(3, 2), (0, 2)]]
    """
    return [
        [_mark(round, number, seat) for seat in range(len(board.players))]
        for number, board in enumerate(round.boards)
    ]


def _mark(round: Round, number: int, seat: int) -> Mark:
    if not counts(round.boards[number], seat):
        return 0, 0
    own = _merit(round.boards[number], seat)
    rivals = [
        _merit(board, seat)
        for other, board in enumerate(round.boards)
        if other != number and counts(board, seat)
    ]
    return sum(2 * (own > rival) + (own == rival) for rival in rivals), len(rivals)


def counts(board: Board, seat: int) -> bool:
    """Return whether a seat of a table is compared."""
    return bool(board.scores) and board.players[seat] != BOT


def _merit(board: Board, seat: int) -> tuple[int, int]:
    return -board.places[seat], board.scores[seat]


def compared(tournament: Tournament) -> list[wire.Compared]:
    """Return how players stand by the share of their comparisons that they have won."""
    if tournament.terms.form != "duplicate" or not tournament.rounds:
        return []
    rows = [_row(tournament, player) for player in range(len(tournament.players))]
    shares = {row.player: _share(row) for row in rows}
    ranks = {p: 1 + sum(other > share for other in shares.values()) for p, share in shares.items()}
    ranked = [
        wire.Compared(
            player=row.player, rank=ranks[row.player], gained=row.gained, compared=row.compared,
            wins=row.wins, played=row.played,
        )
        for row in rows
    ]  # fmt: skip
    return sorted(ranked, key=lambda row: (row.rank, tournament.lot(row.player)))


def _row(tournament: Tournament, player: int) -> wire.Compared:
    """Return what a player has won of all deals that are over."""
    gained = count = wins = played = 0
    for round in filter(is_over, tournament.rounds):
        for board, found in zip(round.boards, marks(round), strict=True):
            if player in board.players and board.scores:
                seat = board.players.index(player)
                gained, count = gained + found[seat][0], count + found[seat][1]
                wins, played = wins + (board.places[seat] == 1), played + 1
    return wire.Compared(
        player=player, rank=0, gained=gained, compared=count, wins=wins, played=played
    )


def _share(row: wire.Compared) -> Fraction:
    """Return the share that a player has won; who has not been compared yet stands behind all."""
    return Fraction(row.gained, 2 * row.compared) if row.compared else Fraction(-1)


def leaders(tournament: Tournament) -> list[str]:
    """Return everyone who leads, or has won: those of the same share together."""
    first = (row for row in compared(tournament) if row.rank == 1 and row.compared)
    return [tournament.players[row.player].name for row in first]


# What is shown.


def shown(tournament: Tournament) -> list[wire.DealShown]:
    """Return all deals: their commitments from the start, the rest when the last table is over."""
    begun = zip(tournament.deals, tournament.rounds, strict=False)
    coming = tournament.deals[len(tournament.rounds) :]
    return [*(_deal(seed, round) for seed, round in begun), *map(_sealed, coming)]


def _sealed(seed: str) -> wire.DealShown:
    return wire.DealShown(commitment=Seed.of_text(seed).commitment, state="coming")


def _deal(seed: str, round: Round) -> wire.DealShown:
    over = is_over(round)
    return wire.DealShown(
        commitment=Seed.of_text(seed).commitment,
        state="over" if over else "playing",
        tables=len(round.boards),
        running=sum(not board.places for board in round.boards),
        pausing=round.pausing,
        seed=seed if over else None,
        slips=sorted(_slips(round), key=_order) if over else [],
    )


def _slips(round: Round) -> Iterable[wire.Slip]:
    for board, found in zip(round.boards, marks(round), strict=True):
        for seat, player in enumerate(board.players):
            if counts(board, seat):
                yield wire.Slip(
                    player=player, seat=seat, table=board.table, place=board.places[seat],
                    score=board.scores[seat], gained=found[seat][0], compared=found[seat][1],
                )  # fmt: skip


def _order(slip: wire.Slip) -> tuple[int, int, int]:
    return slip.seat, -slip.gained, slip.player
