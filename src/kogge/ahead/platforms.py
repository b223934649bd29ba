"""The platforms for which wheels are made: how LLVM, the linker and Python name them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from kogge.core.compiled.back import Target
from kogge.core.compiled.library import BASIC, BROAD

COMPLETE = ("-lm", "-Wl,-z,defs")  # nothing may be missing; elsewhere linkers see to that
WEB = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"  # Emscripten's layout
VECTORS = "+simd128"  # in every browser since 2023; without them nets take twice as long


@dataclass(frozen=True, slots=True)
class Platform:
    """A kind of system that can load our libraries."""

    tag: str  # in the name of a wheel
    zig: str  # in the words of the linker
    ending: str  # of libraries
    targets: Mapping[str, Target]  # by the variant of the processor
    options: tuple[str, ...] = ()  # for the linker


def _linux(machine: str, **variants: str) -> Platform:
    triple = f"{machine}-unknown-linux-gnu"
    targets = {name: Target(triple, processor) for name, processor in variants.items()}
    return Platform(
        f"manylinux_2_17_{machine}", f"{machine}-linux-gnu.2.17", ".so", targets, COMPLETE
    )


PLATFORMS = {
    "linux-x86-64": _linux("x86_64", **{BASIC: "x86-64", BROAD: "x86-64-v3"}),
    "linux-arm64": _linux("aarch64", **{BASIC: "generic"}),
    "macos-arm64": Platform(
        "macosx_11_0_arm64", "aarch64-macos.11.0", ".dylib",
        {BASIC: Target("arm64-apple-macosx11.0.0", "apple-m1")},
    ),
    "macos-x86-64": Platform(
        "macosx_11_0_x86_64", "x86_64-macos.11.0", ".dylib",
        {BASIC: Target("x86_64-apple-macosx11.0.0", "x86-64")},
    ),
    "windows-x86-64": Platform(
        "win_amd64", "x86_64-windows-gnu", ".dll",
        {BASIC: Target("x86_64-pc-windows-gnu", "x86-64")},
    ),
    "web": Platform(
        "pyemscripten_2026_0_wasm32", "wasm32-emscripten", ".so",
        {BASIC: Target("wasm32-unknown-emscripten", features=VECTORS, layout=WEB)},
    ),
}  # fmt: skip
