"""What a system or a library says is translated, or quoted, inside a Chinese sentence."""

from croupier.engine.sentences import said, sentence
from croupier.engine.sentences.faults import fault_said


def told(fault: str, language: str) -> str:
    return sentence(said("settle-file-not-read", fault=fault_said(fault)), language)


def test_a_fault_of_the_system_is_in_chinese() -> None:
    assert told("Permission denied", "zh") == "无法读取：没有权限。"
    assert told("Permission denied", "en").endswith("Permission denied.")


def test_what_nobody_has_translated_is_quoted() -> None:
    assert told("Unclosed array", "zh") == "无法读取：“Unclosed array”。"
    assert told("Unclosed array", "en").endswith("Unclosed array.")


def test_what_is_in_chinese_already_stays() -> None:
    assert told("级数太多", "zh") == "无法读取：级数太多。"


def test_a_text_in_pythons_quotes_has_those_of_chinese() -> None:
    message = said("impossible-is-not-a-rate-it-is", a=repr("x"))
    assert sentence(message, "zh").startswith("“x”")
    assert sentence(message, "en").startswith("'x'")
