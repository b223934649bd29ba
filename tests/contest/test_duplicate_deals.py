"""Duplicate: who sits where, and who did better than those on the same seat."""

from __future__ import annotations

from collections import Counter

import pytest
from fields import opened
from msgspec.structs import replace

from kogge.contest import acts, duplicate, views
from kogge.contest.record import BOT, Board, Round, Tournament
from kogge.core.chance import Seed
from kogge.table.denied import Denied


def of_people(players: int, seats: int = 2, rounds: int = 0) -> Tournament:
    tournament = opened("duplicate", players, seats, rounds=rounds)
    count = duplicate.deals(tournament.terms)
    tournament.deals = [str(Seed.of_number(n)) for n in range(count)]
    return tournament


def among_bots(players: int, seats: int = 3) -> Tournament:
    tournament = of_people(players, seats)
    tournament.terms = replace(tournament.terms, bot="craftsman")
    return tournament


def end_deal(tournament: Tournament, scores: dict[int, int]) -> None:
    """Let all tables end with the points of their players; bots have 10."""
    for board in tournament.running():
        points = [scores.get(player, 10) for player in board.players]
        acts.settle(board, [1 + sum(o > own for o in points) for own in points], points)
    acts.advance(tournament)


def test_alone_everybody_has_the_same_seat_which_moves_on() -> None:
    tournament = among_bots(5)
    boards = acts.begin(tournament)
    assert len(boards) == 5
    for seat in range(3):
        now = tournament.rounds[-1].boards
        assert [board.players.index(BOT) for board in now] == [1 if seat == 0 else 0] * 5
        assert {board.players[seat] for board in now} == {0, 1, 2, 3, 4}
        end_deal(tournament, {0: 12})
    assert tournament.state == "over"


@pytest.mark.parametrize(("players", "seats", "deals"), [(4, 2, 6), (8, 4, 4), (7, 3, 6)])
def test_people_have_all_seats_and_pause_in_turns(players: int, seats: int, deals: int) -> None:
    tournament = of_people(players, seats, deals)
    acts.begin(tournament)
    while tournament.state == "playing":
        end_deal(tournament, {})
    assert len(tournament.rounds) == deals
    sat, paused = Counter[tuple[int, int]](), Counter[int]()
    for round in tournament.rounds:
        everybody = [p for board in round.boards for p in board.players] + round.pausing
        assert sorted(everybody) == list(range(players))
        sat.update((p, seat) for board in round.boards for seat, p in enumerate(board.players))
        paused.update(round.pausing)
    assert max(sat.values()) - min(sat[p, s] for p in range(players) for s in range(seats)) <= 2
    assert max(paused[p] for p in range(players)) - min(paused[p] for p in range(players)) <= 1


def test_a_share_of_comparisons_is_won_and_equals_share_a_rank() -> None:
    """Three play alone: Anna wins her table, the others come third with more and fewer points."""
    tournament = among_bots(3)
    boards = acts.begin(tournament)
    names = [tournament.players[next(p for p in b.players if p != BOT)].name for b in boards]
    for board, (place, points) in zip(boards, [(1, 12), (3, 30), (3, 9)], strict=True):
        places = [2] * 3
        places[0] = place
        acts.settle(board, places, [points, 10, 10])
    acts.advance(tournament)

    rows = [(row.rank, row.gained, row.compared) for row in duplicate.compared(tournament)]

    assert rows == [(1, 4, 2), (2, 2, 2), (3, 0, 2)]
    assert views.leaders(tournament) == [names[0]]
    for _ in range(2):
        end_deal(tournament, {})
    assert [row.rank for row in duplicate.compared(tournament)] == [1, 2, 3]
    level = among_bots(4)
    acts.begin(level)
    end_deal(level, {})
    assert [row.rank for row in duplicate.compared(level)] == [1, 1, 1, 1]
    assert len(views.leaders(level)) == views.LEADERS


def test_a_table_without_outcome_is_not_compared() -> None:
    round = Round([
        Board([0, 1], places=[1, 2], scores=[30, 20]), Board([2, 3], places=[1, 1], scores=[]),
        Board([4, 5], places=[2, 1], scores=[20, 30]),
    ])  # fmt: skip
    assert duplicate.marks(round) == [[(2, 1), (0, 1)], [(0, 0), (0, 0)], [(0, 1), (2, 1)]]


def test_nothing_is_told_of_a_deal_before_its_last_table_is_over() -> None:
    tournament = among_bots(3)
    first, *others = acts.begin(tournament)
    sealed = views.page(tournament, "p0")
    assert [deal.state for deal in sealed.deals] == ["playing", "coming", "coming"]
    assert [deal.commitment for deal in sealed.deals] == [
        Seed.of_text(seed).commitment for seed in tournament.deals
    ]

    first.table = "secret-table"
    acts.settle(first, [1, 2, 3], [77, 10, 5])
    page = views.page(tournament, "p0")

    assert (page.deals[0].running, page.deals[0].seed, page.deals[0].slips) == (2, None, [])
    assert (page.rounds, page.standings, page.card.leaders) == ([], [], [])
    assert {(row.rank, row.compared, row.wins) for row in page.comparison} == {(1, 0, 0)}
    for board in others:
        acts.settle(board, [1, 2, 3], [70, 10, 5])
    acts.advance(tournament)
    told = views.page(tournament, "p0").deals[0]
    assert (told.state, told.seed) == ("over", tournament.deals[0])
    assert [(slip.score, slip.gained, slip.compared) for slip in told.slips] == [
        (77, 4, 2), (70, 1, 2), (70, 1, 2),
    ]  # fmt: skip


def test_two_tables_are_needed_and_it_ends_when_too_few_are_left() -> None:
    with pytest.raises(Denied, match="at least 8 players"):
        acts.begin(of_people(7, 4))
    tournament = of_people(4)
    acts.begin(tournament)
    acts.leave(tournament, "p0")
    end_deal(tournament, {})
    assert (tournament.state, len(tournament.rounds)) == ("over", 1)
