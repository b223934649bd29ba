"""What a position is worth to a seat, without search: by hand and by nets."""
