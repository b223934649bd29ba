"""What is shown of a tournament: names and results; persons are known by their numbers in it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

from kogge import wire

from . import duplicate
from .acts import fewest
from .course import grouped, known_rounds, table
from .draw.groups import promoted
from .record import Board, Round, Tournament
from .standings import Row, points

LEADERS = 3  # names of those who lead together


def belongs(tournament: Tournament, person: str) -> bool:
    """Return whether a person organises a tournament, or takes part."""
    inside = {tournament.organiser, *(player.person for player in tournament.players)}
    return bool(person) and (person in inside or tournament.waits(person))


def role(tournament: Tournament, person: str) -> Literal["player", "substitute", "left", ""]:
    """Return what a person is in a tournament."""
    if tournament.number_of(person) is not None:
        return "player"
    if tournament.waits(person):
        return "substitute"
    gone = any(person and player.person == person for player in tournament.players)
    return "left" if gone else ""


def card(tournament: Tournament, person: str) -> wire.TournamentCard:
    """Return a tournament as lists show it to a person."""
    terms, number = tournament.terms, tournament.number_of(person)
    mine = (
        b for b in tournament.running() if tournament.state == "playing" and number in b.players
    )
    return wire.TournamentCard(
        id=tournament.id,
        title=terms.title,
        game=terms.game,
        form=terms.form,
        seats=terms.seats,
        clock=terms.clock,
        private=terms.private,
        state=tournament.state,
        organiser=tournament.host or None,
        players=len(tournament.present()),
        most=terms.most,
        round=len(tournament.rounds),
        rounds=known_rounds(tournament) or terms.rounds,
        leaders=leaders(tournament),
        role=role(tournament, person),
        organising=bool(person) and tournament.organiser == person,
        asked=next((board.table for board in mine), None),
        fewest=fewest(terms),
        bot=terms.bot,
    )


def leaders(tournament: Tournament) -> list[str]:
    """Return who leads: the winner at the end, before that all with the most points."""
    if tournament.terms.form == "duplicate":
        return duplicate.leaders(tournament)[:LEADERS]
    rows = table(tournament)
    if not rows or not any(row.played for row in rows):
        return []
    ended = tournament.state == "over" or tournament.terms.form == "groups"
    first = rows[:1] if ended else [row for row in rows if row.points == rows[0].points]
    return [tournament.players[row.player].name for row in first[:LEADERS]]


def page(tournament: Tournament, person: str) -> wire.TournamentPage:
    """Return a tournament as its page shows it to a person."""
    stages, shown = range(len(tournament.stages)), tournament.terms.form != "duplicate"
    return wire.TournamentPage(
        card=card(tournament, person),
        contestants=[
            wire.Contestant(
                name=player.name,
                mine=bool(person) and player.person == person,
                left=player.left,
                former=player.former,
            )
            for player in tournament.players
        ],
        substitutes=[player.name for player in tournament.substitutes],
        standings=[*ranked(table(tournament))] if tournament.rounds and shown else [],
        groups=[group for stage in stages for group in _groups(tournament, stage)],
        rounds=[*map(_round, tournament.rounds), *_coming(tournament)] if shown else [],
        deals=duplicate.shown(tournament),
        comparison=duplicate.compared(tournament),
        invitation=tournament.invitation if belongs(tournament, person) else None,
        version=tournament.version,
    )


def ranked(rows: Sequence[Row]) -> Iterable[wire.Ranking]:
    """Return standings as they are sent."""
    for rank, row in enumerate(rows, 1):
        yield wire.Ranking(
            player=row.player, rank=rank, points=row.points, among=row.among,
            opponents=row.opponents, wins=row.wins, played=row.played, by=row.by,
        )  # fmt: skip


def _groups(tournament: Tournament, stage: int) -> Iterable[wire.GroupShown]:
    fields = tournament.stages[stage]
    count = promoted(len(fields), sum(map(len, fields))) if len(fields) > 1 else 0
    for rows in grouped(tournament, stage):
        yield wire.GroupShown(stage=stage, rows=[*ranked(rows)], promoted=count)


def _round(round: Round) -> wire.RoundShown:
    boards = [_seating(board) for board in round.boards]
    return wire.RoundShown(boards=boards, byes=round.byes, pausing=round.pausing, stage=round.stage)


def _seating(board: Board) -> wire.Seating:
    return wire.Seating(
        players=board.players,
        table=board.table,
        state="over" if board.places else "playing",
        places=board.places,
        points=points(board.places) if board.places else [],
    )


def _coming(tournament: Tournament) -> Iterable[wire.RoundShown]:
    """Return the rounds that are planned, as long as it goes on."""
    if tournament.state == "playing":
        stage = max(0, len(tournament.stages) - 1)
        for boards in tournament.plan:
            shown = [wire.Seating(players=players) for players in boards]
            yield wire.RoundShown(boards=shown, byes=[], pausing=[], stage=stage)
