"""Compiled code: how it is made from the rules, found again, and called."""
