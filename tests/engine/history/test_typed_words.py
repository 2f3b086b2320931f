"""What a player types in Chinese is the same command as in English: every move, every bet."""

import pytest

from croupier import Desk, accepted, open_table
from croupier.engine.games import PLAYED, game_named
from croupier.engine.history.shown_lines import in_shown_words
from croupier.engine.history.typed_moves import move_typed
from croupier.engine.history.typed_words import (
    BESIDE_THE_ROUND,
    in_file_words,
    verbs_of_players,
    words_of,
)
from croupier.engine.sentences import LANGUAGES, Message, sentence, speaking
from croupier.engine.table.vocabulary.commands import Command

EVERYWHERE = [
    ("withdraws 100 {bet}", "取回100{zh}"),
    ("withdraws 100 {bet} box 2", "收回 100 {zh} 2号位"),
    ("asks-squeeze box 1", "眯牌 1号位"),
    ("continues", "留下"),
    ("continues box 2", "保留 2号位"),
    ("takes-back", "取回"),
    ("takes-back box 2 hand 1", "收回投注 2号位第一手"),
]
SAID = {
    "baccarat": [
        ("insures banker 50", "买庄保险50"),
        ("insures player 12.50", "闲保险 12.50"),
        ("asks-squeeze player first", "眯牌 闲 先"),
        ("bets 100 banker box 3", "押庄100 3号位"),
    ],
    "blackjack": [
        ("hits", "要牌"),
        ("hits box 2 hand 1", "要牌 2号位第1手"),
        ("stands", "停牌"),
        ("doubles 25 box 2", "加倍25 2号位"),
        ("doubles 25 hand 2", "加倍 25 第二手"),
        ("splits", "分牌"),
        ("surrenders box 1", "投降 1号位"),
        ("insures 25 box 1", "买保险 25 1号位"),
        ("even-money", "等额赔付"),
        ("follows 25", "跟注 25"),
        ("declines", "不要"),
        ("bets 100 rws-pairs", "押 RWS 对子 100"),
    ],
    "roulette": [
        ("bets 50 straight 17", "押 50 直注 17"),
        ("bets 50 split 17/20", "押 50 分注 17/20"),
        ("bets 50 dozen 1", "第一打注 50"),
        ("bets 50 column 3", "50第三列注"),
    ],
    "andar-bahar": [
        ("asks-on", "继续发牌"),
        ("bets 25 joker K", "25 王牌点数 K"),
        ("bets 25 super-bahar", "超级右舍25"),
    ],
    "si-ki-pi": [
        ("looks box 1", "看牌 1号位"),
        ("arranges box 2 Kd 9h / 5s 3c", "排牌 2号位 Kd 9h / 5s 3c"),
        ("house-way", "庄家排法"),
        ("house-way box 2", "按庄家排法 2号位"),
        ("bets 25 dealer-bonus", "押25荷官红利"),
    ],
}
BESIDE = [
    *(("ready", "准备好"), ("companion", "请同台玩家"), ("dismiss bea", "请走 bea")),
    *(("buy 500", "买筹码 500"), ("sit 3", "入座 3号位"), ("stand-up 3", "离座 3")),
    *(("cash-out", "取回筹码"), ("pass", "略过"), ("again", "重复"), ("clear", "清空")),
    *(("max", "最多"), ("watch", "旁观"), ("deal", "发牌"), ("spin", "开珠")),
    *(("table", "台面"), ("why", "为什么"), ("rules 5.8", "规则 5.8"), ("help", "帮助")),
    *(("q", "离开"), ("double", "加倍")),
]


def all_said(game: str) -> list[tuple[str, str]]:
    """With the first bet of the game where one is named."""
    bet = game_named(game).BETS[0]
    zh = sentence(Message(f"bet-{bet}"), "zh") if bet != "straight" else "直注"
    return [
        *((english.format(bet=bet), chinese.format(zh=zh)) for english, chinese in EVERYWHERE),
        *SAID[game],
    ]


@pytest.mark.parametrize("game", PLAYED)
def test_every_verb_of_a_player_is_understood_in_chinese(game: str) -> None:
    table = game_named(game)
    said = all_said(game)
    assert {english.split()[0] for english, _ in said} | {"bets"} == set(verbs_of_players(table))
    for english, chinese in said:
        assert in_file_words(table, chinese) == english
        assert in_file_words(table, english) == english


@pytest.mark.parametrize("game", PLAYED)
def test_every_bet_is_understood_by_all_its_chinese_names(game: str) -> None:
    table = game_named(game)
    for bet in table.BETS:
        names = {sentence(Message(f"{what}-{bet}"), "zh") for what in ("bet", "bet-name")}
        with speaking("zh"):
            names |= {name for name in words_of(bet) if not name.isascii()}
        for name in names - {"列", "打"}:  # of which number is said before
            assert in_file_words(table, f"押 25 {name}") == f"bets 25 {bet}", name
            assert in_file_words(table, f"25 {name}") == f"bets 25 {bet}", name


def test_every_word_beside_the_round_is_understood_in_chinese() -> None:
    assert {english.split()[0] for english, _ in BESIDE} == set(BESIDE_THE_ROUND)
    for english, chinese in BESIDE:
        assert in_file_words(game_named("baccarat"), chinese) == english


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PLAYED)
def test_every_word_that_is_shown_is_understood(game: str, language: str) -> None:
    """Whatever is listed to a player of a language can be typed."""
    table = game_named(game)
    for verb in verbs_of_players(table):
        word = sentence(Message(f"typed-{verb}"), language)
        assert in_file_words(table, word) in (verb, "takes-back"), word  # 取回: with an amount


def test_several_bets_and_what_is_no_word_stay_apart() -> None:
    table = game_named("baccarat")
    assert in_file_words(table, "100庄、25 闲对") == "bets 100 banker, bets 25 player-pair"
    assert in_file_words(table, "1,000 和") == "bets 1,000 tie"
    assert in_file_words(table, "小安 押 100 庄") == "小安 bets 100 banker"
    assert in_file_words(table, "押 100 紫色") == "bets 100 紫色"


def in_play(*lines: str) -> Desk:
    desk = open_table("blackjack", seats={1: "ann"}, purses={"ann": 1000}, limits={"minimum": 5})
    for line in ("ann bets 25 initial", "dealer closes", *(f"deal {card}" for card in lines)):
        accepted(desk.say(line))
    return desk


@pytest.mark.parametrize(
    ("english", "chinese"),
    [("h", "要"), ("stand", "停牌"), ("double", "加倍"), ("double 5", "加倍5"), ("split", "分牌")],
)
def test_a_move_that_is_open_is_the_same_in_both_languages(english: str, chinese: str) -> None:
    view = in_play("8h", "6c", "8d").view("ann")
    meant = move_typed(view, chinese)
    assert isinstance(meant, Command)
    assert meant == move_typed(view, english)


def test_insurance_and_even_money_in_chinese() -> None:
    view = in_play("Ah", "Ac", "Kd").view("ann")
    assert move_typed(view, "买保险5") == move_typed(view, "insure 5") is not None
    assert move_typed(view, "等额赔付") == move_typed(view, "even money") is not None


def test_a_player_is_told_the_verbs_of_players_alone() -> None:
    desk = open_table("blackjack", seats={1: "ann"}, purses={"ann": 100})
    told = desk.say("ann xyzzy")
    english = sentence(told.message)  # type: ignore[union-attr]
    assert "bets, withdraws, asks-squeeze, continues, takes-back, insures, " in english
    assert "settles-interim" not in english
    assert "closes" not in english
    assert "：押、取回、眯牌、留下、收回、买保险、" in sentence(told.message, "zh")  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("game", "chinese", "english"),
    [
        ("baccarat", "闲100，和50", "bets 100 player, bets 50 tie"),
        ("baccarat", "闲100,和50", "bets 100 player, bets 50 tie"),
        ("si-ki-pi", "红利5，荷官红利5", "bets 5 bonus, bets 5 dealer-bonus"),
        (
            "baccarat",
            "１，０００和",
            "1, bets 000 tie",
        ),  # a wide comma parts bets, and nothing else
        ("baccarat", "２５ tie", "25 tie"),
        ("blackjack", "５ＲＷＳ对子", "bets 5 rws-pairs"),
        ("baccarat", "壓閒對 5", "bets 5 player-pair"),
        ("baccarat", "100 莊 3號位", "bets 100 banker box 3"),
        ("baccarat", "三号位庄100", "bets 100 banker box 3"),
        ("baccarat", "庄押100", "bets 100 banker"),
        ("baccarat", "咪牌", "asks-squeeze"),
        ("baccarat", "不买保险", "pass"),
        ("baccarat", "就绪", "ready"),
        ("baccarat", "请陪玩", "companion"),
        ("baccarat", "请走八哥-4226", "dismiss 八哥-4226"),
        ("baccarat", "请走庄家", "dismiss 庄家"),
        ("blackjack", "不用了", "declines"),
        ("roulette", "17号 5", "bets 5 straight 17"),
        ("roulette", "紅色50", "bets 50 red"),
        ("roulette", "双零 5", "bets 5 straight 00"),
        ("roulette", "三号系列注 5", "bets 5 series-3"),
        ("si-ki-pi", "代排", "house-way"),
    ],
)
def test_what_a_player_would_say_is_understood(game: str, chinese: str, english: str) -> None:
    """With wide figures, in traditional characters, without blanks, as the buttons say it."""
    assert in_file_words(game_named(game), chinese) == english


SHOWN = [
    ("baccarat", "insures banker 50", "买庄保险 50"),
    ("baccarat", "asks-squeeze player first", "眯牌 闲 先"),
    ("blackjack", "hits box 3 hand 1", "要牌 3 号位第 1 手牌"),
    ("blackjack", "follows 25", "跟注 25"),
    ("blackjack", "takes-back box 1 hand 2", "收回 1 号位第 2 手牌"),
    ("si-ki-pi", "arranges box 3 6s 2h / Kh 5d", "排牌 3 号位 6s 2h / Kh 5d"),
    ("si-ki-pi", "house-way box 3", "庄家排法 3 号位"),
    ("andar-bahar", "asks-on", "继续发牌"),
]


@pytest.mark.parametrize(("game", "line", "shown"), SHOWN)
def test_a_line_that_is_shown_in_chinese_can_be_typed(game: str, line: str, shown: str) -> None:
    table = game_named(game)
    assert in_shown_words(table, line) == line
    with speaking("zh"):
        assert in_shown_words(table, line) == shown
    assert in_file_words(table, shown) == line


def test_which_move_is_meant_is_asked_in_chinese() -> None:
    with speaking("zh"):
        view = in_play("9h", "Ac", "7d").view("ann")
        told = move_typed(view, "保险")
        assert isinstance(told, Message)
        assert sentence(told).startswith("多少？买保险可为 ")
