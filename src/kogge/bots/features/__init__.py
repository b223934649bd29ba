"""What a net sees of a position, from one seat's side, one module a game."""
