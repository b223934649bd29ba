"""Where everything lasts: one SQLite file, or a PostgreSQL database."""

from .base import Conflict, Store, Write
from .choose import open_store

__all__ = ["Conflict", "Store", "Write", "open_store"]
