"""Caches: what is remembered for the sake of speed has a bound."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from kogge.core.edition import Edition
from kogge.games import find
from kogge.speech.languages import LANGUAGES
from kogge.table.refusals import words

SOURCE = Path(__file__).parents[1] / "src" / "kogge"
FEW = {
    "Game",
    "IsAsked",
    "Sight",
    "type[IntEnum]",
}  # kinds that only code makes
Function = ast.FunctionDef | ast.AsyncFunctionDef


def functions() -> Iterator[tuple[str, Function]]:
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, Function):
                yield f"{path.relative_to(SOURCE)}: {node.name}", node


def is_endless(decorator: ast.expr) -> bool:
    """Return whether a decorator remembers everything it meets."""
    if not isinstance(decorator, ast.Call):
        return ast.unparse(decorator).rpartition(".")[2] == "cache"
    given = [*decorator.args[:1], *(word.value for word in decorator.keywords)]
    sizes = [node.value for node in given if isinstance(node, ast.Constant)]
    return ast.unparse(decorator.func).rpartition(".")[2] == "lru_cache" and None in sizes


def is_bounded(function: Function) -> bool:
    """Return whether a function can be called in only a few ways."""
    given = function.args
    asked = (*given.posonlyargs, *given.args, *given.kwonlyargs)  # cls has no annotation
    told = {ast.unparse(each.annotation) for each in asked if each.annotation is not None}
    return told <= FEW and given.vararg is None and given.kwarg is None


def test_every_cache_has_a_bound() -> None:
    endless = [
        name for name, function in functions()
        if any(map(is_endless, function.decorator_list)) and not is_bounded(function)
    ]  # fmt: skip
    assert endless == []


def test_this_finds_what_has_none() -> None:
    for text, found in {
        "@cache\ndef f(x: str): ...": True,
        "@functools.cache\ndef f(x: Game, e: Edition): ...": True,
        "@lru_cache(None)\ndef f(x: str): ...": True,
        "@lru_cache(maxsize=None)\ndef f(x: str): ...": True,
        "@cache\ndef f(*x: int): ...": True,
        "@lru_cache(8)\ndef f(x: str): ...": False,
        "@cache\ndef f(x: Game): ...": False,
        "@cache\ndef f(): ...": False,
    }.items():
        function = ast.parse(text).body[0]
        assert isinstance(function, Function)
        endless = any(map(is_endless, function.decorator_list))
        assert (endless and not is_bounded(function)) == found, text


def test_the_words_of_editions_are_not_all_kept() -> None:
    game = find("visby")
    own = game.edition
    for number in range(50):
        edition = Edition(own.game, own.box, own.values, f"edition {number}")
        for language in LANGUAGES:
            words(game, edition, language)
    assert words.cache_info().currsize <= 32
