"""Bots that others are measured by: random, greedy and search."""
