"""The rules of Riga, phase by phase, in the order of the rules page."""
