"""Logs: one JSON object a line, without anything secret in it."""

from __future__ import annotations

import json
import logging
import os
import traceback
from datetime import UTC, datetime
from typing import Any

KNOWN = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "color_message"}


class Lines(logging.Formatter):
    """A record as a line of JSON: when, how grave, where, what, and its figures."""

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


def failed(log: logging.Logger, what: str, error: Exception, **figures: Any) -> None:
    """Write a mistake down: what kind, and where in our code; its words may hold an address."""
    where = traceback.format_tb(error.__traceback__)
    log.error(what, extra={**figures, "kind": type(error).__name__, "trace": "".join(where)})


def configuration() -> dict[str, Any]:
    """Return how everything is logged: to the error stream, from the level in KOGGE_LOG on."""
    wish = os.environ.get("KOGGE_LOG", "info").upper()
    level = wish if wish in logging.getLevelNamesMapping() else "INFO"
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"lines": {"()": Lines}},
        "handlers": {
            "errors": {
                "class": "logging.StreamHandler",
                "formatter": "lines",
                "stream": "ext://sys.stderr",
            }
        },
        "root": {"handlers": ["errors"], "level": "WARNING"},
        "loggers": {"kogge": {"level": level}, "uvicorn": {"level": "WARNING"}},
    }
