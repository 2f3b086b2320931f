"""Baccarat: Insurance cell by cell, what the favourable ones are worth, decks, and final points
(Baccarat 3.12, 4.1.3)."""

from collections.abc import Iterator, Sequence

from croupier.engine.sentences import phrase
from croupier.mathematics.reports.odds import (
    InsuranceOdds,
    Insured,
    OddsTold,
    OfBaccarat,
    WorthByDecks,
)
from croupier.mathematics.reports.paper.charts import Axis, Pair, Panel, dumbbells, panels, ticks
from croupier.mathematics.reports.paper.elements import Child, Html, h
from croupier.mathematics.reports.paper.grids import Cell, Grid, Over, grid
from croupier.mathematics.reports.paper.parts import behind, halves, picture, section, table
from croupier.mathematics.reports.paper.words import (
    bet_name,
    bet_names,
    counted,
    named,
    number,
    percent,
    signed,
    step,
    with_sign,
)

STAGES = ("four-cards", "third-card")
GLYPH = {"banker": "庄", "player": "閒"}
POINTS = range(10)
NATURAL = 8  # Baccarat 3.15: with 8 or 9 nobody draws
CORNER = "閒 \\ 庄"
IN_PANELS = (("player-pair", "banker-pair"), ("tie",), ("banker",), ("player",))
DEPTHS = 6
SCALE = (-0.3, -0.2, -0.07, -0.03, -0.005, 0.005, 0.03, 0.07, 0.2, 0.3)
SCALE_BREAKS = ("", "−25", "−10", "−5", "−1", "0", "+1", "+5", "+10", "+25 %")


def sections(told: OddsTold, own: OfBaccarat, reading: Html) -> Iterator[Html]:
    yield _insurance(own.insurance)
    insured = _insured(own.insured, fresh=told.left is None)
    yield halves(insured, _decks(told.by_decks) if told.by_decks else None)
    yield halves(_points(own.points), reading)


def _insurance(cells: Sequence[InsuranceOdds]) -> Html:
    good = [cell for cell in cells if cell.favours_the_player]
    best = max(good, key=lambda cell: cell.ev or 0, default=None)
    title = phrase("paper-no-cell-favours")
    if best is not None:
        title = phrase(
            "paper-cells-favour",
            cells=counted(len(good)),
            side=named("bet-name", best.side),
            banker=best.banker,
            player=best.player,
        )
    stages = (
        _stage([cell for cell in cells if cell.stage == stage], stage, best) for stage in STAGES
    )
    return section(
        title,
        phrase("paper-insurance-note"),
        h("div", {"class": "two-grids"}, stages),
        behind(_every_cell(cells)),
    )


def _every_cell(cells: Sequence[InsuranceOdds]) -> Html:
    head = (
        phrase("paper-stage"),
        phrase("paper-side"),
        phrase("bet-name-player"),
        phrase("bet-name-banker"),
        phrase("paper-pays"),
        phrase("paper-fair"),
        phrase("paper-offered"),
        phrase("paper-ev"),
        phrase("paper-favours"),
    )
    rows = [
        (
            named("paper-stage", cell.stage),
            bet_name(cell.side),
            str(cell.player),
            str(cell.banker),
            phrase("paper-to-one", much=cell.odds),
            number(cell.fair, 2),
            percent(cell.offered),
            signed(cell.ev, 4),
            phrase("paper-the-player") if cell.favours_the_player else phrase("paper-the-house"),
        )
        for cell in cells
    ]
    return table(phrase("paper-every-cell"), head, rows)


def _stage(cells: Sequence[InsuranceOdds], stage: str, best: InsuranceOdds | None) -> Html:
    """Both Insurances of a stage lie in one grid; the key is set where it is empty."""
    found = {(cell.player, cell.banker): cell for cell in cells}
    bankers = range(max(cell.banker for cell in cells) + 1)
    free = _empty_corner(found, bankers)
    after_naturals = all(cell.player < NATURAL for cell in cells)

    def cell(player: int, banker: int) -> Cell | Over | None:
        if free and best and (player, banker) == (0, 0):
            return Over(_key(best), *free)
        if after_naturals and player == NATURAL and not banker:
            told = h("p", {"class": "natural"}, phrase("paper-naturals"))
            return Over(told, len(POINTS) - NATURAL, len(bankers))
        there = found.get((player, banker))
        return None if there is None else _cell(there)

    name, rows = named("paper-stage", stage), [str(n) for n in POINTS]
    return grid(Grid(name, [str(n) for n in bankers], rows, CORNER, name, "cells"), cell)


def _empty_corner(
    found: dict[tuple[int, int], InsuranceOdds], bankers: range
) -> tuple[int, int] | None:
    """Rows and columns at the top left without a cell, if the key has room there."""
    rows, columns = 4, 5
    there = [(player, banker) for player in range(rows) for banker in bankers[:columns]]
    return None if any(place in found for place in there) else (rows, columns)


def _cell(cell: InsuranceOdds) -> Cell:
    ringed = " ringed" if cell.favours_the_player else ""
    told = h("span", {"class": "ears"}, phrase("paper-favours-player")) if ringed else None
    odds = f"{GLYPH[cell.side]} {cell.odds}∕{number(cell.fair, 2)}"
    content: list[Child] = [h("b", {}, signed(cell.ev)), h("small", {}, odds), told]
    return Cell(content, None if cell.ev is None else f"{step(cell.ev)}{ringed}")


def _key(best: InsuranceOdds) -> Html:
    """How a cell is read: a real one."""
    content, kind = _cell(best)
    return h(
        "div",
        {"class": "key"},
        h("p", {"class": "key-title"}, phrase("paper-key")),
        h("span", {"class": f"key-cell {kind}"}, content),
        h("p", {}, phrase("paper-cell-key")),
        h("p", {"class": "whole"}, phrase("paper-ring-key")),
        scale(),
    )


def scale() -> Html:
    """The colours with their breaks."""
    steps = (
        h("li", {"class": step(share)}, h("span", {}, least))
        for share, least in zip(SCALE, SCALE_BREAKS, strict=True)
    )
    return h("ol", {"class": "scale", "aria-hidden": "true"}, steps)


def _insured(insured: Sequence[Insured], *, fresh: bool) -> Html:
    ordered = sorted(insured, key=lambda each: each.alone)
    shares = [100 * share for each in ordered for share in (each.alone, each.insured)]
    rows = [
        Pair(
            bet_name(each.side),
            100 * each.alone,
            100 * each.insured,
            phrase("paper-alone", share=percent(each.alone)),
            phrase("paper-insured", share=percent(each.insured), cells=each.cells),
            f"bet-{each.side}",
        )
        for each in ordered
    ]
    axis = Axis(ticks(min(shares), max(shares)), lambda value: with_sign(number(value, 2)))
    title = phrase("paper-insured-title")
    head = (
        phrase("paper-bet"),
        phrase("paper-cells"),
        phrase("paper-edge"),
        phrase("paper-edge-insured"),
    )
    figures = [
        (bet_name(each.side), str(each.cells), percent(each.alone), percent(each.insured))
        for each in ordered
    ]
    return section(
        title,
        phrase("paper-insured-note") if fresh else phrase("paper-insured-begun"),
        picture(title, dumbbells(rows, axis), table(title, head, figures)),
    )


def _decks(by_decks: Sequence[WorthByDecks]) -> Html:
    drawn = [
        Panel(bet_name(bets[0]), f"bet-{bets[0]}", [-100 * each.ev[bets[0]] for each in by_decks])
        for bets in IN_PANELS
    ]
    fewest, most = by_decks[0].decks, by_decks[-1].decks
    title = phrase("paper-decks-title", fewest=fewest, most=most)
    head = (phrase("paper-bet"), *(phrase("paper-decks", decks=each.decks) for each in by_decks))
    figures = [
        (bet_names(bets), *(percent(-each.ev[bets[0]]) for each in by_decks)) for bets in IN_PANELS
    ]
    last = phrase("paper-decks", decks=most)
    return section(
        title,
        phrase("paper-decks-note"),
        picture(
            title,
            panels(drawn, str(fewest), last, lambda value: number(value, 2)),
            table(title, head, figures),
        ),
    )


def _points(points: Sequence[Sequence[float]]) -> Html:
    level = sum(row[at] for at, row in enumerate(points))
    most = max(map(max, points))
    title = phrase("paper-points-title", share=percent(level, 2))
    labels = [*map(str, POINTS), phrase("paper-all")]

    def cell(player: int, banker: int) -> Cell:
        if player == len(points) and banker == len(points):
            return Cell("", "sum")
        if player == len(points):
            return Cell(percent(sum(row[banker] for row in points), 2), "sum")
        if banker == len(points):
            return Cell(percent(sum(points[player]), 2), "sum")
        share = points[player][banker]
        depth = min(DEPTHS - 1, int(DEPTHS * share / most))
        tied = " tied" if player == banker else ""
        return Cell(percent(share, 2), f"depth-{depth}{tied}")

    return section(
        title,
        phrase("paper-points-note"),
        grid(Grid(title, labels, labels, CORNER, kind="points"), cell),
    )
