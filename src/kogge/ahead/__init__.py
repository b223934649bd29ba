"""Building ahead: libraries of every entry that play and research need."""
