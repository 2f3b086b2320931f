"""What the hands of a box are worth, one card after the other."""
