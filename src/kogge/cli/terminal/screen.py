"""Where the command line writes: colours and frames, or plain lines."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cached_property
from threading import Timer

from rich.console import Console, RenderableType
from rich.markup import escape
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    TextColumn,
    TimeRemainingColumn,
)

NARROW = 72


def spoken(markdown: str) -> str:
    r"""Return a page without characters that a screen reader would spell out.

    >>> spoken("# Rules\n\n**1.1** *Now* deal.\n\n| a | b |\n|---|---|\n| 1 | 2 |")
    'Rules\n\n1.1 Now deal.\n\na, b\n1, 2'
    """
    lines = [line for line in markdown.splitlines() if not re.fullmatch(r"\|[-| ]+\|", line)]
    plain = [re.sub(r" *\| *", ", ", line).strip(", ") if "|" in line else line for line in lines]
    return re.sub(r"^#+ |\*+|`", "", "\n".join(plain), flags=re.MULTILINE)


def bar(*columns: ProgressColumn, quiet: bool = False) -> Progress:
    """Return a progress bar for long work: shown in a terminal, and nowhere else."""
    console = Console(stderr=not sys.stdout.isatty())
    disable = quiet or not console.is_terminal
    return Progress(*columns, console=console, transient=True, disable=disable)


def counted(*, quiet: bool = False) -> Progress:
    """Return a progress bar that counts, and shows the time remaining."""
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn()
    return bar(*columns, TimeRemainingColumn(), quiet=quiet)


class Screen:
    """A terminal, a pipe, or the voice of a screen reader."""

    def __init__(self, *, plain: bool = False, width: int | None = None) -> None:
        self.plain = plain
        self.console = Console(
            width=width, highlight=False, soft_wrap=plain, no_color=True if plain else None
        )

    @property
    def narrow(self) -> bool:
        """Whether there is room for a table."""
        return self.console.width < NARROW

    @cached_property
    def live(self) -> bool:
        """Whether the output is a terminal that can be cleared."""
        return not self.plain and self.console.is_terminal and sys.stdin.isatty()

    def say(self, text: str = "", style: str | None = None) -> None:
        """Write one line of text as it is."""
        self.console.print(escape(text), style=None if self.plain else style)

    @contextmanager
    def excuse(self, patience: float, text: str) -> Iterator[None]:
        """Say a text if the work meanwhile takes longer than ``patience`` seconds."""
        timer = Timer(patience, self.say, (text, "dim"))
        timer.daemon = True
        timer.start()
        try:
            yield
        finally:
            timer.cancel()

    def show(self, drawing: RenderableType) -> None:
        """Write a drawn object."""
        self.console.print(drawing)

    def page(self, markdown: str) -> None:
        """Write a page of text."""
        if self.plain:
            self.say(spoken(markdown))
        else:
            from rich.markdown import Markdown  # slow to import, and few commands need it

            self.show(Markdown(markdown))

    def clear(self) -> None:
        """Hide what is on the screen from the next player."""
        if self.live:
            self.console.clear()
            self.console.file.write("\x1b[3J")  # including what has scrolled away
        else:
            self.console.print("\n" * 40)
