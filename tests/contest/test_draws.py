"""Draws: everybody meets, nobody twice while it can be helped, and seats are shared fairly."""

from __future__ import annotations

from itertools import combinations

import pytest
from fields import ANY, luck_of, opened, past_of, played
from hypothesis import given
from hypothesis import strategies as st

from kogge.contest import acts
from kogge.contest.course import most_rounds
from kogge.contest.draw.everyone import circle, everyone, twice
from kogge.contest.draw.groups import group_rounds, groups
from kogge.contest.draw.matching import largest
from kogge.contest.draw.past import Pairing, Past
from kogge.contest.draw.seating import evened
from kogge.contest.draw.sizes import sizes
from kogge.contest.draw.swiss import swiss

# Everyone meets everyone.


def seen(rounds: list[Pairing]) -> Past:
    """Return what has happened in rounds; nobody may sit at two tables at once."""
    for boards in rounds:
        sitting = [player for board in boards for player in board]
        assert len(sitting) == len(set(sitting))
    return Past((boards, ()) for boards in rounds)


@pytest.mark.parametrize("players", range(3, acts.MOST["single"] + 1))
def test_two_meet_once_and_begin_in_half_of_their_games(players: int) -> None:
    rounds = circle(players)

    past = seen(rounds)

    assert len(rounds) == players - 1 + players % 2
    assert past.met == dict.fromkeys(combinations(range(players), 2), 1)
    assert all(abs(past.sat[p, 0] - past.sat[p, 1]) <= 1 - players % 2 for p in range(players))


@pytest.mark.parametrize("players", range(3, acts.MOST["double"] + 1))
def test_two_meet_twice_once_on_either_seat(players: int) -> None:
    past = seen(evened(twice(circle(players))))

    assert past.met == dict.fromkeys(combinations(range(players), 2), 2)
    assert all(past.sat[p, 0] == past.sat[p, 1] for p in range(players))


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("players", range(3, acts.LARGE + 1))
def test_everyone_meets_everyone_at_larger_tables(players: int, seats: int) -> None:
    """All numbers that we allow are tried here, so that no draw ever fails to end."""
    rounds = everyone(players, seats, ANY)

    past = seen(rounds)

    assert len(past.met) == players * (players - 1) // 2
    assert max(past.met.values()) <= 3
    assert max(past.games.values()) - min(past.games.values()) <= 1
    for seat in range(3):  # a fourth seat is not at every table
        counts = [past.sat[player, seat] for player in range(players)]
        assert max(counts) - min(counts) <= 1


@pytest.mark.parametrize(("players", "seats", "rounds"), [(9, 3, 4), (16, 4, 5)])
def test_where_everyone_can_meet_just_once_they_do(players: int, seats: int, rounds: int) -> None:
    found = everyone(players, seats, ANY)

    assert len(found) == rounds
    assert set(seen(found).met.values()) == {1}


@given(st.lists(st.permutations(range(8)), min_size=1, max_size=9), st.sampled_from([2, 4]))
def test_seats_can_be_made_even_whoever_meets(orders: list[list[int]], size: int) -> None:
    rounds = [[order[n : n + size] for n in range(0, 8, size)] for order in orders]

    past = seen(evened(rounds))

    assert past.met == seen(rounds).met
    for player in range(8):
        counts = [past.sat[player, seat] for seat in range(size)]
        assert max(counts) - min(counts) <= 1


@given(st.integers(3, 64), st.sampled_from([2, 3, 4]))
def test_few_pause(players: int, seats: int) -> None:
    tables = sizes(players, seats, ANY)

    assert players - sum(tables) <= (players % 2 if seats == 2 else int(players == 5))
    assert set(tables) <= ({2} if seats == 2 else {3, 4})


# Swiss.


@given(st.sets(st.tuples(st.integers(0, 7), st.integers(0, 7)).filter(lambda e: e[0] < e[1])))
def test_a_matching_is_as_large_as_any(edges: set[tuple[int, int]]) -> None:
    graph = {one: {b for a, b in edges if a == one} | {a for a, b in edges if b == one}
             for one in range(8)}  # fmt: skip

    found = largest(graph)

    assert all(found[two] == one and two in graph[one] for one, two in found.items())
    assert len(found) // 2 == by_trying(sorted(edges), frozenset())


def by_trying(edges: list[tuple[int, int]], taken: frozenset[int]) -> int:
    """Return the size of the largest matching, by looking at all of them."""
    best = 0
    for number, edge in enumerate(edges):
        if taken.isdisjoint(edge):
            best = max(best, 1 + by_trying(edges[number + 1 :], taken | {*edge}))
    return best


@given(st.integers(3, 20), st.integers(0, 10**6), st.data())
def test_in_swiss_nobody_meets_twice_and_nobody_pauses_twice(
    players: int, seed: int, data: st.DataObject
) -> None:
    """With one round for every two players there is always another way, by Dirac's theorem."""
    rounds = data.draw(st.integers(1, min(15, (players + 1) // 2)))

    tournament = played(opened("swiss", players, 2, str(seed), rounds), luck_of(seed))

    past = past_of(tournament)
    assert len(tournament.rounds) == rounds
    assert set(past.met.values()) == {1}
    assert max(past.paused.values(), default=1) == 1
    assert all(abs(past.sat[p, 0] - past.sat[p, 1]) <= 2 for p in range(players))


@given(st.integers(2, 7), st.data())
def test_swiss_repeats_only_where_there_is_no_other_way(players: int, data: st.DataObject) -> None:
    pairs = [*combinations(range(players), 2)]
    met = data.draw(st.lists(st.sampled_from(pairs), unique=True))
    paused = data.draw(st.lists(st.sampled_from(range(players)), unique=True))
    past = Past([([[*pair] for pair in met], paused)])

    boards, byes = swiss(range(players), dict.fromkeys(range(players), 0), past, 2, ANY)

    again = sum(past.meetings(*board) for board in boards) + sum(past.paused[p] for p in byes)
    assert sorted([*byes, *(p for board in boards for p in board)]) == [*range(players)]
    assert again == fewest([*range(players)], past)


def fewest(left: list[int], past: Past) -> int:
    """Return how often somebody must repeat, by looking at all pairings."""
    if not left:
        return 0
    if len(left) % 2:
        return min(past.paused[p] + fewest([q for q in left if q != p], past) for p in left)
    one, *others = left
    return min(past.meetings(one, two) + fewest([p for p in others if p != two], past)
               for two in others)  # fmt: skip


def test_the_leaders_meet_and_the_last_pauses() -> None:
    past = Past([([[0, 3], [1, 4]], [2])])
    points = {0: 12, 1: 12, 2: 12, 3: 0, 4: 0}

    boards, byes = swiss([0, 1, 2, 3, 4], points, past, 2, ANY)

    assert byes == [4]
    assert [sorted(board) for board in boards] == [[0, 1], [2, 3]]


@pytest.mark.parametrize("seats", [3, 4])
def test_swiss_at_larger_tables_rarely_repeats(seats: int) -> None:
    tournament = played(opened("swiss", 32, seats, rounds=5), luck_of(3))

    past = past_of(tournament)

    assert sum(count > 1 for count in past.met.values()) <= len(past.met) // 20
    assert not past.paused


@pytest.mark.parametrize("players", [3, 4, 9])
def test_swiss_ends_when_everybody_has_met(players: int) -> None:
    tournament = played(opened("swiss", players, 2, rounds=15), luck_of(1))

    assert len(tournament.rounds) == most_rounds(players, 2)
    assert set(past_of(tournament).met.values()) == {1}


# Groups.


@given(st.integers(3, 64), st.sampled_from([2, 3, 4]))
def test_groups_are_alike_and_hold_everybody(players: int, seats: int) -> None:
    found = groups(range(players), seats, ANY)

    lengths = [len(group) for group in found]
    assert sorted(player for group in found for player in group) == [*range(players)]
    assert max(lengths) - min(lengths) <= 1
    assert max(lengths) <= (5 if seats == 2 else 4)


@given(st.integers(3, 24), st.sampled_from([2, 3, 4]))
def test_in_a_group_everybody_meets_and_seats_are_even(players: int, seats: int) -> None:
    found = groups(range(players), seats, ANY)

    past = seen(group_rounds(found, seats))

    assert set(past.met) == {pair for group in found for pair in combinations(sorted(group), 2)}
    for group in found:
        for seat in range(2 if seats == 2 else len(group)):
            counts = [past.sat[player, seat] for player in group]
            assert max(counts) - min(counts) <= 1


@given(st.integers(3, 64), st.sampled_from([2, 3, 4]), st.integers(0, 99))
def test_groups_come_down_to_one(players: int, seats: int, seed: int) -> None:
    tournament = played(opened("groups", players, seats, str(seed)), luck_of(seed))

    assert tournament.state == "over"
    assert len(tournament.stages[-1]) == 1
