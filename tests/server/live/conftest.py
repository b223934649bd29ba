"""What the tests of live tables share: two processes on one database, and people at both."""

from pairs import seats, servers, site

__all__ = ["seats", "servers", "site"]
