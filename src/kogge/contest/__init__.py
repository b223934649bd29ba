"""Tournaments: who meets whom, how they stand, and what follows; without a server or a game."""
