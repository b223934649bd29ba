"""What the school keeps: reviews beside their matches, and how far learners have come."""
