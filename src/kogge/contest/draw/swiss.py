"""Swiss: who stands alike meets, nobody the same opponent twice as long as that can be avoided."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from .matching import largest
from .mixing import mixed
from .past import Pairing, Past
from .seating import seated
from .sizes import sizes

PAUSE = -1  # stands for the pause among those who are paired
REPEAT = 1_000.0  # what meeting again weighs beside a difference of one point


def swiss(
    order: Sequence[int], points: Mapping[int, float], past: Past, seats: int,
    allowed: Collection[int],
) -> tuple[Pairing, list[int]]:  # fmt: skip
    """Return the boards of the next round and who pauses, from the best player to the last."""
    if seats == 2:
        return _pairs(order, points, past)
    tables = sizes(len(order), seats, allowed)
    pausing = _pausing(order, len(order) - sum(tables), past)
    playing = [player for player in order if player not in pausing]

    def cost(one: int, two: int) -> float:
        return REPEAT * past.meetings(one, two) ** 2 + (points[one] - points[two]) ** 2

    return seated(mixed(playing, tables, cost, past) if tables else [], past), pausing


def _pausing(order: Sequence[int], count: int, past: Past) -> list[int]:
    """Return who pauses: the last of those who have paused least."""
    last = list(reversed(order))
    last.sort(key=lambda player: past.paused[player])
    return last[:count]


# Tables of two.


def _pairs(
    order: Sequence[int], points: Mapping[int, float], past: Past
) -> tuple[Pairing, list[int]]:
    """Pair from the top, and never so that the others could not be paired without repeating."""
    graph = _strangers(order, past)
    pairs = list[list[int]]()
    for player in ([PAUSE] if PAUSE in graph else []) + list(order):
        if player in graph:
            others = _wished(player, order, points, graph)
            if (other := _fitting(player, others, graph)) is not None:
                pairs.append([player, other])
                graph = _without(graph, player, other)
    left = [PAUSE] if PAUSE in graph else []  # all of these have met, or paused
    left += [player for player in reversed(order) if player in graph]
    pairs += [left[n : n + 2] for n in range(0, len(left), 2)]
    boards = [pair for pair in pairs if PAUSE not in pair]
    boards.sort(key=lambda pair: min(map(order.index, pair)))
    return seated(boards, past), [two for one, two in pairs if one == PAUSE]


def _strangers(order: Sequence[int], past: Past) -> dict[int, set[int]]:
    """Return who may be paired with whom; the pause is one of them, if the number is odd."""
    graph = {one: {two for two in order if two != one and not past.meetings(one, two)}
             for one in order}  # fmt: skip
    if len(order) % 2:
        graph[PAUSE] = {player for player in order if not past.paused[player]}
        for player in graph[PAUSE]:
            graph[player].add(PAUSE)
    return graph


def _wished(
    player: int, order: Sequence[int], points: Mapping[int, float], graph: Mapping[int, set[int]]
) -> list[int]:
    """Return opponents as they are wished: of as many points, the upper half against the lower."""
    if player == PAUSE:
        return [other for other in reversed(order) if other in graph[PAUSE]]
    alike = [other for other in order if other in graph and points[other] == points[player]]
    turned = alike[len(alike) // 2 :] + alike[: len(alike) // 2]
    rest = [other for other in order if other in graph and other not in alike]
    rest.sort(key=lambda other: abs(points[other] - points[player]))
    return [other for other in [*turned, *rest] if other in graph[player]]


def _fitting(player: int, others: Sequence[int], graph: dict[int, set[int]]) -> int | None:
    """Return the first opponent who leaves the others as many pairs as there can be."""
    most = len(largest(graph)) // 2
    for other in others:
        if len(largest(_without(graph, player, other))) // 2 == most - 1:
            return other
    return None


def _without(graph: Mapping[int, set[int]], *gone: int) -> dict[int, set[int]]:
    return {one: two - {*gone} for one, two in graph.items() if one not in gone}
