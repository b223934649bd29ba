"""Deals of a day: one shuffle, one position of seats and bots, for everybody who plays it alone."""
