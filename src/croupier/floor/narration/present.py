"""What a table is doing this moment, and why: the Dealer's words for everybody who looks at it."""

from croupier.engine.games.names import bet_named
from croupier.engine.history.dialect import hand_said
from croupier.engine.sentences import Message, said
from croupier.engine.sentences.messages import listed
from croupier.engine.table.contract.game import Game
from croupier.engine.table.dealing.awaited import Awaited, awaited
from croupier.engine.table.dealing.numbering import as_people_say
from croupier.engine.table.state.round import AnyRound
from croupier.engine.table.state.table import AnyTable
from croupier.engine.table.viewing.hiding import as_seen
from croupier.engine.table.vocabulary.places import Place
from croupier.engine.table.vocabulary.questions import Kind
from croupier.engine.table.vocabulary.words import odds_said
from croupier.floor.narration.announcements import NO_MORE_BETS, round_opened
from croupier.floor.narration.chronicle import on_the_table, worths
from croupier.floor.narration.second_person import ANYBODY
from croupier.floor.protocol.rows import Row

NOW = "now"


def present(game: Game, table: AnyTable) -> Row | None:
    """None: the round is over or halted, and what was said last says so."""
    round = table.round
    if round.halts:
        return None
    open_questions = awaited(game, table)
    of_players = [each for each in open_questions if each.player is not None]
    seen = as_seen(game, round, ANYBODY)
    if of_players:
        return _asked(game, seen, of_players)
    for each in open_questions:
        if each.kind is Kind.CLOSE:
            opened = round_opened(game, round)
            return Row(NOW, opened.message, on_the_table(round), opened.cites)
        if each.kind is Kind.SPIN:
            return Row(NOW, NO_MORE_BETS, on_the_table(round), each.cites)
        if each.kind in (Kind.CARD, Kind.TURN) and each.place is not None:
            return Row(NOW, _due(game, round, each, each.place), worths(game, seen), each.cites)
    return None


def _due(game: Game, round: AnyRound, due: Awaited, place: Place) -> Message:
    hand = hand_said(as_people_say(game, round, place))
    return (
        said("row-next-card", hand=hand) if due.kind is Kind.CARD else said("row-turns", hand=hand)
    )


def _asked(game: Game, round: AnyRound, asked: list[Awaited]) -> Row:
    first, names = asked[0], list(dict.fromkeys(each.player or "" for each in asked))
    offers = game.offered(round)
    if offers:
        offered = [
            said("row-offer", bet=bet_named(line.bet), odds=odds_said(line.odds)) for line in offers
        ]
        cites = tuple(dict.fromkeys(cite for line in offers for cite in line.cites))
        head = said("row-parts", parts=listed(offered, "clauses"))
        return Row(NOW, head, said("row-until-closed"), cites)
    if len(names) > 1 or first.box is None:
        head = said("row-decide", players=listed(names), number=len(names))
        return Row(NOW, head, worths(game, round), first.cites)
    place = Place("box", first.box, first.hand or 1)
    hand = hand_said(as_people_say(game, round, place))
    head = said("row-decides", player=names[0], hand=hand)
    return Row(NOW, head, worths(game, round, place), first.cites)
