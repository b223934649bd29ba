"""What carries the rules: records, and functions that run interpreted or compiled."""
