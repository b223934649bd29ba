"""The server: people, tables and what they keep."""
