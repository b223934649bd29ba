"""Tournaments for tests: players, luck, and rounds that are played at once."""

from __future__ import annotations

from random import Random

from kogge import wire
from kogge.contest import acts
from kogge.contest.draw.past import Past
from kogge.contest.record import Tournament

ANY = (2, 3, 4)


def luck_of(seed: int) -> Random:
    """Return luck that is the same for the same seed."""
    return Random(seed)  # noqa: S311


def opened(
    form: wire.Form, players: int, seats: int = 2, seed: str = "lot", rounds: int = 0
) -> Tournament:
    """Return a tournament for which players have gathered."""
    terms = wire.NewTournament(
        title="Cup", game="visby", form=form, seats=seats, most=max(3, players), rounds=rounds,
        clock=wire.Clock(kind="live"),
    )  # fmt: skip
    tournament = Tournament("cup", terms, [2] if seats == 2 else [*ANY], "o", "Olaf", "x", seed, 0)
    for number in range(players):
        acts.enter(tournament, f"p{number}", f"P{number}")
    return tournament


def finish_round(tournament: Tournament, luck: Random) -> None:
    """Let all tables of a round end somehow, with ties now and then."""
    for board in tournament.running():
        merits = [luck.randrange(5) for _ in board.players]
        acts.settle(board, [1 + sum(other > own for other in merits) for own in merits])


def played(tournament: Tournament, luck: Random) -> Tournament:
    """Return a tournament after its last round."""
    acts.begin(tournament)
    while tournament.state == "playing":
        finish_round(tournament, luck)
        acts.advance(tournament)
    return tournament


def past_of(tournament: Tournament) -> Past:
    """Return who has met whom, and who sat where."""
    return Past(([b.players for b in r.boards], r.byes) for r in tournament.rounds)
