"""A played round as a person reads it: the cards, the rulings, each bet, who gets what."""

from collections.abc import Iterable, Iterator

import msgspec
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from croupier.engine.games.names import bet_named, game_said
from croupier.engine.history.accounts.grid import Grid, bold
from croupier.engine.history.accounts.rulings import Account, accounts
from croupier.engine.history.accounts.rulings_told import account_said, person_named, ruling_said
from croupier.engine.history.accounts.totals import Totals, totals, totals_grid
from croupier.engine.history.dialect import Dialect, dialect_of
from croupier.engine.history.errors import named
from croupier.engine.history.lines import FACE_DOWN
from croupier.engine.history.played_rounds import Played
from croupier.engine.money import dollars
from croupier.engine.sentences import Amount, Message, in_words, said, sentence, short
from croupier.engine.table.contract.game import Game
from croupier.engine.table.dealing.numbering import as_people_say
from croupier.engine.table.state.round import Round
from croupier.engine.table.vocabulary.places import DISCARDED, HELD_OVER, Place
from croupier.engine.table.vocabulary.settings import TableKind
from croupier.engine.table.vocabulary.wagers import Result, Wager
from croupier.engine.table.vocabulary.words import called, odds_said, place_said, placed_said

RESULTS = {
    Result.WIN: said("result-win"),
    Result.LOSE: said("result-lose"),
    Result.PUSH: said("result-push"),
    Result.RETURNED: said("result-returned"),
}
KINDS = {
    TableKind.ELECTRONIC: said("table-electronic"),
    TableKind.RECORDED: said("table-recorded"),
}
BELOW = "  "  # what belongs to the line above


class Section(msgspec.Struct, frozen=True):
    title: str
    inside: tuple[Grid | Text, ...]
    outcome: str = ""  # what follows from it, in a sentence


def page(played: Played) -> Group:
    """For a terminal."""
    headings = (bold(source_of(played)),) if played.file else ()
    parts: list[RenderableType] = [*headings, bold(table_of(played))]
    for section in sections(played):
        parts += [Text(""), drawn(section)]
    return Group(*parts, Text(""))


def sections(played: Played) -> tuple[Section, ...]:
    """What a page about the round shows, however it is drawn."""
    round, dialect = played.round, dialect_of(played.game)
    found = [Section(sentence(dialect.lies), (_cards(played),), sentence(dialect.told(round)))]
    if round.rulings:
        told = tuple(line for each in accounts(played.game, round) for line in _ruling(each))
        found.append(Section(sentence(said("page-rulings")), told))
    bets = sentence(said("page-bets"))
    placed = _by_hand(dialect, [as_people_say(played.game, round, wager) for wager in round.placed])
    if not placed:
        return (*found, Section(bets, (Text(sentence(said("page-nobody-bet"))),)))
    return (
        *found,
        Section(bets, (_bets(played.game, placed),)),
        Section(sentence(said("page-totals")), (totals_grid(totals(round.placed)),)),
    )


def _by_hand(dialect: Dialect, placed: list[Wager]) -> list[Wager]:
    """In the order of placing; a player's bets on the hands of a box in the order of the hands."""
    on_hands: dict[tuple[str, int | None], list[int]] = {}
    for index, wager in enumerate(placed):
        if wager.spot.bet in dialect.on_hands:
            on_hands.setdefault((wager.player, wager.spot.box), []).append(index)
    ordered = list(placed)
    for indices in on_hands.values():
        by_hand = sorted((placed[index] for index in indices), key=lambda wager: wager.hand or 1)
        for index, wager in zip(indices, by_hand, strict=True):
            ordered[index] = wager
    return ordered


def source_of(played: Played) -> str:
    """The file, and which of its rounds this is."""
    file = named(played.file)
    if not played.number:
        return sentence(file)
    return sentence(said("page-round-of-file", file=file, number=str(played.number)))


def table_of(played: Played) -> str:
    table = sentence(_table_said(played))
    settings = played.round.settings
    if settings.edition == played.game.EDITIONS.current.date:
        return table
    return sentence(said("table-by-another-edition", table=table, edition=settings.edition))


def _table_said(played: Played) -> Message:
    game, settings = game_said(played.game), played.round.settings
    kind, layout, decks = KINDS[settings.kind], settings.layout, settings.decks
    if not decks:
        return said("page-table", game=game, kind=kind, layout=layout)
    return said("page-table-with-decks", game=game, kind=kind, layout=layout, decks=decks)


def drawn(section: Section) -> Group:
    indented = Padding(Group(*section.inside), (0, 0, 0, 2), expand=False)
    outcome = (bold(section.outcome),) if section.outcome else ()
    return Group(Text(section.title, style="underline"), indented, *outcome)


def grand_total(rounds: int, by_player: Totals) -> Section:
    title = sentence(said("page-grand-total", rounds=f"{rounds:,}"))
    return Section(title, (totals_grid(by_player, house=True),))


def _cards(played: Played) -> Grid:
    grid = Grid(3)
    for hand in dialect_of(played.game).hands(played.round):
        grid.add(hand.name, " ".join(hand.cards) or "–", hand.worth)
    for place in (DISCARDED, HELD_OVER):
        lying = _lying(played.round, place)
        if lying:
            grid.add(sentence(place_said(place)), lying, "")
    return grid


def _lying(round: Round[object], place: Place) -> str:
    lying = (drawn for drawn in round.cards if drawn.place.area == place.area)
    return " ".join(drawn.card or FACE_DOWN for drawn in lying)


def _ruling(account: Account) -> Iterator[Text]:
    """What was ruled, and the account of it below."""
    yield Text.assemble((short(account.cites), "bold"), sentence(ruling_said(account)))
    for message in account_said(account):
        yield Text(f"{BELOW}{sentence(message)}")


def result_told(game: Game, wager: Wager) -> str:
    """What became of a bet, in a word or two."""
    assert wager.settlement is not None, "a finished round leaves no bet open"
    return dialect_of(game).result_told(wager) or sentence(RESULTS[wager.settlement.result])


def _bets(game: Game, wagers: Iterable[Wager]) -> Grid:
    above = (
        *(said("page-stake"), said("page-bet"), said("page-result")),
        *(said("page-back"), said("page-by")),
    )
    grid = Grid(6, figures=(1, 4), headings=("", *map(sentence, above)))
    for wager in wagers:
        settlement = wager.settlement
        assert settlement is not None, "a finished round leaves no bet open"
        grid.add(
            in_words(person_named(wager.player)),
            dollars(wager.stake_cents),
            _bet_words(game, wager),
            result_told(game, wager),
            dollars(settlement.payout_cents),
            Text(short(settlement.cites), style="dim"),
        )
    return grid


def _bet_words(game: Game, wager: Wager) -> str:
    spot = wager.spot
    words: list[Message] = []
    if spot.box is not None:
        words.append(place_said(Place("box", spot.box, wager.hand)))
    if wager.odds is not None:
        words.append(said("page-at-odds", odds=odds_said(wager.odds)))
    if wager.action_cents != wager.stake_cents:
        words.append(said("page-in-action", amount=Amount(wager.action_cents)))
    if wager.turned_away_cents:
        words.append(_turned_away(game, wager))
    bet = placed_said(bet_named(called(spot)), spot)
    return " ".join(map(sentence, (bet, *words))).replace(" （", "（")


def _turned_away(game: Game, wager: Wager) -> Message:
    return said(
        "page-turned-away",
        stake=Amount(wager.stake_cents),
        offered=Amount(wager.stake_cents + wager.turned_away_cents),
        away=Amount(wager.turned_away_cents),
        paragraph=short((game.PARAGRAPHS.over_maximum,)),
    )
