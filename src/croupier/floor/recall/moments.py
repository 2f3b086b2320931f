"""Moments as people write them: a day, or a day and a time of day."""

from datetime import datetime, time, timedelta


def moment(text: str, *, end: bool = False) -> int | None:
    """In milliseconds; a day is its beginning or, where something ends, its end. Where no zone is
    named it is this machine's. None: it is not a moment.

    >>> moment("2026-11-16T20:15:00+08:00")
    1794831300000
    >>> moment("soon") is None
    True
    """
    try:
        at = datetime.fromisoformat(text.strip())
        if end and len(text.strip()) <= len("2026-11-16"):
            at = datetime.combine(at, time()) + timedelta(days=1, milliseconds=-1)
        return int(at.timestamp() * 1000)
    except (ValueError, OverflowError, OSError):
        return None


def moment_told(at_ms: int) -> str:
    """In the zone of this machine."""
    return datetime.fromtimestamp(at_ms / 1000).astimezone().strftime("%Y-%m-%d %H:%M:%S")
