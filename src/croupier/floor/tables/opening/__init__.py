"""All tables of a House: opened, resumed from snapshots, closed."""
