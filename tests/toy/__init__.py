"""A toy game with every kind of luck and secret, for tests that Visby would leave untried.

1.1  Ten cards, 0 to 9, form a pile; two or three seats play three rounds.
1.2  In each round the seats draw in secret until they hold three cards.
1.3  A card is drawn openly, and a die is thrown.
1.4  Each seat gives two cards, face down, the smaller first; when all have, they are revealed.
1.5  The highest sum wins the open card's value in points; a seat whose first card is even adds
     the die. Nobody wins a tie. Given cards and the open card are discarded, face up.
1.6  When a card must be drawn and the pile is empty, the discards become the pile.
"""

from __future__ import annotations

from enum import IntEnum
from pathlib import Path
from typing import TypedDict

from kogge.core.carrier.bits import first, has, size
from kogge.core.carrier.lot import Lots, below
from kogge.core.carrier.record import Record, Seats, choice, number, subset
from kogge.core.carrier.rule import rule
from kogge.core.game import EVERYBODY, NOBODY, NONE, Game, Option
from kogge.core.game import Position as CorePosition
from kogge.core.trace import Trace, tell, whisper
from kogge.core.verbs import Events, Reasons, Verbs, draw, numbers, one_of, use, verb
from kogge.core.verbs.asking import first_asked

SEATS = Seats(3)
CARDS, EYES = 10, 6
ALL = (1 << CARDS) - 1


class Card(IntEnum):
    """The ten cards."""

    C0 = 0
    C1 = 1
    C2 = 2
    C3 = 3
    C4 = 4
    C5 = 5
    C6 = 6
    C7 = 7
    C8 = 8
    C9 = 9


class Phase(IntEnum):
    """Where a round stands."""

    DRAW = 0
    OPEN = 1
    ROLL = 2
    GIVE = 3
    OVER = 4


DRAW, OPEN, ROLL, GIVE, OVER = map(int, Phase)


class Reason(Reasons):
    """Why not, and the paragraph that says so."""

    NONE = 0
    NOT_ASKED = 1, "1.4"
    NOT_IN_HAND = 2, "1.4"
    NOT_RISING = 3, "1.4"


class Event(Events):
    """What happens, and the figures that belong to it."""

    DREW = 0, {"cards": int}
    GOT = 1, {"card": Card}
    OPENED = 2, {"card": Card}
    ROLLED = 3, {"eyes": int}
    GAVE = 4, {"card": Card, "second": Card}
    WON = 5, {"points": int}
    SHUFFLED = 6, {"cards": int}


class Line(IntEnum):
    """The score."""

    POINTS = 0
    TOTAL = 1


class Box(Record):
    """What an edition states."""

    full: int = number(low=3, high=3)
    rounds: int = number(low=1, high=9)


class Position(CorePosition):
    """The table, and what all seats know about the hidden cards."""

    phase: int = choice(Phase)
    rounds: int = number()  # begun
    turn: int = number()  # the seat that draws
    pile: int = subset(Card)  # blank in a view
    pile_count: int = number()
    discards: int = subset(Card)
    shown: int = subset(Card)  # the open card
    die: int = number()
    hand: list[int] = subset(Card, SEATS)  # blank for others in a view
    held: list[int] = number(SEATS)  # cards in hand
    given: list[int] = subset(Card, SEATS)  # still in hand; blank for others until the reveal
    points: list[int] = number(SEATS)
    lies: int = subset(Card)  # what may lie in the pile, as far as all know
    may: list[int] = subset(Card, SEATS)  # what the hidden cards of a hand may be, likewise


@rule
def deal(box: Box, s: Position, seats: int, options: list[int]) -> None:
    """§1.1"""
    s.seats, s.viewer = seats, EVERYBODY
    s.pile, s.lies, s.pile_count = ALL, ALL, CARDS
    s.points[0] = options[0]
    s.rounds, s.phase = 1, DRAW


@rule
def has_to_give(s: Position, seat: int) -> bool:
    """§1.4"""
    return s.phase == GIVE and size(s.given[seat]) < 2


next_to_give = first_asked(has_to_give)


@rule
def why_not_give(s: Position, seat: int, card: int) -> int:
    """§1.4  Two cards of the hand, the smaller first."""
    if not has(s.hand[seat], card):
        return Reason.NOT_IN_HAND
    if s.given[seat] == 0:
        return NONE if s.hand[seat] >> (card + 1) else Reason.NOT_RISING
    return NONE if s.given[seat] < (1 << card) else Reason.NOT_RISING


@rule
def give(box: Box, s: Position, trace: Trace, seat: int, card: int) -> None:
    """§1.4"""
    s.given[seat] |= 1 << card
    if next_to_give(s) == NOBODY:
        reveal(box, s, trace)


@rule
def chance_of_card(s: Position, card: int) -> int:
    """§1.2, §1.3  Every card of the pile is equally likely."""
    return 1 if has(s.pile, card) else 0


@rule
def roll(s: Position, trace: Trace, eyes: int) -> None:
    """§1.3"""
    s.die, s.phase = eyes, GIVE
    tell(trace, Event.ROLLED, NOBODY, eyes, 0, 0)


@rule
def leave_pile(s: Position, trace: Trace, card: int) -> None:
    """§1.6  Take a card from the pile, and refill it when it is empty and cards are left."""
    s.pile &= ~(1 << card)
    s.pile_count -= 1
    if s.pile_count == 0:
        shuffle(s, trace)


@rule
def shuffle(s: Position, trace: Trace) -> None:
    """§1.6"""
    s.pile_count = size(s.discards)
    if s.pile_count > 0:
        if s.viewer == EVERYBODY:
            s.pile = s.discards
        s.lies, s.discards = s.discards, 0
        tell(trace, Event.SHUFFLED, NOBODY, s.pile_count, 0, 0)


@rule
def draw_card(box: Box, s: Position, trace: Trace, card: int) -> None:
    """§1.2"""
    seat = s.turn
    s.hand[seat] |= 1 << card
    s.held[seat] += 1
    s.may[seat] |= s.lies
    tell(trace, Event.DREW, seat, s.held[seat], 0, 0)
    whisper(trace, seat, Event.GOT, seat, card, 0, 0)
    leave_pile(s, trace, card)
    if s.held[seat] == box.full:
        s.turn += 1
    if s.turn == s.seats:
        s.turn, s.phase = 0, OPEN


@rule
def publish(s: Position, card: int) -> None:
    """All seats see where a card is: it is not one of the hidden ones."""
    s.lies &= ~(1 << card)
    for seat in range(s.seats):
        s.may[seat] &= ~(1 << card)


@rule
def open_card(s: Position, trace: Trace, card: int) -> None:
    """§1.3"""
    s.shown = 1 << card
    publish(s, card)
    tell(trace, Event.OPENED, NOBODY, card, 0, 0)
    leave_pile(s, trace, card)
    s.phase = ROLL


@rule
def strength(s: Position, seat: int) -> int:
    """§1.5"""
    low = first(s.given[seat])
    high = first(s.given[seat] & ~(1 << low))
    return low + high + (s.die if low % 2 == 0 else 0)


@rule
def reveal(box: Box, s: Position, trace: Trace) -> None:
    """§1.4, §1.5"""
    best, winner = -1, NOBODY
    for seat in range(s.seats):
        force = strength(s, seat)
        if force == best:
            winner = NOBODY
        elif force > best:
            best, winner = force, seat
        low = first(s.given[seat])
        tell(trace, Event.GAVE, seat, low, first(s.given[seat] & ~(1 << low)), 0)
    if winner != NOBODY:
        s.points[winner] += first(s.shown)
        tell(trace, Event.WON, winner, first(s.shown), 0, 0)
    clear(s)
    s.phase = DRAW
    s.rounds += 1
    if s.pile_count == 0:
        shuffle(s, trace)
    if s.rounds > box.rounds:
        s.phase = OVER


@rule
def clear(s: Position) -> None:
    """§1.5"""
    s.discards |= s.shown
    s.shown, s.die = 0, 0
    for seat in range(s.seats):
        for card in range(CARDS):
            if has(s.given[seat], card):
                publish(s, card)
        s.discards |= s.given[seat]
        s.hand[seat] &= ~s.given[seat]
        s.held[seat] -= 2
        s.given[seat] = 0


@rule
def hide(s: Position, seat: int) -> None:
    """The pile, the other hands and what others have given so far."""
    s.viewer, s.pile = seat, 0
    for other in range(s.seats):
        if other != seat:
            s.hand[other], s.given[other] = 0, 0


@rule
def audience(s: Position, seat: int, action: int) -> int:
    """A card drawn in secret is its owner's, a card given is its giver's."""
    if s.phase == DRAW:
        return s.turn
    return seat if s.phase == GIVE else EVERYBODY


@rule
def imagine(box: Box, s: Position, lots: Lots) -> None:
    """Deal the unseen cards at random until the deal fits all that is known."""
    viewer = s.viewer
    known = s.discards | s.shown
    if viewer >= 0:
        known |= s.hand[viewer]
    while not deal_unseen(s, lots, ALL & ~known):
        pass
    s.viewer = EVERYBODY


@rule
def deal_unseen(s: Position, lots: Lots, rest: int) -> bool:
    """Deal once; return whether it fits."""
    fits = True
    for seat in range(s.seats):
        if seat == s.viewer:
            continue
        s.hand[seat] = 0
        for _ in range(s.held[seat]):
            number = below(lots, size(rest))
            card = 0
            while not has(rest, card) or number > 0:
                number -= has(rest, card)
                card += 1
            rest &= ~(1 << card)
            s.hand[seat] |= 1 << card
        fits = fits and s.hand[seat] & ~s.may[seat] == 0
    s.pile = rest
    return fits and rest & ~s.lies == 0


@rule
def tally(box: Box, s: Position, seat: int, lines: list[int]) -> None:
    """§1.5"""
    lines[Line.POINTS] = lines[Line.TOTAL] = s.points[seat]


@rule
def merit(box: Box, s: Position, seat: int) -> int:
    """§1.5"""
    return s.points[seat]


VERBS = Verbs(
    [verb("give", one_of(Card), when=GIVE, why_not=why_not_give, do=give)],
    draws=[
        draw(
            "card",
            one_of(Card),
            use(DRAW, do=draw_card),
            use(OPEN, do=open_card),
            weigh=chance_of_card,
        ),
        draw("die", numbers(1, EYES), when=ROLL, do=roll),
    ],
    chooses=has_to_give,
)


class Survey(TypedDict):
    """What a table shows besides the view."""

    counted: dict[str, dict[str, int]]


def survey(box: Box, s: Position, seat: int) -> Survey:
    """Count where the cards are."""
    return {"counted": {"cards": {"pile": s.pile_count, "discards": size(s.discards)}}}


GAME = Game(
    name="toy",
    version=1,
    seats=range(2, 4),
    folder=Path(__file__).parent,
    options=(Option("handicap", {"none": 0, "five": 5}, "none"),),
    verbs=VERBS,
    box_kind=Box,
    position_kind=Position,
    reasons=Reason,
    events=Event,
    lines=Line,
    deal=deal,
    hide=hide,
    audience=audience,
    imagine=imagine,
    tally=tally,
    merit=merit,
    survey=survey,
)
