"""How much a bot may think: a number of simulations, or of milliseconds."""

from __future__ import annotations

import re
from dataclasses import dataclass

from kogge.core.error import Broken

MOST = 10_000_000


@dataclass(frozen=True, slots=True)
class Budget:
    """A bound on thinking; one of the two is given. Only simulations can be repeated exactly.

    >>> Budget.of("50ms"), Budget.of("2000sims")
    (Budget(ms=50, sims=None), Budget(ms=None, sims=2000))
    """

    ms: int | None = None
    sims: int | None = None

    @classmethod
    def of(cls, text: str) -> Budget:
        """Read a budget as it is written on the command line."""
        found = re.fullmatch(r"([1-9]\d*) ?(ms|sims)", text.strip())
        if found is None or int(found[1]) > MOST:
            raise Broken("--budget", "'{data}' is not a budget", "50ms, 2000sims", data=text)
        return cls(**{found[2]: int(found[1])})

    def __str__(self) -> str:
        return f"{self.ms}ms" if self.ms is not None else f"{self.sims}sims"
