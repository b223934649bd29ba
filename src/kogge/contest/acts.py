"""What can be done at a tournament: each act is done whole, or refused."""

from __future__ import annotations

from collections.abc import Sequence

from kogge import wire
from kogge.table.denied import Denied
from kogge.table.names import clean, unlike

from . import duplicate
from .course import next_round, planned
from .record import Board, Player, Tournament

FEWEST = 3
SUBSTITUTES = 32
MOST = {"single": 24, "double": 16, "swiss": wire.PLAYERS, "groups": wire.PLAYERS,
        "duplicate": wire.PLAYERS}  # fmt: skip
LARGE = 16  # players of whom everyone meets everyone at tables of three or four


def fewest(terms: wire.NewTournament) -> int:
    """Return with how many players a tournament can begin."""
    return duplicate.fewest(terms) if terms.form == "duplicate" else FEWEST


def check_size(terms: wire.NewTournament) -> None:
    """Refuse more players than a form can let meet in a bearable number of rounds."""
    most = MOST[terms.form]
    if terms.form in ("single", "double") and terms.seats > 2:
        most = min(most, LARGE)
    if terms.most > most:
        trouble = "a tournament of this form has at most {count} players"
        raise Denied("too-many-players", trouble, status=400, count=most)
    if terms.most < fewest(terms):
        trouble = "a tournament needs at least {count} players"
        raise Denied("too-few", trouble, status=400, count=fewest(terms))


def enter(tournament: Tournament, person: str, name: str) -> None:
    """Take part; once it has begun, or if it is full, as a substitute."""
    if tournament.state in ("over", "closed"):
        raise Denied("ended", "this tournament has ended")
    if tournament.number_of(person) is not None or tournament.waits(person):
        raise Denied("entered", "you take part already")
    everybody = [*tournament.players, *tournament.substitutes]
    player = Player(person, unlike(clean(name), [other.name for other in everybody]))
    if tournament.state == "open" and len(tournament.players) < tournament.terms.most:
        tournament.players.append(player)
    elif len(tournament.substitutes) < SUBSTITUTES:
        tournament.substitutes.append(player)
    else:
        raise Denied("full", "this tournament is full, and so is the list of substitutes")


def leave(tournament: Tournament, person: str) -> Board | None:
    """Leave; return the table where the person was still playing."""
    waiting = [other for other in tournament.substitutes if other.person != person]
    if len(waiting) < len(tournament.substitutes):
        tournament.substitutes = waiting
        return None
    number = tournament.number_of(person)
    if number is None:
        raise Denied("not-entered", "you do not take part")
    return remove(tournament, number)


def remove(tournament: Tournament, number: int) -> Board | None:
    """Take a player out: a substitute takes over place and points, or the opponents have byes."""
    if number not in tournament.present():
        raise Denied("no-player", "there is no such player", status=404)
    if tournament.state in ("over", "closed"):
        raise Denied("ended", "this tournament has ended")
    if tournament.state == "open":
        del tournament.players[number]
        if tournament.substitutes:
            tournament.players.append(tournament.substitutes.pop(0))
        return None
    _replace(tournament, number)
    return next((board for board in tournament.running() if number in board.players), None)


def _replace(tournament: Tournament, number: int) -> None:
    player = tournament.players[number]
    if tournament.substitutes:
        new = tournament.substitutes.pop(0)
        former = [*player.former, player.name]
        tournament.players[number] = Player(new.person, new.name, former=former)
    else:
        player.left = True


def begin(tournament: Tournament) -> list[Board]:
    """Draw lots, and begin; return the tables to be opened."""
    if tournament.state != "open":
        raise Denied("begun", "this tournament has begun already")
    if len(tournament.players) < (least := fewest(tournament.terms)):
        raise Denied("too-few", "a tournament needs at least {count} players", count=least)
    order = sorted(range(len(tournament.players)), key=tournament.lot)
    tournament.players = [tournament.players[number] for number in order]
    tournament.state = "playing"
    planned(tournament)
    return advance(tournament)


def advance(tournament: Tournament) -> list[Board]:
    """Go on to the next round if all tables are over; return those to be opened."""
    while tournament.state == "playing" and not tournament.running():
        found = next_round(tournament) if len(tournament.present()) > 1 else None
        if found is None:
            tournament.state = "over"
        else:
            tournament.rounds.append(found)
            if found.boards:
                return found.boards
    return []


def settle(board: Board, places: Sequence[int], scores: Sequence[int] = ()) -> None:
    """Take the result of a table; where there is none, all share it."""
    board.places = [*places] if places else [1] * len(board.players)
    board.scores = [*scores]


def close(tournament: Tournament) -> None:
    """End it as it stands; games under way go on without it."""
    if tournament.state in ("over", "closed"):
        raise Denied("ended", "this tournament has ended")
    tournament.state = "closed"


def forget(tournament: Tournament, person: str) -> None:
    """Forget a person: results stay, without the name."""
    if tournament.organiser == person:
        tournament.organiser = tournament.host = ""
        if tournament.state == "open":
            tournament.state = "closed"
    tournament.substitutes = [s for s in tournament.substitutes if s.person != person]
    for number, player in enumerate(tournament.players):
        if player.person == person:
            taken = [other.name for other in tournament.players if other is not player]
            player.person, player.name = "", unlike(f"N. N. {number + 1}", taken)
            if tournament.state == "playing" and not player.left:
                _replace(tournament, number)
