"""Friends in the store: who wants whom, who is kept away, and who was here last."""
