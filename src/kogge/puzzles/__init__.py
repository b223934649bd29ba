"""Puzzles: decisions with one clearly best choice, found by machine and tried by people."""
