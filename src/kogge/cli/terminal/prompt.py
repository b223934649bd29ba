"""What a player types besides moves: commands in either language, and words completed."""

from __future__ import annotations

from collections.abc import Iterable

COMMANDS = {
    "why": ("why", "warum"),
    "hint": ("hint", "tipp"),
    "undo": ("undo", "zurück", "zurueck"),
    "table": ("table", "tisch"),
    "log": ("log", "verlauf"),
    "score": ("score", "punkte"),
    "rules": ("rules", "regeln"),
    "cards": ("cards", "karten"),
    "help": ("help", "hilfe", "?"),
    "quit": ("quit", "exit", "verlassen"),
}


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


def offer_completion(candidates: Iterable[str], *, remember: bool) -> None:
    """Let the Tab key complete words, where the system has a line editor.

    Where several people share a keyboard, no player may leaf through what the others typed.
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
