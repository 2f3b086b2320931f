// A button with its letter and a line under it; where an amount can be chosen, joined to its stepper.

import { pill } from "../../kit/cites.js";
import { h } from "../../kit/dom.js";
import { money } from "../../kit/money.js";

/** @param {string[]} paragraphs `Blackjack 3.20` @param {any} page */
export function cites(paragraphs, page) {
  return paragraphs.map((each) => pill(each, page));
}

/**
 * @param {any} bar the element
 * @param {import("../asking.js").Choice} each
 */
export function choice(bar, each) {
  const { words } = bar.page.state;
  const asksTwice = each.sure !== undefined && bar.sure !== each.key;
  const range = each.range;
  // What was chosen may be more than is left, once a part of it was taken.
  const cents = range ? Math.min(range.most, Math.max(range.least, bar.amounts[each.key] ?? range.first)) : 0;
  const label = bar.sure === each.key ? words.say("web-sure", { move: each.label }) : each.label;
  const button = h(
    "button",
    {
      class: each.gold ? "gold" : "",
      "data-key": each.key,
      "aria-disabled": each.why !== undefined ? "true" : null, // it can be reached: then the reason is told
      "aria-label": spoken(each, range && cents, words),
      onclick: (/** @type {any} */ { currentTarget }) => (each.why !== undefined ? currentTarget.focus() : asksTwice ? bar.set({ sure: each.key }) : each.act(bar.page, cents)),
    },
    label,
    range && range.most === range.least && ` ${money(cents)}`,
    each.letter && h("kbd", {}, each.letter),
  );
  const note = bar.sure === each.key ? each.sure : each.note;
  const stepped = range && range.most > range.least;
  return h(
    "span",
    { class: each.why === undefined ? "choice" : "choice refused" },
    stepped ? h("span", { class: "joined" }, button, stepper(bar, each, range, cents)) : button,
    stepped && each.picks && picks(bar, each, cents),
    note && h("small", {}, note, ...cites(each.cites ?? [], bar.page)),
    each.why !== undefined && h("span", { class: "why", "aria-hidden": "true" }, each.why),
  );
}

/** @param {any} bar @param {import("../asking.js").Choice} each @param {number} chosen */
function picks(bar, { key, picks: amounts = [] }, chosen) {
  return h(
    "span",
    { class: "picks" },
    ...amounts.map(({ label, cents }) =>
      h(
        "button",
        {
          "data-key": `pick-${key}-${label}`,
          "aria-pressed": String(cents === chosen),
          onclick: () => bar.set({ amounts: { ...bar.amounts, [key]: cents } }),
        },
        label,
      ),
    ),
  );
}

/** @param {import("../asking.js").Choice} each @param {number | undefined} cents @param {any} words */
function spoken(each, cents, words) {
  const amount = cents ? money(cents) : "";
  return words.colon(`${each.label} ${amount}`.trim(), each.why ?? each.note);
}

/**
 * @param {any} bar
 * @param {import("../asking.js").Choice} each
 * @param {import("../asking.js").Range} range
 * @param {number} cents
 */
function stepper(bar, { key, noteFor }, { least, most, step }, cents) {
  const { words } = bar.page.state;
  const jump = Math.max(step, Math.round((most - least) / 10 / step) * step);
  const to = (/** @type {number} */ wanted) => {
    const fits = Math.max(least, Math.min(most, wanted));
    bar.set({ amounts: { ...bar.amounts, [key]: fits } });
  };
  return h(
    "span",
    { class: "stepper" },
    h(
      "button",
      {
        "data-key": `less-${key}`,
        "aria-label": words.say("web-less"),
        disabled: cents <= least,
        onclick: (/** @type {MouseEvent} */ event) => to(cents - (event.shiftKey ? step : jump)),
      },
      "−",
    ),
    h("output", {}, money(cents), noteFor && h("small", {}, noteFor(cents))),
    h(
      "button",
      {
        "data-key": `more-${key}`,
        "aria-label": words.say("web-more"),
        disabled: cents >= most,
        onclick: (/** @type {MouseEvent} */ event) => to(cents + (event.shiftKey ? step : jump)),
      },
      "+",
    ),
  );
}
