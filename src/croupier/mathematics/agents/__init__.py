"""Agents at the tables: environments for Gymnasium and PettingZoo, which are an extra.

Importing this registers `croupier/Blackjack-v0` and its siblings; `docs/agents.md` has the rest.
"""

from importlib.util import find_spec

NEEDED = ("gymnasium", "pettingzoo")

if not all(map(find_spec, NEEDED)):
    raise ImportError(
        "Agents need gymnasium and pettingzoo, which are not installed; "
        "`./croupier --with gym` or `pip install croupier[gym]` installs them."
    )

from croupier.mathematics.agents.registry import register_all  # noqa: E402 – needs these

register_all()
