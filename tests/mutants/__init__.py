"""Mutants: rules with one small fault each, to see whether the tests of a game notice.

`make mutants GAME` changes one operator, number, comparison, condition or statement at a time and
lets the game's own suite run, interpreted. What lives shows where nothing looks: it gets a test, or
a line in `same.toml` that says why the changed rule is the same.
"""
