"""Settings for all tests."""

from hypothesis import settings

# A busy machine is no fault of the code under test.
settings.register_profile("croupier", deadline=None)
settings.load_profile("croupier")
