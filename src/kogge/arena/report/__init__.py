"""What the matches of an arena show about a game: seats, length, scores, and what is used."""
