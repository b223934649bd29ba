"""Time at a table: clocks, and the calendar by which days are counted."""
