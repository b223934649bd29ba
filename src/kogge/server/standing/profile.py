"""A profile: games, results by opponents and by number of players, openings, the curve."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

from kogge import wire
from kogge.arena.report.counting import families_of
from kogge.core.error import Broken
from kogge.games import find
from kogge.speech.balance import Balance
from kogge.table.refusals import voice

from ..store import Store
from ..store.people import Somebody
from ..store.standing import profiles
from ..store.standing.profiles import Owner, Played, Rival
from .scale import ENOUGH, Rating, levels

CURVE = 200  # rated games that a curve shows
FEW = 8  # opponents and openings that are named
TOP = 100  # people on a ladder

Others = Mapping[str, Sequence[Rival]]  # of each table


@lru_cache(32)
def balance(game: str, language: str) -> Balance:
    """Return what a game calls the things that are counted."""
    return Balance(voice(language), find(game))


async def shown(store: Store, name: str, asker: Somebody | None, language: str) -> wire.Profile:
    """Return the profile of an account as somebody else sees it."""
    owner = await profiles.named(store, name)
    return await _profile(store, owner, language, own=asker is not None and asker.id == owner.id)


async def mine(store: Store, person: Somebody, language: str) -> wire.Profile:
    """Return somebody's own profile."""
    owner = await profiles.own(store, person.id)
    return await _profile(store, owner, language, own=True)


async def _profile(store: Store, owner: Owner, language: str, *, own: bool) -> wire.Profile:
    """Return a profile; games that are not installed any more are left out."""
    played: dict[str, list[Played]] = defaultdict(list)
    for each in await profiles.played(store, owner.id, whole=own):
        played[each.game].append(each)
    others: dict[str, list[Rival]] = defaultdict(list)
    for rival in await profiles.rivals(store, owner.id, whole=own):
        others[rival.at_table].append(rival)
    ratings = await profiles.ratings(store, owner.id)
    records = [
        _record(results, others, ratings.get(game), balance(game, language), own=own)
        for game, results in sorted(played.items(), key=lambda item: -len(item[1]))
        if known(game)
    ]
    return wire.Profile(
        name=owner.name, since=owner.since, own=own, private=bool(owner.private), records=records
    )


def known(game: str) -> bool:
    """Return whether there is a game of that name here."""
    try:
        return bool(find(game))
    except Broken:
        return False


def _record(
    results: Sequence[Played], others: Others, rated: tuple[float, float, int] | None,
    words: Balance, *, own: bool,
) -> wire.GameRecord:  # fmt: skip
    """Return what somebody has played of one game; the last results come first."""
    game = words.game
    family = families_of(game, game.edition.box)[0].name
    wins = {each.at_table: won(each, others) for each in results}
    openings = tried((each.opening, wins[each.at_table]) for each in results if each.opening)
    sizes = tried((str(each.seats), wins[each.at_table]) for each in results)
    curve = [each for each in results if each.mean is not None][:CURVE]
    return wire.GameRecord(
        game=game.name,
        games=len(results),
        won=round(sum(wins.values()), 3),
        rating=rating(*rated) if rated is not None else None,
        curve=[mark(each) for each in reversed(curve)],
        sizes=sorted(sizes, key=lambda size: int(size.name)),
        opponents=opponents(results, others, own=own),
        first=words.family(family),
        openings=[
            wire.Success(name=words.member(family, each.name), games=each.games, won=each.won)
            for each in openings[:FEW]
        ],
    )


def rating(mean: float, doubt: float, games: int) -> wire.Rating:
    """Return a rating as it is shown; until there are enough games it is provisional."""
    found = Rating(mean, doubt)
    return wire.Rating(
        points=found.points, band=found.band, games=games, provisional=games < ENOUGH
    )


def mark(played: Played) -> wire.RatingMark:
    """Return a point of the curve."""
    found = Rating(played.mean or 0.0, played.doubt or 0.0)
    return wire.RatingMark(at=played.ended, points=found.points, band=found.band)


def won(played: Played, others: Others) -> float:
    """Return what somebody has won of a match: a tie shares."""
    level = sum(rival.place == 1 for rival in others.get(played.at_table, ()))
    return 1 / (1 + level) if played.place == 1 else 0.0


def tried(pairs: Iterable[tuple[str, float]]) -> list[wire.Success]:
    """Return how often each thing was played, and won; the most frequent first.

    >>> [(each.name, each.games, each.won) for each in tried([("a", 1), ("b", 0), ("b", 0.5)])]
    [('b', 2, 0.5), ('a', 1, 1)]
    """
    games, wins = Counter[str](), Counter[str]()
    for name, share in pairs:
        games[name] += 1
        wins[name] += share  # type: ignore[assignment]
    return [
        wire.Success(name=name, games=count, won=round(wins[name], 3))
        for name, count in games.most_common()
    ]


def opponents(results: Sequence[Played], others: Others, *, own: bool) -> list[wire.Success]:
    """Return against whom somebody has played most, and how often they were ahead of them.

    Guests, the forgotten and those who keep to themselves are one group without a name, except
    that nobody's own profile hides from them whom they have met.
    """
    pairs = [
        (label(rival, own=own), ahead(each.place, rival.place))
        for each in results
        for rival in others.get(each.at_table, ())
    ]
    found = tried((f"{bot}/{name}", share) for (bot, name), share in pairs)
    parted = [(each, *each.name.partition("/")[::2]) for each in found[:FEW]]
    return [
        wire.Success(name=name, games=each.games, won=each.won, bot=bot or None)
        for each, bot, name in parted
    ]


def label(rival: Rival, *, own: bool) -> tuple[str, str]:
    """Return a rival by level or by name; without either, if they are not to be named."""
    if not rival.person:
        return rival.bot, ""
    seen = rival.name and (own or (rival.account and not rival.private))
    return "", rival.name or "" if seen else ""


def ahead(place: int, other: int) -> float:
    """Return 1 for the better place, half for the same.

    >>> ahead(1, 3), ahead(2, 2)
    (1.0, 0.5)
    """
    return 0.5 if place == other else float(place < other)


async def ladder(store: Store, game: str, asker: Somebody | None) -> wire.RankedList:
    """Return the ladder of a game: people whose rating is firm, and the levels of the guild."""
    people = [
        wire.Ranked(
            name=name,
            rating=rating(mean, doubt, games),
            mine=asker is not None and asker.id == id,
        )
        for id, name, mean, doubt, games in await profiles.ladder(store, game, ENOUGH, TOP)
    ]
    bots = [
        wire.Ranked(name="", bot=name, rating=wire.Rating(points=r.points, band=r.band, games=0))
        for name, r in levels(game).items()
    ]
    return wire.RankedList(ranked=sorted([*people, *bots], key=lambda each: -each.rating.points))
