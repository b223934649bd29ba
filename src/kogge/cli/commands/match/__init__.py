"""Commands about games and matches."""
