"""One of two players at a table: what they do at its page, and what it shows them."""

import re
from collections import Counter

from playwright.sync_api import Locator, expect

from tests.floor.web.browser import CHIP, AtTable, Visit, words

NET = re.compile(r"([+−]?)([\d,]+)(?:\.(\d\d))?$")


class Player(AtTable):
    """Somebody with a name, who has brought chips."""

    def __init__(self, visit: Visit, name: str, table: str) -> None:
        super().__init__(visit.tab(f"/tables/{table}"))
        self.name = name
        self.column = self.page.get_by_role("complementary", name=words("web-column"))
        self.bring()
        self._chip = CHIP

    def bets(self, dollars: str, bet: str, box: int | None = None, on: str = "") -> None:
        """One chip, until it is confirmed."""
        if dollars != self._chip:
            chip = self.page.get_by_role("radio", name=words("web-chip", amount=dollars))
            chip.click()
            self._chip = dollars
        key = f"{bet}|{'' if box is None else box}|{on}"
        self.click(key)
        self.has(key, dollars)

    def asked(self, question: str) -> None:
        """What the bar is headed with."""
        expect(self.bar.get_by_role("heading")).to_have_text(question)

    def answered(self, question: str) -> None:
        """The table has heard: the bar asks something else, or nothing."""
        expect(self.bar.get_by_role("heading")).not_to_have_text(question)

    def button(self, name: str) -> Locator:
        """`Double`, `Insure Banker`: what follows it on the button is its amount and its note."""
        return self.bar.get_by_role("button", name=re.compile(rf"^{re.escape(name)}(?![a-z])"))

    def says(self, answer: str, question: str = "") -> None:
        """Presses a button of the bar, once the question is there."""
        if question:
            self.asked(question)
        self.button(answer).click()

    def chooses(self, dollars: str, choice: str) -> None:
        """An amount, by the buttons beside what it is for."""
        while (now := self._chosen(choice)) != dollars:
            self._changes(choice, "web-less" if cents(now) > cents(dollars) else "web-more").click()

    def chooses_most(self, choice: str) -> str:
        """The largest amount that is offered."""
        more = self._changes(choice, "web-more")
        while more.is_enabled():
            more.click()
        return self._chosen(choice)

    def is_offered(self, dollars: str, choice: str) -> None:
        amount = self._amount(choice).locator("output")
        expect(amount).to_have_text(re.compile(rf"^{re.escape(dollars)}(?![\d.])"))

    def _chosen(self, choice: str) -> str:
        """What the amount would pay may stand behind it."""
        return self._amount(choice).locator("output").inner_text().split()[0]

    def _changes(self, choice: str, name: str) -> Locator:
        return self._amount(choice).get_by_role("button", name=words(name))

    def _amount(self, choice: str) -> Locator:
        """A button with what can be chosen beside it."""
        button = self.page.get_by_role("button", name=re.compile(f"^{choice}"))
        return self.bar.locator(".joined").filter(has=button)

    def drags(self, card: str, onto: str) -> None:
        """One card of the hand onto another, by their names."""
        self.bar.get_by_role("button", name=card).drag_to(self.bar.get_by_role("button", name=onto))

    def hands(self) -> list[str]:
        """The hands of a Split as they lie, by row or along the curve, each with its total."""
        found: list[str] = self.page.evaluate(HANDS)
        return found

    def told(self, sentence: str) -> None:
        """In the bar."""
        expect(self.bar).to_contain_text(sentence)

    def hears(self, sentence: str) -> None:
        """From the Dealer, as the column keeps it."""
        expect(self.column).to_contain_text(sentence)

    def paragraph(self, number: str) -> Locator:
        """Its pill, in the bar."""
        return self.bar.get_by_role("button", name=re.compile(rf"\b{re.escape(number)}\b"))

    def felt_shows(self, *paid: str) -> None:
        """What was won and lost, where it lies; a minus is the sign, not the hyphen."""
        figures = self.felt.locator(".paid")
        expect(figures).to_have_count(len(paid))
        texts = [re.sub(r"^[✓✕=]\s*", "", text) for text in figures.all_text_contents()]
        assert Counter(texts) == Counter(paid)

    def cards_lie(self, number: int) -> None:
        expect(self.felt.locator(".card")).to_have_count(number)

    def cards(self) -> list[str]:
        """As they lie on the felt, by name."""
        return names(self.felt.locator(".card"))

    def stakes(self) -> list[str]:
        """Every spot with what lies there, as anybody would say it."""
        yours = words("web-yours", amount="").strip()
        return [re.sub(rf"\b{yours}\b", self.name, name) for name in names(self.spots)]

    def result(self) -> list[int]:
        """Bet by bet, as the bar lists them, in cents."""
        figures = self.bar.get_by_role("listitem").locator("b")
        return [cents(text) for text in figures.all_text_contents()]


# No panel may lie over another.
HANDS = """() => {
  const box = (each) => each.getBoundingClientRect();
  const panels = [...document.querySelectorAll("croupier-felt .panel")];
  const totals = [...document.querySelectorAll("croupier-felt .capsule")];
  const pairs = panels.flatMap((a, at) => panels.slice(at + 1).map((b) => [box(a), box(b)]));
  const meet = (a, b, from, to) => a[from] < b[to] && b[from] < a[to];
  const [across, down] = [["left", "right"], ["top", "bottom"]].map(([from, to]) =>
    pairs.filter(([a, b]) => meet(a, b, from, to)));
  if (across.some((pair) => down.includes(pair))) throw new Error("hands cover each other");
  const rows = across.length > 0;
  panels.sort((a, b) => (rows && box(a).y - box(b).y) || box(a).x - box(b).x);
  return panels.map((panel) => {
    const { left, right, top, bottom } = box(panel);
    const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
    const inside = ([x, y]) => x > left && x < right && y > top && y < bottom;
    const here = totals.filter((each) => inside(middle(box(each))));
    const total = here.map((each) => each.textContent).join(" ");
    const title = panel.querySelector("title, .panel-title").textContent;
    return `${title} ${total.replace(/^[✓✕=]\\s*/, "")}`;
  });
}"""


def names(every: Locator) -> list[str]:
    """For ears."""
    found: list[str] = every.evaluate_all("all => all.map(each => each.ariaLabel)")
    return found


def figure(cents: int) -> str:
    """As the pages write it: `1,250`, `37.50`."""
    return f"{cents / 100:,.2f}".removesuffix(".00")


def cents(text: str) -> int:
    """`+37.50`, `−25`."""
    found = NET.search(text)
    assert found, text
    sign, dollars, part = found.groups()
    return (-1 if sign == "−" else 1) * (int(dollars.replace(",", "")) * 100 + int(part or 0))
