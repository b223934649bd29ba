"""How people stand, in the store: results, ratings, what was counted, deals of the day."""
