"""What Kogge says, in each of its languages."""
