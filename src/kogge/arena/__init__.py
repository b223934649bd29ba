"""Bots against bots: fixed seeds, every seat rotation, figures with intervals."""
