"""Si Ki Pi: the House Way against the best arrangement, what hands are worth, and the Bonus (Si Ki
Pi 4.1, 4.2)."""

from collections.abc import Iterator, Sequence

from croupier.engine.sentences import phrase, sentence
from croupier.mathematics.reports.odds import OddsTold, OfSiKiPi, PaidFor, Way
from croupier.mathematics.reports.paper.charts import Axis, Pair, dumbbells, ticks
from croupier.mathematics.reports.paper.elements import Html, h
from croupier.mathematics.reports.paper.games.baccarat import scale
from croupier.mathematics.reports.paper.grids import Cell, Grid, grid
from croupier.mathematics.reports.paper.parts import halves, picture, section, table
from croupier.mathematics.reports.paper.returns import comes_back
from croupier.mathematics.reports.paper.words import named, number, percent, signed, step, with_sign


def sections(told: OddsTold, own: OfSiKiPi, reading: Html) -> Iterator[Html]:
    yield halves(_two_ways(own.house_way, own.best), _bonus(own.bonus))
    yield _worth(own)
    yield halves(_costliest(own), reading)


def _two_ways(house: Way, best: Way) -> Html:
    title = phrase("paper-ways-title", points=percent(best.ev - house.ev, 2))
    shares = {
        "win": (phrase("paper-wins"), house.win, best.win),
        "push": (phrase("paper-stand-offs"), house.push, best.push),
        "lose": (phrase("paper-losses"), house.lose, best.lose),
    }
    rows = [
        Pair(name, 100 * a, 100 * b, percent(a, 2), percent(b, 2), f"way-{what}")
        for what, (name, a, b) in shares.items()
    ]
    ends = [value for row in rows for value in (row.before, row.after)]
    axis = Axis(ticks(min(ends), max(ends)), lambda value: with_sign(number(value, 0)))
    head = (
        phrase("paper-arranged"),
        phrase("paper-win"),
        phrase("paper-push"),
        phrase("paper-lose"),
        phrase("paper-edge"),
    )
    figures = table(
        title, head, (_way(phrase("paper-house-way"), house), _way(phrase("paper-best-way"), best))
    )
    said = phrase("paper-ways-told", house=percent(-house.ev, 2), best=percent(-best.ev, 2))
    return section(
        title,
        phrase("paper-ways-note"),
        picture(title, dumbbells(rows, axis), figures),
        h("p", {"class": "told"}, said),
    )


def _way(name: str, way: Way) -> tuple[str | Html, ...]:
    edge = h("td", {}, h("b", {}, percent(-way.ev)))
    return (name, percent(way.win), percent(way.push), percent(way.lose), edge)


def _bonus(lines: Sequence[PaidFor]) -> Html:
    most = max(lines, key=lambda each: each.comes_back)
    title = phrase("paper-bonus-title", share=percent(most.comes_back, 2), made=sentence(most.made))
    return section(title, phrase("paper-bonus-note"), comes_back(lines, title))


def _worth(own: OfSiKiPi) -> Html:
    found = {(each.low, each.high): each for each in own.arranged}
    good = sum(each.dealt for each in own.arranged if each.ev > 0)
    title = phrase("paper-arranged-title", share=percent(good, 2))
    names = [_made(each) for each in own.made]

    def cell(row: int, column: int) -> Cell | None:
        each = found.get((own.made[row], own.made[column]))
        if each is None:
            return None
        worth = h("b", {}, signed(each.ev, 1))
        return Cell((worth, h("small", {}, percent(each.dealt, 2))), step(each.ev))

    return section(
        title,
        phrase("paper-arranged-note"),
        grid(Grid(title, names, names, phrase("paper-low-high"), kind="cells"), cell),
        h("div", {"class": "key"}, scale()),
    )


def _made(made: str) -> str:
    """Points as they are, the others by their names."""
    return made if made.isdigit() else named("paper-made", made.lower())


def _costliest(own: OfSiKiPi) -> Html:
    title = phrase("paper-costliest-title", differences=own.differences, sets=f"{own.sets:,}")
    head = (
        phrase("paper-four-cards-held"),
        phrase("paper-house-way"),
        phrase("paper-best-way"),
        phrase("paper-dealt"),
        phrase("paper-cost"),
        phrase("paper-cost-overall"),
    )
    rows = [
        (
            _ranks(each.cards),
            _laid(each.house_way),
            _laid(each.best),
            percent(each.dealt),
            percent(each.cost, 2),
            h("td", {}, h("b", {}, percent(each.cost_overall))),
        )
        for each in own.costliest
    ]
    note = phrase("paper-costliest-note", shown=len(rows))
    return section(title, note, table(title, head, rows))


def _ranks(cards: str) -> str:
    """Ten is `10` wherever people read."""
    return " ".join("10" if rank == "T" else rank for rank in cards)


def _laid(hands: tuple[str, str]) -> str:
    """Low Hand before High Hand."""
    return " / ".join(map(_ranks, hands))
