"""Where everything lasts: one SQLite file, or a PostgreSQL database."""

from .base import Away, Conflict, Store, Unknown, Write
from .choose import open_store

__all__ = ["Away", "Conflict", "Store", "Unknown", "Write", "open_store"]
