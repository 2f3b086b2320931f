"""A played round as `settle --json` gives it."""

from collections.abc import Iterator
from typing import Any

from croupier.engine.history.dialect import Dialect, dialect_of
from croupier.engine.history.errors import HistoryError
from croupier.engine.history.lines import FACE_DOWN
from croupier.engine.history.played_rounds import Played
from croupier.engine.history.verbs import NO_REASON
from croupier.engine.sentences import sentence
from croupier.engine.table.contract.game import Game
from croupier.engine.table.dealing.numbering import as_people_say
from croupier.engine.table.state.round import Round
from croupier.engine.table.vocabulary.places import HELD_OVER
from croupier.engine.table.vocabulary.wagers import Wager

COLUMNS = (
    *("file", "round", "game", "table", "layout", "outcome"),
    *("player", "box", "bet", "on", "hand", "stage"),
    *("stake_cents", "action_cents", "turned_away_cents"),
    *("result", "payout_cents", "net_cents", "cites"),
)  # of `settle --csv`
THE_BOOK = "the book"  # it left nobody a choice


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
        "rulings": [
            {
                "cites": list(ruled.cites),
                "effect": sentence(ruled.effect),
                "by": ruled.by or THE_BOOK,
                "reason": "" if ruled.reason == NO_REASON else ruled.reason,
            }
            for ruled in round.rulings
        ],
        "wagers": [
            _wager(as_people_say(played.game, round, wager), dialect) for wager in round.placed
        ],
        **dialect.figures(round),
    }


def _cards(game: Game, round: Round[Any]) -> dict[str, list[str]]:
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
