"""The command: python tests/mutants GAME [--count N] [--seed N] [--from FILE] [--out FILE]."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

if __name__ == "__main__":
    from mutants.command import main

    sys.exit(main(sys.argv[1:]))
