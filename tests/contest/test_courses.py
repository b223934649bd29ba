"""The course of a tournament: coming, leaving, substitutes, byes, and its end."""

from __future__ import annotations

from random import Random

import pytest
from fields import finish_round, luck_of, opened, played
from hypothesis import given
from hypothesis import strategies as st

from kogge import wire
from kogge.contest import acts, views
from kogge.contest.course import table
from kogge.contest.record import read, written
from kogge.table.denied import Denied

FORMS: tuple[wire.Form, ...] = ("single", "double", "swiss", "groups")


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("seats", [2, 3, 4])
@given(st.integers(3, 16), st.randoms(use_true_random=False))
def test_a_tournament_ends_whoever_leaves(
    form: wire.Form, seats: int, players: int, luck: Random
) -> None:
    """Every round that is written can be read back, and shown to anybody."""
    tournament = opened(form, players, seats, str(luck.random()))
    acts.begin(tournament)
    for number in range(luck.randrange(3)):
        acts.enter(tournament, f"s{number}", f"S{number}")
    for _ in range(100):
        finish_round(tournament, luck)
        acts.advance(tournament)
        if tournament.state != "playing":
            break
        assert all(not tournament.players[p].left for b in tournament.running() for p in b.players)
        if luck.random() < 0.3 and len(tournament.present()) > 1:
            acts.remove(tournament, luck.choice(tournament.present()))
        tournament = read(written(tournament))
        page = views.page(tournament, "p0")
        assert [row.rank for row in page.standings] == [*range(1, players + 1)]
    assert tournament.state == "over"
    assert sorted(row.player for row in table(tournament)) == [*range(players)]


def test_who_comes_too_late_waits_and_takes_over_place_and_points() -> None:
    tournament = opened("single", 4)
    acts.enter(tournament, "late", "Lisa")
    assert tournament.waits("late")
    acts.begin(tournament)
    gone = tournament.players[2].person
    [board] = [board for board in tournament.running() if 2 in board.players]

    left = acts.leave(tournament, gone)

    assert left is board
    assert tournament.number_of("late") == 2
    assert len(tournament.players[2].former) == 1
    assert tournament.number_of(gone) is None


def test_before_the_start_a_substitute_moves_up() -> None:
    tournament = opened("single", 3)
    acts.enter(tournament, "late", "Lisa")

    acts.leave(tournament, "p0")

    assert [player.name for player in tournament.players] == ["P1", "P2", "Lisa"]
    assert not tournament.substitutes


def test_without_a_substitute_the_opponents_have_byes() -> None:
    tournament = opened("single", 4)
    acts.begin(tournament)
    acts.remove(tournament, 3)
    finish_round(tournament, luck_of(1))

    while tournament.state == "playing":
        acts.advance(tournament)
        finish_round(tournament, luck_of(1))

    assert sorted(player for round in tournament.rounds for player in round.byes) == sorted(
        other for other in range(3) if other not in opponents_of(tournament, 3)
    )


def opponents_of(tournament: object, player: int) -> set[int]:
    rounds = tournament.rounds  # type: ignore[attr-defined]
    boards = [board.players for round in rounds for board in round.boards]
    return {other for board in boards if player in board for other in board}


def test_when_only_one_is_left_it_is_over() -> None:
    tournament = opened("swiss", 3)
    acts.begin(tournament)
    for player in (0, 1):
        acts.remove(tournament, player)
    finish_round(tournament, luck_of(1))

    assert acts.advance(tournament) == []
    assert tournament.state == "over"


def test_a_table_without_a_result_is_shared_by_all() -> None:
    tournament = opened("single", 3)
    [board] = acts.begin(tournament)

    acts.settle(board, [])

    assert board.places == [1, 1]


def test_names_are_unlike() -> None:
    tournament = opened("single", 3)

    acts.enter(tournament, "other", "P1")

    assert tournament.substitutes[0].name == "P1 2"


def refused(why: str, act: object, *given: object) -> None:
    with pytest.raises(Denied) as denied:
        act(*given)  # type: ignore[operator]
    assert denied.value.reason == why


def test_what_is_refused() -> None:
    tournament = opened("single", 2)
    refused("too-few", acts.begin, tournament)
    refused("entered", acts.enter, tournament, "p0", "P0")
    refused("not-entered", acts.leave, tournament, "stranger")
    refused("no-player", acts.remove, tournament, 7)
    acts.enter(tournament, "p2", "P2")
    played(tournament, luck_of(1))
    refused("begun", acts.begin, tournament)
    refused("ended", acts.enter, tournament, "p9", "P9")
    refused("ended", acts.remove, tournament, 0)
    refused("ended", acts.close, tournament)


@pytest.mark.parametrize(("form", "seats", "most"), [("single", 2, 25), ("double", 3, 17)])
def test_too_many_cannot_all_meet(form: wire.Form, seats: int, most: int) -> None:
    terms = wire.NewTournament(
        title="x", game="visby", form=form, seats=seats, most=most, clock=wire.Clock(kind="live")
    )
    refused("too-many-players", acts.check_size, terms)


def test_the_list_of_substitutes_ends_somewhere() -> None:
    tournament = opened("single", 3)
    for number in range(acts.SUBSTITUTES):
        acts.enter(tournament, f"s{number}", f"S{number}")

    refused("full", acts.enter, tournament, "one more", "Max")


def test_who_is_forgotten_leaves_results_and_no_name() -> None:
    tournament = opened("single", 4)
    acts.begin(tournament)
    finish_round(tournament, luck_of(2))
    before = [(row.player, row.points) for row in table(tournament)]
    name, person = tournament.players[1].name, tournament.players[1].person

    acts.forget(tournament, person)

    assert [(row.player, row.points) for row in table(tournament)] == before
    assert f'"{name}"' not in written(tournament)
    assert f'"{person}"' not in written(tournament)
    assert tournament.players[1].left
