"""How two choices go on, and what sets them apart in the terms of their game."""
