"""A floor from Python, over the wire: what bots, the terminal and tests use.

>>> import asyncio
>>> asyncio.run(FloorClient("http://127.0.0.1:9").tables())
Traceback (most recent call last):
httpx.ConnectError: All connection attempts failed
"""

from croupier.floor.client.floor import FloorClient, NotAllowed
from croupier.floor.client.table import Gone, TableClient

__all__ = ["FloorClient", "Gone", "NotAllowed", "TableClient"]
