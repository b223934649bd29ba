"""What a search thinks of an action."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Weighed:
    """An action and what the search thinks of it."""

    action: int
    share: float  # of the win that it is likely to bring
    doubt: float  # standard error
    weight: float  # how much speaks for choosing it
