"""The search for puzzles in one match: strong bots play it, and one seat's choices are examined."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kogge.bots.advice.explain import BLIND, Case, explain
from kogge.bots.guild import Member
from kogge.bots.judgement.eyes import eye_of
from kogge.bots.level import NAMES, level_of
from kogge.bots.time.budget import Budget
from kogge.bots.weighed import Weighed
from kogge.core.carrier.bits import has
from kogge.core.game import Game
from kogge.core.match import Match

from ..kin import look_of
from ..puzzle import FINDS, Puzzle, Why, begun
from .levels import finders, likely
from .proof import Proof, judged, solved

PLAYERS, THINKING = NAMES[-1], NAMES[-3]  # who plays, and as whom they think, without its errors
MEETING = ("journeyman", "craftsman")  # who play where both choose at the same moment
PROMISING = 0.08  # of the win: a lead at first glance that is worth a deeper look
MISSES = "journeyman"
MOST = 3  # puzzles of one match
FINE = 3  # digits of shares that are kept

Choices = tuple[int, ...]


def puzzles(game: Game, seed: int) -> list[Puzzle]:
    """Play a match, and return the puzzles that are in it."""
    found = list[Puzzle]()
    meets = eye_of(game).meets
    for match, choices in decisions(game, seed) if meets else promising(game, seed):
        proof = solved(match) if meets else judged(match)
        puzzle = proof and described(match, seed, choices, proof)
        if puzzle:
            found.append(puzzle)
        if len(found) == MOST:
            break
    return found


def decisions(game: Game, seed: int) -> list[tuple[Match, Choices]]:
    """Play a match of two who meet; return it at every moment of its second half.

    They err now and then: aldermen solve the end and play it alike, match after match. What comes
    before is too far from the end to be solved.
    """
    match, choices, moments = begun(game, seed), list[int](), list[tuple[Match, Choices]]()
    assert match.seed is not None
    turned = MEETING if seed % 2 else MEETING[::-1]
    players = [
        Member(game, match.box, match.seed.key(f"bot {seat}"), budget_of(game, name), name=name)
        for seat, name in enumerate(turned)
    ]
    sealed = 0  # seats that still choose at the moment at which another has chosen
    while (seat := match.proceed()) >= 0:
        if not has(sealed, seat):
            sealed = match.asked
            moments.append((match.copy(), tuple(choices)))
        sealed &= ~(1 << seat)
        choices.append(players[seat].choose(match.view(seat)))
        match.play(seat, choices[-1])
    return moments[len(moments) // 2 :]


def promising(game: Game, seed: int) -> Iterator[tuple[Match, Choices]]:
    """Play a match of strong bots; yield it where a choice leads that a journeyman misses."""
    match, choices = begun(game, seed), list[int]()
    assert match.seed is not None
    players = [
        Member(
            game, match.box, match.seed.key(f"bot {seat}"), budget_of(game, THINKING), name=PLAYERS
        )
        for seat in range(len(match.header.seats))
    ]
    while (seat := match.proceed()) >= 0:
        weighed = players[seat].weigh(match.view(seat))
        if _promises(match, weighed):
            yield match.copy(), tuple(choices)
        choices.append(players[seat].pick(weighed))
        match.play(seat, choices[-1])


def budget_of(game: Game, name: str) -> Budget:
    """Return how much a level thinks."""
    return Budget(sims=level_of(game, name).sims)


def _promises(match: Match, weighed: Sequence[Weighed]) -> bool:
    """Return whether a choice seems to lead, and a journeyman would rather take another."""
    seen = sorted((each for each in weighed if each.doubt < BLIND), key=lambda each: -each.share)
    if len(seen) < 2 or seen[0].share - seen[1].share < PROMISING:
        return False
    return _misses(match, seen[0].action)


def _misses(match: Match, answer: int) -> bool:
    odds = likely(match.game, match.box, match.view(match.mover), MISSES)
    return 100 * odds.get(answer, 0.0) < FINDS


def described(match: Match, seed: int, choices: Choices, proof: Proof) -> Puzzle | None:
    """Return what was proven as a puzzle, if a journeyman misses it; else nothing."""
    game, box, view = match.game, match.box, match.view(match.mover)
    levels = finders(game, box, view, proof.answer)
    if levels[NAMES.index(MISSES)] >= FINDS:
        return None
    return Puzzle(
        seed=seed,
        choices=choices,
        seat=match.mover,
        answer=proof.answer,
        share=round(proof.share, FINE),
        margin=round(proof.margin, FINE),
        error=round(proof.error, FINE),
        proven=proof.exact,
        levels=levels,
        losses={action: round(loss, FINE) for action, loss in sorted(proof.losses.items())},
        why=reasons(match, proof),
        line=proof.line,
        look=look_of(match),
    )


def reasons(match: Match, proof: Proof) -> tuple[Why, ...]:
    """Return why the answer is best, beside what tempts a journeyman most."""
    game, box, view = match.game, match.box, match.view(match.mover)
    odds = likely(game, box, view, MISSES)
    known = [action for action in odds if action in proof.losses]
    tempting = max(known or proof.losses, key=lambda action: odds.get(action, 0.0))
    pair = {proof.answer: 0.0, tempting: proof.losses[tempting]}
    doubt = proof.error
    found = [Weighed(action, proof.share - loss, doubt, 1.0) for action, loss in pair.items()]
    told = explain(Case(game, box, view, solved=False), found)
    return tuple(Why(each.action, each.kind, _tenth(each.points), each.seat) for each in told)


def _tenth(points: float | None) -> float | None:
    return None if points is None else round(points, 1)
