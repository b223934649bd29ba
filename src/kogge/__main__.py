"""Run the command line as ``python -m kogge``."""

from kogge.cli import main

main()
