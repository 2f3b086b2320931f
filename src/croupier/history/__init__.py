"""The round history file."""
