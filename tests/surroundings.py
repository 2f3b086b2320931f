"""What tests find around them, here and in packages that bring a game."""

import os

from hypothesis import settings


def prepare() -> None:
    os.environ["LC_ALL"] = "C.UTF-8"  # what is compared with is English, wherever this runs
    # The same examples in every run, however busy the machine; `./check --long` looks for others.
    settings.register_profile("croupier", deadline=None, derandomize=True)
    settings.register_profile("fast", settings.get_profile("croupier"), max_examples=25)
    settings.register_profile("long", deadline=None, max_examples=1000, print_blob=True)
    settings.load_profile("croupier")
