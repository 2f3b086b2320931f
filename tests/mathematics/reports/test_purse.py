"""The report of a session: the fan ends where the purses do; no progression changes the edge."""

from collections.abc import Callable

import pytest

from croupier.engine.sentences import LANGUAGES, sentence, speaking
from croupier.engine.sentences.numbers import amount
from croupier.mathematics.bankroll.ladders import LADDERS
from croupier.mathematics.bankroll.measures import measures
from croupier.mathematics.bankroll.sections import Told
from croupier.mathematics.bankroll.session import SessionPlan, session
from croupier.mathematics.bankroll.stakes import Staked
from croupier.mathematics.bankroll.target import reaching
from croupier.mathematics.exact import sheet
from croupier.mathematics.reports.findings.purse import findings, lost
from croupier.mathematics.reports.paper.purse import page
from tests.mathematics.reports.reading import Reader

Telling = Callable[..., Told]


@pytest.fixture(scope="module")
def told() -> Telling:
    red = sheet("roulette").figures("red")

    def of(ladder: str | None = None, target: int | None = None) -> Told:
        bet = Staked.on(red, 10_000)
        plan = SessionPlan(purse_cents=200_000, bet=bet, rounds=60, target_cents=target)
        flat = session(plan)
        climbed = None
        if ladder is not None:
            climbed = session(
                SessionPlan(purse_cents=200_000, bet=bet, rounds=60, ladder=LADDERS[ladder])
            )
        return Told(
            game="roulette",
            bet="red",
            on=None,
            session=climbed or flat,
            doubling=None if climbed else reaching(bet, 200_000, 400_000),
            measures=measures(red, 10_000, 60),
            flat=flat if climbed else None,
        )

    return of


def _said(told: Told) -> str:
    found = findings(told)
    return " ".join(sentence(each) for one in found for each in (one.figure, one.claim, *one.more))


def test_at_one_stake(told: Telling) -> None:
    found = told()
    assert lost(found.session) == pytest.approx(1 / 13)
    said = _said(found)
    assert f"{amount(found.session.mean_cents, '+')} is what the session comes to" in said
    assert f"{100 * found.session.ahead:.2f} % end ahead." in said
    assert "7.69 % of it lost" in said
    assert "168 rounds until the edge shows." in said


def test_no_progression_changes_the_edge(told: Telling) -> None:
    for ladder in LADDERS:
        found = told(ladder)
        assert found.flat is not None
        assert lost(found.session) == pytest.approx(lost(found.flat)) == pytest.approx(1 / 13)
        assert "7.69 % of each dollar staked is lost, as at one stake" in _said(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_whole_in_every_language(told: Telling, language: str) -> None:
    with speaking(language):
        pages = [page(told(*how), "Roulette", "croupier bankroll") for how in ((), ("martingale",))]
    for html in pages:
        reader = Reader(html.decode())
        assert reader.having("html") == [{"lang": language}]
        words = " ".join(text for tag in reader.text if tag != "style" for text in reader.text[tag])
        assert "purse-" not in words


def test_the_fan_ends_with_the_purses(told: Telling) -> None:
    found = told().session
    assert found.moments[-1].quantiles[0] == found.at_most(0.05)
    rows = Reader(page(told(), "Roulette", "").decode()).text["td"]
    assert amount(found.at_most(0.95)) in rows
