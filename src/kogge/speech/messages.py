"""Messages of Fluent files; what a language does not say yet is said in English."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import MessageReference, VariableReference
from fluent.syntax.visitor import Visitor

from .languages import ENGLISH

Files = tuple[Path, ...]
START = re.compile(r"^(?=[a-z][\w-]* =)", re.MULTILINE)  # of each message


class Messages:
    """The messages of one language, and of English behind it."""

    def __init__(self, language: str, files: Callable[[str], Files]) -> None:
        self.language, self.files = language, files

    def has(self, name: str) -> bool:
        """Return whether there is a message of that name."""
        return name in self._text(name).sources

    def say(self, name: str, figures: Mapping[str, Any]) -> str:
        """Return a message with its figures."""
        text = self._text(name)
        asked = {key: figures[key] for key in text.figures(name) if key in figures}
        pattern = text.bundle.get_message(name).value
        assert pattern is not None
        told, errors = text.bundle.format_pattern(pattern, asked)
        assert not errors, (name, errors)
        return str(told)

    def names(self, start: str) -> list[str]:
        """Return the rest of each name that begins so, in the order of the English file."""
        paths = (*self.files(ENGLISH), *self.files(self.language))
        text = "\n".join(path.read_text("utf-8") for path in paths if path.exists())
        return list(dict.fromkeys(re.findall(rf"^{start}([\w-]+) =", text, re.MULTILINE)))

    @cached_property
    def _own(self) -> Text:
        return _read(self.language, self.files(self.language))

    @cached_property
    def _english(self) -> Text:
        return _read(ENGLISH, self.files(ENGLISH))

    def _text(self, name: str) -> Text:
        """Return where a message stands; English is read only when it is needed."""
        return self._own if name in self._own.sources else self._english


class Text:
    """What some files say. A message is read when it is asked for: most never are."""

    def __init__(self, language: str, paths: Files) -> None:
        self.bundle = FluentBundle([language], use_isolating=False)
        self.sources: dict[str, str] = {}
        for path in paths:
            if path.exists():
                for source in START.split(path.read_text("utf-8"))[1:]:
                    self.sources.setdefault(source.split(" ", 1)[0], source)
        self.asked: dict[str, frozenset[str]] = {}

    def figures(self, name: str) -> frozenset[str]:
        """Read a message, with those that it holds; return the figures that it asks for.

        An edition has hundreds, of few use each.
        """
        if name not in self.asked:
            resource, found = FluentResource(self.sources[name]), Asked()
            self.bundle.add_resource(resource)
            found.visit(resource)
            self.asked[name] = found.figures.union(*map(self.figures, found.messages))
        return self.asked[name]


class Asked(Visitor):
    """The figures that stand in a message, and the other messages that it holds."""

    def __init__(self) -> None:
        self.figures: frozenset[str] = frozenset()
        self.messages: list[str] = []

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802  Fluent's name
        self.figures |= {node.id.name}

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802  likewise
        self.messages.append(node.id.name)


@lru_cache(32)
def _read(language: str, paths: Files) -> Text:
    """Return what the files say that there are."""
    return Text(language, paths)
