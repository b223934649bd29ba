"""What is kept of play by letter: vacations. Orders lie with the tables they are for."""
