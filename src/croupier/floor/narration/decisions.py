"""What another player has just decided, in a sentence; everyone speaks for their own box."""

import re

from msgspec.structs import replace

from croupier.engine.history.dialect import dialect_of
from croupier.engine.history.writer import line_of
from croupier.engine.sentences import Message, said
from croupier.engine.table.contract.game import Game
from croupier.engine.table.dealing.numbering import as_people_say
from croupier.engine.table.state.round import AnyRound
from croupier.engine.table.vocabulary.commands import Command
from croupier.floor.narration.announcements import Announcement, Kind
from croupier.floor.narration.chronicle import asked, hand, place_of

_OWN_BOX = re.compile(r" box \d+| hand 1$")


def decision_said(game: Game, command: Command) -> Message:
    """What the game has no sentence for is said as a history file says it."""
    player = command.by.name
    words = _OWN_BOX.sub("", line_of(game, command)).removeprefix(f"{player} ")
    return dialect_of(game).decided(command) or said("told-says", player=player, words=words)


def decision(game: Game, before: AnyRound, after: AnyRound, command: Command) -> Announcement:
    """With the paragraphs of what was asked; it stands beside the cards that it is about."""
    message = decision_said(game, as_people_say(game, before, command))
    cites, place = asked(game, before, command), place_of(command)
    spoken = Announcement(Kind.SAID, message, cites)
    if place is None or not after.at(place) or None in after.at(place):
        return spoken
    return replace(spoken, rows=(replace(hand(game, after, place, cites), more=message),))
