"""The code with which the first Owner takes the House; it is printed once and kept nowhere."""

import re
import secrets
from hmac import compare_digest

GROUPS = 4  # of four hexadecimal digits


def new_code() -> str:
    """`3f0a-91cc-7be2-d045`."""
    return "-".join(secrets.token_hex(2) for _ in range(GROUPS))


def same_code(code: str, given: str) -> bool:
    """However it is written; how long this takes says nothing about the code.

    >>> same_code("3f0a-91cc-7be2-d045", " 3F0A 91CC 7BE2 D045 ")
    True
    """
    return compare_digest(_digits(code), _digits(given))


def _digits(code: str) -> bytes:
    return re.sub(r"[\s-]", "", code).lower().encode("utf-8", "surrogatepass")
