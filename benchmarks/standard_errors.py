"""Whether every standard error that a command prints covers what it says.

    .venv/bin/python -m benchmarks.standard_errors            # about ten minutes
    .venv/bin/python -m benchmarks.standard_errors pit        # only those with this in their names
    .venv/bin/python -m benchmarks.standard_errors --long     # Baccarat's shoes too, an hour

Each command is repeated with 200 seeds. Its means are compared with the exact value, or with the
mean of all repetitions where there is none. Of 200 repetitions 114 to 157 lie within one standard
error, 180 to 199 within two and at least 196 within three. A figure that prints no standard error
in some repetitions is asked for the others; its limits are as wide.

The returns of the Pit are those of rounds played through the engine; how far the hold is from what
is expected is counted in the standard deviations that the Pit shows.
"""

import sys
from collections.abc import Callable, Iterator
from itertools import chain
from math import ceil, sqrt
from random import Random
from time import perf_counter
from typing import NamedTuple

from msgspec.structs import replace

from croupier.engine.equipment.wheel import POCKETS
from croupier.engine.games import andar_bahar, baccarat, blackjack, roulette, si_ki_pi
from croupier.engine.table.contract.game import Game
from croupier.engine.table.course.frame import due
from croupier.engine.table.state.round import AnyRound, Status
from croupier.engine.table.vocabulary.commands import DealCard
from croupier.engine.table.vocabulary.due import Ask
from croupier.engine.table.vocabulary.people import DEALER
from croupier.floor.pit.returns import held, returns, totals
from croupier.floor.pit.table_record import RoundOnRecord
from croupier.floor.pit.theory import Basis, worth_of
from croupier.mathematics.bankroll.players import PLAYERS, dealt
from croupier.mathematics.bankroll.session import SessionPlan
from croupier.mathematics.bankroll.stakes import Staked
from croupier.mathematics.counting.exposure import Shoes, exposures
from croupier.mathematics.counting.games import in_play
from croupier.mathematics.counting.systems import SYSTEMS
from croupier.mathematics.exact import edge
from croupier.mathematics.exact.blackjack import by_chart
from croupier.mathematics.simulation.plan import play_chunks
from croupier.mathematics.simulation.requests import prepared
from croupier.mathematics.simulation.trouble.mistake_rounds import run, trouble
from tests.mathematics.simulation.blackjack_engine import Chart
from tests.mathematics.simulation.engine import ANN, acted, blackjack_round, closed, shuffled

REPEATED = 200
WITHIN = {1: 0.682689, 2: 0.954500, 3: 0.997300}
LIMITS = {1: (114, 157), 2: (180, 199), 3: (196, 200)}  # of 200
SPREADS = 3.4  # for other numbers of repetitions
MANY_DECKS = ("baccarat", "blackjack")
FEWEST = 50  # repetitions with a standard error


class Printed(NamedTuple):
    what: str
    mean: float
    error: float | None
    exact: float | None


Command = Callable[[int], Iterator[Printed]]


def simulated(game: str, rounds: int, **options: object) -> Command:
    """What it is compared with is worked out once."""
    first = prepared(game, rounds, 0, options)
    plan, to_the_cut_card = first.plan(), game in MANY_DECKS and "fresh" not in options
    worth = plan.sheet().worth()

    def command(seed: int) -> Iterator[Printed]:
        for tally in plan.tallies(play_chunks(replace(first, seed=seed), 0, 1)):
            known = worth.get((tally.bet, tally.on), worth.get((tally.bet, None)))
            told = replace(tally, expected=known)
            if told.mean is not None:
                exact = None if to_the_cut_card or told.exact is None else float(told.exact)
                where = f"{told.bet} {told.on or ''}".strip()
                yield Printed(where, told.mean, told.told_error, exact)

    return command


def in_trouble(game: str, rates: str, rounds: int) -> Command:
    def command(seed: int) -> Iterator[Printed]:
        totals = run(trouble(game, rates, rounds=rounds, seed=seed)).totals
        for what, found in (
            ("per thousand rounds", totals.cost_per_thousand_rounds),
            ("per thousand dollars", totals.cost_per_thousand_dollars),
        ):
            if found is not None:
                yield Printed(what, found.mean, found.stderr, None)

    return command


def sessions(player: str, number: int) -> Command:
    bet = Staked.on(edge("roulette", "red"), 10_000)
    plan = SessionPlan(purse_cents=100_000, bet=bet, rounds=60)

    def command(seed: int) -> Iterator[Printed]:
        found = dealt(plan, player, PLAYERS[player], number, seed)
        yield Printed("won or lost", found.mean_cents, found.error_cents, None)

    return command


Ended = Callable[[AnyRound, Random], AnyRound]


def in_the_pit(game: Game, bets: set[str], boxes: int, rounds: int, end: Ended) -> Command:
    """These bets lie on each of the first boxes, and where there are none."""
    settings = game.settings(boxes=boxes) if boxes else game.settings()
    on = {None, *settings.boxes[: max(boxes, 1)]}
    spots = [spot for spot in game.spots(settings) if spot.box in on]
    chosen = [spot for spot in spots if f"{spot.bet} {spot.on or ''}".strip() in bets]
    table = closed(game, settings, *chosen)
    worth = {basis: worth_of(basis) for basis in (Basis.of(settings),)}

    def command(seed: int) -> Iterator[Printed]:
        rng = Random(seed)
        ended = [end(table, rng) for _ in range(rounds)]
        until = table.next_wager_id
        on_record = (RoundOnRecord(1, 0, table, e, e.status, (), bets_until=until) for e in ended)
        played = [held(game, "t1", on_record)]
        for found in chain(totals(played, worth), returns(played, worth)):
            assert found.expected_cents is not None
            gained = found.hold_cents - found.expected_cents
            yield Printed(found.bet or "all bets", gained, found.spread_cents, 0.0)

    return command


def spun(round: AnyRound, rng: Random) -> AnyRound:
    return acted(roulette, round, roulette.Spin(DEALER, rng.choice(POCKETS)))


def dealt_out(game: Game) -> Ended:
    def end(round: AnyRound, rng: Random) -> AnyRound:
        coming = iter(shuffled(rng, round.settings.decks))
        while round.status is Status.PLAY:
            round = acted(game, round, DealCard(DEALER, next(coming)))
        return round

    return end


def by_house_way(round: AnyRound, rng: Random) -> AnyRound:
    coming = iter(shuffled(rng))
    while round.status is Status.PLAY:
        wanted = due(si_ki_pi, round)
        said = si_ki_pi.HouseWay(ANN, wanted.box) if isinstance(wanted, Ask) else None
        round = acted(si_ki_pi, round, said or DealCard(DEALER, next(coming)))
    return round


def by_the_best_chart() -> Ended:
    best = by_chart(decks=8).strategy
    at = {up: place for place, up in enumerate(best.up)}
    order = [at[up] for up in ("2", "3", "4", "5", "6", "7", "8", "9", "10", "A")]
    chart: Chart = {
        part: {str(row): [words[place] for place in order] for row, words in rows.items()}
        for part, rows in (("hard", best.hard), ("soft", best.soft), ("pairs", best.pairs))
    }

    def end(round: AnyRound, rng: Random) -> AnyRound:
        ended = blackjack_round(round, iter(shuffled(rng, round.settings.decks)), chart)
        assert ended is not None
        return ended

    return end


def shoes(game: str, number: int, cards: int) -> Command:
    """A round every so many cards: shoes count, not the rounds of one."""
    worth = in_play(game, 8)

    def command(seed: int) -> Iterator[Printed]:
        dealt_to = Shoes(8, 52, cards, number, seed)
        for each in exposures(worth, dealt_to, SYSTEMS["hi-lo"]):
            where = f"{each.bet} {each.on or ''}".strip()
            yield Printed(f"{where}: count favours", each.favourable, each.error, None)
            yield Printed(f"{where}: sweep a shoe", each.a_shoe, each.a_shoe_error, None)

    return command


def by_luck(figures: int) -> int:
    """So many counts outside are no surprise: of one figure about one in 500."""
    return ceil(figures * 3 / 500) if figures > 20 else 0


def commands(*, long: bool) -> Iterator[tuple[str, Command]]:
    yield "simulate roulette, few rounds", simulated("roulette", 600)
    yield "simulate roulette", simulated("roulette", 3_000)
    yield "simulate andar-bahar", simulated("andar-bahar", 3_000)
    yield "simulate si-ki-pi", simulated("si-ki-pi", 3_000)
    yield "simulate baccarat --fresh", simulated("baccarat", 20_000, fresh=True)
    yield "simulate blackjack --fresh", simulated("blackjack", 20_000, fresh=True)
    yield "simulate baccarat", simulated("baccarat", 20_000)
    yield "simulate blackjack", simulated("blackjack", 20_000)
    yield "simulate blackjack --fresh, few rounds", simulated("blackjack", 300, fresh=True)
    yield "simulate blackjack --boxes 5", simulated("blackjack", 4_000, fresh=True, boxes=5)
    yield "simulate --trouble", in_trouble("baccarat", "together:0.6", 200)
    yield "bankroll --ladder oscar", sessions("oscar", 200)
    yield "bankroll --ladder labouchere", sessions("labouchere", 200)
    straights = {f"straight {number}" for number in range(1, 5)}
    bets = {*straights, "red", "split 0-00"}
    yield "pit returns roulette", in_the_pit(roulette, bets, 0, 80, spun)
    bets = {"banker", "tie", "banker-pair"}
    yield "pit returns baccarat", in_the_pit(baccarat, bets, 0, 100, dealt_out(baccarat))
    bets = {"andar", "bahar", "under-8", "joker A"}
    yield "pit returns andar-bahar", in_the_pit(andar_bahar, bets, 0, 120, dealt_out(andar_bahar))
    yield "pit returns si-ki-pi", in_the_pit(si_ki_pi, {"initial"}, 3, 60, by_house_way)
    yield "pit returns blackjack", in_the_pit(blackjack, {"initial"}, 3, 60, by_the_best_chart())
    yield "count, edge --sweep: blackjack", shoes("blackjack", 150, 45)
    if long:
        yield "count, edge --sweep: baccarat", shoes("baccarat", 150, 45)


def covered(printed: list[Printed]) -> dict[int, int]:
    exact = printed[0].exact
    truth = sum(each.mean for each in printed) / len(printed) if exact is None else exact
    told = [each for each in printed if each.error is not None]
    return {
        errors: sum(abs(each.mean - truth) <= errors * (each.error or 0.0) for each in told)
        for errors in WITHIN
    }


def limits(errors: int, repeated: int) -> tuple[float, float]:
    if repeated == REPEATED:
        return LIMITS[errors]
    chance = WITHIN[errors]
    reach = SPREADS * sqrt(repeated * chance * (1 - chance))
    return repeated * chance - reach - 1, repeated * chance + reach


def main() -> int:
    outside = every = 0
    words = [word for word in sys.argv[1:] if word != "--long"]
    for name, command in commands(long="--long" in sys.argv[1:]):
        if not all(word in name for word in words):
            continue
        began = perf_counter()
        found: dict[str, list[Printed]] = {}
        for seed in range(1, REPEATED + 1):
            for printed in command(seed):
                found.setdefault(printed.what, []).append(printed)
        figures = silent = 0
        for what, all_of_it in found.items():
            repeated = sum(each.error is not None for each in all_of_it)
            if repeated < FEWEST:
                silent += 1
                continue
            figures += 1
            within = covered(all_of_it)
            for errors, times in within.items():
                low, high = limits(errors, repeated)
                if not low <= times <= high:
                    outside += 1
                    print(f"  {name}, {what}: {times} of {repeated} within {errors}")
        every += figures
        seconds = perf_counter() - began
        print(f"{name}: {figures} figures, {silent} without an error, {seconds:.0f} s", flush=True)
    print(f"{outside} of {3 * every} counts outside their limits, by luck up to {by_luck(every)}")
    return int(outside > by_luck(every))


if __name__ == "__main__":
    sys.exit(main())
