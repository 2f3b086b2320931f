"""Agents at the tables: environments for Gymnasium and PettingZoo, which are an extra.

Importing this registers `croupier/Blackjack-v0` and its siblings; `several` seats several agents
at one table. `docs/guides/agents.md` has the rest.
"""

from importlib.util import find_spec

NEEDED = ("gymnasium", "pettingzoo")

if not all(map(find_spec, NEEDED)):
    raise ImportError(
        "Agents need gymnasium and pettingzoo, which are not installed; "
        "`./croupier --with gym` or `pip install croupier[gym]` installs them."
    )

from croupier.mathematics.agents.encodings import encoding_of  # noqa: E402 – needs these
from croupier.mathematics.agents.multi_agent import env as several  # noqa: E402
from croupier.mathematics.agents.registry import register_all  # noqa: E402

__all__ = ["actions", "several"]


def actions(game: str) -> tuple[str, ...]:
    """The names of a game's actions, in the order of their numbers."""
    return encoding_of(game).actions


register_all()
