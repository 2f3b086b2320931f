"""Whether a person sits at a screen on which a browser can open."""

import os
import sys


def has_a_screen() -> bool:
    """False for programs that run this and read what it prints."""
    window = "DISPLAY" in os.environ or "WAYLAND_DISPLAY" in os.environ
    return sys.stdout.isatty() and (window or sys.platform in ("darwin", "win32"))
