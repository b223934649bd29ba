"""Messages of Fluent files; what a language does not say yet is said in English."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from .languages import ENGLISH

Files = tuple[Path, ...]


class Messages:
    """The messages of one language, and of English behind it."""

    def __init__(self, language: str, files: Callable[[str], Files]) -> None:
        self.language, self.files = language, files

    def has(self, name: str) -> bool:
        """Return whether there is a message of that name."""
        return self._bundle(name).has_message(name)

    def say(self, name: str, figures: Mapping[str, Any]) -> str:
        """Return a message with its figures."""
        bundle = self._bundle(name)
        pattern = bundle.get_message(name).value
        assert pattern is not None
        told, errors = bundle.format_pattern(pattern, dict(figures))
        assert not errors, (name, errors)
        return str(told)

    def names(self, start: str) -> list[str]:
        """Return the rest of each name that begins so, in the order of the English file."""
        paths = (*self.files(ENGLISH), *self.files(self.language))
        text = "\n".join(path.read_text("utf-8") for path in paths if path.exists())
        return list(dict.fromkeys(re.findall(rf"^{start}([\w-]+) =", text, re.MULTILINE)))

    @cached_property
    def _own(self) -> FluentBundle:
        return _read(self.language, self.files(self.language))

    @cached_property
    def _english(self) -> FluentBundle:
        return _read(ENGLISH, self.files(ENGLISH))

    def _bundle(self, name: str) -> FluentBundle:
        """Return where a message stands; English is read only when it is needed."""
        return self._own if self._own.has_message(name) else self._english


@lru_cache(32)
def _read(language: str, paths: Files) -> FluentBundle:
    """Return what the files say that there are."""
    bundle = FluentBundle([language], use_isolating=False)
    for path in paths:
        if path.exists():
            bundle.add_resource(FluentResource(path.read_text("utf-8")))
    return bundle
