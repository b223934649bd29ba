"""Whether tests run in their long form: `make soak` says so."""

from __future__ import annotations

import os

SOAK = bool(os.environ.get("KOGGE_SOAK"))
