"""The command line. Heavy modules are imported by the commands that use them."""

from __future__ import annotations

import sys

INTERRUPTED = 130  # what a shell expects after Ctrl-C


def main() -> None:
    """Run the command line in the language that is asked for."""
    try:
        sys.exit(_main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)


def _main(arguments: list[str]) -> int:
    from kogge.speech.languages import language_of

    from .app import run

    languages = _take_languages(arguments)
    return run(arguments, languages[-1] if languages else language_of())


def _take_languages(arguments: list[str]) -> list[str]:
    """Take every ``--lang X`` out of the arguments, so that even help is shown in that language."""
    found, rest, words = [], [], iter(list(arguments))
    for word in words:
        if word == "--lang":
            found.append(next(words, ""))
        elif word.startswith("--lang="):
            found.append(word.removeprefix("--lang="))
        else:
            rest.append(word)
    arguments[:] = rest
    return found
