"""How much a bot may think, and how much of that is left in a turn."""
