"""From rules to unoptimised code: numba infers the types and writes one module for a library.

Numba would compile, link and optimise every rule anew with all the rules that it calls, for each
of them and for each width of whole numbers. Here every rule is lowered once, into one module that
all the entries share: a third of the time, and what is made of it can be meant for any machine.
"""

from __future__ import annotations

import gc
import inspect
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import numba
from numba import types
from numba.core.compiler import Flags, compile_extra
from numba.core.compiler_lock import global_compiler_lock
from numba.core.imputils import lower_constant
from numba.core.registry import cpu_target
from numba.extending import models, register_model, typeof_impl

from ..carrier.arrays import array_of
from ..carrier.flat import Flat
from ..carrier.rule import is_inlined, take_rules, take_twins
from .call import Kind, kind_of

Calls = Mapping[str, tuple[Callable[..., Any], Sequence[Any]]]  # of entries, by name

GIVES = {"none": "none", "int64": "int", "float64": "float"}


@dataclass(frozen=True, slots=True)
class Lowered:
    """An entry in a module: its function there, what it takes and what it gives."""

    symbol: str
    takes: Sequence[Kind]
    gives: str


@dataclass(frozen=True, slots=True)
class Module:
    """Unoptimised code in LLVM's own form, with the entries in it."""

    code: bytes
    entries: Mapping[str, Lowered]
    inlined: frozenset[str]  # functions of rules that are repeated where they are called


@dataclass(slots=True)
class Work:
    """A module in the making."""

    context: Any
    library: Any
    flags: Any
    found: dict[tuple[Any, ...], Any] = field(default_factory=dict)  # by function and types

    def lowered(self, function: Callable[..., Any], args: tuple[Any, ...]) -> Any:
        """Return what numba has made of a function for some types, once for each."""
        key = (function, args)
        if key not in self.found:
            given: tuple[Any, ...] = (function, args, None, self.flags, {})
            made = compile_extra(
                cpu_target.typing_context, self.context, *given, library=self.library
            )
            self.context.insert_user_function(key, made.fndesc, ())
            self.found[key] = made
        return self.found[key]

    def inlined(self) -> frozenset[str]:
        """Return the functions that are to be repeated where they are called."""
        found = self.found.items()
        return frozenset(
            made.fndesc.llvm_func_name for (rule, _), made in found if is_inlined(rule)
        )


_at_work: list[Work] = []  # one or none: numba compiles one thing at a time


class RuleType(types.Callable, types.Opaque):
    """What numba takes a rule for: something to be called, whatever whole numbers it is given."""

    def __init__(self, name: str, function: Callable[..., Any]) -> None:
        self.function = function
        super().__init__(f"rule {name} at {id(function)}")

    def get_call_type(self, context: Any, args: Any, kws: Any) -> Any:
        signature = inspect.signature(self.function)
        args = tuple(map(widened, signature.bind(*args, **kws).args))
        return _at_work[-1].lowered(self.function, args).signature.replace(pysig=signature)

    def get_call_signatures(self) -> Any:
        found = _at_work[-1].found.items()
        return [made.signature for (function, _), made in found if function is self.function], True

    def get_impl_key(self, sig: Any) -> Any:
        return self.function, tuple(sig.args)


register_model(RuleType)(models.OpaqueModel)


@lower_constant(RuleType)  # type: ignore[untyped-decorator]
def _constant(context: Any, *_: Any) -> Any:
    return context.get_dummy_value()


@typeof_impl.register(Flat)  # type: ignore[untyped-decorator]
def _type_of_flat(flat: Flat, context: Any) -> Any:
    return numba.typeof(array_of(flat))


def widened(kind: Any) -> Any:
    """Return the type as which an argument is passed: every whole number in 64 bits."""
    kind = types.unliteral(kind)
    return types.int64 if isinstance(kind, types.Integer) else kind


def lower(name: str, calls: Calls) -> Module:
    """Return a module with some entries, each for the arguments of a call of it."""
    with global_compiler_lock, _unoptimised(), _unswept(), _working(name) as work:
        entries = {each: _entry(work, *call) for each, call in calls.items()}
        work.library.finalize()
        return Module(work.library.emit_bitcode(), entries, work.inlined())


@contextmanager
def _working(name: str) -> Iterator[Work]:
    typing, target = cpu_target.typing_context, cpu_target.target_context
    typing.refresh()
    target.refresh()
    for function, body in (*((each, each) for each in take_rules()), *take_twins()):
        typing.insert_global(function, RuleType(function.__qualname__, body))
    context = target.with_aot_codegen(name, cpu_name="generic")
    context.refresh()
    _at_work.append(Work(context, context.codegen().create_library(name), _flags()))
    try:
        yield _at_work[-1]
    finally:
        _at_work.pop()


@contextmanager
def _unoptimised() -> Iterator[None]:
    config: Any = numba.config
    before, config.OPT = (
        config.OPT,
        type(config.OPT)("0"),
    )  # what is optimised here is bound to this machine
    try:
        yield
    finally:
        config.OPT = before


@contextmanager
def _unswept() -> Iterator[None]:
    """Let Python look for no cycles meanwhile: that would be a fifth of the time."""
    swept = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if swept:
            gc.enable()


def _flags() -> Flags:
    config: Any = numba.config
    flags = Flags()
    flags.no_compile = flags.no_cpython_wrapper = flags.no_cfunc_wrapper = True
    flags.nrt = False  # entries make no lists, so nothing is counted; the caller holds all arrays
    flags.boundscheck = bool(config.BOUNDSCHECK)
    return flags


def _entry(work: Work, function: Callable[..., Any], args: Sequence[Any]) -> Lowered:
    made = work.lowered(function, tuple(map(_type_of, args)))
    gives = GIVES[str(made.signature.return_type)]
    return Lowered(made.fndesc.llvm_func_name, [kind_of(value) for value in args], gives)


def _type_of(value: Any) -> Any:
    return types.int64 if kind_of(value) == "int" else widened(numba.typeof(value))
