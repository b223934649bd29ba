"""Standing: ratings, profiles and statistics, reckoned from matches that have ended."""
