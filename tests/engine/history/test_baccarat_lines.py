"""Every line of play a Baccarat table understands, and the sentences for those it does not."""

import pytest

from croupier import Refused, open_table
from croupier.engine.history.accounts.account import account
from croupier.engine.history.writer import written
from croupier.engine.table.state.round import Status
from croupier.engine.table.vocabulary.commands import CloseBetting, GrantSqueeze, PlaceBet
from croupier.engine.table.vocabulary.due import Deal, Nothing
from croupier.engine.table.vocabulary.events import BetPlaced
from croupier.engine.table.vocabulary.people import Person, Rank
from croupier.engine.table.vocabulary.refusals import Reason
from tests.engine.history.scripts import history, last_error, paid, settled, wrong

RECORDED = 'table = "recorded"'


def test_a_desk_answers_each_line() -> None:
    desk = open_table("baccarat", seats={3: "ann"})
    said = desk.say("ann bets 100 banker box 3")
    assert isinstance(said, tuple)
    assert [type(event) for event in said] == [BetPlaced]
    for nothing in ("  # nobody says anything", ""):
        assert str(desk.say(nothing)) == "The line says nothing."
    refused = desk.say("ann bets 100 banker box 9")
    assert isinstance(refused, Refused)
    assert refused.reason is Reason.UNKNOWN
    desk.say("dealer closes")
    due = desk.due()
    assert isinstance(due, Deal)
    assert (str(due.place), due.cites) == ("player", ("Baccarat 3.10",))
    desk.say("deal 9h 4c Ks 2d")
    assert desk.round.status is Status.CONCLUDED
    assert desk.due() == Nothing()
    assert [type(command) for command in desk.commands[:2]] == [PlaceBet, CloseBetting]


def test_a_refused_line_changes_nothing() -> None:
    desk = open_table("baccarat")
    desk.say("dealer closes")
    before = desk.round
    assert isinstance(desk.say("deal 9h 4c Ks 2d 5h"), Refused)  # a Natural: no fifth card is due
    assert desk.round is before


def test_the_next_round_has_the_shoe_and_purses_of_the_last() -> None:
    desk = open_table("baccarat", purses={"ann": 100}, seats={1: "ann"})
    for line in ("ann bets 100 player box 1", "dealer closes", "deal 9h 4c Ks 2d"):
        desk.say(line)
    assert desk.open_round()
    assert desk.round.purses == {"ann": 20_000}
    assert desk.round.shoe.composition.count("9h") == 7  # type: ignore[arg-type]
    assert desk.round.seats == {1: "ann"}
    assert desk.commands == ()
    refused = desk.open_round({1: "bob"})
    assert isinstance(refused, Refused)


def test_bets_of_the_same_player_are_wagers_of_their_own() -> None:
    (round,) = settled(
        history("ann bets 10 tie box 1\nann bets 12.40 tie box 1\ndealer closes\n"
                "deal 9h 4c Ks 2d", "unit = 0.2")
    )  # fmt: skip
    assert [w["stake_cents"] for w in account(round)["wagers"]] == [1000, 1240]


@pytest.mark.rule("Baccarat 5.17")
def test_staff_bet_and_withdraw_for_a_player() -> None:
    (round,) = settled(
        history(
            "dealer bets 50 tie box 1 for ann\nsupervisor:lim withdraws 20 tie box 1 for ann\n"
            "dealer closes\ndeal 9h 4c Ks 2d"
        )
    )
    (wager,) = round.round.wagers
    assert (wager.player, wager.placed_by, wager.stake_cents) == ("ann", "dealer", 3000)
    by = round.commands[1].by
    assert by == Person("lim", Rank.PIT_SUPERVISOR)


def test_a_rejected_breach() -> None:
    (round,) = settled(
        history(
            "ann bets 300 tie box 1\nbob bets 50 tie box 1\ndealer rejects tie box 1\n"
            "dealer closes\ndeal 9h 4c Ks 2d",
            RECORDED,
            tables="[limits]\nmaximum = 300",
        )
    )
    assert [w.player for w in round.round.wagers] == ["ann"]


def test_a_bet_trimmed_by_an_electronic_table_and_one_back_at_the_close() -> None:
    (round,) = settled(
        history(
            "ann bets 500 tie box 1\nbob bets 10 tie box 2\ndealer closes\ndeal 9h 4c Ks 2d",
            tables="[limits]\nminimum = 25\nmaximum = 300",
        )
    )
    trimmed, too_small = account(round)["wagers"]
    assert (trimmed["stake_cents"], trimmed["action_cents"]) == (30_000, 30_000)
    assert (too_small["action_cents"], too_small["result"]) == (0, "returned")
    assert too_small["cites"] == ["Baccarat 5.2"]


ERRORS = [
    ("ann bets 0 banker box 3", "A bet must be above 0, not 0."),
    ("ann bets -5 banker box 3", "'-5' is not an amount; write dollars like 25 or 12.50."),
    ("ann bets 1_0 banker box 3", "'1_0' is not an amount; write dollars like 25 or 12.50."),
    ("ann bets 10000000001 banker box 3", "No amount can be above 10000000000."),
    (f"ann bets {'9' * 6000} banker box 3", "No amount can be above 10000000000."),
    ("ann bets 10.5 banker box 3", "A bet must be a multiple of the chip unit 1, not 10.50."),
    ("ann bets 1001 banker box 3", "ann has 1000, not 1001."),
    ("ann bets 10 banker", "For banker no box was named; this table has boxes 1 to 7."),
    (
        "ann bets 10 banker box 8",
        "For banker there is no box 8; this table has boxes 1 to 7.",
    ),
    (
        "ann bets 10 banker box three",
        "'three' is not a number; the number of a box should be named.",
    ),
    (
        "ann bets 10 bankers box 3",
        "Baccarat has no bet 'bankers'; its bets are player, banker, tie, player-pair, "
        "banker-pair.",
    ),
    ("ann bets 10 banker 7 box 3", "banker names a box and nothing else."),
    ("ann bets", "The line ends where the stake should be named."),
    ("ann bets 10 banker box 3 gladly", "'gladly' at the end of the line says nothing here."),
    (
        "ann bets 10 banker box 3 for bob",
        "ann may not bet for bob; Pit Employees may, on request.",
    ),
    (
        "dealer bets 10 banker box 3",
        "Staff bet for a player only; end the line with “for” and the name.",
    ),
    (
        "dealer bets 10 banker box 3 for deal",
        "Nobody can be called 'deal': the word begins a line of its own.",
    ),
    ("ann withdraws 10 banker box 3", "ann has no bet on banker box 3."),
    (
        "dealer rejects banke",
        "There is no bet 'banke'; did you mean banker?",
    ),
    ("dealer rejects banker", "No bet lies on banker."),
    ("ann closes", "ann is a Player; this is for a Dealer or above."),
    ("deal 9h", "No card is dealt while bets are open; announce “No more Bets” first."),
    ("deal", "No card is dealt while bets are open; announce “No more Bets” first."),
    ("ann insures banker 5", "Betting is still open."),
    ("ann", "ann does nothing here; a line is an actor and a verb."),
    ("ann:x bets 3", "'ann' is not a rank of staff; the ranks are dealer, supervisor, manager, "
     "shift-manager."),
    (
        "dealer:de@l closes",
        "'de@l' is not a name; a name is letters, digits, “_”, “.” and “-”.",
    ),
    ("(ann) closes", "'(ann)' is not a name; a name is letters, digits, “_”, “.” and “-”."),
    ("supervisor: closes", "After “supervisor:” a name must follow at once, like supervisor:lim."),
    ("Box bets 10 tie box 1", "Nobody can be called 'Box': the word is a place on the table."),
    ("dealer reports walked-away cal", "cal has no bet in this round."),
    ("dealer reports misplaced 99", "There is no card 99; 0 cards have left the shoe."),
    ("ann hits box 1", "“hits” is a verb of Blackjack, not of Baccarat."),
    (
        'dealer reports other "what for',
        "A quotation is opened and not closed; a second \" is missing.",
    ),
    ("ann bet 10 banker box 3", "There is no verb 'bet'; did you mean bets?"),
    ("deel 9h", "No line begins with 'deel'; did you mean deal?"),
    ("deel", "No line begins with 'deel'; did you mean deal?"),
    ("clok runs-out", "No line begins with 'clok'; did you mean clock?"),
    ("supervisr confirms", "No line begins with 'supervisr'; did you mean supervisor?"),
    ("deal-er closess", "There is no verb 'closess'; did you mean closes?"),
    ("bets 10 tie box 1", "'bets' is a verb; a line begins with who does it, like “ann bets …”."),
    ("clock strikes", "The clock can only run out: “clock runs-out”."),
    ("clock runs-out", "No clock is running."),
    ("supervisor rules confirm", "Nothing waits for a ruling."),
    (
        "supervisor rules confirmed",
        "There is no ruling 'confirmed'; did you mean confirm?",
    ),
    ("supervisor rules order 9h 3c", "No order of cards is to be fixed."),
    ("ann continues", "Nobody is given an option now."),
    ("shift-manager decides stand", "Nothing waits for the Shift Manager."),
    ("shift-manager decides voids", "There is no decision 'voids'; did you mean void?"),
    ("supervisor grants-squeeze", "Nobody has asked to squeeze."),
    ("ann asks-squeeze dealer", "There is no hand dealer to squeeze."),
    ("turn player 9h", "No card lies face down at player."),
    ("dealer reports", "The line ends where a fact should be named."),
    ("dealer reports walkedaway ann", "There is no fact 'walkedaway'; did you mean walked-away?"),
    ("dealer reports excess many", "'many' is not a number; the number of the first wrong card "
     "should be named."),
    ("dealer reports excess", "There cannot have been a card too many: no card has been dealt."),
]  # fmt: skip


@pytest.mark.parametrize(("line", "sentence"), ERRORS, ids=[line for line, _ in ERRORS])
def test_a_line_refused_while_betting_is_open(line: str, sentence: str) -> None:
    assert (
        last_error(f"bob bets 20 tie box 3\n{line}", tables="[purses]\nann = 1000\nbob = 20")
        == sentence
    )


@pytest.mark.rule("Baccarat 5.6")
def test_no_bet_after_no_more_bets() -> None:
    problem = wrong(history("dealer closes\nann bets 10 tie box 1  # too late"))
    assert (problem.line, problem.action) == (6, "ann bets 10 tie box 1")
    assert problem.sentence.startswith("“No more Bets” has been announced")
    assert problem.cites == ("Baccarat 5.6",)


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        (
            "deal 1h",
            "'1h' is not a card; write rank (A 2 … 9 T J Q K) and suit (s h d c), like 9h.",
        ),
        ("deal 9h+", "Cards drawn together are written without a blank, like 9h+3c."),
        ("deal 9h to dealer", "No card can be dealt to dealer at this table."),
        ("deal 9h to", "The line ends where a place on the table should be named."),
        ("deal 9h to banker", "No card is due to banker; the next card goes to player."),
        ("deal ??", "The card to player is dealt face up; nobody was granted a squeeze."),
        (
            "deal 9h+4c to player",
            "Cards drawn together have no place before their order is fixed.",
        ),
        ("deal", "The next card goes to player and is not listed under [shoe]; name it."),
        ("ann insures tie 5", "Insurance is for the player or the banker, not 'tie'."),
        ("ann insures banker 5", "ann has no open bet on the banker to insure."),
        ("ann insurs banker 5", "There is no verb 'insurs'; did you mean insures?"),
    ],
)
def test_a_line_refused_after_the_close(line: str, sentence: str) -> None:
    assert last_error(f"dealer closes\n{line}") == sentence


@pytest.mark.rule("Baccarat 3.12.2", "Baccarat 5.3")
def test_insurance_is_said_before_the_next_card() -> None:
    opening = "ann bets 100 banker box 3\nbob bets 90 banker box 3\ndealer closes\ndeal 2h 4c Ks 2d"
    assert last_error(f"{opening}\nann insures banker 34") == (
        "At 3 to 1 ann may insure the banker for 33 at most: the payout may not exceed the bet."
    )
    (round,) = settled(history(f"{opening}\nann insures banker 33\ndeal 5d"))
    assert paid(round) == {
        "ann banker": 0,
        "bob banker": 0,
        "ann banker-insurance four-cards": 132,
    }
    assert last_error(f"{opening}\ndeal 5d\nbob insures banker 5") == "The round is over."


@pytest.mark.rule("Baccarat 5.17")
def test_staff_insure_for_a_player_who_is_named() -> None:
    opening = "ann bets 100 banker box 3\ndealer closes\ndeal 2h 4c Ks 2d"
    (round,) = settled(history(f"{opening}\ndealer insures banker 20 for ann\ndeal 5d"))
    assert paid(round) == {"ann banker": 0, "ann banker-insurance four-cards": 80}
    assert round.round.wagers[-1].placed_by == "dealer"
    assert "\ndealer insures banker 20 for ann\n" in written(round)
    (again,) = settled(written(round))
    assert again.round.wagers == round.round.wagers
    assert last_error(f"{opening}\ndealer insures banker 20") == (
        "Staff bet for a player only; end the line with “for” and the name."
    )
    assert last_error(f"{opening}\nbob insures banker 20 for ann") == (
        "bob may not bet for ann; Pit Employees may, on request."
    )


@pytest.mark.rule("Baccarat 4.1.3")
def test_dealing_from_the_shoe_stops_where_somebody_may_insure() -> None:
    desk = open_table("baccarat", shoe={"cards": "2h 4c Ks 2d 5d 9s"})
    for line in ("ann bets 100 banker box 3", "dealer closes", "deal"):
        desk.say(line)
    assert len(desk.round.cards) == 4
    desk.say("deal")
    assert desk.round.status is Status.CONCLUDED


def test_dealing_from_the_shoe_goes_on_where_nobody_may_choose() -> None:
    (round,) = settled(history("dealer closes\ndeal", tables='[shoe]\ncards = "2h 4c Ks 2d 5d 9s"'))
    assert account(round)["insurance_offers"] == [
        {"stage": "four-cards", "side": "banker", "odds": "3"}
    ]


def test_named_cards_are_those_of_the_shoe() -> None:
    shoe = '[shoe]\ncards = "2h 4c Ks 2d 5d"'
    assert settled(history("dealer closes\ndeal 2h 4c\ndeal", tables=shoe))
    assert last_error("dealer closes\ndeal 2h 5c", tables=shoe) == (
        "The next card of the shoe is 4c, not 5c."
    )
    short = '[shoe]\ncards = "2h 4c"'
    assert last_error("dealer closes\ndeal", tables=short) == (
        "The next card goes to player and is not listed under [shoe]; name it."
    )


@pytest.mark.rule("Baccarat 5.7")
def test_cards_held_over_come_first() -> None:
    shoe = '[shoe]\ncards = "4c Ks 2d"\nheld = "9h"'
    (round,) = settled(history("dealer closes\ndeal", tables=shoe))
    assert round.round.at(round.round.cards[0].place) == ("9h", "Ks")
    assert last_error("dealer closes\ndeal 4c", tables=shoe) == (
        "9h was held over and comes first, not 4c."
    )
    unseen = '[shoe]\ncards = "4c Ks 2d"\nheld = "??"'
    assert last_error("dealer closes\ndeal", tables=unseen) == (
        "The next card goes to player and has a face nobody knows; name it."
    )
    assert settled(history("dealer closes\ndeal 9h\ndeal", tables=unseen))


def test_a_card_seen_too_often_is_refused_or_foreign() -> None:
    seen = '[shoe]\nseen = "9h 9h 9h 9h"'
    assert last_error("dealer closes\ndeal 9h", "decks = 4", tables=seen) == (
        "9h is no longer in a shoe of 4 decks."
    )
    (round,) = settled(
        history("dealer closes\ndeal 9h\nsupervisor rules confirm", f"decks = 4\n{RECORDED}",
                tables=seen)
    )  # fmt: skip
    assert account(round)["outcome"] == "void"


@pytest.mark.rule("Baccarat 3.9")
def test_a_squeezed_hand_is_dealt_face_down_and_turned() -> None:
    (round,) = settled(
        history(
            "ann bets 100 player box 1\nann asks-squeeze player\nsupervisor grants-squeeze\n"
            "dealer closes\ndeal ?? 4c ?? 2d\nturn player 9h\ndealer turns player Ks",
            RECORDED,
            tables='[seats]\n1 = "ann"',
        )
    )
    assert paid(round) == {"ann player": 200}
    assert any(isinstance(command, GrantSqueeze) for command in round.commands)


def test_squeezed_cards_of_the_shoe_are_turned_without_naming_them() -> None:
    (round,) = settled(
        history(
            "ann bets 100 player box 1\nann asks-squeeze player\nsupervisor grants-squeeze\n"
            "dealer closes\ndeal\nturn player",
            tables='[seats]\n1 = "ann"\n[shoe]\ncards = "4c Ks 2d"\nheld = "9h"',
        )
    )
    assert account(round)["player_points"] == 9


def test_squeezed_cards_of_the_shoe_turned_by_another_name() -> None:
    sentence = last_error(
        "ann bets 100 player box 1\nann asks-squeeze player\nsupervisor grants-squeeze\n"
        "dealer closes\ndeal\nturn player 9h\nturn player 5c",
        tables='[seats]\n1 = "ann"\n[shoe]\ncards = "9h 4c Ks 2d"',
    )
    assert sentence == "Face down at player the shoe's list has Ks."


@pytest.mark.rule("Baccarat 3.14")
def test_the_bankers_third_card_first() -> None:
    opening = "ann bets 500 banker box 1\ndealer closes\ndeal 2h Ac 2d Kd\n"
    squeeze = "ann asks-squeeze banker first\nsupervisor:lim grants-squeeze\ndeal 5s"
    seats = '[seats]\n1 = "ann"'
    sentence = last_error(f"{opening}{squeeze}\nann insures banker 5", tables=seats)
    assert sentence == "Insurance after the Player Hand's third card was waived for this round."


def test_an_unfinished_round_says_what_is_due() -> None:
    for actions, sentence, cites in (
        ("ann bets 10 tie box 1", "betting is still open.", ()),
        ("dealer closes", "the next card goes to player.", ("Baccarat 3.10",)),
        (
            "dealer closes\ndeal 9h\ndealer reports shoe-empty",
            "it waits for the ruling of a Pit Supervisor or above (confirm it).",
            ("Baccarat 5.5.4",),
        ),
    ):
        problem = wrong(history(actions))
        assert problem.sentence == f"The round is not finished: {sentence}"
        assert (problem.line, problem.cites) == (5 + len(actions.split("\n")), cites)
        assert problem.action is None


def test_a_face_down_card_at_the_end_is_due_to_be_turned() -> None:
    problem = wrong(
        history(
            "ann bets 100 player box 1\nann asks-squeeze player\nsupervisor grants-squeeze\n"
            "dealer closes\ndeal ?? 4c ?? 2d",
            tables='[seats]\n1 = "ann"',
        )
    )
    assert problem.sentence == (
        "The round is not finished: the cards face down at player are to be turned."
    )
