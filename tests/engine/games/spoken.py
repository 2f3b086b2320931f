"""A table of any game run by the lines people say, for scenarios with trouble."""

from typing import Any

from croupier import Refused, open_table
from croupier.engine.front.open_table import Desk
from croupier.engine.sentences import sentence
from croupier.engine.table.dealing.numbering import as_people_say
from croupier.engine.table.vocabulary.events import AwaitingChoices


def recorded(game: str, script: str, seats: dict[int, str] | None = None, **head: Any) -> Desk:
    desk = open_table(game, table="recorded", seats=seats or {}, **head)
    return said(desk, script)


def said(desk: Desk, script: str) -> Desk:
    for line in filter(None, (line.strip() for line in script.splitlines())):
        answer = desk.say(line)
        assert not isinstance(answer, Refused), f"{line}: {answer}"
    return desk


def refused(desk: Desk, line: str) -> Refused:
    answer = desk.say(line)
    assert isinstance(answer, Refused), f"{line}: not refused"
    return answer


def at(desk: Desk, place: str) -> str:
    """The cards of a place as it is called."""
    lying = ((d, as_people_say(desk.game, desk.round, d.place)) for d in desk.round.cards)
    return " ".join(str(drawn.card or "??") for drawn, called in lying if str(called) == place)


def asked(desk: Desk) -> list[tuple[str, int | None]]:
    """Player and box of every choice that is awaited, whichever fact it is about."""
    return [
        (choice.player, choice.box)
        for halt in desk.round.halts
        if isinstance(halt.awaiting, AwaitingChoices)
        for choice in halt.awaiting.asked
    ]


def paid(desk: Desk) -> dict[str, int]:
    """Dollars handed back by bet; an open one is left out."""
    return {
        f"{wager.player} {wager.spot}": wager.settlement.payout_cents // 100
        for wager in desk.round.wagers
        if wager.settlement is not None
    }


def ruled(desk: Desk) -> list[tuple[str, tuple[str, ...]]]:
    return [(sentence(ruling.effect), ruling.cites) for ruling in desk.round.rulings]
