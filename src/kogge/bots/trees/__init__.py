"""Trees: of turns, small decisions and luck, and of choices at the same moment."""
