"""Commands for whoever measures bots and rules."""
