"""What the Pit does at a table: each is a command that the table writes down."""

from typing import Annotated, Any

import typer

from croupier.cli.console.language import Language
from croupier.cli.console.numbers import number_option
from croupier.cli.console.output import complain
from croupier.cli.pit.confirmation import sure
from croupier.cli.pit.login import (
    HERE,
    Floor,
    Name,
    Reason,
    Table,
    amount,
    asked,
    done,
    given,
    one_of,
)
from croupier.engine.history.lines import in_quotes
from croupier.engine.sentences import Listed, said
from croupier.engine.table.vocabulary.commands import Effect, RulingWord
from croupier.floor.client import FloorClient, NotAllowed
from croupier.floor.protocol.frames import RefusedFrame

REFUSED = 409  # as the same command is answered over HTTP
Yes = Annotated[bool, typer.Option("--yes")]
Money = Annotated[str | None, typer.Option(metavar="AMOUNT")]


def pause(
    table: Table,
    name: Name = None,
    reason: Reason = "",
    floor: Floor = HERE,
    language: Language = None,
) -> None:
    """Example: croupier pit pause baccarat-1 --reason "the layout is torn" """
    given(floor, name, table, "floor.pause-table.1", reason=reason)


def resume(table: Table, name: Name = None, floor: Floor = HERE, language: Language = None) -> None:
    """Example: croupier pit resume baccarat-1"""
    given(floor, name, table, "floor.resume-table.1")


def close(table: Table, name: Name = None, floor: Floor = HERE, language: Language = None) -> None:
    """Example: croupier pit close baccarat-1"""
    given(floor, name, table, "floor.close-table.1")


def reopen(table: Table, name: Name = None, floor: Floor = HERE, language: Language = None) -> None:
    """Example: croupier pit reopen baccarat-1"""
    given(floor, name, table, "floor.reopen-table.1")


def limits(
    table: Table,
    name: Name = None,
    minimum: Money = None,
    maximum: Money = None,
    differential: Money = None,
    bet: Annotated[str | None, typer.Option(metavar="BET")] = None,
    floor: Floor = HERE,
    language: Language = None,
) -> None:
    """Example: croupier pit limits roulette-1 --minimum 5 --maximum 500"""
    wanted = {"minimum": minimum, "maximum": maximum, "differential": differential}
    cents = {key: amount(text) for key, text in wanted.items() if text is not None}
    if not cents:
        complain(said("pit-no-limit-given"))
    if bet is not None and differential is not None:
        complain(said("pit-differential-of-no-bet"))

    async def announced(client: FloorClient) -> None:
        settings = await settings_of(client, table)
        changed = {**settings, "limits": _changed(settings["limits"], cents, bet)}
        await client.do(table, "floor.announce-settings.1", settings=changed)

    asked(floor, name, announced)
    done()


async def settings_of(client: FloorClient, table: str) -> dict[str, Any]:
    """Those that are announced already, or else those in force."""
    there = (await client.get("/api/pit/tables"))["tables"]
    found = {one["table"]["name"]: one["announced"] or one["settings"] for one in there}
    if table not in found:
        names = Listed(tuple(found), "or")
        complain(said("join-no-such-table", table=table, tables=names))
    settings: dict[str, Any] = found[table]
    return settings


def _changed(limits: dict[str, Any], cents: dict[str, int], bet: str | None) -> dict[str, Any]:
    if bet is None:
        return {**limits, **{f"{key}_cents": value for key, value in cents.items()}}
    by_bet = {f"{key}_by_bet": {bet: value} for key, value in cents.items()}
    return {**limits, **{key: {**limits.get(key, {}), **new} for key, new in by_bet.items()}}


def on_duty(
    table: Table,
    dealer: str,
    name: Name = None,
    floor: Floor = HERE,
    language: Language = None,
) -> None:
    """Example: croupier pit on-duty salon-1 dora"""
    given(floor, name, table, "floor.take-dealing.1", dealer=dealer)


def off_duty(
    table: Table, name: Name = None, floor: Floor = HERE, language: Language = None
) -> None:
    """Example: croupier pit off-duty salon-1"""
    given(floor, name, table, "floor.leave-dealing.1")


def confirm_count(
    table: Table,
    cards: Annotated[int, number_option()],
    name: Name = None,
    floor: Floor = HERE,
    language: Language = None,
) -> None:
    """Example: croupier pit confirm-count salon-1 --cards 416"""
    given(floor, name, table, "floor.confirm-count.1", number=cards)


def rule(
    table: Table,
    word: Annotated[str, typer.Argument(help=", ".join(RulingWord))],
    name: Name = None,
    reason: Reason = "",
    about: Annotated[str | None, typer.Option(metavar="FACT")] = None,
    floor: Floor = HERE,
    language: Language = None,
) -> None:
    """Example: croupier pit rule baccarat-1 reconstruct --reason "seen on film" """
    one_of(word, RulingWord)
    given(floor, name, table, "table.rule.1", ruling=word, reason=reason, about=about)


def report(
    table: Table,
    fact: Annotated[list[str], typer.Argument(metavar="FACT...")],
    name: Name = None,
    floor: Floor = HERE,
    language: Language = None,
) -> None:
    """Example: croupier pit report baccarat-1 wrong-payment"""

    async def reported(client: FloorClient) -> None:
        async with client.table(table) as place:
            answer = await place.say(f"reports {' '.join(map(_quoted, fact))}")
        if isinstance(answer, RefusedFrame):
            raise NotAllowed(REFUSED, answer.message, answer.cites, answer.reason)

    asked(floor, name, reported)
    done()


def _quoted(word: str) -> str:
    """As a line has it: what holds blanks is in quotation marks, which the shell has taken."""
    return in_quotes(word) if " " in word else word


def decide(
    table: Table,
    effect: str,
    reason: Reason,
    name: Name = None,
    yes: Yes = False,
    floor: Floor = HERE,
    language: Language = None,
) -> None:
    """Example: croupier pit decide baccarat-1 void --reason "nobody saw the card" """
    one_of(effect, (Effect.VOID, Effect.STAND))
    decided = {"effect": effect, "reason": reason}
    sure(floor, name, table, "table.decide-unresolved.1", decided, yes=yes)


def settle_claim(
    table: Table,
    who: str,
    name: Name = None,
    floor: Floor = HERE,
    language: Language = None,
) -> None:
    """Example: croupier pit settle-claim roulette-1 ann"""
    given(floor, name, table, "table.settle-claim.1", player=who)


def waive_claim(
    table: Table,
    who: str,
    reason: Reason,
    name: Name = None,
    floor: Floor = HERE,
    language: Language = None,
) -> None:
    """Example: croupier pit waive-claim roulette-1 ann --reason "our ball broke" """
    given(floor, name, table, "table.waive-claim.1", player=who, reason=reason)


def void(
    table: Table,
    rounds: list[int],
    reason: Reason,
    name: Name = None,
    yes: Yes = False,
    floor: Floor = HERE,
    language: Language = None,
) -> None:
    """Example: croupier pit void roulette-1 17 18 --reason "the ball was broken" """
    voided = {"numbers": rounds, "reason": reason}
    sure(floor, name, table, "table.void-earlier-rounds.1", voided, yes=yes)
