"""Opening tables: who sits where, what is agreed, and from which position a match begins."""
