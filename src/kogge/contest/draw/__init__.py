"""Draws: who meets whom, and on which seat. Players are numbers, and luck is given."""
