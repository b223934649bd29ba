"""Benchmarks: the speed of rules and search, each figure beside a peer's in the same run."""
