"""The sheets of `edge`, `bankroll` and `simulate`."""

from croupier.engine.sentences import phrase, together
from croupier.engine.sentences.numbers import amount
from croupier.mathematics.bankroll.sections import Told
from croupier.mathematics.bankroll.session import QUANTILES, Session
from croupier.mathematics.exact.sheet import Sheet
from croupier.mathematics.reports.findings.simulation import MOST_BETS, Ended, Run
from croupier.mathematics.reports.paper import purse
from croupier.mathematics.reports.paper.charts import COLUMNS_HIGH
from croupier.mathematics.reports.paper.funnel import funnels, height, placed, width
from croupier.mathematics.reports.paper.parts import HALF
from croupier.mathematics.reports.paper.words import signed, with_sign
from croupier.mathematics.reports.plots.drawings import picture
from croupier.mathematics.reports.plots.sheet import Picture, plotted
from croupier.mathematics.sections import sections_of
from croupier.mathematics.sections.words import Drawn, heading, variant
from croupier.mathematics.simulation.words import told as simulation_told


def of_sheet(sheet: Sheet) -> bytes:
    drawn = [picture(each) for each in sections_of(sheet) if isinstance(each, Drawn)]
    return plotted(heading(sheet), variant(sheet), sheet.game, drawn)


def of_session(told: Told) -> bytes:
    """A progression beside one stake."""
    sessions = [told.session] if told.flat is None else [told.session, told.flat]
    rounds = phrase("purse-rounds", rounds=f"{told.session.plan.rounds:,}")
    drawn = [*map(_fan, sessions), *map(_ends, sessions)]
    return plotted(purse.title_of(told), rounds, told.game, drawn, in_rows=True)


def _fan(session: Session) -> Picture:
    last = session.moments[-1]
    ends = (
        phrase("purse-at-most", share=f"{100 * share:g}") + f" {amount(cents)}"
        for share, cents in zip(QUANTILES, last.quantiles, strict=True)
    )
    return Picture(
        title=purse.fan_title(session),
        note=together((_how(session), phrase("purse-fan-note"))),
        told=", ".join(ends),
        width=HALF,
        height=purse.HEIGHT,
        drawn=purse.fan(session.moments, session.plan.purse_cents),
    )


def _ends(session: Session) -> Picture:
    return Picture(
        title=purse.ends_title(session),
        note=together((_how(session), purse.ends_note(session))),
        told=", ".join(f"{name} {share}" for name, share in purse.ends_rows(session)),
        width=HALF,
        height=COLUMNS_HIGH,
        drawn=purse.ends(session),
    )


def _how(session: Session) -> str:
    dealt = (purse.method(session),) if session.dealt else ()
    return phrase("purse-played-how", how="; ".join((purse.played(session), *dealt)))


def of_run(run: Run) -> bytes:
    """One placement of each kind of bet, the first kinds of them."""
    kinds = {each.bet: each for each in reversed(run.ended)}
    shown = list(reversed(kinds.values()))[:MOST_BETS]
    drawn = Picture(
        title=phrase("simulated-funnel-title"),
        note=phrase("simulated-funnel-note"),
        told="; ".join(map(_told, shown)),
        width=width(shown),
        height=height(shown),
        drawn=funnels(shown, [None] * len(shown)),
    )
    done = simulation_told(run.simulation, run.rounds)
    return plotted(done, "", run.simulation.game, [drawn])


def _told(bet: Ended) -> str:
    exact, mean = (with_sign(signed(share, 4)) for share in (bet.exact, bet.mean))
    facts = (
        f"{phrase('simulated-exact')} {exact}",
        f"{phrase('simulated-mean')} {mean}",
        f"{phrase('simulated-times')} {bet.times:,}",
    )
    return f"{' '.join(placed(bet))}: {', '.join(facts)}"
