"""Settings for all tests, and the command line as tests call it."""

from hypothesis import settings

from tests.command_line import croupier

__all__ = ["croupier"]

# A busy machine is no fault of the code under test.
settings.register_profile("croupier", deadline=None)
settings.register_profile("fast", deadline=None, max_examples=25)  # ./check --fast
settings.load_profile("croupier")
