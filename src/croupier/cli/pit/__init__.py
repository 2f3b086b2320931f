"""`croupier pit`: a running floor, supervised from the terminal."""

from croupier.cli.console.language import Language
from croupier.cli.pit.evidence_check import check
from croupier.cli.pit.login import login, logout, owner
from croupier.cli.pit.overview import (
    alerts,
    claims,
    evidence,
    irregularities,
    people,
    returns,
    tables,
)
from croupier.cli.pit.staff import chips, dismiss, hire, licence, password, role
from croupier.cli.pit.table_actions import (
    close,
    confirm_count,
    decide,
    limits,
    off_duty,
    on_duty,
    pause,
    reopen,
    report,
    resume,
    rule,
    settle_claim,
    void,
    waive_claim,
)
from croupier.cli.pit.table_setup import change, clocks, open_, remove

__all__ = [
    "alerts",
    "change",
    "check",
    "chips",
    "claims",
    "clocks",
    "close",
    "confirm_count",
    "decide",
    "dismiss",
    "evidence",
    "hire",
    "irregularities",
    "licence",
    "limits",
    "login",
    "logout",
    "off_duty",
    "on_duty",
    "open_",
    "owner",
    "password",
    "pause",
    "people",
    "pit",
    "remove",
    "reopen",
    "report",
    "resume",
    "returns",
    "role",
    "rule",
    "settle_claim",
    "tables",
    "void",
    "waive_claim",
]


def pit(language: Language = None) -> None:
    """Example: croupier pit login --name sue

    Example: croupier pit rule baccarat-1 reconstruct --reason "seen on film"
    """
