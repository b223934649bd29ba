"""What is kept of those who learn."""
