// Bet by bet what a round paid, and why: one bet at a time, in the bar itself.

import { h } from "../../kit/dom.js";
import { cites } from "./choices.js";

/**
 * @param {any} bar the element
 * @param {import("../asking.js").BarState} state
 */
export function results(bar, { bets = [] }) {
  const { words } = bar.page.state;
  return h(
    "div",
    { class: "choices" },
    h(
      "ul",
      { class: "results", tabindex: 0, "aria-label": words.say("web-your-bets") },
      ...bets.map((bet) =>
        h("li", {}, h("small", {}, `${bet.mark} ${bet.name}`), bet.of && h("span", {}, bet.of), h("b", { class: bet.kind }, bet.result)),
      ),
    ),
    h(
      "button",
      { "data-key": "why", onclick: () => bar.set({ why: 0 }) },
      words.say("web-why"),
      h("kbd", {}, "Y"),
    ),
  );
}

/**
 * @param {any} bar the element
 * @param {import("../asking.js").BarState} state
 */
export function working(bar, { bets = [] }) {
  const { words } = bar.page.state;
  const bet = bets[bar.why];
  const next = bar.why + 1 < bets.length ? bar.why + 1 : null;
  return h(
    "div",
    { class: "working" },
    h(
      "div",
      { class: "words" },
      h("h2", {}, `${bet.mark} ${bet.name} `, h("b", { class: bet.kind }, bet.result)),
      h("p", {}, bet.why, ...cites(bet.cites, bar.page)),
    ),
    h(
      "button",
      { "data-key": "why", onclick: () => bar.set({ why: next }) },
      next === null ? words.say("web-close") : words.say("web-next-bet"),
      h("kbd", {}, "Y"),
    ),
  );
}
