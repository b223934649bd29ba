"""What every request passes before any route sees it."""
