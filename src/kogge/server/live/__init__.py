"""Tables that are in use: in memory, with those who listen, and the bots at work."""
