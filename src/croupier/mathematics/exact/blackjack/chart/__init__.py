"""The chart: as data, found, and what it wins."""
