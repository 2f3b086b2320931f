"""How often Hypothesis tries, here and in the tests of packages that bring a game."""

from hypothesis import settings


def load() -> None:
    # A busy machine is no fault of the code under test.
    settings.register_profile("croupier", deadline=None)
    settings.register_profile("fast", deadline=None, max_examples=25)  # ./check --fast
    settings.load_profile("croupier")
