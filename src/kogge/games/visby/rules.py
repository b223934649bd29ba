"""The rules of Visby, in the order of the rules page."""

from __future__ import annotations

from kogge.core.carrier.bits import first, has, size
from kogge.core.carrier.rule import rule
from kogge.core.game import EVERYBODY, NOBODY, NONE
from kogge.core.trace import Trace, tell
from kogge.core.verbs.asking import first_asked

from .box import Box, deck
from .events import Event, Reason
from .position import UNASKED, UNDECIDED, Position
from .vocabulary import (
    BATTLE,
    BLACKSMITH,
    CHOOSING,
    FLEET,
    JOURNEY,
    KNIGHT,
    MARKET,
    MENDICANT,
    MERCHANT,
    OVER,
    PAIR,
    PRINTED_CARDS,
    SHIP,
    SPACES,
    TOLLKEEPER,
    TRACKS,
    TRADING,
    TROOPS,
    WAYS,
)


@rule
def deal(box: Box, s: Position, seats: int, options: list[int]) -> None:
    """§1.1, §1.2, §1.3  Set the markers, and give each seat its cards and wares."""
    s.seats, s.viewer, s.target = seats, EVERYBODY, options[0]
    for track in range(TRACKS):
        s.track[track] = box.start[track]
    for seat in range(seats):
        s.wares[seat], s.hand[seat] = seats, deck(box)
    begin(box, s)


@rule
def begin(box: Box, s: Position) -> None:
    """§2.1  Supply: move all markers, at most to the last space, and ask for cards."""
    for track in range(TRACKS):
        s.track[track] = min(s.track[track] + box.supply[s.seats - 2], SPACES - 1)
    for seat in range(s.seats):
        s.played[seat], s.offer[seat] = 0, UNASKED
    s.rounds += 1
    s.phase = CHOOSING


# Which seats are asked.


@rule
def is_asked(s: Position, seat: int) -> bool:
    """§2.2, §5.2  Return whether a seat still has to choose."""
    if s.phase == CHOOSING:
        return s.played[seat] == 0
    return s.phase == TRADING and s.offer[seat] == UNDECIDED


next_asked = first_asked(is_asked)


# Cards and trades, chosen in secret.


@rule
def why_not_lay(box: Box, s: Position, seat: int, cards: int) -> int:
    """§2.2, §6.2  A seat lays as many cards of its hand as the number of players asks for."""
    if box.lays[cards] & ~s.hand[seat]:
        return Reason.NOT_IN_HAND
    if lays_one(box, s):
        return Reason.ONE_CARD if cards >= PAIR else NONE
    return Reason.TWO_CARDS if cards < PAIR else NONE


@rule
def mark_lays(box: Box, s: Position, seat: int, mask: list[int], start: int) -> int:
    """§2.2  Mark everything a seat may lay: one card, or two of its hand.

    Comparing sets is faster than asking one by one, and most of all in loops of a fixed length.
    """
    missing, held = ~s.hand[seat], size(s.hand[seat] & PRINTED_CARDS)
    if lays_one(box, s):
        for cards in range(PAIR):
            mask[start + cards] = box.lays[cards] & missing == 0
        return held
    for cards in range(PAIR, WAYS):
        mask[start + cards] = box.lays[cards] & missing == 0
    return held * (held - 1) // 2


@rule
def lays_one(box: Box, s: Position) -> bool:
    """§2.2  Return whether a seat lays one card, not two."""
    return box.cards[s.seats - 2] == 1


@rule
def lay(box: Box, s: Position, trace: Trace, seat: int, cards: int) -> None:
    """§2.2  Lay cards face down; once all seats have done so, they are revealed and evaluated."""
    s.played[seat] = box.lays[cards]
    if next_asked(s) == NOBODY:
        reveal(s, trace)
        evaluate(box, s, trace)


@rule
def why_not_trade(box: Box, s: Position, seat: int, wares: int) -> int:
    """§5.2  A trade spends wares the seat has, and each of them must buy something."""
    if wares > s.wares[seat]:
        return Reason.TOO_FEW_WARES
    buys = box.buys[s.track[MARKET]]
    if wares > 0 and buys[wares] == buys[wares - 1]:
        return Reason.NO_USE
    return NONE


@rule
def offer(box: Box, s: Position, trace: Trace, seat: int, wares: int) -> None:
    """§5.2  Offer wares in secret; once all Merchants have done so, they trade."""
    s.offer[seat] = wares
    if next_asked(s) == NOBODY:
        conclude(box, s, trace)


# A round.


@rule
def reveal(s: Position, trace: Trace) -> None:
    """§2.2  Turn up what all have laid, at one moment."""
    s.phase = TRADING
    for seat in range(s.seats):
        s.hand[seat] &= ~s.played[seat]
    for seat in range(s.seats):
        cards = s.played[seat]
        one = first(cards)
        cards &= cards - 1
        tell(trace, Event.REVEALED, seat, one, first(cards) if cards else -1, 0)


@rule
def evaluate(box: Box, s: Position, trace: Trace) -> None:
    """§2.3  Evaluate the cards in their order, as far as the trade, which asks the Merchants."""
    share_seals(box, s, trace, TROOPS)
    share_seals(box, s, trace, KNIGHT)
    forge(box, s, trace)
    share_wares(box, s, trace, FLEET)
    share_wares(box, s, trace, SHIP)
    take_toll(box, s, trace)
    if not open_market(box, s, trace):
        conclude(box, s, trace)


@rule
def count(s: Position, card: int) -> int:
    """Count how often a card was played this round."""
    total = 0
    for seat in range(s.seats):
        total += (s.played[seat] >> card) & 1
    return total


@rule
def foreign(s: Position, seat: int, card: int) -> int:
    """Count how often the other seats played a card this round."""
    return count(s, card) - ((s.played[seat] >> card) & 1)


@rule
def take_wares(
    box: Box, s: Position, trace: Trace, event: int, seat: int, card: int, wares: int
) -> None:
    """§2.5  Give wares to a seat; what exceeds the limit is lost."""
    lost = max(0, s.wares[seat] + wares - box.limit)
    s.wares[seat] += wares - lost
    tell(trace, event, seat, card, wares, lost)


# Battle.


@rule
def share_seals(box: Box, s: Position, trace: Trace, card: int) -> None:
    """§3.1, §3.2, §2.4  Troops take 2 seals each, then Knights up to 5, all of a kind the same."""
    cards = count(s, card)
    if cards == 0:
        return
    each = min(box.most[card], s.track[BATTLE] // cards)
    s.track[BATTLE] -= each * cards
    for seat in range(s.seats):
        if has(s.played[seat], card):
            s.seals[seat] += each
            tell(trace, Event.TOOK_SEALS, seat, card, each, s.track[BATTLE])


@rule
def forge(box: Box, s: Position, trace: Trace) -> None:
    """§3.3  A Blacksmith gets wares for each Troops and Knight of other seats."""
    for seat in range(s.seats):
        if has(s.played[seat], BLACKSMITH):
            wares = foreign(s, seat, TROOPS) * box.foreign[TROOPS]
            wares += foreign(s, seat, KNIGHT) * box.foreign[KNIGHT]
            take_wares(box, s, trace, Event.GOT_WARES, seat, BLACKSMITH, wares)


# Journey.


@rule
def share_wares(box: Box, s: Position, trace: Trace, card: int) -> None:
    """§4.1, §4.2, §2.4  Fleets take 3 wares each, then Ships all the rest evenly."""
    cards = count(s, card)
    if cards == 0:
        return
    each = s.track[JOURNEY] // cards
    if card == FLEET:
        each = min(box.most[card], each)
    s.track[JOURNEY] -= each * cards
    for seat in range(s.seats):
        if has(s.played[seat], card):
            take_wares(box, s, trace, Event.TOOK_WARES, seat, card, each)


@rule
def take_toll(box: Box, s: Position, trace: Trace) -> None:
    """§4.3  A Tollkeeper gets seals for each Fleet and Ship of other seats."""
    for seat in range(s.seats):
        if has(s.played[seat], TOLLKEEPER):
            seals = foreign(s, seat, FLEET) * box.foreign[FLEET]
            seals += foreign(s, seat, SHIP) * box.foreign[SHIP]
            s.seals[seat] += seals
            tell(trace, Event.GOT_SEALS, seat, TOLLKEEPER, seals, 0)


# Market.


@rule
def open_market(box: Box, s: Position, trace: Trace) -> bool:
    """§5.1, §5.2  Move the market back if Merchants crowd it; return whether one can trade."""
    merchants = count(s, MERCHANT)
    if merchants == 0:
        return False
    before = s.track[MARKET]
    s.track[MARKET] = crowded(box, before, merchants)
    if merchants > 1:
        tell(trace, Event.CROWDED, NOBODY, before, s.track[MARKET], 0)
    for seat in range(s.seats):
        if has(s.played[seat], MERCHANT):
            s.offer[seat] = UNDECIDED if can_trade(box, s, seat) else UNASKED
    return next_asked(s) != NOBODY


@rule
def crowded(box: Box, space: int, merchants: int) -> int:
    """§5.1  Return where the market stands when ``merchants`` of them meet there."""
    return max(0, space - box.crowd * (merchants - 1))


@rule
def can_trade(box: Box, s: Position, seat: int) -> bool:
    """§5.2  Return whether a seat's wares buy anything at all."""
    return box.buys[s.track[MARKET]][s.wares[seat]] > 0


@rule
def trade(box: Box, s: Position, trace: Trace) -> None:
    """§5.2  Carry out the trades, revealed together."""
    for seat in range(s.seats):
        if has(s.played[seat], MERCHANT):
            wares = max(0, s.offer[seat])
            seals = box.buys[s.track[MARKET]][wares]
            s.wares[seat] -= wares
            s.seals[seat] += seals
            tell(trace, Event.TRADED, seat, wares, seals, 0)


@rule
def close_market(s: Position, trace: Trace) -> None:
    """§5.3  Any Merchant brings the market back to space 0, whether or not they traded."""
    before = s.track[MARKET]
    if count(s, MERCHANT) > 0 and before > 0:
        s.track[MARKET] = 0
        tell(trace, Event.EMPTIED, NOBODY, before, 0, 0)


# The end of a round, and of the game.


@rule
def conclude(box: Box, s: Position, trace: Trace) -> None:
    """§2.3  Evaluate the rest: trade, close the market, let the Mendicants beg; end or go on."""
    trade(box, s, trace)
    close_market(s, trace)
    for seat in range(s.seats):
        if has(s.played[seat], MENDICANT):
            beg(box, s, trace, seat)
    if not is_over(box, s, trace):
        begin(box, s)
        tell(trace, Event.ROUND, NOBODY, s.rounds, 0, 0)


@rule
def beg(box: Box, s: Position, trace: Trace, seat: int) -> None:
    """§6.1, §6.2  Wares for cards out of hand and for others' Merchants; then all cards return."""
    cards = size(deck(box) & ~s.hand[seat])
    wares = box.begging[cards - 1]
    wares += foreign(s, seat, MERCHANT) * box.foreign[MERCHANT]
    take_wares(box, s, trace, Event.GOT_WARES, seat, MENDICANT, wares)
    s.hand[seat] = deck(box)
    tell(trace, Event.RETURNED, seat, cards, 0, 0)


@rule
def is_over(box: Box, s: Position, trace: Trace) -> bool:
    """§7.1, §7.2  The game ends when a seat has reached the target, or after the last round."""
    for seat in range(s.seats):
        if s.seals[seat] >= s.target:
            s.phase = OVER
            tell(trace, Event.TARGET, seat, s.seals[seat], 0, 0)
    if s.phase != OVER and s.rounds >= box.rounds:
        s.phase = OVER
        tell(trace, Event.LAST_ROUND, NOBODY, s.rounds, 0, 0)
    return s.phase == OVER
