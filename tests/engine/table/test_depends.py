"""What a ruling's outcome depends on, one card deep."""

import pytest

from croupier import Desk, Refused, open_table
from croupier.engine.table.course.frame import act
from croupier.engine.table.viewing.facts_in_view import PreviewSeen, foreseen
from croupier.engine.table.viewing.next_card import ByRank, Depends
from croupier.engine.table.viewing.possible_facts import OnPaper, Preview, on_paper
from croupier.engine.table.viewing.viewers import Role, Viewer
from croupier.engine.table.vocabulary.commands import Rule, RulingWord
from croupier.engine.table.vocabulary.facts import Misplaced
from croupier.engine.table.vocabulary.people import SHIFT_MANAGER, Person
from croupier.engine.table.vocabulary.wagers import Result

EVERY_RANK = set("A23456789TJQK")


def desk(*lines: str, game: str = "baccarat") -> Desk:
    opened = open_table(game, table="recorded")
    for line in lines:
        said = opened.say(line)
        assert not isinstance(said, Refused), said
    return opened


def depends(table: Desk, word: str, line: str | None = None) -> Depends | None:
    seen = table.preview(line)
    assert isinstance(seen, Preview), seen
    (outlook,) = (each for each in seen.outlooks if each.word == word)
    return outlook.depends


def results(group: ByRank) -> list[tuple[str, Result | None, int | None]]:
    return [(fate.player, fate.result, fate.payout_cents) for fate in group.fates]


FIFTH = (
    *("ann bets 100 banker box 1", "bob bets 50 player box 2", "dealer closes"),
    *("deal Ks 9h 4d 7c", "deal 5s to banker"),
)


@pytest.mark.rule("Baccarat 5.5.3", "Baccarat 5.8", "Baccarat 5.12")
def test_a_fifth_card_that_stays_is_void_but_for_a_6_or_7() -> None:
    found = depends(desk(*FIFTH), "cannot")
    assert found is not None
    assert (str(found.place), found.cards_to_come) == ("player", 1)
    by_ranks = {"".join(group.ranks): group for group in found.by_rank}
    assert set(by_ranks) == {"A2345" + "89TJQK", "6", "7"}
    void = by_ranks["A234589TJQK"]
    assert (void.outcome, void.cites[0]) == ("void", "Baccarat 5.5.3")
    assert results(void) == [("ann", Result.RETURNED, 10_000), ("bob", Result.RETURNED, 5_000)]
    assert by_ranks["6"].outcome == "banker"
    assert results(by_ranks["6"]) == [("ann", Result.WIN, 19_500), ("bob", Result.LOSE, 0)]
    assert by_ranks["7"].outcome == "tie"


@pytest.mark.rule("Baccarat 5.8")
def test_what_is_over_depends_on_nothing() -> None:
    assert depends(desk(*FIFTH), "reconstruct") is None


def test_where_one_card_decides_nothing_the_cards_to_come_are_counted() -> None:
    table = desk("ann bets 100 banker box 1", "dealer closes", "deal Ks", "deal 5s to player")
    assert depends(table, "reconstruct") == Depends(
        depends(table, "reconstruct").place,  # type: ignore[union-attr]
        (),
        cards_to_come=2,
    )


@pytest.mark.rule("Andar Bahar 5.9")
def test_andar_bahar_depends_on_the_rank_that_matches() -> None:
    table = desk(
        *("ann bets 100 bahar box 1", "dealer closes", "deal Ks 2h 3h", "deal 5s to bahar"),
        game="andar-bahar",
    )
    found = depends(table, "reconstruct")
    assert found is not None
    by_ranks = {group.ranks: group.outcome for group in found.by_rank}
    assert by_ranks == {("K",): "bahar", tuple("A23456789TJQ"): None}


def test_a_wheel_has_no_next_card() -> None:
    table = desk("ann bets 10 red", "dealer closes", game="roulette")
    seen = table.preview("dealer reports foreign-object")
    assert isinstance(seen, Preview)
    assert all(outlook.depends is None for outlook in seen.outlooks)


def test_no_rank_is_left_out_because_of_the_card_that_comes() -> None:
    """An automatic table knows its sealed order; a preview does not look."""
    lines = ("ann bets 100 player box 1", "dealer closes", "deal Ks 9h 4d 7c")
    for held in ("6h", "2d"):
        table = open_table("baccarat", seats={1: "ann"}, shoe={"cards": f"Ks 9h 4d 7c {held}"})
        for line in lines:
            assert table.say(line), line
        found = depends(table, "confirm", "dealer reports foreign-card") or _by_itself(table)
        assert found is None or {r for g in found.by_rank for r in g.ranks} == EVERY_RANK


def _by_itself(table: Desk) -> Depends | None:
    seen = table.preview("dealer reports display-wrong")
    assert isinstance(seen, Preview)
    return seen.outlooks[0].depends


def test_while_cards_lie_hidden_nothing_is_tried() -> None:
    table = desk(
        *("ann bets 10 initial box 1", "dealer closes"),
        *("deal 2s 3s 4s 5s", "deal 6s to dealer"),
        game="si-ki-pi",
    )
    fact = table.round.halts[-1].fact
    assert isinstance(fact, Misplaced)
    for viewer in (Viewer.of(Person("ann")), Viewer(Role.WATCHER, "")):
        seen = foreseen(table.game, table.round, fact, viewer)
        assert isinstance(seen, PreviewSeen)
        assert all(outlook.depends is None for outlook in seen.outlooks)


@pytest.mark.rule("Andar Bahar 1.6", "Andar Bahar 5.9")
def test_where_the_suit_decides_too_the_suits_are_named() -> None:
    """King and Queen of diamonds: another diamond is a Flush or a Straight Flush."""
    table = desk(
        *("ann bets 10 first-3-cards", "dealer closes", "deal Kd", "deal Qd to bahar"),
        game="andar-bahar",
    )
    found = depends(table, "reconstruct")
    assert found is not None
    paid = {
        (rank, suit): group.fates[0].payout_cents
        for group in found.by_rank
        for rank in group.ranks
        for suit in group.suits or "shdc"
    }
    assert paid["A", "d"] == paid["J", "d"] == 101_000
    assert paid["A", "s"] == paid["J", "c"] == 7_000
    assert {paid[rank, "d"] for rank in "23456789T"} == {5_000}
    assert {paid[rank, "h"] for rank in "23456789TQK"} == {0}


@pytest.mark.rule("Baccarat 5.8")
def test_of_several_errors_that_wait_the_one_that_is_looked_at_is_ruled_on() -> None:
    lines = ("ann bets 10 player box 1", "dealer closes", "deal Kd 9s 2d 2h")
    table = desk(*lines, "deal 5c to banker", "dealer reports misplaced 4 to player")
    first, second = (halt.fact for halt in table.round.halts)
    for fact in (first, second):
        rule = Rule(SHIFT_MANAGER, RulingWord.CANNOT, "preview", fact.called()[-1])
        ruled, seen = act(table.game, table.round, rule), on_paper(table.game, table.round, fact)
        assert isinstance(ruled, tuple)
        assert isinstance(seen, OnPaper)
        (cannot,) = (each for each in seen.rulings if each.word == "cannot")
        assert cannot.after == ruled[0]
