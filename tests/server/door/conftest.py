"""What the tests of the door share: a server without limits, and a narrow one."""

from doors import narrow, server

__all__ = ["narrow", "server"]
