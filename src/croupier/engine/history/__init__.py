"""The round history file: read, played through the engine, accounted for, written."""
