"""Tables in use: in memory, with their listeners, and the bots at work."""
