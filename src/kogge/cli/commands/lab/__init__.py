"""Commands for measuring bots and rules."""
