"""The command line. Heavy modules are imported by the commands that use them."""

from __future__ import annotations

import sys

from .speech import LANGUAGES, Speech, language_of


def main() -> None:
    """Run the command line in the language that is asked for."""
    arguments = sys.argv[1:]
    language = _take_language(arguments) or language_of()
    from .app import run

    sys.exit(run(Speech(language if language in LANGUAGES else "en"), arguments, language))


def _take_language(arguments: list[str]) -> str | None:
    """Take ``--lang X`` out of the arguments, wherever it stands: even help is then told in it."""
    for i, argument in enumerate(arguments):
        if argument.startswith("--lang="):
            del arguments[i]
            return argument.removeprefix("--lang=")
        if argument == "--lang" and i + 1 < len(arguments):
            language = arguments[i + 1]
            del arguments[i : i + 2]
            return language
    return None
