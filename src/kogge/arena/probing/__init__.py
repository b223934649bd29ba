"""Questions to the best level: what it begins with, and what a best answer gains against it."""
