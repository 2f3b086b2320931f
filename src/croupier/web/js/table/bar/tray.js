// The chip tray with what can be done to one's bets, in one row; news stand above it.

import { CHIPS, chip } from "../../kit/chips.js";
import { h, s } from "../../kit/dom.js";
import { money } from "../../kit/money.js";
import { choice, cites } from "./choices.js";

/**
 * @param {any} page
 * @param {import("../asking.js").BarState} bar
 */
export function tray(page, bar) {
  const { words, chip: chosen } = page.state;
  const chips = (bar.chips ?? []).map((cents) => {
    const drawn = /** @type {typeof CHIPS[number]} */ (CHIPS.find((each) => each.cents === cents));
    return h(
      "button",
      {
        class: "tray-chip",
        role: "radio",
        "data-key": `chip-${cents}`,
        "aria-checked": String(cents === chosen),
        "aria-label": words.say("web-chip", { amount: money(cents) }),
        onclick: () => page.choose(cents),
      },
      s("svg", { viewBox: "-22 -22 44 44", "aria-hidden": "true" }, chip(drawn, 20)),
    );
  });
  return [
    h(
      "div",
      { class: "bets" },
      bar.text && h("p", { class: "news", role: "alert" }, bar.text, ...cites(bar.cites, page)),
      h(
        "div",
        { class: "bets-row" },
        h("div", { class: "tray", role: "radiogroup", "aria-label": words.say("web-chips") }, ...chips),
        h("div", { class: "choices acts" }, ...bar.choices.map((each) => choice(page.bar, each))),
        h("span", { class: "sum" }, h("small", {}, words.say("web-your-bets")), money(bar.sum ?? 0)),
      ),
    ),
  ];
}
