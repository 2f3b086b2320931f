"""What a session does to a purse: the findings of its report."""

from croupier.engine.sentences import Message, said
from croupier.engine.sentences.numbers import amount, number
from croupier.mathematics.bankroll.sections import Told
from croupier.mathematics.bankroll.session import Session
from croupier.mathematics.reports.findings.figures import share
from croupier.mathematics.reports.odds import Finding


def findings(told: Told) -> tuple[Finding, ...]:
    found = [_cost(told), _ahead(told.session), _ruin(told)]
    found.append(_n0(told) if told.flat is None else _same_edge(told, told.flat))
    return tuple(found)


def lost(session: Session) -> float:
    """Of each dollar staked, on average."""
    return -session.mean_cents / session.staked_cents


def _cost(told: Told) -> Finding:
    mean = told.session.mean_cents
    claim = said("purse-gives") if mean > 0 else said("purse-costs")
    return Finding(
        said("odds-figure", figure=amount(mean, "+")),
        claim,
        (
            said(
                "purse-of-staked",
                staked=amount(told.session.staked_cents),
                lost=share(lost(told.session)),
            ),
        ),
    )


def _ahead(session: Session) -> Finding:
    return Finding(
        said("odds-figure", figure=share(session.ahead)),
        said("purse-ahead"),
        (
            said(
                "purse-between",
                low=amount(session.at_most(0.05)),
                high=amount(session.at_most(0.95)),
            ),
            said("purse-half", half=amount(session.at_most(0.5))),
        ),
    )


def _ruin(told: Told) -> Finding:
    more: tuple[Message, ...] = ()
    if told.doubling is not None:
        rounds = number(told.doubling.rounds, ",.0f")
        more = (said("purse-doubled", share=share(told.doubling.chance), rounds=rounds),)
    return Finding(
        said("odds-figure", figure=share(told.session.ruined)), said("purse-ruined"), more
    )


def _n0(told: Told) -> Finding:
    """What favours nobody never shows."""
    if told.measures.ev == 0:
        return Finding(said("odds-figure", figure="∞"), said("purse-fair"), ())
    return Finding(
        said("odds-figure", figure=number(told.measures.n0, ",.0f")),
        said("purse-n0"),
        (said("purse-n0-told"),),
    )


def _same_edge(told: Told, flat: Session) -> Finding:
    return Finding(
        said("odds-figure", figure=share(lost(told.session))),
        said("purse-same-edge"),
        (
            said(
                "purse-moves-chances",
                ahead=share(flat.ahead),
                ruined=share(flat.ruined),
                lost=share(lost(flat)),
            ),
        ),
    )
