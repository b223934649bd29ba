"""A program that works behind another one, with a worker of its own, and never gets done."""

from __future__ import annotations

import time

from kogge.arena.workers import stand_back, workers

if __name__ == "__main__":
    stand_back()
    with workers(1) as pool:
        pool.submit(time.sleep, 600).result()
