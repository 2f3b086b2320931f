"""Lines as they are typed, without keeping anything else waiting."""

import asyncio
import sys
from collections.abc import AsyncIterator


async def lines_typed() -> AsyncIterator[str]:
    """Until the end of the input; a thread waits for each, since a terminal cannot be polled
    everywhere."""
    loop = asyncio.get_running_loop()
    while line := await loop.run_in_executor(None, sys.stdin.readline):
        yield line.strip()
