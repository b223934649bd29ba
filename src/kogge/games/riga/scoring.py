"""The score of Riga, at the end and at any moment before: §8."""

from __future__ import annotations

from kogge.core.carrier.bits import first, has, size, without_first
from kogge.core.carrier.rule import rule

from .box import Box
from .events import Line
from .position import Position
from .rules.turn import company_of, in_play
from .vocabulary import (
    ARCHIVE,
    BANK,
    EACH_PORT,
    EXCHANGE,
    GOODS,
    KINDS,
    KNIGHT,
    LODGE,
    MERCHANT,
    OWNS,
    POST,
    TAVERN,
)

BUILT, ARCHIVES, LODGES, HAND, UNBUILT, TOTAL, MONEY = map(int, Line)


@rule
def count_built(s: Position, seat: int, kind: int) -> int:
    """Count the buildings of a kind that a seat has built."""
    return size(s.built[seat] >> kind & EACH_PORT)


@rule
def count_unused(s: Position, seat: int, kind: int) -> int:
    """Count the buildings of a kind whose function is not spent."""
    return size((s.built[seat] & ~s.used[seat]) >> kind & EACH_PORT)


@rule
def seals(box: Box, s: Position, seat: int) -> int:
    """§8.2  Points on the seals of everything that was built."""
    points = 0
    built = s.built[seat]
    while built != 0:
        card = first(built)
        points += box.points[card % KINDS][card // KINDS]
        built = without_first(built)
    for own in range(OWNS):
        if has(s.own[seat], own):
            points += box.own_points[own]
    return points


@rule
def company(box: Box, s: Position, seat: int, side: int) -> int:
    """§5.8  Count all knights or merchants, including those of the last turn."""
    count = company_of(box, s.built[seat], side)
    return count + 1 if s.school[seat] == side else count


@rule
def archives(box: Box, s: Position, seat: int) -> int:
    """§5.8, §8.2  Each Archive counts the sets of a knight and a merchant, at most three."""
    count = count_built(s, seat, ARCHIVE)
    if count == 0:
        return 0
    sets = min(company(box, s, seat, KNIGHT), company(box, s, seat, MERCHANT), box.sets)
    return count * box.set * sets


@rule
def lodges(box: Box, s: Position, seat: int) -> int:
    """§5.9, §8.2  Lodges count together."""
    return box.lodges[count_built(s, seat, LODGE)]


@rule
def unbuilt(box: Box, s: Position, seat: int) -> int:
    """§8.2  Riga buildings that were not built cost points, if they are in the game."""
    return box.penalty * size(in_play(s) & ~s.own[seat])


@rule
def total(box: Box, s: Position, seat: int) -> int:
    """§8.2  All points."""
    points = seals(box, s, seat) + archives(box, s, seat) + lodges(box, s, seat)
    return points - box.penalty * s.cards[seat] - unbuilt(box, s, seat)


@rule
def wealth(box: Box, s: Position, seat: int) -> int:
    """§8.3  Money that breaks a tie: unused functions and the base value of goods in hand."""
    money = count_unused(s, seat, POST) * box.post
    banks = count_unused(s, seat, BANK)
    if banks > 0:
        money += banks * box.purse * company(box, s, seat, MERCHANT)
    taverns = count_unused(s, seat, TAVERN)
    if taverns > 0:
        money += taverns * box.purse * company(box, s, seat, KNIGHT)
    money += box.charged if s.charged[seat] and has(s.own[seat], EXCHANGE) else 0
    for good in range(GOODS):
        money += s.goods[seat][good] * box.basic[good]
    return money


@rule
def tally(box: Box, s: Position, seat: int, lines: list[int]) -> None:
    """§8.2, §8.3  The score line by line."""
    lines[BUILT] = seals(box, s, seat)
    lines[ARCHIVES] = archives(box, s, seat)
    lines[LODGES] = lodges(box, s, seat)
    lines[HAND] = -box.penalty * s.cards[seat]
    lines[UNBUILT] = -unbuilt(box, s, seat)
    points = lines[BUILT] + lines[ARCHIVES] + lines[LODGES]
    lines[TOTAL] = points + lines[HAND] + lines[UNBUILT]
    lines[MONEY] = wealth(box, s, seat)


@rule
def merit(box: Box, s: Position, seat: int) -> int:
    """§8.3  Most points win, then most money; then the win is shared."""
    return total(box, s, seat) * 1000 + wealth(box, s, seat)
