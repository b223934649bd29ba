"""Orders: what a seat wants to do in turns to come, if the table still lies as it expects."""
