"""Sentences about a player, said to that player: `You have 1000, not 5000.`"""

import re

from croupier.engine.sentences import Listed, Message, Value, in_words, said
from croupier.engine.table.viewing.viewers import Role, Viewer

ANYBODY = Viewer(Role.WATCHER, "")  # nobody is called `you`, and no hidden card is named
YOU = "you"  # a player of this name is the one who listens, in every sentence of the floor
AGREES = {"has": "have", "is": "are", "was": "were", "decides": "decide", "looks": "look"}
_WHOSE = re.compile(rf"\b{YOU}['’]s\b")
_DOES = re.compile(rf"\b{YOU} ({'|'.join(AGREES)})\b")


def addressed(message: Message | str, you: str) -> str:
    """The catalogue has one sentence for whoever it is about; English verbs then agree with you."""
    told = in_words(message if isinstance(message, str) else _with_you(message, you))
    told = _DOES.sub(lambda found: f"{YOU} {AGREES[found[1]]}", _WHOSE.sub("your", told))
    return told[:1].upper() + told[1:]


def _with_you(message: Message, you: str) -> Message:
    return Message(
        message.key, {name: _named(value, you) for name, value in message.values.items()}
    )


def _named(value: Value, you: str) -> Value:
    match value:
        case Message():
            return _with_you(value, you)
        case Listed(values, joined):
            return Listed(tuple(_named(one, you) for one in values), joined)
        case _:
            return said("you-there") if value == you else value
