"""Bots that others are measured by: random, greedy, planner and search."""
