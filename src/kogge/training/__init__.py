"""Nets from self-play: playing, fitting, testing."""
