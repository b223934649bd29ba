"""What the tests of the server share: a PostgreSQL of their own, started when one asks for it."""

from cluster import cluster, database, postgres

__all__ = ["cluster", "database", "postgres"]
