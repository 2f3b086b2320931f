// The chip tray with what can be done to one's bets, in one row; news stand above it.

import { CHIPS, chip } from "../../kit/chips.js";
import { h, s, shown } from "../../kit/dom.js";
import { money } from "../../kit/money.js";
import { carried } from "./carrying.js";
import { choice, cites } from "./choices.js";

export class Tray {
  /** @param {any} page */
  constructor(page) {
    this.page = page;
    this.news = h("div", { class: "bets-news" });
    this.chips = h("div", { class: "tray", role: "radiogroup" });
    this.acts = h("div", { class: "choices acts" });
    this.sum = h("span", { class: "sum" });
    this.node = h("div", { class: "bets" }, this.news, h("div", { class: "bets-row" }, this.chips, this.acts, this.sum));
  }

  /** @param {import("../asking.js").BarState} bar */
  show({ chips = [], choices, sum = 0, text, hint, cites: paragraphs }) {
    const { words, chip: chosen } = this.page.state;
    this.chips.setAttribute("aria-label", words.say("web-chips"));
    shown(this.news, JSON.stringify([text, hint, paragraphs]), () => (text ? [h("p", { class: "news", role: "alert" }, text, ...cites(paragraphs, this.page))] : hint ? [h("p", { class: "news hint" }, hint)] : []));
    shown(this.chips, JSON.stringify([chips, chosen]), () => chips.map((each) => this.#chip(each, each.cents === chosen)));
    shown(this.acts, JSON.stringify(choices), () => choices.map((each) => choice(this.page.bar, each)));
    shown(this.sum, String(sum), () => [h("small", {}, words.say("web-your-bets")), money(sum)]);
  }

  /** @param {{cents: number, why: string}} each @param {boolean} chosen */
  #chip({ cents, why }, chosen) {
    const drawn = /** @type {typeof CHIPS[number]} */ (CHIPS.find((each) => each.cents === cents));
    const { words } = this.page.state;
    const name = words.say("web-chip", { amount: money(cents) });
    const button = h(
      "button",
      {
        class: why ? "tray-chip faint" : "tray-chip",
        title: why || null,
        role: "radio",
        "data-key": `chip-${cents}`,
        "aria-checked": String(chosen),
        "aria-label": why ? words.colon(name, why) : name,
        onclick: () => this.page.choose(cents),
      },
      s("svg", { viewBox: "-22 -22 44 44", "aria-hidden": "true" }, chip(drawn, 20)),
    );
    return carried(button, this.page, cents);
  }
}
