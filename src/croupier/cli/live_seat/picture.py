"""A view of a table in a few lines of text."""

from collections.abc import Iterable, Iterator
from math import ceil

from rich.console import Group, RenderableType
from rich.text import Text

from croupier.engine.games import PLAYED, game_named
from croupier.engine.history.shown_lines import in_shown_words, without_amount
from croupier.engine.history.writer import line_of
from croupier.engine.money import dollars
from croupier.engine.sentences import (
    DEFAULT_LANGUAGE,
    Amount,
    bracketed,
    colon,
    comma,
    current_language,
    in_words,
    said,
    sentence,
)
from croupier.engine.table.course.frame import whose_word
from croupier.engine.table.state.round import Status
from croupier.engine.table.viewing import View
from croupier.engine.table.viewing.felt import BetSeen, HandSeen
from croupier.engine.table.viewing.moves import Move
from croupier.engine.table.viewing.view import HaltSeen
from croupier.engine.table.vocabulary.words import book_said, fact_in_full, place_said, spot_said
from croupier.floor.protocol.frames import Clock

STATUSES = {
    Status.BETTING: said("join-round-betting"),
    Status.PLAY: said("join-round-play"),
    Status.CONCLUDED: said("join-round-concluded"),
    Status.VOID: said("join-round-void"),
}


def picture(view: View, clocks: Iterable[Clock]) -> RenderableType:
    """`clocks`: those that run at the table."""
    lines = [_head(view), *map(_hand, view.hands), *map(_bet, view.bets), *map(_halt, view.halts)]
    left = [clock.left_s for clock in clocks]
    if left:
        lines.append(sentence(said("join-clock", seconds=ceil(min(left)))))
    if view.purse_cents is not None:
        lines.append(sentence(said("join-purse", purse=dollars(view.purse_cents))))
    return Group(*(Text(line) for line in lines))


def _head(view: View) -> str:
    sign = view.sign
    seats = comma(_seat(box, name) for box, name in sorted(view.seats.items())) or "–"
    book = sentence(book_said(sign.book)) if sign.game in PLAYED else sign.book
    if not view.number:
        return f"── {book} · {sentence(said('join-no-round-yet'))} · {seats}"
    status = sentence(STATUSES[view.status])
    number = sentence(said("join-round", number=view.number))
    return f"── {book} · {number} · {status} · {seats}"


def _seat(box: int, name: str) -> str:
    return sentence(said("join-seat", box=box, player=name))


def _halt(halt: HaltSeen) -> str:
    told = said("round-halted", fact=fact_in_full(halt.fact), awaits=whose_word(halt.awaiting))
    return f"  {sentence(told)}{bracketed((halt.paragraph,))}"


def _hand(hand: HandSeen) -> str:
    faces = " ".join(card.face or "??" for card in hand.cards)
    worth = "" if hand.worth is None else f"  {in_words(hand.worth)}"
    return f"  {colon(sentence(place_said(hand.place)), faces)}{worth}"


def _bet(bet: BetSeen) -> str:
    result = bet.settlement
    paid = "" if result is None else f" → {dollars(result.payout_cents)}{bracketed(result.cites)}"
    laid = f"{dollars(bet.stake_cents)} {sentence(spot_said(bet.spot))}"
    return f"  {colon(bet.player, laid)}{paid}"


def questions(view: View, name: str) -> Iterator[str]:
    """What this person may say now, in the words that are typed."""
    game = game_named(view.sign.game)
    for move in view.moves:
        if isinstance(move, Move):
            words = line_of(game, move.command).removeprefix(f"{name} ")
            most = move.largest_cents
            if current_language() == DEFAULT_LANGUAGE:
                yield f"  › {words}" + ("" if most is None else f"  ≤ {dollars(most)}")
            elif most is None:
                yield f"  › {in_shown_words(game, words)}"
            else:
                least, move_words = Amount(move.smallest_cents), without_amount(words.split())
                told = said("move-range", least=least, most=Amount(most))
                yield f"  › {in_shown_words(game, ' '.join(move_words))}  {sentence(told)}"
