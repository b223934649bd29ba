"""A table and its records: what plays, judges and shows, and waits for nothing."""
