"""Between two rounds: the next one is opened, the shoe goes on or is replaced, people come and go
(Baccarat 3.3, 5.5, 5.7, 5.10.2)."""

from croupier.engine.rulebook import editions
from croupier.engine.sentences import said
from croupier.engine.table.betting.betting import amount_refused
from croupier.engine.table.contract.editions import no_such_edition
from croupier.engine.table.contract.game import Game
from croupier.engine.table.course.authority import rank_too_low
from croupier.engine.table.course.earlier_rounds import reaching_back
from croupier.engine.table.state import table_events as e
from croupier.engine.table.state.round import UNFINISHED, AnyRound, Status
from croupier.engine.table.state.table import AnyTable, Record
from croupier.engine.table.vocabulary import table_commands as c
from croupier.engine.table.vocabulary.commands import Command
from croupier.engine.table.vocabulary.events import Event
from croupier.engine.table.vocabulary.facts import (
    CardsInExcess,
    CardsMissing,
    ForeignCard,
    NotShuffled,
    ShoeEmpty,
)
from croupier.engine.table.vocabulary.people import Rank
from croupier.engine.table.vocabulary.places import HELD_OVER
from croupier.engine.table.vocabulary.refusals import Reason, Refused, first_refusal
from croupier.engine.table.vocabulary.words import any_of, book_said

UNFIT_CARDS = (CardsInExcess, CardsMissing, ForeignCard, NotShuffled, ShoeEmpty)

Decided = tuple[Event, ...] | Refused


def open_already(game: Game, table: AnyTable, command: c.OpenTable, record: Record) -> Decided:
    return Refused(Reason.NOT_NOW, said("table-open"))


def open_round(game: Game, table: AnyTable, command: c.OpenRound, record: Record) -> Decided:
    """Then the round before it stands (Blackjack 5.6)."""
    refused = first_refusal(
        rank_too_low(command, Rank.DEALER, game.PARAGRAPHS.dealer), _not_finished(game, table)
    )
    if refused is not None:
        return refused
    doubt = reaching_back(game, table.round)
    return (
        *(() if doubt is None else (e.EarlierRoundsInDoubt(doubt),)),
        *shoe_for_the_next(game, table),
        e.RoundOpened(table.number + 1, table.settings.edition),
    )


def _not_finished(game: Game, table: AnyTable) -> Refused | None:
    if table.round.status not in UNFINISHED and not table.round.halts:
        return None
    return Refused(Reason.NOT_NOW, said("round-not-finished"), (game.PARAGRAPHS.place_your_bets,))


# the shoe


def shoe_for_the_next(game: Game, table: AnyTable) -> tuple[e.ShoeStarted | e.CardsHeldOver, ...]:
    """What becomes of the shoe when the next round opens; nothing: it goes on."""
    round, decks = table.round, table.settings.decks
    if not table.number and decks == round.shoe.decks:
        return ()
    if game.FRESH_CARDS_EACH_ROUND or ends_the_shoe(round) or decks != round.shoe.decks:
        return (e.ShoeStarted(decks),)
    held = round.at(HELD_OVER)
    left = round.shoe.held_over
    seen = any(held) or (bool(left) and round.shoe.held_over_seen)
    if not held and seen == round.shoe.held_over_seen:
        return ()
    return (e.CardsHeldOver((*held, *left), seen),)


def ends_the_shoe(round: AnyRound) -> bool:
    """The cut card came out, new cards were ordered, or these are unfit: this was its last (Andar
    Bahar 5.11.2)."""
    unfit = round.status is Status.VOID and any(isinstance(f, UNFIT_CARDS) for f in round.facts)
    return round.shoe.cut_card_out or round.new_cards_wanted or unfit


def mark_cut_card(game: Game, table: AnyTable, command: c.MarkCutCard, record: Record) -> Decided:
    """The House's mark in the shoe: the round in which it comes out is finished first."""
    refused = rank_too_low(command, Rank.DEALER, game.PARAGRAPHS.dealer)
    return (e.CutCardCameOut(),) if refused is None else refused


def change_settings(
    game: Game, table: AnyTable, command: c.ChangeSettings, record: Record
) -> Decided:
    settings = command.settings
    refused = first_refusal(
        rank_too_low(command, Rank.PIT_SUPERVISOR, game.PARAGRAPHS.limits_displayed),
        None
        if settings.game == game.NAME
        else Refused(
            Reason.UNKNOWN, said("other-game", book=book_said(game.BOOK), game=settings.game)
        ),
        None
        if settings.edition in editions(game.BOOK)
        else Refused(Reason.UNKNOWN, no_such_edition(game.BOOK, settings.edition)),
        _not_finished(game, table),
    )
    if refused is not None:
        return refused
    left = tuple(e.SeatLeft(box) for box in table.seats if box not in settings.boxes)
    return (*left, e.SettingsChanged(settings))


# seats and chips


def take_seat(game: Game, table: AnyTable, command: c.TakeSeat, record: Record) -> Decided:
    box, name, boxes = command.box, command.player, table.settings.boxes
    refused = for_somebody_else(game, command, name)
    if refused is not None:
        return refused
    if box not in boxes:
        message = (
            said("no-such-seat", player=name, box=box, boxes=any_of(boxes))
            if boxes
            else said("no-seats-here", player=name, box=box)
        )
        return Refused(Reason.UNKNOWN, message, (game.PARAGRAPHS.boxes or game.PARAGRAPHS.layout,))
    sitting = table.seats.get(box)
    if sitting == name:
        return Refused(Reason.NOT_NOW, said("sits-there-already", player=name, box=box))
    if sitting is not None:
        return Refused(Reason.NOT_NOW, said("seat-taken", player=name, box=box, sitting=sitting))
    return (e.SeatTaken(box, name),)


def leave_seat(game: Game, table: AnyTable, command: c.LeaveSeat, record: Record) -> Decided:
    refused = for_somebody_else(game, command, command.player)
    if refused is not None:
        return refused
    if table.seats.get(command.box) != command.player:
        return Refused(
            Reason.NOT_NOW, said("sits-elsewhere", player=command.player, box=command.box)
        )
    return (e.SeatLeft(command.box),)


def for_somebody_else(game: Game, command: Command, player: str) -> Refused | None:
    if command.by.rank is not Rank.PLAYER or command.by.name == player:
        return None
    message = said("may-not-do-for", name=command.by.name, player=player)
    return Refused(Reason.NOT_YOURS, message, (game.PARAGRAPHS.bets_by_staff,))


def buy_chips(game: Game, table: AnyTable, command: c.BuyChips, record: Record) -> Decided:
    refused = first_refusal(
        for_somebody_else(game, command, command.player),
        None
        if table.round.purses is not None
        else Refused(Reason.UNKNOWN, said("no-purses-counted")),
        amount_refused(table.round, command.cents, said("an-amount-of-chips")),
        None
        if table.round.status is not Status.PLAY
        else Refused(Reason.NOT_NOW, said("chips-bought-before-the-close")),
    )
    return (e.ChipsBought(command.player, command.cents),) if refused is None else refused


def cash_out(game: Game, table: AnyTable, command: c.CashOut, record: Record) -> Decided:
    refused = for_somebody_else(game, command, command.player)
    if refused is not None:
        return refused
    cents = table.round.purse(command.player)
    if cents is None:
        return Refused(Reason.UNKNOWN, said("no-purse-of", player=command.player))
    if table.round.status in UNFINISHED and not _only_looks_on(table.round, command.player):
        return Refused(Reason.NOT_NOW, said("chips-taken-between-rounds"))
    return (e.ChipsCashedOut(command.player, cents),)


def _only_looks_on(round: AnyRound, player: str) -> bool:
    """Bets are open and none is theirs: a round that nobody bets on never ends."""
    return round.status is Status.BETTING and not round.halts and not round.open_wagers(player)
