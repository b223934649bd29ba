"""Metrics for those who watch over a server, in the form that Prometheus reads."""

from __future__ import annotations

from collections.abc import Container

from prometheus_client import REGISTRY, Counter, Gauge, Histogram, generate_latest

from .counts import Counts, Times

METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
OTHER = "other"  # any name that is not ours: a label lasts, so none comes from outside
FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)

COMMANDS = Counts("kogge_commands", "Commands over sockets, by kind and outcome", ["do", "outcome"])
SENT = Counts("kogge_messages_sent", "Messages sent over sockets")
RACES = Counter("kogge_races_lost", "Changes that another process was first to make")
SLOW = Counter("kogge_slow_readers", "Sockets that were closed because they did not read")
REQUESTS = Counter("kogge_requests", "Requests over HTTP", ["method", "route", "status"])
BOT_FAULTS = Counter("kogge_bot_faults", "Bots that failed and were replaced for a move")
COMMIT = Times("kogge_commit_seconds", "How long a change takes to last", FAST)
TRY = Histogram("kogge_try_seconds", "How long it takes to try actions", buckets=FAST)
BOT = Histogram("kogge_bot_seconds", "How long bots think", ["bot"], buckets=(*FAST, 10.0, 30.0))
SOCKETS = Gauge("kogge_sockets", "Open sockets")
TABLES = Gauge("kogge_tables", "Tables in memory")


def label(name: str, known: Container[str]) -> str:
    """Return a name that may be a label: one of those that are known.

    >>> label("GET", METHODS), label("BREW", METHODS)
    ('GET', 'other')
    """
    return name if name in known else OTHER


def page() -> bytes:
    """Return all figures."""
    return generate_latest(REGISTRY)
