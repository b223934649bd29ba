"""Figures of what happens at every action, counted with next to no effort.

Those of `prometheus_client` work under a lock and for several processes; here one loop counts, and
what it has counted is told when somebody asks.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from itertools import accumulate

from prometheus_client import REGISTRY
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector


class Counts(Collector):
    """How often things have happened, by the values of labels."""

    def __init__(self, name: str, about: str, labels: Sequence[str] = ()) -> None:
        self.name, self.about, self.labels = name, about, labels
        self.counts: dict[tuple[str, ...], int] = {} if labels else {(): 0}
        REGISTRY.register(self)

    def count(self, *values: str) -> None:
        """Count something that has happened."""
        self.counts[values] = self.counts.get(values, 0) + 1

    def collect(self) -> Iterator[Metric]:
        family = CounterMetricFamily(self.name, self.about, labels=self.labels)
        for values, count in self.counts.items():
            family.add_metric(values, count)
        yield family


class Times(Collector):
    """How long something took, counted by bounds."""

    def __init__(self, name: str, about: str, bounds: Sequence[float]) -> None:
        self.name, self.about, self.bounds = name, about, bounds
        self.counts, self.total = [0] * (len(bounds) + 1), 0.0
        REGISTRY.register(self)

    def note(self, seconds: float) -> None:
        """Note how long it took once."""
        self.counts[bisect_left(self.bounds, seconds)] += 1
        self.total += seconds

    def collect(self) -> Iterator[Metric]:
        bounds = [*map(str, self.bounds), "+Inf"]
        counts = list(zip(bounds, accumulate(self.counts), strict=True))
        yield HistogramMetricFamily(self.name, self.about, counts, self.total)
