"""A floor from Python, over the wire: what bots, the terminal and tests use."""

from croupier.client.floor import FloorClient, NotAllowed
from croupier.client.table import Gone, TableClient

__all__ = ["FloorClient", "Gone", "NotAllowed", "TableClient"]
