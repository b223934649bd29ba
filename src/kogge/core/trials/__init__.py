"""Trying the rules out: scenarios, and a position with its rules at hand."""
