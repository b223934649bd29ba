"""Judging: commands and other deeds, each done whole on a copy of a table, or refused."""
