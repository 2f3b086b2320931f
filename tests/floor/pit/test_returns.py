"""Chips that win or lose as one are one stake; what is added to a bet later belongs to it."""

from croupier import accepted, open_table
from croupier.engine.table.state.round import Status
from croupier.floor.pit.returns import Handle, handles
from croupier.floor.pit.table_record import RoundOnRecord


def handled(game: str, *lines: str, **options: object) -> dict[str, Handle]:
    """A round that is over, as it lies on record."""
    table = open_table(game, **options)  # type: ignore[arg-type]
    opening, bets_until = table.round, 0
    for line in lines:
        if line == "dealer closes":
            bets_until = table.round.next_wager_id
        accepted(table.say(line))
    assert table.round.status is Status.CONCLUDED
    played = RoundOnRecord(
        1, 0, opening, table.round, table.round.status, (), bets_until=bets_until
    )
    return {each.bet: each for each in handles(table.game, "b1", [played])}


PURSES = {"ann": 1000, "bob": 1000}


def test_one_result_is_one_stake_whoever_bet_on_it() -> None:
    found = handled(
        "baccarat",
        "ann bets 10 tie",
        "ann bets 20 tie",
        "bob bets 30 tie",
        "bob bets 40 banker",
        "dealer closes",
        "deal 9h",
        "deal 2c",
        "deal Kh",
        "deal Ks",
        seats={1: "ann", 2: "bob"},
        purses=PURSES,
    )
    tie, banker = found["tie"], found["banker"]
    assert (tie.bets, tie.handle_cents, tie.squares) == (3, 6_000, 6_000**2)
    assert (banker.bets, banker.squares) == (1, 4_000**2)


def test_hands_are_stakes_of_their_own_and_a_double_belongs_to_its_bet() -> None:
    found = handled(
        "blackjack",
        "ann bets 10 initial box 1",
        "bob bets 20 initial box 1",
        "bob bets 50 initial box 2",
        "dealer closes",
        "deal 6h",
        "deal Td",
        "deal 6c",
        "deal 5s",
        "deal Tc",
        "ann declines",
        "bob declines",
        "ann doubles 10 box 1",
        "deal 2c",
        "bob stands box 2",
        "deal 9s",
        "deal 3h",
        seats={1: "ann", 2: "bob"},
        purses=PURSES,
    )
    assert set(found) == {"initial"}
    initial = found["initial"]
    assert initial.staked_cents == 8_000, "what was bet before the cards"
    assert initial.handle_cents > initial.staked_cents
    assert initial.squares == 3_000**2 + 5_000**2


def test_a_split_of_roulette_is_a_bet_of_its_own() -> None:
    lines = ("ann bets 10 split 1-2", "dealer closes", "spin 1 revolutions 5")
    found = handled("roulette", *lines, purses=PURSES)
    assert set(found) == {"split"}
    assert (found["split"].staked_cents, found["split"].squares) == (1_000, 1_000**2)
