"""What is kept of tournaments."""
