"""Settings for all tests, and the command line as tests call it."""

from tests import profiles
from tests.command_line import croupier

__all__ = ["croupier"]

profiles.load()
