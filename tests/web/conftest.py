"""What the tests of the pages share: one Chromium and one server for each process."""

from chromium import browser, chromium, dealing, site
from space import space

__all__ = ["browser", "chromium", "dealing", "site", "space"]
