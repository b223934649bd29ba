"""Understanding what a player types: numbers, names in either language, and their beginnings."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress

from kogge.core.action import Action

from .speech import Words

COMMANDS = {
    "why": ("why", "warum"),
    "undo": ("undo", "zurück", "zurueck"),
    "table": ("table", "tisch"),
    "log": ("log", "verlauf"),
    "score": ("score", "punkte"),
    "rules": ("rules", "regeln"),
    "cards": ("cards", "karten"),
    "help": ("help", "hilfe", "?"),
    "quit": ("quit", "ende", "exit"),
}
FILLERS = {"+", "and", "und", "&"}


def command(text: str) -> tuple[str, str]:
    """Split a line into one of our commands and the rest; no command gives an empty one.

    >>> command("warum ritter kaufmann"), command("knight")
    (('why', 'ritter kaufmann'), ('', 'knight'))
    """
    head, _, rest = text.strip().partition(" ")
    for name, spellings in COMMANDS.items():
        if head.lower() in spellings:
            return name, rest.strip()
    return "", text.strip()


def understand(text: str, actions: Iterable[int], words: Words) -> list[int]:
    """Return the actions that a text can mean: one if it is clear.

    The words may come in any order, be shortened, and be those of either language; the verb
    may be left out.
    """
    tokens = [token for token in text.lower().replace(",", " ").split() if token not in FILLERS]
    catalogue = words.game.actions
    with suppress(KeyError):
        number = catalogue.numbers[" ".join(tokens)]
        return [number] if number in set(actions) else []
    found = [number for number in actions if tokens and _fits(tokens, catalogue[number], words)]
    exact = [number for number in found if _fits(tokens, catalogue[number], words, whole=True)]
    return exact or found


def _fits(tokens: Sequence[str], action: Action, words: Words, *, whole: bool = False) -> bool:
    """Tell whether the tokens name all arguments of an action, each once."""
    rest = list(tokens)
    verbs = {action.verb, *words.say(f"verbs-{action.verb}").split()}
    if len(rest) == len(action.args) + 1:
        verb = next((token for token in rest if _begins(token, tuple(verbs), whole=False)), "")
        if verb:
            rest.remove(verb)
    elif all(arg.isdigit() for arg in action.args):
        return False  # a bare number is one of the list, never an amount
    if len(rest) != len(action.args):
        return False
    for arg in action.args:
        spellings = (arg, words.name(arg).lower())
        token = next((t for t in rest if _begins(t, spellings, whole=whole)), None)
        if token is None:
            return False
        rest.remove(token)
    return True


def _begins(token: str, spellings: Sequence[str], *, whole: bool) -> bool:
    if whole or token.isdigit():
        return token in spellings
    return any(spelling.startswith(token) for spelling in spellings)


def offer_completion(candidates: Iterable[str], *, remember: bool) -> None:
    """Let the Tab key complete words, where the system has a line editor.

    Where several people share a keyboard, nobody may leaf through what the others typed.
    """
    try:
        import readline
    except ImportError:
        return
    vocabulary = sorted({word for candidate in candidates for word in candidate.lower().split()})

    def complete(text: str, state: int) -> str | None:
        fitting = [word for word in vocabulary if word.startswith(text.lower())]
        return fitting[state] + " " if state < len(fitting) else None

    readline.set_auto_history(remember)
    readline.set_completer(complete)
    readline.set_completer_delims(" ")
    readline.parse_and_bind("tab: complete")
