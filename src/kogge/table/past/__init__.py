"""Looking back: a match step by step, what a seat has seen of it, and whether it is sound."""
