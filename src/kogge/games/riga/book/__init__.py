"""What Riga tells of a position when somebody asks: how figures come about, what things bring."""

from kogge.core.verbs.reckoning import Book

from .ledgers import ledgers
from .prospects import prospects

BOOK = Book(ledgers=ledgers, prospects=prospects)
