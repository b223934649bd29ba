"""Advice for people: what to do, and why."""
