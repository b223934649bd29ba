"""What the best level thinks of the first choices of a match, over many deals."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from kogge.bots.guild import Member
from kogge.bots.judgement.eyes import eye_of
from kogge.bots.time.budget import Budget
from kogge.bots.weighed import Weighed
from kogge.core.chance import Seed
from kogge.core.game import Game
from kogge.core.header import NAMES, Seat
from kogge.core.match import Match
from kogge.games import find

from .frozen import BEST

TURNS = 3  # of a seat: naming who begins, and dealing out, are some of their own
MOST = 60  # choices of a match that are followed, to find the first of each kind


@dataclass(frozen=True, slots=True)
class Setting:
    """How many sit at a table, and what they have agreed."""

    game: str
    seats: int
    options: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Deal:
    """One deal that is looked at, with so many simulations a turn."""

    setting: Setting
    seed: int
    sims: int


@dataclass(frozen=True, slots=True)
class View:
    """What was thought of a choice in one deal."""

    action: int
    share: float  # of the win
    doubt: float
    chosen: float  # how likely the best level is to choose it


@dataclass(frozen=True, slots=True)
class Look:
    """A first choice of one kind, in one deal."""

    kind: str  # its commonest verb
    seen: bytes  # what the seat saw: equal deals are no sample
    views: Sequence[View]


def settings_of(game: Game, seats: Sequence[int]) -> Iterator[Setting]:
    """Yield all sizes of table: as usual, and with each option that is not usual."""
    for count in seats:
        yield Setting(game.name, count)
        for option in game.options:
            for word in option.values:
                if word != option.default and count in option.limits.get(word, game.seats):
                    yield Setting(game.name, count, {option.name: word})


def looks(deal: Deal) -> list[Look]:
    """Play the beginning of a match, and return what is thought of each kind of first choice.

    A kind is new when a seat begins a turn with it; the beginning ends when a seat begins a turn as
    somebody has begun one before.
    """
    match = begun(deal)
    members = [member_of(match, seat, deal.sims) for seat in range(deal.setting.seats)]
    found: dict[str, Look] = {}
    turns: dict[int, list[int]] = {}
    turn = eye_of(match.game).turn
    while (seat := match.proceed()) >= 0 and len(match.entries) < MOST:
        kind, had = kind_of(match, seat), turns.setdefault(seat, [])
        fresh = turn(match.position) not in had
        if len(had) == TURNS or (had and fresh and kind in found):
            break
        had += [turn(match.position)] if fresh else []
        weighed = members[seat].weigh(match.view(seat))
        if fresh and kind not in found:
            found[kind] = look_of(match, seat, members[seat], weighed)
        match.play(seat, members[seat].pick(weighed))
    return list(found.values())


def begun(deal: Deal) -> Match:
    """Return the match of a deal."""
    setting, seed = deal.setting, Seed.of_number(deal.seed)
    seats = [Seat(name) for name in NAMES[: setting.seats]]
    return Match.begin(find(setting.game), seats, seed, options=setting.options)


def member_of(match: Match, seat: int, sims: int) -> Member:
    """Return the best level on a seat, with luck of its own and without a clock."""
    assert match.seed is not None
    key = match.seed.key(f"opening {seat}")
    return Member(match.game, match.box, key, Budget(sims=sims), name=BEST)


def kind_of(match: Match, seat: int) -> str:
    """Return what kind of choice a seat has: the commonest verb."""
    verbs = [action.verb for action in match.legal(seat)]
    return max(dict.fromkeys(verbs), key=verbs.count)


def look_of(match: Match, seat: int, member: Member, weighed: Sequence[Weighed]) -> Look:
    """Return what was thought of a choice, action by action."""
    meets, total = eye_of(match.game).meets, sum(each.weight for each in weighed)
    best = -1 if meets else member.pick(list(weighed))
    views = [
        View(
            each.action,
            each.share,
            each.doubt,
            each.weight / total if meets else float(each.action == best),
        )
        for each in weighed
    ]
    return Look(kind_of(match, seat), match.view(seat).pack(), views)
