"""A session on a plot: the fan of the purse and its end, a progression beside one stake."""

from msgspec.structs import replace

from croupier.mathematics.bankroll.sections import Told, sections
from croupier.mathematics.bankroll.session import QUANTILES, Session
from croupier.mathematics.sections.sections import Columns, Fan, Section


def pictures(told: Told) -> tuple[Section, ...]:
    both = [told.session] if told.flat is None else [told.session, told.flat]
    return (*map(_fan, both), *[_end(told, each) for each in both])


def _fan(session: Session) -> Fan:
    """What 5 to 95 % of all purses are at most, as they are told after some of the rounds."""
    moments, name = session.moments, session.name
    if session.dealt:
        name += f". {session.dealt:,} sessions dealt at random"
    return Fan(
        title=f"The purse as the session goes on, {name}",
        steps=tuple([at.rounds for at in moments]),
        lines={
            f"{100 * share:.0f} %": tuple([at.quantiles[place] / 100 for at in moments])
            for place, share in enumerate(QUANTILES)
        },
        start=session.plan.purse_cents / 100,
        across="rounds",
        unit="purse; so many have at most",
    )


def _end(told: Told, session: Session) -> Columns:
    """Under a column stands where it begins."""
    parts = sections(replace(told, session=session, flat=None))
    (columns,) = (part for part in parts if isinstance(part, Columns))
    return replace(
        columns,
        title=f"{columns.title}, {session.name}",
        labels=tuple([label.removeprefix("from ") for label in columns.labels]),
        across=f"{columns.across}, from",
    )
