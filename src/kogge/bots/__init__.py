"""Bots. They see views, never positions, and draw from keys of their own, never from the seed."""
