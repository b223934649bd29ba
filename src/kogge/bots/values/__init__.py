"""How good a position looks to a seat, by hand, one module a game."""
