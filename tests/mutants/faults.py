"""Faults: every small change that can be made to the rules of a game, one at a time.

What is changed are the bodies of functions in rules, scoring, hidden information, box and
position, and what `verbs.py` declares besides. Left alone is what says nothing about the rules:
docstrings, types, texts, imports, and whatever only shows or counts a game (words, lessons,
outlook, survey, account, book, events for reports). Declarations of fields and words are left
alone, too: numbers of words are held by stored matches and catalogues, bounds of fields by the
reader of editions. And `longest` only has to be large enough.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

RULES = ("rules.py", "scoring.py", "hidden.py", "box.py", "position.py", "verbs.py")
ROOM = "rules"  # a folder of rules, where one module would be too long
BOUND = "longest"  # a bound for the tools of researchers

Body = list[ast.stmt]
Node = ast.AST

OPERATORS: dict[type, tuple[type, ...]] = {
    ast.Add: (ast.Sub, ast.Mult),
    ast.Sub: (ast.Add,),
    ast.Mult: (ast.Add,),
    ast.FloorDiv: (ast.Mult, ast.Mod),
    ast.Mod: (ast.FloorDiv,),
    ast.BitAnd: (ast.BitOr,),
    ast.BitOr: (ast.BitAnd,),
    ast.BitXor: (ast.BitOr,),
    ast.LShift: (ast.RShift,),
    ast.RShift: (ast.LShift,),
    ast.And: (ast.Or,),
    ast.Or: (ast.And,),
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}
NAMES = {"min": "max", "max": "min", "any": "all", "all": "any"}
TYPES = ("annotation", "returns")
DELETED = (ast.Assign, ast.AugAssign, ast.Expr, ast.Return, ast.If, ast.For, ast.While)


@dataclass(frozen=True)
class Fault:
    """One change: where it stands, and how the statement reads before and after it."""

    file: str  # below the folder of the game
    line: int
    place: str  # the function in which it stands
    before: str
    after: str
    nth: int  # among equal ones

    @property
    def key(self) -> tuple[str, str, str, str]:
        """What stays the same while lines move."""
        return self.file, self.place, self.before, self.after

    def __str__(self) -> str:
        return f"{self.file}:{self.line}  {self.before}  ->  {self.after}"


def files(folder: Path) -> list[Path]:
    """Return the modules of a game that hold rules."""
    plain = [folder / name for name in RULES if (folder / name).exists()]
    return plain + sorted((folder / ROOM).glob("*.py"))


def faults(folder: Path) -> list[Fault]:
    """Return everything that can be changed in the rules of a game, in order."""
    found = list[Fault]()
    for path in files(folder):
        seen: dict[tuple[str, ...], int] = {}
        name = path.relative_to(folder).as_posix()
        for line, place, before, after, _ in changes(ast.parse(path.read_text("utf-8"))):
            nth = seen[name, place, before, after] = seen.get((name, place, before, after), -1) + 1
            found.append(Fault(name, line, place, before, after, nth))
    return found


def mutated(source: str, fault: Fault) -> ast.Module | None:
    """Return a module with a fault in it; None if it has no such place."""
    tree, left = ast.parse(source), fault.nth
    for _, place, before, after, make in changes(tree):
        if (place, before, after) == fault.key[1:]:
            if left == 0:
                make()
                return tree
            left -= 1
    return None


Change = tuple[int, str, str, str, Any]  # line, function, before, after, what makes it


def changes(tree: ast.Module) -> Iterator[Change]:
    """Yield every change; a tree is as before when the next one is asked for."""
    ends = [node.body[-1] for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    no = [end for end in ends if shown(end) == "return False"]  # it is the same to end without it
    for body, number, place in statements(tree.body, "", inside=False):
        statement = body[number]
        before = shown(statement)
        left_out = () if statement in no else deletions(body, number)
        for make, undo in (*left_out, *within(statement)):
            make()
            after = shown(body[number])
            undo()
            if after != before:
                yield statement.lineno, place, before, after, make


def statements(body: Body, place: str, *, inside: bool) -> Iterator[tuple[Body, int, str]]:
    """Yield the statements of functions, and what a module of verbs declares by calls."""
    for number, each in enumerate(body):
        if isinstance(each, ast.FunctionDef):
            if each.name == BOUND:
                continue
            start = 1 if ast.get_docstring(each) is not None else 0
            yield from (
                found
                for found in statements(each.body, each.name, inside=True)
                if found[0] is not each.body or found[1] >= start
            )
        elif isinstance(each, ast.ClassDef):
            functions: Body = [part for part in each.body if isinstance(part, ast.FunctionDef)]
            yield from statements(functions, place, inside=False)
        elif inside or (isinstance(each, ast.Assign) and isinstance(each.value, ast.Call)):
            yield body, number, place
        for part in ("body", "orelse"):
            if isinstance(each, ast.If | ast.For | ast.While):
                yield from statements(getattr(each, part), place, inside=inside)


def shown(statement: ast.stmt) -> str:
    """Return a statement in one line: of a compound one, its head."""
    return ast.unparse(statement).split("\n", 1)[0]


Step = tuple[Any, Any]  # makes a change, and takes it back


def deletions(body: Body, number: int) -> Iterator[Step]:
    """Leave the statement out."""
    former = body[number]
    if isinstance(former, DELETED):
        nothing = ast.copy_location(ast.Pass(), former)
        yield lambda: body.__setitem__(number, nothing), lambda: body.__setitem__(number, former)


def within(statement: ast.stmt) -> Iterator[Step]:
    """Change something in the head of a statement, but nothing in those that stand in it."""
    for node, field in parts(statement):
        yield from changed(node, field)
    if isinstance(statement, ast.If | ast.While):
        yield swap(statement, "test", statement.test, negated(statement.test))


def parts(node: Node) -> Iterator[tuple[Node, str]]:
    """Yield all expressions in the head of a statement, each with the field that holds a part."""
    for field, value in ast.iter_fields(node):
        if field in TYPES or (field in ("body", "orelse") and isinstance(node, ast.stmt)):
            continue
        for each in value if isinstance(value, list) else [value]:
            if isinstance(each, ast.AST):
                yield from parts(each)
        yield node, field


def changed(node: Node, field: str) -> Iterator[Step]:
    """Yield what can be changed about one field of a node."""
    value = getattr(node, field)
    if isinstance(value, list):
        for number, each in enumerate(value):
            for other in OPERATORS.get(type(each), ()):
                yield put(value, number, each, other())
    for other in others(node, value):
        yield swap(node, field, value, other)


def others(node: Node, value: Any) -> list[Any]:
    """Return what could stand in a node in place of something."""
    if isinstance(node, ast.Constant):
        if isinstance(value, bool):
            return [not value]
        return [value + 1, value - 1] if isinstance(value, int) else []
    if isinstance(value, ast.UnaryOp) and isinstance(value.op, ast.Not | ast.Invert):
        return [value.operand]
    if isinstance(node, ast.Name) and value in NAMES:
        return [NAMES[value]]
    return [other() for other in OPERATORS.get(type(value), ())]


def swap(node: Node, field: str, former: Any, other: Any) -> Step:
    """Put something else into a field of a node."""
    return lambda: setattr(node, field, other), lambda: setattr(node, field, former)


def put(row: list[Any], number: int, former: Any, other: Any) -> Step:
    """Put something else into a row."""
    return lambda: row.__setitem__(number, other), lambda: row.__setitem__(number, former)


def negated(test: ast.expr) -> ast.expr:
    """Return the opposite of a condition."""
    if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
        return test.operand
    return ast.copy_location(ast.UnaryOp(ast.Not(), test), test)
