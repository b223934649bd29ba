"""Telling: what each listener at a table is sent, and what is said of a game before it begins."""
