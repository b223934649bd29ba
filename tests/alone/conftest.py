"""What these tests share: one Chromium for each process, and a folder on a web space."""

from chromium import browser
from space import space

__all__ = ["browser", "space"]
