"""The course of a tournament: how players stand, and who meets whom in the next round."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from . import duplicate
from .draw.everyone import everyone, twice
from .draw.groups import group_rounds, groups, promoted
from .draw.past import Pairing, Past
from .draw.seating import evened
from .draw.swiss import swiss
from .record import Board, Round, Tournament
from .standings import Result, Row, standings


def results(rounds: Iterable[Round]) -> list[Result]:
    """Return how the tables of some rounds have ended."""
    return [(board.players, board.places) for round in rounds for board in round.boards
            if board.places]  # fmt: skip


def rows(tournament: Tournament, players: Iterable[int], rounds: Sequence[Round]) -> list[Row]:
    """Return how some players stand after some rounds, the best first."""
    field = [*players]
    byes = [player for round in rounds for player in round.byes if player in field]
    return standings(field, results(rounds), byes, tournament.lot)


def table(tournament: Tournament) -> list[Row]:
    """Return how everyone stands; in groups, who came further stands before the others."""
    if tournament.terms.form != "groups":
        return rows(tournament, range(len(tournament.players)), tournament.rounds)
    found: list[Row] = []
    for stage in reversed(range(len(tournament.stages))):
        ahead = {row.player for row in found}
        level = [each for group in grouped(tournament, stage) for each in enumerate(group)]
        level.sort(key=lambda each: (each[0], -each[1].points, tournament.lot(each[1].player)))
        found += [row for _, row in level if row.player not in ahead]
    return found


def grouped(tournament: Tournament, stage: int) -> list[list[Row]]:
    """Return how the groups of a stage stand."""
    rounds = [round for round in tournament.rounds if round.stage == stage]
    return [rows(tournament, group, rounds) for group in tournament.stages[stage]]


# The next round.


def planned(tournament: Tournament) -> None:
    """Plan at the start what can be known then."""
    terms, count = tournament.terms, len(tournament.players)
    if terms.form == "swiss":
        tournament.due = terms.rounds or suggested(count)
        tournament.due = min(tournament.due, most_rounds(count, terms.seats))
    elif terms.form == "duplicate":
        tournament.due = duplicate.deals(terms)
    elif terms.form == "groups":
        _stage(tournament, [*range(count)])
    else:
        once = everyone(count, terms.seats, tournament.allowed)
        tournament.plan = once if terms.form == "single" else evened(twice(once))


def suggested(players: int) -> int:
    """Return how many rounds of Swiss find a winner: one more than are needed to halve the field.

    >>> [suggested(players) for players in (4, 8, 9, 64)]
    [3, 4, 5, 7]
    """
    return (players - 1).bit_length() + 1


def most_rounds(players: int, seats: int) -> int:
    """Return after how many rounds of Swiss everybody must have met everybody."""
    return players - 1 + players % 2 if seats == 2 else players - 1


def next_round(tournament: Tournament) -> Round | None:
    """Return the next round, taken from the plan where there is one; none if all is played."""
    if tournament.terms.form == "swiss":
        return _swiss(tournament) if len(tournament.rounds) < tournament.due else None
    if tournament.terms.form == "duplicate":
        return duplicate.next_deal(tournament) if len(tournament.rounds) < tournament.due else None
    while True:
        if not tournament.plan and not _promote(tournament):
            return None
        found = _playable(tournament, tournament.plan.pop(0))
        if found.boards or found.byes:
            return found


def _swiss(tournament: Tournament) -> Round | None:
    terms = tournament.terms
    here = set(tournament.present())
    order = [row for row in table(tournament) if row.player in here]
    past = Past(([b.players for b in r.boards], r.byes) for r in tournament.rounds)
    boards, byes = swiss(
        [row.player for row in order], {row.player: row.points for row in order}, past,
        terms.seats, tournament.allowed,
    )  # fmt: skip
    return Round([Board(board) for board in boards], byes) if boards else None


def _playable(tournament: Tournament, boards: Pairing) -> Round:
    """Return a planned round without those who have left: who is alone at a table has a bye."""
    here, stage = set(tournament.present()), max(0, len(tournament.stages) - 1)
    left = [[player for player in board if player in here] for board in boards]
    playing = [board for board in left if len(board) in tournament.allowed]
    byes = [player for board in left if len(board) == 1 for player in board]
    busy = {player for board in playing for player in board} | {*byes}
    field = here if not tournament.stages else here & {p for g in tournament.stages[-1] for p in g}
    return Round([Board(board) for board in playing], byes, sorted(field - busy), stage)


def _stage(tournament: Tournament, order: Sequence[int]) -> None:
    """Begin a stage of groups."""
    fields = groups(order, tournament.terms.seats, tournament.allowed)
    tournament.stages.append(fields)
    tournament.plan = group_rounds(fields, tournament.terms.seats)


def _promote(tournament: Tournament) -> bool:
    """Let the first of each group go on, if there are several groups; return whether any do."""
    if tournament.terms.form != "groups" or len(tournament.stages[-1]) < 2:
        return False
    here, last = set(tournament.present()), grouped(tournament, len(tournament.stages) - 1)
    count = promoted(len(last), sum(map(len, last)))
    going = [[row.player for row in group if row.player in here][:count] for group in last]
    order = [group[place] for place in range(count) for group in going if place < len(group)]
    if len(order) < 2:
        return False
    _stage(tournament, order)
    return True


def known_rounds(tournament: Tournament) -> int:
    """Return how many rounds there are, as far as that is known."""
    return max(tournament.due, len(tournament.rounds) + len(tournament.plan))
