"""A played round as `settle --json` gives it."""

from collections.abc import Iterator
from typing import Any

from croupier.engine.history.accounts.rulings import Account, Bet, CardMoved, accounts
from croupier.engine.history.dialect import Dialect, dialect_of
from croupier.engine.history.errors import HistoryError
from croupier.engine.history.lines import FACE_DOWN
from croupier.engine.history.played_rounds import Played
from croupier.engine.sentences import sentence
from croupier.engine.table.contract.game import Game
from croupier.engine.table.dealing.numbering import as_people_say
from croupier.engine.table.state.round import AnyRound, Choice
from croupier.engine.table.vocabulary.places import HELD_OVER, Place
from croupier.engine.table.vocabulary.wagers import Wager

COLUMNS = (
    *("file", "round", "game", "table", "layout", "outcome"),
    *("player", "box", "bet", "on", "hand", "stage"),
    *("stake_cents", "action_cents", "turned_away_cents"),
    *("result", "payout_cents", "net_cents", "cites"),
)  # of `settle --csv`
THE_BOOK = "the book"  # it left nobody a choice
THE_TABLE = "the table"  # it noticed a fact by itself


def account(played: Played) -> dict[str, Any]:
    r"""One round as `settle --json` has it.

    >>> head = b'format = "croupier-round/1"\ngame = "roulette"\n'
    >>> actions = b'actions = "ann bets 10 red\\ndealer closes\\nspin 3"'
    >>> file = play_file(head + actions, "red.toml")
    >>> account(file.rounds[0])["outcome"]
    '3'
    """
    round, dialect = played.round, dialect_of(played.game)
    return {
        "game": played.game.NAME,
        "edition": round.settings.edition,
        "file": played.file,
        "round": played.number,
        "table": round.settings.kind.value,
        "layout": round.settings.layout,
        "outcome": played.game.outcome(round),
        "cards_dealt": len(round.in_place),
        "cards": _cards(played.game, round),
        "held": [drawn.card or FACE_DOWN for drawn in round.cards if drawn.place == HELD_OVER],
        "rulings": [ruling_told(each) for each in accounts(played.game, round)],
        "wagers": [
            _wager(as_people_say(played.game, round, wager), dialect) for wager in round.placed
        ],
        **dialect.figures(round),
    }


def ruling_told(account: Account) -> dict[str, Any]:
    """One ruling; `card`, `from` and `to` are those of the first card of `cards`."""
    first = account.cards[0] if account.cards else None
    by = account.reported_by
    noticed = account.fact is not None and not account.later
    return {
        "cites": list(account.cites),
        "effect": sentence(account.effect),
        "by": account.by or THE_BOOK,
        "reason": account.reason,
        "fact": None if account.fact is None else account.fact.name,
        "words": account.words,
        "reported_by": by.name if by else THE_TABLE if noticed else None,
        "details": {key: _plain(value) for key, value in account.details.items()},
        "card": None if first is None else first.card or FACE_DOWN,
        "from": None if first is None else str(first.lay),
        "to": None if first is None else str(first.lies),
        "cards": [_moved(card) for card in account.cards],
        "asked": [_asked(choice) for choice in account.asked],
        "bets": [_bet(bet) for bet in account.bets],
    }


def _plain(value: Any) -> Any:
    return str(value) if isinstance(value, Place) else value


def _moved(card: CardMoved) -> dict[str, Any]:
    lay, lies = str(card.lay), str(card.lies)
    return {"number": card.number, "card": card.card or FACE_DOWN, "from": lay, "to": lies}


def _asked(choice: Choice) -> dict[str, Any]:
    chosen = {True: "stays", False: "takes-back", None: None}[choice.stays]
    where = {"box": choice.box, "hand": choice.hand}
    return {"player": choice.player, **where, "choice": chosen}


def _bet(bet: Bet) -> dict[str, Any]:
    wager = bet.wager
    spot = {"box": wager.spot.box, "bet": wager.spot.bet, "on": wager.spot.on, "hand": wager.hand}
    came_to = {"became": bet.became.value, "payout_cents": bet.payout_cents}
    return {"player": wager.player, **spot, "stake_cents": wager.stake_cents, **came_to}


def _cards(game: Game, round: AnyRound) -> dict[str, list[str]]:
    """By place, each in the order they came; held over cards have a key of their own."""
    lying: dict[str, list[str]] = {}
    for drawn in round.cards:
        if drawn.place != HELD_OVER:
            place = as_people_say(game, round, drawn.place)
            lying.setdefault(str(place), []).append(drawn.card or FACE_DOWN)
    return lying


def _wager(wager: Wager, dialect: Dialect) -> dict[str, Any]:
    settlement = wager.settlement
    assert settlement is not None, "a finished round leaves no bet open"
    return {
        "player": wager.player,
        "box": wager.spot.box,
        "bet": wager.spot.bet,
        "on": wager.spot.on,
        "hand": wager.hand or 1 if wager.spot.bet in dialect.on_hands else None,
        "stage": wager.stage,
        "stake_cents": wager.stake_cents,
        "action_cents": wager.action_cents,
        "turned_away_cents": wager.turned_away_cents,
        "result": settlement.result,
        "payout_cents": settlement.payout_cents,
        "net_cents": settlement.payout_cents - wager.stake_cents,
        "cites": list(settlement.cites),
    }


def rows(played: Played) -> Iterator[dict[str, Any]]:
    """One for each wager, as `settle --csv` gives them: the figures above, one beside the other."""
    told = account(played)
    shared = {key: told[key] for key in ("file", "round", "game", "table", "layout", "outcome")}
    for wager in told["wagers"]:
        yield {**shared, **wager, "cites": "; ".join(wager["cites"])}


def complaint(problem: HistoryError) -> dict[str, Any]:
    return {
        "file": problem.file,
        "line": problem.line,
        "action": problem.action,
        "reason": problem.sentence,
        "cites": list(problem.cites),
    }
