"""Chinese words that the House does not use: one word stands for one thing."""

import re

HAN = "\u4e00-\u9fff"
ACCOUNTS = ("command-verify", "record-balance-differs", "no-purses-counted", "no-purse-of")
OPENED_FILES = (
    *("option-browser", "practice-address-full", "server-key-missing", "server-key-wrong"),
    *("store-without-folder", "store-disk-full", "store-read-only", "store-trouble"),
    *("record-order-otherwise", "live-not-unsealed"),
)
# What is not said, what is said instead, and the keys that mean something else by it.
WORDS: dict[str, tuple[str, tuple[str, ...]]] = {
    "(?<!迷)你": ("您", ()),
    "桌": ("赌台、本台", ()),
    "派牌|未派": ("发牌", ()),
    "号注位": ("号位", ()),
    "业主": ("东主", ()),
    "牌照(?!原样|打)": ("执照", ()),
    "宾客": ("访客", ()),
    "职务": ("职位", ()),
    "现场": ("实时", ()),
    "收场": ("停止营业", ()),
    "关台|赌台关闭": ("收台", ()),
    "珠子|滚珠|球": ("珠", ()),
    "赌场珠格|庄家格|赌场号": ("赌场格", ()),
    "切牌(?!卡)": ("切牌卡", ()),
    "打开": ("翻开", OPENED_FILES),
    "摆": ("排牌、放", ()),
    "平手|和局退注": ("平局、平局退注", ()),
    "初始注": ("底注", ()),
    "条文": ("条款", ()),
    "释义|我们的理解": ("解读", ()),
    "裁决": ("裁定", ()),
    "事实": ("情况", ()),
    "一起抽出|一并抽出|一并离开": ("同时抽出", ()),
    "注码(?!表)": ("投注、注额", ()),
    "退回(?!最后)": ("退还、收回", ()),
    "跟随": ("跟注", ()),
    "爆破": ("爆牌注", ()),
    "序列投注": ("系列注", ()),
    "安达(?!巴哈)|(?<!安达)巴哈": ("左邻、右舍", ()),
    "指定王牌": ("王牌点数", ()),
    "配对": ("同点", ()),
    "庄家摆法": ("庄家排法", ()),
    "章节|第[0-9]+节": ("章", ()),
    "印记|链值": ("校验值", ()),
    "封定|密封": ("封存", ()),
    "便宜": ("代价低", ()),
    "(?<!筹码)余额(?!度)": ("还可押", ACCOUNTS),
    "牌副数": ("副数", ()),
    "赢利": ("赢额、赢率", ()),
    "(?<!“)[閒單雙]": ("闲、单、双：the felt alone has the glyphs", ()),
}
WIDE = "punctuation is as wide as the signs"
OTHERWISE: dict[str, str] = {
    r"[ \u00a0]%": "no blank stands before %",
    r"(?<=[0-9}]) ?赔 ?(?=[0-9{])": "odds are joined by U+00A0",
    r"[0-9}] ?比 ?1(?![0-9])": "odds are 1 赔 8",
    rf"[{HAN}](?:[,;:!?]|\((?![a-z]))": WIDE,
    rf"(?:[,;:!?]|(?<![a-z])\))[{HAN}]": WIDE,
}
ODDS = re.compile("([0-9.]+)\u00a0赔\u00a0([0-9.]+)")
HALTED = re.compile("halt|^told-stop|^label-stop|^stop-|^fact-|awaits|web-trouble")


def faults(key: str, text: str) -> list[str]:
    """What is wrong with a sentence."""
    found = [
        f"{match[0]}: {better}"
        for pattern, (better, others) in WORDS.items()
        if key not in others
        for match in re.finditer(pattern, text)
    ]
    found += [why for pattern, why in OTHERWISE.items() if re.search(pattern, text)]
    for stake, paid in ODDS.findall(text):
        if float(stake) > float(paid) >= 1:
            found.append(f"{stake} 赔 {paid}: the stake comes first")
    if HALTED.search(key) and "暂停" in text:
        found.append("暂停: a halted round is 叫停")
    return found
