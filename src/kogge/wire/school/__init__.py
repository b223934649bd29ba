"""What the school says: lessons, puzzles and reviews."""
