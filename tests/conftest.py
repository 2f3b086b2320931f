"""Settings for all tests, and the command line as tests call it."""

from tests import surroundings
from tests.command_line import croupier

__all__ = ["croupier"]

surroundings.prepare()
