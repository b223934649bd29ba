"""Verbs: what players do and what chance draws, declared once; the core makes the rest."""

from .answers import Events, Reasons
from .measures import Family, Measure, members
from .objects import NOTHING, after, counted, numbers, one_of, said, two_of
from .verb import Manner, Verb, draw, use, verb
from .verbs import Verbs

__all__ = [
    "NOTHING",
    "Events",
    "Family",
    "Manner",
    "Measure",
    "Reasons",
    "Verb",
    "Verbs",
    "after",
    "counted",
    "draw",
    "members",
    "numbers",
    "one_of",
    "said",
    "two_of",
    "use",
    "verb",
]
