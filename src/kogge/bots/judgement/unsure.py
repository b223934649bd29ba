"""The answer of a rule that has no choice to offer."""

from __future__ import annotations

UNSURE = -1
