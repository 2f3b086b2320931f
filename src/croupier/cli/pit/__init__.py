"""`croupier pit`: a floor that somebody serves, as its Pit sees and runs it."""

from croupier.cli.language import Language
from croupier.cli.pit.acting import (
    close,
    confirm_count,
    decide,
    limits,
    off_duty,
    on_duty,
    pause,
    reopen,
    resume,
    rule,
    void,
)
from croupier.cli.pit.checking import check
from croupier.cli.pit.looking import alerts, evidence, irregularities, people, returns, tables
from croupier.cli.pit.staffing import chips, hire, licence

__all__ = [
    "alerts",
    "check",
    "chips",
    "close",
    "confirm_count",
    "decide",
    "evidence",
    "hire",
    "irregularities",
    "licence",
    "limits",
    "off_duty",
    "on_duty",
    "pause",
    "people",
    "pit",
    "reopen",
    "resume",
    "returns",
    "rule",
    "tables",
    "void",
]


def pit(language: Language = None) -> None:
    """Look after the tables of a floor: for a Pit Supervisor and above, Surveillance and Owners.

    The password is asked for; it may also come from a file: < password.

    Example: croupier pit tables --name sue

    Example: croupier pit rule baccarat-1 reconstruct --reason "seen on film" --name sue
    """
