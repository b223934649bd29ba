"""What a player means by some words: names in either language, and their beginnings."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress

from kogge.core.action import Action
from kogge.core.game import Position

from .speech import Words

FILLERS = {"+", "and", "und", "&"}


def understand(text: str, actions: Iterable[int], words: Words) -> list[int]:
    """Return the actions that a text can mean: one if it is clear.

    The words may come in any order, be shortened, and be those of either language; the verb
    may be left out.
    """
    return meant(tokens_of(text), actions, words)


def named(
    text: str,
    listed: Iterable[int],
    actions: Iterable[int],
    words: Words,
    view: Position,
    seat: int,
) -> list[int]:
    """Return what is listed under this very phrase, or else what a text can mean."""
    phrase = text.lower()
    exact = [number for number in listed if words.action(view, seat, number).lower() == phrase]
    return exact or understand(text, actions, words)


def tokens_of(text: str) -> list[str]:
    """Split a text into the words that count."""
    return [token for token in text.lower().replace(",", " ").split() if token not in FILLERS]


def meant(
    tokens: Sequence[str], actions: Iterable[int], words: Words, *, whole: bool = False
) -> list[int]:
    """Return the actions that some words can mean; those named in full come before others."""
    catalogue = words.game.actions
    with suppress(KeyError):
        number = catalogue.numbers[" ".join(tokens)]
        return [number] if number in set(actions) else []
    found = [number for number in actions if tokens and _fits(tokens, catalogue[number], words)]
    exact = [number for number in found if _fits(tokens, catalogue[number], words, whole=True)]
    return exact if whole else exact or found


def _fits(tokens: Sequence[str], action: Action, words: Words, *, whole: bool = False) -> bool:
    """Return whether the tokens name all arguments of an action, and nothing else."""
    verbs = verbs_of(action.verb, words)
    for place, token in enumerate(tokens):
        rest = [*tokens[:place], *tokens[place + 1 :]]
        if _begins(token, verbs, whole=False) and _name(rest, action.args, words, whole=whole):
            return True
    if all(arg.isdigit() for arg in action.args):
        return False  # a bare number is one of the list, never an amount
    return _name(list(tokens), action.args, words, whole=whole)


def verbs_of(verb: str, words: Words) -> tuple[str, ...]:
    """Return the words that can be typed for a verb."""
    return (verb, *words.say(f"verbs-{verb}").split())


def _name(tokens: list[str], args: Sequence[str], words: Words, *, whole: bool) -> bool:
    """Return whether some tokens name the first argument and the others the rest."""
    if not args:
        return not tokens
    for spelling in _spellings(args[0], words):
        for used in [len(spelling)] if whole else range(len(spelling), 0, -1):
            rest = _without(tokens, spelling, used, whole=whole)
            if rest is not None and _name(rest, args[1:], words, whole=whole):
                return True
    return False


def _spellings(arg: str, words: Words) -> list[tuple[str, ...]]:
    """Return how an argument can be written, word by word."""
    if arg.isdigit():
        return [(arg,)]
    told = words.name(arg).lower()
    return [(arg,), tuple(arg.split("-")), tuple(told.split()), (told.replace(" ", "-"),)]


def _without(
    tokens: list[str], spelling: tuple[str, ...], count: int, *, whole: bool
) -> list[str] | None:
    """Remove ``count`` tokens that each mean a word of a spelling, or return None."""
    if whole:
        return tokens[count:] if tuple(tokens[:count]) == spelling else None
    rest, free = list(tokens), list(spelling)
    for token in tokens:
        word = next((w for w in free if _begins(token, (w,), whole=False)), None)
        if word is not None and len(spelling) - len(free) < count:
            rest.remove(token)
            free.remove(word)
    return rest if len(spelling) - len(free) == count else None


def _begins(token: str, spellings: Sequence[str], *, whole: bool) -> bool:
    if whole or token.isdigit() or len(token) == 1:  # a letter is a name, such as a field's
        return token in spellings
    return any(spelling.startswith(token) for spelling in spellings)
