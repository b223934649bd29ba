"""What Kogge says, in German and English."""
