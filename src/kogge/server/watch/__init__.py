"""For whoever watches over a server: logs, figures, the pulse of the store."""
