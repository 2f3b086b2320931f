"""The bets of a game, alike ones in one row: chances as a bar, the edge as a bar, on one scale."""

from croupier.engine.sentences import comma, phrase
from croupier.mathematics.reports.odds import BetWorth, OddsTold
from croupier.mathematics.reports.paper.elements import Html, h
from croupier.mathematics.reports.paper.parts import line, rect, section, svg, table
from croupier.mathematics.reports.paper.words import (
    NONE,
    bet_names,
    counted,
    named,
    number,
    percent,
)

CHANCES, EDGE, AHEAD = 112, 64, 22  # px of the bars
HEIGHT, LOW = 16, 14
MOST_GAINS = 6


def bets(told: OddsTold) -> Html:
    rows = sorted(told.bets, key=lambda row: -row.ev)
    dearest = -rows[-1].ev
    scale = max(abs(row.ev) for row in rows) or 1.0
    after = tuple(rows[0].ahead or ())
    title = phrase(
        "paper-prices",
        prices=counted(len(rows)),
        least=percent(-rows[0].ev, 2),
        most=percent(dearest, 2),
    )
    exact = [(bet_names(row.bets), number_of(row.exact)) for row in rows if row.exact is not None]
    fractions = table(
        phrase("paper-exact"), (phrase("paper-bet"), phrase("paper-fraction")), exact, "texts"
    )
    return section(
        title,
        phrase("paper-bets-note"),
        table(title, _head(after), [_row(row, scale, after) for row in rows], "bets"),
        h("details", {}, h("summary", {}, phrase("paper-exact")), fractions) if exact else None,
    )


def number_of(fraction: str) -> str:
    """A real minus, and places for the eye."""
    above, _, below = fraction.partition("/")
    return f"{int(above):,} ∕ {int(below or 1):,}".replace("-", "−")


def _head(after: tuple[int, ...]) -> list[str | Html]:
    return [
        phrase("paper-bet"),
        phrase("paper-pays"),
        h("th", {"scope": "col", "class": "bar-head"}, phrase("paper-chances")),
        phrase("paper-win"),
        phrase("paper-push"),
        phrase("paper-lose"),
        phrase("paper-rtp"),
        phrase("paper-edge"),
        h("th", {"scope": "col"}, h("span", {"class": "ears"}, phrase("paper-edge-bar"))),
        phrase("paper-spread"),
        *(phrase("paper-ahead-after", rounds=f"{rounds:,}") for rounds in after),
    ]


def _row(row: BetWorth, scale: float, after: tuple[int, ...]) -> list[str | Html]:
    kind = f"bet-{row.bets[0]}"
    several = row.placements > len(row.bets)
    return [
        h(
            "th",
            {"scope": "row", "class": f"name {kind}"},
            bet_names(row.bets),
            h("small", {}, phrase("paper-placements", placements=row.placements))
            if several
            else None,
            h(
                "small",
                {"class": "edge-here", "aria-hidden": "true"},
                phrase("paper-edge-here", share=percent(-row.ev, 2)),
            ),
        ),
        h("td", {"class": "long" if len(row.pays) > 3 else None}, pays(row)),
        h("td", {"class": "bar"}, _chances(row, kind)),
        percent(row.win),
        NONE if row.push == 0 else percent(row.push),
        percent(row.lose),
        percent(row.rtp),
        h("td", {}, h("b", {}, percent(-row.ev))),
        h("td", {"class": "bar"}, _edge(row.ev / scale, kind)),
        number(row.spread),
        *(_ahead((row.ahead or {}).get(rounds), kind) for rounds in after),
    ]


def pays(row: BetWorth) -> str:
    if len(row.pays) > MOST_GAINS:
        return named("paper-pays", row.bets[0])
    return phrase("paper-to-one", much=comma(row.pays))


def _ahead(chance: float | None, kind: str) -> Html:
    drawn = None if chance is None else bar(chance, AHEAD, kind)
    return h("td", {}, h("span", {"class": "beside"}, percent(chance, 2), drawn))


def _chances(row: BetWorth, kind: str) -> Html:
    """Won, returned, lost: from the left, with a tick at one half."""
    won, returned = (row.win or 0) * CHANCES, (row.push or 0) * CHANCES
    return svg(
        CHANCES,
        HEIGHT,
        rect(0, 0, CHANCES, HEIGHT, "bar-rest"),
        rect(0, 0, won, HEIGHT, f"bar-full {kind}"),
        rect(won, 0, returned, HEIGHT, "bar-push"),
        line(f"M{CHANCES / 2:g} 0V{HEIGHT}", "bar-half"),
    )


def _edge(part: float, kind: str) -> Html:
    """What favours the player is marked as such."""
    return bar(abs(part), EDGE, "gives-bar" if part > 0 else kind)


def bar(part: float, width: float, kind: str = "") -> Html:
    return svg(width, LOW, rect(0, 0, max(1, part * width), LOW, f"bar-full {kind}".strip()))
