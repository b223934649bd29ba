"""The hall: what people do at tournaments, and what they see of them."""

from __future__ import annotations

import secrets

from kogge import wire
from kogge.contest import acts, duplicate, views
from kogge.contest.record import Board, Tournament
from kogge.core.chance import Seed, usual
from kogge.table.denied import Denied
from kogge.table.opening import spoken
from kogge.table.opening.chairs import known_bot
from kogge.table.opening.setups import found

from ..store.contest import tournaments
from ..store.people import Somebody
from .director import Director, setup_of

MOST = 10  # open or being played, of one organiser
SEATS = (2, 3, 4)


class Hall:
    """The tournaments of a site."""

    def __init__(self, director: Director) -> None:
        self.director, self.store, self.house = director, director.store, director.house

    async def open(self, person: Somebody, terms: wire.NewTournament) -> Tournament:
        """Open a tournament; its organiser takes part only after joining."""
        if not person.account:
            raise Denied("no-account", "only an account can open a tournament", status=403)
        self.house.changes.refuse_maintenance()
        allowed = checked(terms)
        count = await tournaments.count_of(self.store, person.id)
        if count >= MOST:
            trouble = "you organise {count} tournaments already"
            raise Denied("too-many", trouble, count=count, status=429)
        now = self.house.wall()
        tournament = Tournament(
            secrets.token_urlsafe(9), terms, allowed, person.id, person.name, spoken.fresh(),
            secrets.token_hex(16), now, changed=now, deals=drawn(terms),
            draws=usual(found(terms.game)),
        )  # fmt: skip
        await self.store.write(*tournaments.creation(tournament))
        return tournament

    # Taking part.

    async def enter(self, person: Somebody, id: str, invitation: str) -> Tournament:
        """Take part, or wait as a substitute."""
        await self.seen(person, id, invitation)

        def act(tournament: Tournament) -> list[Board]:
            acts.enter(tournament, person.id, person.name)
            return []

        return await self.director.change(id, act)

    async def leave(self, person: Somebody, id: str) -> Tournament:
        """Leave a tournament; a table under way is given up."""
        return await self._go(id, person.id)

    async def remove(self, organiser: Somebody, id: str, player: int) -> Tournament:
        """Take a player out, as its organiser."""
        tournament = await self._own(organiser, id)
        if player >= len(tournament.players):
            raise Denied("no-player", "there is no such player", status=404)
        return await self._go(id, tournament.players[player].person)

    async def _go(self, id: str, person: str) -> Tournament:
        left: list[Board] = []

        def act(tournament: Tournament) -> list[Board]:
            board = acts.leave(tournament, person)
            left[:] = [board] if board is not None else []
            return []

        tournament = await self.director.change(id, act)
        for board in left:
            await self.director.resign(board, person)
        return tournament

    # What only the organiser may do.

    async def begin(self, organiser: Somebody, id: str) -> Tournament:
        """Draw lots, and open the tables of the first round."""
        await self._own(organiser, id)
        return await self.director.change(id, acts.begin)

    async def close(self, organiser: Somebody, id: str) -> Tournament:
        """End a tournament as it stands."""
        await self._own(organiser, id)

        def act(tournament: Tournament) -> list[Board]:
            acts.close(tournament)
            return []

        return await self.director.change(id, act)

    async def _own(self, person: Somebody, id: str) -> Tournament:
        tournament = await tournaments.load(self.store, id)
        if tournament.organiser != person.id:
            raise Denied("not-organiser", "only the organiser may do that", status=403)
        return tournament

    # Looking.

    async def seen(self, person: Somebody | None, id: str, invitation: str = "") -> Tournament:
        """Return a tournament that a person may see."""
        tournament = await tournaments.load(self.store, id)
        inside = views.belongs(tournament, person.id if person is not None else "")
        known = secrets.compare_digest(invitation.encode(), tournament.invitation.encode())
        if tournament.terms.private and not inside and not known:
            raise tournaments.none()  # even that it exists is for those who have the link
        return tournament

    async def listed(self, person: Somebody | None, which: wire.Which) -> wire.Tournaments:
        """Return the tournaments that are open to all, or a person's own."""
        known = person.id if person is not None else ""
        if which.mine:
            found = await tournaments.own(self.store, known, which.first) if known else []
        else:
            found = await tournaments.listed(self.store, which.first)
        return wire.Tournaments(tournaments=[views.card(each, known) for each in found])

    # Being forgotten.

    async def all_of(self, person: Somebody) -> list[wire.TournamentCard]:
        """Return all tournaments that know of a person."""
        found = await tournaments.all_of(self.store, person.id)
        return [views.card(await tournaments.load(self.store, id), person.id) for id in found]

    async def forget(self, person: str) -> None:
        """Forget a person in all tournaments: results stay, without the name."""

        def act(tournament: Tournament) -> list[Board]:
            acts.forget(tournament, person)
            return []

        for id in await tournaments.all_of(self.store, person):
            await self.director.change(id, act)


def checked(terms: wire.NewTournament) -> list[int]:
    """Return how many can play the game of a tournament together, if all that is agreed fits."""
    game = found(terms.game)
    if terms.clock.kind == "none":
        raise Denied("no-clock", "a tournament needs a clock, or it may never end", status=400)
    acts.check_size(terms)
    check_bot(terms)
    setup_of(terms, terms.seats)
    if terms.seats == 2 or terms.form == "duplicate":
        return [terms.seats]  # tables that are compared have as many seats
    return [seats for seats in SEATS if seats in game.seats and fits(terms, seats)]


def check_bot(terms: wire.NewTournament) -> None:
    """Refuse a bot that nobody knows, and any where people meet people."""
    if terms.bot and terms.form != "duplicate":
        raise Denied("no-bots", "bots play only at duplicate tables", status=400)
    if terms.bot:
        known_bot(terms.bot)


def drawn(terms: wire.NewTournament) -> list[str]:
    """Draw the deals of a duplicate tournament, which are committed from now on."""
    count = duplicate.deals(terms) if terms.form == "duplicate" else 0
    return [str(Seed.fresh()) for _ in range(count)]


def fits(terms: wire.NewTournament, seats: int) -> bool:
    """Return whether the options of a tournament can be played by another number."""
    try:
        setup_of(terms, seats)
    except Denied:
        return False
    return True
