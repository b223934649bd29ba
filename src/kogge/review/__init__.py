"""The review of a match: what a seat's decisions were worth, and what was luck."""
