"""kogge rules: the rules of a game in numbered paragraphs."""

from __future__ import annotations

from typing import Annotated

from typer import Argument, Context

from kogge.core.error import Broken
from kogge.core.page import paragraphs, sign
from kogge.games import find
from kogge.speech.speech import Words

from ...options import GameName, Plain
from ...terminal.screen import Screen


def rules(
    context: Context,
    game: GameName,
    number: Annotated[str | None, Argument(help="help-paragraph", metavar="PARAGRAPH")] = None,
    plain: Plain = False,
) -> None:
    """Show the rules page, or one paragraph or ruling of it."""
    found, screen = find(game), Screen(plain=plain)
    words = Words(context.obj, found, found.edition)
    if number is None:
        screen.page(words.rules)
        return
    text = words.paragraph(number)
    if text is None:
        names = ", ".join(paragraphs(words.rules))
        trouble = "there is no paragraph '{name}'"
        raise Broken(game, trouble, "{names}", name=number, names=names)
    screen.page(f"**{sign(number)}** {text}")
