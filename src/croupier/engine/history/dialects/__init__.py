"""What each game adds to the history file."""
