"""Kogge: the digital home of three Hanseatic board games."""
