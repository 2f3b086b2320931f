"""A session as the sections of a report, and as JSON."""

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import msgspec
import numpy as np

from croupier.engine.money import MINUS, dollars, net_dollars
from croupier.engine.sentences import DEFAULT_LANGUAGE, current_language, phrase, said, sentence
from croupier.engine.sentences.numbers import number, per_cent
from croupier.mathematics.bankroll.measures import Measures
from croupier.mathematics.bankroll.session import QUANTILES, Session
from croupier.mathematics.bankroll.target import Reaching
from croupier.mathematics.sections.sections import Columns, Section, Table

BARS = 20
ROWS_ON_THE_WAY = 12  # at most
PROGRESSIONS = {
    "flat": said("purse-flat"),
    "martingale": said("purse-martingale"),
    "paroli": said("purse-paroli"),
    "1-3-2-6": said("purse-1-3-2-6"),
    "labouchere": said("purse-labouchere"),
    "oscar": said("purse-oscar"),
    "dalembert": said("purse-dalembert"),
    "fibonacci": said("purse-fibonacci"),
}


class Told(msgspec.Struct, frozen=True, kw_only=True):
    """All that is told of one way to play."""

    game: str
    bet: str
    on: str | None
    shoe: str | None = None  # of every round; None: a fresh one
    insured: bool = False  # Baccarat, in the cells that favour the player
    session: Session
    doubling: Reaching | None  # at one stake, until double or ruin; None: on a ladder, or too long
    measures: Measures
    flat: Session | None = None  # the same at one stake, where a ladder is climbed


def sections(told: Told) -> tuple[Section, ...]:
    found: list[Section] = [_end(told), _fan(told), _histogram(told.session), _bet(told)]
    if told.measures.kelly:
        found.append(_kelly(told.measures))
    return tuple(found)


def _end(told: Told) -> Table:
    columns = [told.session] if told.flat is None else [told.session, told.flat]
    names = [progression_named(each.name) for each in columns]
    rows = [
        (phrase("session-mean"), *[_money(each.mean_cents) for each in columns]),
        (phrase("session-staked"), *[_money(each.staked_cents, "") for each in columns]),
        (phrase("session-lost"), *[_share(each.lost_of_staked) for each in columns]),
        (phrase("session-spread"), *[_money(each.spread_cents, "") for each in columns]),
        (phrase("session-five"), *[_purse(each.at_most(0.05)) for each in columns]),
        (phrase("session-half"), *[_purse(each.at_most(0.5)) for each in columns]),
        (phrase("session-ninety-five"), *[_purse(each.at_most(0.95)) for each in columns]),
        (phrase("session-ahead"), *[_share(each.ahead) for each in columns]),
        (phrase("session-ruined"), *[_share(each.ruined) for each in columns]),
    ]
    if told.session.plan.target_cents is not None:
        rows.append((phrase("session-target"), *[_share(each.reached) for each in columns]))
    if told.doubling is not None:
        rows.append((phrase("session-doubled"), _share(told.doubling.chance)))
        rows.append((phrase("session-rounds-until"), number(told.doubling.rounds, ",.0f")))
    elif told.flat is None:
        rows.append((phrase("session-doubled"), "–"))  # too many purses for that
    return Table(
        title=phrase("session-end"),
        headings=("", *names),
        rows=tuple(rows),
        note=_note(told),
    )


def _note(told: Told) -> str:
    if told.flat is None:
        return ""
    mine, edge = told.session, _share(-told.measures.ev)
    lost, staked = _money(-mine.mean_cents, ""), _money(mine.staked_cents, "")
    if mine.plan.bet.short and not mine.dealt:
        return phrase("session-short", edge=edge, lost=lost, staked=staked)
    if not mine.dealt:
        return phrase("session-unchanged", edge=edge, lost=lost, staked=staked)
    sure = dollars(round(-told.measures.ev * mine.staked_cents))
    return phrase(
        "session-dealt",
        edge=edge,
        staked=staked,
        sure=sure,
        sessions=f"{mine.dealt:,}",
        seed=str(mine.seed),
        precision=_precision(mine),
    )


def _precision(session: Session) -> str:
    error = session.error_cents
    if error is None:
        return phrase("session-too-few")
    return phrase("session-error", error=dollars(round(error)))


def progression_named(name: str) -> str:
    """One of the house by its name; a player's own as it is called."""
    found = PROGRESSIONS.get(name)
    return name if found is None or current_language() == DEFAULT_LANGUAGE else sentence(found)


def _fan(told: Told) -> Table:
    moments = told.session.moments
    every = -(-len(moments) // ROWS_ON_THE_WAY)
    chosen = [*moments[:-1:every], moments[-1]]
    shares = [phrase("session-at-most", share=f"{100 * share:.0f}") for share in QUANTILES]
    return Table(
        title=phrase("session-goes-on"),
        headings=(phrase("session-rounds"), *shares, phrase("session-out")),
        rows=tuple(
            (f"{at.rounds:,}", *[_purse(cents) for cents in at.quantiles], _share(at.ruined))
            for at in chosen
        ),
    )


def _histogram(session: Session) -> Columns:
    first, width, shares = bars(session)
    return Columns(
        title=phrase("session-purses"),
        labels=tuple(
            phrase("session-from", purse=_purse(first + bar * width)) for bar in range(len(shares))
        ),
        values=tuple(100 * each for each in shares),
        across=phrase("session-purse"),
        unit=phrase("session-of-sessions"),
        note=phrase("session-beyond"),
    )


def bars(session: Session) -> tuple[int, int, list[float]]:
    """All purses in as many bars as can be told apart: the first in cents, their width, shares."""
    cents = np.array(list(session.purses))
    chances = np.array(list(session.purses.values()))
    low, high = session.at_most(0.001), max(session.at_most(0.999), session.at_most(0.001) + 1)
    width = max(_round_up((high - low) // BARS), 100)
    first = low // width * width
    number = int((high - first) // width) + 1
    counted = np.bincount(np.clip((cents - first) // width, 0, number - 1), chances, number)
    return int(first), width, counted.tolist()


def _round_up(cents: int) -> int:
    """1, 2 or 5 and zeros, and not less."""
    size = 1
    while True:
        for digit in (1, 2, 5):
            if digit * size >= cents:
                return digit * size
        size *= 10


def _bet(told: Told) -> Table:
    found = told.measures
    return Table(
        title=phrase("session-bet"),
        headings=("", ""),
        rows=(
            (phrase("session-edge"), per_cent(-100 * found.ev, ".4f")),
            (phrase("session-round-spread"), number(found.spread, ".4f")),
            (phrase("session-volatility"), number(found.volatility_index, ".4f")),
            (phrase("session-n0"), number(found.n0, ",.0f")),
            (phrase("session-hour"), _money(found.cost_cents_an_hour, "")),
        ),
        note="" if found.kelly else phrase("session-no-kelly"),
    )


def _kelly(found: Measures) -> Table:
    return Table(
        title=phrase("session-kelly"),
        headings=(
            *(phrase("session-part"), phrase("session-of-purse")),
            *(phrase("session-growth"), phrase("session-halved")),
        ),
        rows=tuple(
            (str(each.part), _share(each.stake), f"{each.growth:.6f}", _share(each.halved))
            for each in found.kelly
        ),
    )


def _money(cents: float, sign: str = "+") -> str:
    return (net_dollars if sign else dollars)(round(cents))


def _purse(cents: int) -> str:
    return dollars(cents).replace("-", MINUS)


def _share(chance: float) -> str:
    return per_cent(100 * chance, ".3f")


def as_json(told: Told) -> dict[str, Any]:
    plan = told.session.plan
    return {
        "game": told.game,
        "bet": told.bet,
        "on": told.on,
        "insured": told.insured,
        "stake_cents": plan.bet.stake_cents,
        "purse_cents": plan.purse_cents,
        "target_cents": plan.target_cents,
        "rounds": plan.rounds,
        "progression": told.session.name,
        "house_edge": -told.measures.ev,  # which no progression changes: see lost_of_staked
        "ladder": None if told.session.dealt else msgspec.to_builtins(plan.ladder),
        "session": _session(told.session),
        "flat": None if told.flat is None else _session(told.flat),
        "doubling": msgspec.to_builtins(told.doubling),
        "measures": msgspec.to_builtins(told.measures, enc_hook=_plain),
    }


def _session(session: Session) -> dict[str, Any]:
    return {
        "mean_cents": session.mean_cents,
        "staked_cents": session.staked_cents,
        "lost_of_staked": session.lost_of_staked,
        "spread_cents": session.spread_cents,
        "played": session.played,
        "ahead": session.ahead,
        "ruined": session.ruined,
        "reached": session.reached,
        "not_followed": session.not_followed,
        "dealt": session.dealt,
        "seed": session.seed,
        "error_cents": session.error_cents,
        "moments": [_moment(each) for each in msgspec.to_builtins(session.moments)],
        "purses": list(_purses(session)),
    }


def _moment(moment: dict[str, Any]) -> dict[str, Any]:
    named = dict(zip([f"{share:g}" for share in QUANTILES], moment.pop("quantiles"), strict=True))
    return {**moment, "purse_cents": named}


def _purses(session: Session) -> Iterator[dict[str, float]]:
    for cents, chance in session.purses.items():
        yield {"purse_cents": cents, "probability": chance}


def _plain(part: object) -> float:
    assert isinstance(part, Fraction)
    return float(part)
