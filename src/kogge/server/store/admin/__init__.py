"""What is kept for those who run a site."""
