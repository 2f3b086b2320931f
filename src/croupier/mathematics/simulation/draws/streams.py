"""Random numbers by counter: number n of chunk k is a fixed function of the seed, k and n.

The generator is wyrand: its state is a counter that grows by a constant, and a number is that state
mixed by one wide multiplication. Each chunk owns a stretch of 2^24 counts, so that streams never
meet and any machine may play any chunk at any time, to the same result.
"""

from hashlib import sha256
from typing import Any

import numpy as np

from croupier.mathematics.compiler import always_inline, folded_product

STEP = np.uint64(0xA0761D6478BD642F)
MIX = np.uint64(0xE7037ED1A0B428DB)
NUMBERS_PER_CHUNK = 1 << 24
WORD_BITS = 64
CHUNK_STEP = np.uint64(NUMBERS_PER_CHUNK * int(STEP) % (1 << WORD_BITS))


def start_of(seed: int) -> np.uint64:
    """The state before the first number of all."""
    return np.uint64(int.from_bytes(sha256(f"croupier {seed}".encode()).digest()[:8], "little"))


@always_inline
def first_state(start: Any, chunk: Any) -> Any:
    """The state before the first number of a chunk."""
    return start + np.uint64(chunk) * CHUNK_STEP


@always_inline
def number(state: Any) -> Any:
    """64 random bits for a state; the caller adds STEP to it for the next."""
    return folded_product(state, state ^ MIX)
