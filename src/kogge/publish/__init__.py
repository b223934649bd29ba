"""Publishing: what playing without a server needs, as files that any web space serves."""
