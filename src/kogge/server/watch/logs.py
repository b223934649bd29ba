"""Logs: one JSON object a line, without anything secret in it."""

from __future__ import annotations

import json
import logging
import os
import time
import traceback
from collections import OrderedDict
from datetime import UTC, datetime
from typing import Any

MINUTE = 60.0  # seconds between two lines about the same trouble
TROUBLES = 500  # that are remembered
KNOWN = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "color_message"}


class Lines(logging.Formatter):
    """A record as a line of JSON: time, severity, place, message, and its figures."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "name": record.name,
            "what": record.getMessage(),
        }
        line |= {key: value for key, value in vars(record).items() if key not in KNOWN}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


class Seldom(logging.Filter):
    """Lets an error through once a minute; the next line says how often it came meanwhile."""

    def __init__(self) -> None:
        super().__init__()
        self.last: OrderedDict[tuple[str, ...], tuple[float, int]] = OrderedDict()

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING:
            return True
        key, now = mark(record), time.monotonic()
        shown, count = self.last.pop(key, (-MINUTE, 0))
        due = now - shown >= MINUTE
        self.last[key] = (now, 0) if due else (shown, count + 1)
        while len(self.last) > TROUBLES:
            self.last.popitem(last=False)
        if due and count:
            record.again = count
        return due


def mark(record: logging.LogRecord) -> tuple[str, ...]:
    """Return what makes two errors the same: what they say, and where in our code they arose."""
    kind = record.exc_info[0] if record.exc_info else None
    trace = str(getattr(record, "trace", "")).rstrip().rpartition("  File ")[2]
    name = kind.__name__ if kind is not None else str(getattr(record, "kind", ""))
    return (record.name, record.msg, name, trace)


def failed(log: logging.Logger, what: str, error: Exception, **figures: Any) -> None:
    """Log an error: its kind, and where in our code; not its words, which may hold an address."""
    where = traceback.format_tb(error.__traceback__)
    log.error(what, extra={**figures, "kind": type(error).__name__, "trace": "".join(where)})


def configuration() -> dict[str, Any]:
    """Return the logging configuration: to the error stream, from the level in KOGGE_LOG on."""
    wish = os.environ.get("KOGGE_LOG", "info").upper()
    level = wish if wish in logging.getLevelNamesMapping() else "INFO"
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"lines": {"()": Lines}},
        "filters": {"seldom": {"()": Seldom}},
        "handlers": {
            "errors": {
                "filters": ["seldom"],
                "class": "logging.StreamHandler",
                "formatter": "lines",
                "stream": "ext://sys.stderr",
            }
        },
        "root": {"handlers": ["errors"], "level": "WARNING"},
        "loggers": {"kogge": {"level": level}, "uvicorn": {"level": "WARNING"}},
    }
