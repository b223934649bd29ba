"""Libraries of all games for some platforms or all: python -m kogge.ahead FOLDER [PLATFORM...].

Each platform gets a folder, with the tag of its wheel beside the libraries.
"""

from __future__ import annotations

import sys
from pathlib import Path

from kogge.arena.workers import cores, workers

from .native import LIBRARIES, longest_first
from .wheels import PLATFORMS, is_written, write_library


def main(folder: str, *names: str) -> None:
    """Build what is missing on all processors, and announce each library when it is there."""
    chosen = names or tuple(PLATFORMS)
    for name in chosen:
        (Path(folder) / name).mkdir(parents=True, exist_ok=True)
        (Path(folder) / name / "tag").write_text(f"py3-none-{PLATFORMS[name].tag}")
    with workers(min(cores(), len(LIBRARIES))) as pool:
        missing = [name for name in LIBRARIES if not is_written(Path(folder), name, chosen)]
        jobs = [
            pool.submit(write_library, Path(folder), name, chosen)
            for name in longest_first(missing)
        ]
        for job in jobs:
            for file in job.result():
                print(f"{file.parent.name}/{file.name} {file.stat().st_size} bytes", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
