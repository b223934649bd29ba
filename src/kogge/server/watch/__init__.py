"""For those who watch over a server: logs, metrics, the pulse of the store."""
