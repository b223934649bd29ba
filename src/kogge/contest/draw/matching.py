"""The largest set of pairs among those who may be paired: Edmonds' blossoms."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from collections.abc import Set as AbstractSet

Graph = Mapping[int, AbstractSet[int]]  # who may be paired with whom, both ways


def largest(graph: Graph) -> dict[int, int]:
    """Return a matching with as many pairs as there can be, each told from both sides.

    >>> len(largest({0: {1}, 1: {0, 2}, 2: {1, 3}, 3: {2}})) // 2
    2
    """
    pairs: dict[int, int] = {}
    for node in graph:  # most find somebody at once
        if node not in pairs:
            free = next((other for other in graph[node] if other not in pairs), None)
            if free is not None:
                pairs[node], pairs[free] = free, node
    for node in graph:
        if node not in pairs:
            _grow(graph, pairs, node)
    return pairs


def _grow(graph: Graph, pairs: dict[int, int], root: int) -> None:
    """Find a path from a lonely node to another, and pair anew along it."""
    end, before = _Search(graph, pairs, root).run()
    while end is not None:
        previous = before[end]
        following = pairs.get(previous)
        pairs[end], pairs[previous] = previous, end
        end = following


class _Search:
    """A breadth-first search in which odd circles shrink to one node."""

    def __init__(self, graph: Graph, pairs: Mapping[int, int], root: int) -> None:
        self.graph, self.pairs, self.root = graph, pairs, root
        self.base = {node: node for node in graph}  # of the circle that a node lies in
        self.before: dict[int, int] = {}
        self.reached, self.queue = {root}, deque([root])

    def run(self) -> tuple[int | None, dict[int, int]]:
        """Return the end of a path, if there is one, and the way back."""
        while self.queue:
            node = self.queue.popleft()
            for other in self.graph[node]:
                if self.base[node] == self.base[other] or self.pairs.get(node) == other:
                    continue
                mate = self.pairs.get(other)
                if other == self.root or (mate is not None and mate in self.before):
                    self._shrink(node, other)
                elif other not in self.before:
                    self.before[other] = node
                    if mate is None:
                        return other, self.before
                    self.reached.add(mate)
                    self.queue.append(mate)
        return None, self.before

    def _shrink(self, one: int, two: int) -> None:
        base, circle = self._common(one, two), set[int]()
        self._mark(one, base, two, circle)
        self._mark(two, base, one, circle)
        for node in self.graph:
            if self.base[node] in circle:
                self.base[node] = base
                if node not in self.reached:
                    self.reached.add(node)
                    self.queue.append(node)

    def _common(self, one: int, two: int) -> int:
        """Return the node where the ways back from two nodes meet."""
        passed, node = set[int](), one
        while True:
            node = self.base[node]
            passed.add(node)
            if node not in self.pairs:
                break
            node = self.before[self.pairs[node]]
        node = self.base[two]
        while node not in passed:
            node = self.base[self.before[self.pairs[node]]]
        return node

    def _mark(self, node: int, base: int, child: int, circle: set[int]) -> None:
        while self.base[node] != base:
            mate = self.pairs[node]
            circle |= {self.base[node], self.base[mate]}
            self.before[node] = child
            child, node = mate, self.before[mate]
