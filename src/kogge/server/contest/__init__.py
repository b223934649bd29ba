"""Tournaments on the server: what people do at them, and the director who opens the tables."""
