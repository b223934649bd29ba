"""Play by letter: vacations, orders for turns to come, what happened since."""
