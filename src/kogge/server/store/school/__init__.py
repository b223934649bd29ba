"""What the school keeps: reviews beside their matches, lessons done and puzzles tried."""
