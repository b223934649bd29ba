"""How puzzles are found: a glance at every decision, and deep search at those that promise one."""
