"""What tests find around them, here and in packages that bring a game."""

import os

from hypothesis import settings


def prepare() -> None:
    os.environ["LC_ALL"] = "C.UTF-8"  # what is compared with is English, wherever this runs
    # A busy machine is no fault of the code under test.
    settings.register_profile("croupier", deadline=None)
    settings.register_profile("fast", deadline=None, max_examples=25)  # ./check --fast
    settings.load_profile("croupier")
