"""Chance: the seed of a match, and the ways in which a match draws from it."""

from .luck import Draws, Luck, read_draws, usual
from .seed import Seed

__all__ = ["Draws", "Luck", "Seed", "read_draws", "usual"]
