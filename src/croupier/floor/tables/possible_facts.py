"""What one person may report at a live table: by the book, and by who deals there."""

from msgspec.structs import replace

from croupier.engine.table.contract.game import Game
from croupier.engine.table.viewing import Viewer
from croupier.engine.table.viewing.facts_in_view import Facts, FactThatDoesNot, facts
from croupier.engine.table.vocabulary.commands import ReportFact
from croupier.engine.table.vocabulary.facts import Fact
from croupier.engine.table.vocabulary.people import Person
from croupier.engine.table.vocabulary.refusals import Refused
from croupier.floor.tables.deciding import not_for_them
from croupier.floor.tables.state import LiveTable


def may_not_report(game: Game, live: LiveTable, by: Person | Refused, fact: Fact) -> Refused | None:
    """`by`: whoever asks, or why they give no command at all."""
    return by if isinstance(by, Refused) else not_for_them(game, live, ReportFact(by, fact))


def facts_for(game: Game, live: LiveTable, by: Person | Refused, viewer: Viewer) -> Facts:
    found = facts(game, live.table.round, viewer)
    tried = [(each, may_not_report(game, live, by, each.fact)) for each in found.fit]
    allowed = tuple(each for each, refused in tried if refused is None)
    names = {each.fact.name for each in allowed}
    closed = {
        each.fact.name: FactThatDoesNot(each.fact.name, replace(refused, cites=(each.paragraph,)))
        for each, refused in tried
        if refused is not None and each.fact.name not in names
    }
    return Facts(allowed, (*closed.values(), *found.unfit))
