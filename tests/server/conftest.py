"""What the tests of the server share: databases, doors and pairs of processes, made on request."""

from cluster import cluster, database, lasting, postgres
from doors import narrow, server
from pairs import seats, servers, site

__all__ = [
    "cluster",
    "database",
    "lasting",
    "narrow",
    "postgres",
    "seats",
    "server",
    "servers",
    "site",
]
