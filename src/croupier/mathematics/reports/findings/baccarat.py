"""Baccarat: which bet is cheapest, the Insurance cells that favour the player, and what the number
of decks changes (Baccarat 2.2.1, 3.12.2, 4.1.3)."""

from croupier.engine.games.names import bet_named
from croupier.engine.sentences import said
from croupier.mathematics.exact.baccarat import BaccaratSheet, five_bets
from croupier.mathematics.exact.baccarat.insurance import InsuranceCell
from croupier.mathematics.exact.composition import Composition
from croupier.mathematics.reports.findings import figures as f
from croupier.mathematics.reports.odds import (
    Finding,
    InsuranceOdds,
    Insured,
    OfBaccarat,
    WorthByDecks,
)

DECKS = range(4, 9)  # Baccarat 2.2.1
STAGES = {
    "four-cards": said("odds-after-four-cards"),
    "third-card": said("odds-after-the-third-card"),
}


def told(sheet: BaccaratSheet) -> tuple[OfBaccarat, tuple[Finding, ...], tuple[WorthByDecks, ...]]:
    fresh = sheet.shoe is None or sheet.shoe.fresh  # of another one decks say nothing
    of_decks = {decks: five_bets(Composition.of_decks(decks)) for decks in DECKS}
    decks = f.by_decks(of_decks if fresh else {})
    own = OfBaccarat(
        insurance=tuple(map(_cell, sheet.insurance)),
        insured=_insured(sheet),
        points=tuple(tuple(map(float, row)) for row in sheet.points),
    )
    found = (*_cheapest(sheet), *_insurance(sheet), *_dear(sheet), *_decks(decks))
    return own, found, decks


def _cell(cell: InsuranceCell) -> InsuranceOdds:
    return InsuranceOdds(
        cell.stage,
        cell.side,
        cell.player,
        cell.banker,
        cell.odds,
        float(cell.offered),
        None if cell.ev is None else float(cell.ev),
        None if not cell.win or cell.lose is None else float(cell.lose / cell.win),
        cell.favours_the_player,
    )


def _insured(sheet: BaccaratSheet) -> tuple[Insured, ...]:
    alone = {value.side: sheet.figures(value.side).house_edge for value in sheet.insurance_value}
    return tuple(
        Insured(
            value.side,
            value.cells,
            float(alone[value.side]),
            float(alone[value.side] - value.per_unit),
        )
        for value in sheet.insurance_value
    )


def _cheapest(sheet: BaccaratSheet) -> tuple[Finding, ...]:
    """Where every bet costs something."""
    cheapest, second, *_ = sorted(sheet.bets, key=lambda figures: figures.house_edge)
    if cheapest.house_edge <= 0:
        return ()
    name, other = bet_named(cheapest.bet), bet_named(second.bet)
    found = Finding(
        said("odds-figure", figure=f.share(cheapest.house_edge)),
        said("odds-cheapest", bet=name),
        (
            said(
                "odds-cheapest-costs",
                costs=f.of_a_thousand(cheapest.house_edge),
                other=other,
                more=f.of_a_thousand(second.house_edge),
            ),
            said("odds-still-ahead", bet=name, share=f.share(cheapest.ahead_after(f.LONG_RUN))),
        ),
    )
    return (found,)


def _insurance(sheet: BaccaratSheet) -> tuple[Finding, ...]:
    good = [cell for cell in sheet.insurance if cell.favours_the_player and cell.ev is not None]
    if not good:
        return ()
    best = max(good, key=lambda cell: cell.ev or 0)
    assert best.ev is not None
    by_side = {side: [cell for cell in good if cell.side == side] for side in ("banker", "player")}
    insured = {each.side: each for each in _insured(sheet)}
    return (
        Finding(
            said("odds-so-many-of", some=len(good), all=len(sheet.insurance)),
            said(
                "odds-insurance-favours",
                banker=len(by_side["banker"]),
                player=len(by_side["player"]),
            ),
            (
                said(
                    "odds-insurance-best",
                    side=bet_named(best.side),
                    banker=best.banker,
                    player=best.player,
                    stage=STAGES[best.stage],
                    gains=f.signed_share(best.ev),
                ),
                said(
                    "odds-insurance-takes",
                    banker=f.points(insured["banker"].alone),
                    insured_banker=f.share(insured["banker"].insured),
                    player=f.points(insured["player"].alone),
                    insured_player=f.share(insured["player"].insured),
                ),
            ),
        ),
    )


def _dear(sheet: BaccaratSheet) -> tuple[Finding, ...]:
    """Where no bet favours the player: else there is nothing to be times as dear as."""
    cheapest, _ = f.cheapest_and_dearest(sheet)
    tie, pair = sheet.figures("tie").house_edge, sheet.figures("player-pair").house_edge
    if cheapest.house_edge <= 0:
        return ()
    claim = said(
        "odds-tie-costs",
        times=f.times(tie, cheapest.house_edge),
        bet=bet_named(cheapest.bet),
        pair_times=f.times(pair, cheapest.house_edge),
        pair=f.share(pair),
    )
    return (Finding(said("odds-figure", figure=f.share(tie)), claim, (said("odds-not-insured"),)),)


def _decks(decks: tuple[WorthByDecks, ...]) -> tuple[Finding, ...]:
    if not decks:
        return ()
    fewest, most = decks[0], decks[-1]

    def moved(bet: str) -> float:
        return most.ev[bet] - fewest.ev[bet]

    from_, to = f.points(-fewest.ev["player-pair"]), f.share(-most.ev["player-pair"])
    others = max(abs(moved(bet)) for bet in ("banker", "player"))
    found = Finding(
        said("odds-from-to", first=from_, last=to),
        said("odds-decks-matter", fewest=fewest.decks, most=most.decks),
        (
            said(
                "odds-decks-pairs", pairs=f.points(moved("player-pair")), tie=f.points(moved("tie"))
            ),
            said("odds-decks-little", most=_at_most(others)),
        ),
    )
    return (found,)


def _at_most(value: float) -> str:
    """Rounded up to the second decimal of a percent."""
    return f"{int(100 * 100 * value + 1) / 100:.2f}"
