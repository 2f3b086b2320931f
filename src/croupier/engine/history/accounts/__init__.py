"""Played rounds for people: as a page, as HTML, as JSON."""
