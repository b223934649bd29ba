"""What the tests of the server share: databases, doors and pairs of processes, made on request."""

from cluster import cluster, database, postgres
from doors import narrow, server
from pairs import seats, servers, site

__all__ = ["cluster", "database", "narrow", "postgres", "seats", "server", "servers", "site"]
