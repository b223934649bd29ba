"""Deeds of those who run a server, by whom or what they concern."""
