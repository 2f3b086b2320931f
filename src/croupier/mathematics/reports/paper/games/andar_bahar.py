"""Andar Bahar: how many cards a round takes, and what the First 3 Cards make (Andar Bahar 3.10,
3.11.1)."""

from collections.abc import Iterator, Sequence

from croupier.engine.sentences import phrase, sentence
from croupier.mathematics.reports.odds import OddsTold, OfAndarBahar, PaidFor
from croupier.mathematics.reports.paper.charts import Axis, Column, Mark, columns
from croupier.mathematics.reports.paper.elements import Html
from croupier.mathematics.reports.paper.parts import halves, picture, section, table
from croupier.mathematics.reports.paper.returns import comes_back
from croupier.mathematics.reports.paper.words import number, percent, with_sign

LABELLED = 5  # every so many cards


def sections(told: OddsTold, own: OfAndarBahar, reading: Html) -> Iterator[Html]:
    yield halves(_cards(own), _first_three(own.first_3_cards))
    yield reading


def _cards(own: OfAndarBahar) -> Html:
    mean = number(own.mean, 2)
    title = phrase("paper-cards-title", mean=mean)
    drawn = [Column(100 * chance, str(cards)) for cards, chance in own.cards.items()]
    rows = [(str(cards), percent(chance)) for cards, chance in own.cards.items()]
    mark = Mark(own.mean - min(own.cards) + 0.5, phrase("paper-mean", mean=mean))
    axis = Axis((5, 10), lambda value: with_sign(f"{value:g}"))
    return section(
        title,
        phrase("paper-cards-note"),
        picture(
            title,
            columns(drawn, axis, LABELLED, mark),
            table(title, (phrase("paper-cards"), phrase("paper-chance")), rows),
        ),
    )


def _first_three(lines: Sequence[PaidFor]) -> Html:
    most = max(lines, key=lambda each: each.comes_back)
    share = percent(most.comes_back, 2)
    title = phrase("paper-first-three-title", share=share, made=sentence(most.made))
    return section(title, phrase("paper-first-three-note"), comes_back(lines, title))
