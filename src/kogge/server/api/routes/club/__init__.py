"""Routes of the circle that a person keeps in the club."""
