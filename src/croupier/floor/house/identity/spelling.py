"""Names as they are kept, and which of them would be taken for one another."""

from functools import lru_cache
from unicodedata import normalize


def plain(name: str) -> str:
    """One way to write each letter, and no space at either end.

    >>> plain(" Ａｎｎ ")
    'Ann'
    """
    return normalize("NFKC", name).strip(" ")


@lru_cache(4096)
def alike(name: str) -> str:
    """The same for all names that people, or history files, would take for one another.

    >>> alike("ANN_LEE") == alike("ann lee")
    True
    """
    return normalize("NFKC", plain(name).casefold()).replace(" ", "-").replace("_", "-")
