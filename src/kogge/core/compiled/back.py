"""From unoptimised code to an object for a machine: LLVM optimises it, and keeps the entries."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

import llvmlite.binding as llvm

FULLY = 3  # the level of optimisation


@dataclass(frozen=True, slots=True)
class Target:
    """A kind of machine, as LLVM names it."""

    triple: str
    processor: str = ""
    features: str = ""
    layout: str = ""  # of data; where it is empty, as LLVM knows it


@cache
def know_all() -> None:
    """Let LLVM prepare for every kind of machine."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()


@cache
def this_machine() -> Target:
    """Return the machine on which we run, with everything that its processor can do."""
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    features = llvm.get_host_cpu_features().flatten()
    return Target(llvm.get_process_triple(), llvm.get_host_cpu_name(), features)


@cache
def mark_of_this_machine() -> str:
    """Return a name for the kind of machine: folders of a user may be shared between several."""
    machine = this_machine()
    told = f"{machine.triple} {machine.processor} {machine.features}"
    return hashlib.sha256(told.encode()).hexdigest()[:8]


def object_of(
    code: bytes, names: Mapping[str, str], inlined: frozenset[str], target: Target
) -> bytes:
    """Return the object of a module in which the functions of the entries get their names."""
    know_all()
    machine = llvm.Target.from_triple(target.triple).create_target_machine(
        target.processor, target.features, opt=FULLY, reloc="pic"
    )
    module = llvm.parse_bitcode(code)
    module.triple = target.triple
    module.data_layout = target.layout or str(machine.target_data)
    _inline(module, inlined)
    _expose(module, names)
    options = llvm.create_pipeline_tuning_options(speed_level=FULLY)
    builder = llvm.create_pass_builder(machine, options)
    builder.getModulePassManager().run(module, builder)
    made: bytes = machine.emit_object(module)
    return made


def _inline(module: Any, names: frozenset[str]) -> None:
    for function in module.functions:
        if function.name in names:
            function.add_function_attribute("alwaysinline")


def _expose(module: Any, names: Mapping[str, str]) -> None:
    """Keep everything inside the module but the entries, so that what nobody calls vanishes."""
    for each in (*module.functions, *module.global_variables):
        if not each.is_declaration:
            each.linkage = "external" if each.name in names else "internal"
    for function in module.functions:
        if function.name in names:
            function.name = names[function.name]
            if "windows" in module.triple:
                function.storage_class = "dllexport"
