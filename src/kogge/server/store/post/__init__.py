"""Notices as they are kept: where people want them, which have arisen, what is under way."""
