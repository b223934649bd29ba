"""What Haithabu tells of a position when somebody asks: how figures come about, what it brings."""

from kogge.core.verbs.reckoning import Book

from .ledgers import credits_of, ledgers
from .prospects import prospects

BOOK = Book(credits_of, ledgers, prospects)
