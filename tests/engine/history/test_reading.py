"""The head of a history file: its keys, its defaults, and a sentence for everything wrong."""

import pytest

from croupier.engine.front.file_player import play_file
from croupier.engine.games import PLAYED
from croupier.engine.games.baccarat.layout import terms_of
from croupier.engine.history.errors import HistoryError
from croupier.engine.history.file import Head, read_history, read_text
from croupier.engine.table.vocabulary.settings import Limits, TableKind
from tests.engine.history.scripts import FORMAT, history, settled, wrong

A_ROUND = "ann bets 100 player box 1\ndealer closes\ndeal 9h 4c Ks 2d"


def head(text: str) -> Head:
    return next(read_history(text, "round.toml")).head


def test_what_is_left_out_has_a_default() -> None:
    read = head(history(A_ROUND))
    settings = read.settings
    assert (settings.game, settings.kind, settings.layout) == (
        "baccarat",
        TableKind.ELECTRONIC,
        "E",
    )
    assert (settings.decks, settings.boxes, settings.unit_cents) == (8, tuple(range(1, 8)), 100)
    assert settings.limits == Limits(minimum_cents=100)
    assert (read.seats, read.purses, read.shoe.cards) == ({}, None, ())


@pytest.mark.parametrize(
    ("unit", "minimum"), [("0.20", 100), ("0.60", 120), ("1", 100), ("5", 500), ("2.50", 250)]
)
def test_the_minimum_left_out_is_a_dollar_or_as_many_chips_as_make_one(
    unit: str, minimum: int
) -> None:
    limits = head(history(A_ROUND, f"unit = {unit}", game="blackjack")).settings.limits
    assert limits == Limits(minimum_cents=minimum)
    named = "[limits]\nmaximum = 300\nminimum = { rws-pairs = 30 }"
    text = history(A_ROUND, f"unit = {unit}", game="blackjack", tables=named)
    assert head(text).settings.limits.minimum("initial") == minimum


def test_blackjack_has_seven_boxes_by_default() -> None:
    assert len(head(history(A_ROUND, game="blackjack")).settings.boxes) == 7
    assert len(head(history(A_ROUND, "boxes = 9", game="blackjack")).settings.boxes) == 9


def test_every_key_is_read() -> None:
    text = history(
        A_ROUND,
        'table = "recorded"\nlayout = "A"\ndecks = 6\nboxes = 12\nunit = 0.20\nprivate = true\n'
        "insurance = false\nsqueezing = false",
        tables="""
[limits]
minimum = 25
maximum = { tie = 100, player_pair = 50.40 }
differential = 1000

[seats]
3 = "ann"

[purses]
ann = 1000
bob = 12.50

[shoe]
cards = "9h 4c"
held = "Ks ??"
seen = "2d 2d"
""",
    )
    read = head(text)
    settings = read.settings
    assert (settings.kind, settings.layout, settings.decks) == (TableKind.RECORDED, "A", 6)
    assert (len(settings.boxes), settings.unit_cents) == (12, 20)
    terms = terms_of(settings)
    assert (terms.private, terms.insurance, terms.squeezing) == (
        True,
        False,
        False,
    )
    assert settings.limits == Limits(
        minimum_cents=2500,
        differential_cents=100_000,
        maximum_by_bet={"tie": 10_000, "player-pair": 5_040},
    )
    assert (read.seats, read.purses) == ({3: "ann"}, {"ann": 100_000, "bob": 1_250})
    assert (read.shoe.cards, read.shoe.held, read.shoe.seen) == (
        ("9h", "4c"),
        ("Ks", None),
        ("2d", "2d"),
    )


@pytest.mark.rule("Baccarat 3.4")
def test_the_maximum_of_a_baccarat_table_is_for_tie_and_pairs() -> None:
    limits = head(history(A_ROUND, tables="[limits]\nmaximum = 500")).settings.limits
    assert [limits.maximum(bet) for bet in ("player", "banker", "tie", "player-pair")] == [
        None,
        None,
        50_000,
        50_000,
    ]


WRONG_HEADS = {
    'game = "bacarat"': ("game", "There is no game called 'bacarat'; did you mean baccarat?"),
    'game = "poker"': (
        "game",
        f"There is no game called 'poker'; the engine plays {', '.join(PLAYED[:-1])} "
        f"and {PLAYED[-1]}.",
    ),
    "game = 3": ("game", "game must be a text in quotes, not 3."),
    'layout = "Z"': (
        "layout",
        "Baccarat has no layout 'Z'; its appendices are A to G.",
    ),
    "decks = 9": ("decks", "Baccarat is played with 4 to 8 decks, not 9."),
    'decks = "8"': ("decks", "decks must be a whole number, not '8'."),
    "decks = true": ("decks", "decks must be a whole number, not true."),
    "boxes = 9": ("boxes", "Layout E has 7 boxes, not 9."),
    'table = "electronik"': (
        "table",
        "There is no kind of table 'electronik'; did you mean electronic?",
    ),
    "unit = 0.01": (
        "unit",
        "A chip unit of 0.01 cannot be paid exactly: banker pays 0.95 to 1, which is not a whole "
        "cent.",
    ),
    "unit = -1": ("unit", "unit must be an amount in dollars like 25 or 12.50, not -1."),
    "unit = nan": ("unit", "unit must be an amount in dollars like 25 or 12.50, not NaN."),
    "unit = 1e-999999999": (
        "unit",
        "unit must be an amount in dollars like 25 or 12.50, not 1E-999999999.",
    ),
    "unit = 1.005": ("unit", "unit must be an amount in dollars like 25 or 12.50, not 1.005."),
    "unit = [1]": ("unit", "unit must be an amount in dollars like 25 or 12.50, not a list."),
    "private = 1": ("private", "private must be true or false, not 1."),
    "insurance = false": (
        "insurance",
        "Only a private table may be without Insurance.",
    ),
    "deks = 8": ("deks", "There is no key 'deks'; did you mean decks?"),
    'dealing = "sets"': ("dealing", "A Baccarat table has no 'dealing' to set."),
    "limits = 25": ("limits", "limits must be a table of its own, not 25."),
    "[limits]\nminimun = 25": (
        "minimun",
        "There is no limit 'minimun'; did you mean minimum?",
    ),
    "[limits]\ndifferential = { tie = 1 }": (
        "differential",
        "limits.differential must be an amount in dollars like 25 or 12.50, not a table.",
    ),
    "[limits]\nminimum = { ties = 1 }": (
        "minimum",
        "There is no bet 'ties' to limit; this table has player, banker, tie, player-pair, "
        "banker-pair.",
    ),
    "[limits]\nmaximum = { banker = 100 }": (
        "maximum",
        "A banker box has no maximum; the Differential limits it.",
    ),
    '[seats]\nthree = "ann"': ("three", "A seat is the number of a box, not 'three'."),
    '[seats]\n3 = "ann"\n03 = "bob"': ("03 =", "In seats, 3 stands twice."),
    "[limits]\nminimum = { player-pair = 5, Player_Pair = 9 }": (
        "minimum",
        "In limits.minimum, player-pair stands twice.",
    ),
    '[seats]\n8 = "ann"': (
        "8 =",
        "ann cannot sit at box 8; the boxes are 1, 2, 3, 4, 5, 6, 7.",
    ),
    '[seats]\n3 = "dealer"': (
        "3 =",
        "Nobody can be called 'dealer': the word is a word for staff.",
    ),
    '[seats]\n3 = "Deal"': (
        "3 =",
        "Nobody can be called 'Deal': the word begins a line of its own.",
    ),
    "[purses]\nbanker = 3": (
        "banker",
        "Nobody can be called 'banker': the word is a place on the table.",
    ),
    "[seats]\n3 = 4": ("3 =", "seats.3 must be a text in quotes, not 4."),
    '[purses]\n"a b" = 3': (
        '"a b"',
        "'a b' is not a name; a name is letters, digits, “_”, “.” and “-”.",
    ),
    "[purses]\nann = -3": (
        "ann",
        "purses.ann must be an amount in dollars like 25 or 12.50, not -3.",
    ),
    '[shoe]\ncards = "9h 1x"': (
        "cards",
        "In shoe.cards, '1x' is not a card; write rank (A 2 … 9 T J Q K) and suit (s h d c), "
        "like 9h.",
    ),
    '[shoe]\ncard = "9h"': ("card", "There is no key 'card'; did you mean cards?"),
    "[shoe]\ncards = 9": ("cards", "shoe.cards must be a text in quotes, not 9."),
    'decks = 4\n[shoe]\nseen = "9h 9h 9h 9h"\nheld = "9h"': (
        "held",
        "With shoe.held there is one 9h more than in 4 decks.",
    ),
    'decks = 4\n[shoe]\nseen = "9h 9h 9h"\ncards = "9h 2c 9h"': (
        "cards",
        "With shoe.cards there is one 9h more than in 4 decks.",
    ),
    "unit = 5\n[limits]\nminimum = 1": (
        "minimum",
        "The minimum for player, 1, is not a multiple of the chip unit, 5.",
    ),
}


@pytest.mark.parametrize("wrong_head", WRONG_HEADS)
def test_a_wrong_head_is_named_with_its_line(wrong_head: str) -> None:
    place, sentence = WRONG_HEADS[wrong_head]
    game = "" if wrong_head.startswith("game") else 'game = "baccarat"\n'
    text = f"{FORMAT}actions = '''\n{A_ROUND}\n'''\n{game}{wrong_head}\n"
    problem = wrong(text)
    assert problem.sentence == sentence
    lines = text.split("\n")
    assert problem.line is not None
    assert lines[problem.line - 1].strip().startswith(place)
    assert (problem.file, problem.action) == ("round.toml", None)


def test_paragraphs_named_in_a_sentence_are_cited() -> None:
    problem = wrong(history(A_ROUND, "decks = 9"))
    assert problem.cites == ("Baccarat 2.2.1",)
    assert str(problem) == (
        "round.toml, line 3: Baccarat is played with 4 to 8 decks, not 9. (Baccarat 2.2.1)"
    )


@pytest.mark.parametrize(
    ("text", "line", "sentence"),
    [
        ("", None, "It is empty."),
        (" \n\n", None, "It is empty."),
        ("decks = 8", None, 'The key format is missing: format = "croupier-round/1".'),
        (
            'format = "croupier-round/2"',
            1,
            "The format 'croupier-round/2' is not known; it must be 'croupier-round/1'.",
        ),
        (
            f"{FORMAT}actions = ''",
            None,
            f"The game is not named; it is one of {', '.join(PLAYED)}.",
        ),
        (f'{FORMAT}game = "baccarat"', None, "The round has no actions."),
        (f'{FORMAT}game = "baccarat"\nactions = 3', 3, "actions must be a text in quotes, not 3."),
        (f"{FORMAT}\ngame = baccarat", 3, "This is not TOML: Invalid value."),
        (f"{FORMAT}actions = '''\n", 2, "This is not TOML: Expected \"'''\"."),
        (
            f"{FORMAT}[round]\nactions = ''",
            2,
            "Several rounds are written as [[round]], in two brackets.",
        ),
        (f"{FORMAT}round = []", 2, "The file holds no round."),
        (
            f"{FORMAT}actions = ''\n[[round]]\nactions = ''",
            2,
            "With [[round]], each round has its own actions.",
        ),
        (
            f"{FORMAT}[[round]]\n{FORMAT}actions = ''",
            3,
            "format stands once, before the first [[round]].",
        ),
    ],
)
def test_a_malformed_file(text: str, line: int | None, sentence: str) -> None:
    problem = wrong(text)
    assert (problem.line, problem.sentence) == (line, sentence)


def test_a_file_nested_too_deeply() -> None:
    problem = wrong(f"{FORMAT}decks = {'[' * 5000}")
    assert (problem.line, problem.sentence) == (None, "Lists or tables are nested too deeply.")


def test_numbers_that_are_too_long() -> None:
    problem = wrong(f"{FORMAT}decks = {'9' * 5000}")
    assert (problem.line, problem.sentence) == (None, "A number in it is too long.")
    problem = wrong(history(A_ROUND, tables=f"[seats]\n{'9' * 5000} = 'ann'"))
    assert problem.sentence.startswith("A seat is the number of a box, not '999")


def test_a_long_line_is_not_repeated_whole() -> None:
    line = f"ann bets {'9' * 5000}x tie box 1"
    problem = wrong(history(line))
    assert problem.action == line
    assert len(str(problem)) < 1_200
    assert "… 999" in str(problem)


def test_blanks_by_the_thousand_do_no_harm() -> None:
    problem = wrong(f"{FORMAT}decks = [\n[ 1,{' ' * 200_000}\n2]]\ngame = 'baccarat'\nactions = ''")
    assert problem.sentence == "decks must be a whole number, not a list."


def test_actions_in_a_table_of_one_line_have_no_line_of_their_own() -> None:
    problem = wrong(f'{FORMAT}game = "baccarat"\nround = [{{ actions = "dealer close" }}]')
    assert (problem.line, problem.action) == (None, "dealer close")


def test_bytes_that_are_no_text() -> None:
    with pytest.raises(HistoryError) as caught:
        read_text(b"format = 1\n\xff\xfe", "round.toml")
    assert caught.value.line == 2
    assert str(caught.value) == (
        "round.toml, line 2: This is not text in UTF-8, which a history file is written in."
    )


def test_a_byte_order_mark_and_windows_line_ends_do_no_harm() -> None:
    data = b"\xef\xbb\xbf" + history(A_ROUND).replace("\n", "\r\n").encode()
    assert play_file(data, "round.toml").error is None


@pytest.mark.parametrize("quotes", ["'''", '"""'])
@pytest.mark.parametrize("opening", ["\n", ""])
def test_lines_are_counted_from_the_top_of_the_file(quotes: str, opening: str) -> None:
    text = (
        f'{FORMAT}game = "baccarat"\n\nactions = {quotes}{opening}dealer closes\ndeal 1x\n{quotes}'
    )
    problem = wrong(text)
    assert problem.line is not None
    assert text.split("\n")[problem.line - 1] == "deal 1x"
    assert problem.action == "deal 1x"


def test_actions_on_one_line() -> None:
    assert wrong(f"{FORMAT}game = 'baccarat'\nactions = 'dealer closes'").line == 3


SEVERAL = f"""{FORMAT}game = "baccarat"

[seats]
1 = "ann"

[[round]]
layout = "G"
actions = '''
{A_ROUND}
'''

[[round]]
actions = '''
bob bets 100 banker box 7
dealer closes
deal 9h 4c Ks 2d
'''

[round.seats]
7 = "bob"

[[round]]
actions = '''
ann bets 100 banker box 8
'''
"""


def test_rounds_share_a_head_and_may_replace_its_keys() -> None:
    result = play_file(SEVERAL.encode(), "evening.toml")
    first, second = result.rounds
    assert (first.opening.settings.layout, first.opening.seats) == ("G", {1: "ann"})
    assert (second.opening.settings.layout, second.opening.seats) == ("E", {7: "bob"})
    assert (first.number, second.number) == (1, 2)


def test_an_error_in_a_later_round_names_its_own_line() -> None:
    problem = play_file(SEVERAL.encode(), "evening.toml").error
    assert problem is not None
    assert problem.line is not None
    assert SEVERAL.split("\n")[problem.line - 1] == problem.action == "ann bets 100 banker box 8"


def test_a_wrong_head_of_a_later_round_names_its_own_line() -> None:
    text = SEVERAL.replace('7 = "bob"', '9 = "bob"')
    problem = wrong(text)
    assert problem.line is not None
    assert text.split("\n")[problem.line - 1] == '9 = "bob"'


def test_a_round_settled_from_the_page_of_the_format() -> None:
    assert len(settled(history(A_ROUND))) == 1


def test_a_file_that_is_none_is_refused_before_its_first_round_is_asked_for() -> None:
    with pytest.raises(HistoryError, match="It is empty"):
        read_history("", "round.toml")
