// The bar while bets are open: chips, undo clear repeat double, and what was refused.

import { CHIPS } from "../../kit/chips.js";
import { money } from "../../kit/money.js";
import { stakes } from "../spots.js";
import { cutBar, insteadBar } from "./cut.js";
import { halfBar } from "./half.js";
import { more } from "./more.js";
import { ready } from "./ready.js";

const BROUGHT = [20_000, 50_000, 100_000]; // what a guest may bring with one click
const NEWS = ["told-all-turned-away", "told-under-minimum"];
const LATEST = 3; // of what was said: older news is in the column

/**
 * @param {any} state
 * @param {any[]} own
 * @returns {import("../asking.js").BarState}
 */
export function betting(state, own) {
  const { view, words, sign, clocks, before } = state;
  const clock = clocks.find((/** @type {any} */ each) => each.question.endsWith(".close"));
  const away = halfBar(state, clock) ?? insteadBar(state, clock) ?? (state.cut ? cutBar(state, clock) : null);
  if (away) return away;
  const said = news(state);
  if (!(view.purse_cents ?? 0) && !own.length) return bringing(state, clock, said);
  const smallest = Math.min(...sign.spots.map((/** @type {any} */ each) => each.minimum_cents));
  const fit = CHIPS.filter(({ cents }) => cents % sign.unit_cents === 0 && cents * 20 >= smallest);
  const purse = view.purse_cents ?? 0;
  const chips = fit.map(({ cents }) => ({ cents, why: cents > purse ? words.say("web-chip-beyond", { purse: money(purse) }) : cents < smallest ? words.say("web-chip-below", { least: money(smallest) }) : "" }));
  return {
    kind: "betting",
    key: `bets-${view.number}`,
    clock,
    chips,
    sum: stakes(own),
    title: words.say("web-place-bets"),
    hint: !own.length && !before.length && words.say("web-hint-bet"),
    ...said,
    choices: [...acts(state, own), ...more(state)],
    ready: ready(state),
  };
}

/** @param {any} state @param {any[]} own @returns {import("../asking.js").Choice[]} */
function acts({ words, placed, before }, own) {
  const none = words.say("web-nothing-placed");
  const without = (/** @type {any[]} */ found, /** @type {string} */ why) => (found.length ? {} : { why });
  return [
    {
      key: "undo",
      label: words.say("web-undo"),
      letter: "⌫",
      ...without(placed, none),
      act: (page) => page.undo(),
    },
    {
      key: "clear",
      label: words.say("web-clear"),
      letter: "C",
      ...without(own, none),
      act: (page) => page.clear(),
    },
    {
      key: "repeat",
      label: words.say("web-repeat"),
      letter: "R",
      ...without(before, words.say("web-nothing-before")),
      act: (page) => page.repeat(),
    },
    {
      key: "double",
      label: words.say("web-double"),
      letter: "X",
      ...without(placed, none),
      act: (page) => page.double(),
    },
  ];
}

/** A refusal, a bet of which nothing is left, or one that is short of the minimum. @param {any} state */
function news({ refusal, words, told, me }) {
  if (refusal) return { text: words.sentence(refusal.message), cites: refusal.cites };
  const said = told
    .slice(0, LATEST)
    .find((/** @type {any} */ { message: { key, values } }) => NEWS.includes(key) && [undefined, me].includes(values.player));
  return said ? { text: words.sentence(said.message), cites: said.cites } : { text: "", cites: [] };
}

/** @param {any} state @param {any} clock @param {{text: string, cites: string[]}} said @returns {import("../asking.js").BarState} */
function bringing({ words, wallet }, clock, said) {
  const fit = BROUGHT.filter((cents) => cents <= (wallet ?? 0));
  const brought = fit.length || !wallet ? fit : [wallet];
  const gold = Math.min(1, brought.length - 1);
  const choices = brought.map((cents, index) => ({
    key: `bring-${cents}`,
    label: words.say("web-bring", { amount: money(cents) }),
    gold: index === gold,
    act: (/** @type {any} */ page) => page.bring(cents),
  }));
  return {
    kind: "bringing",
    key: "bring",
    clock,
    title: words.say("web-bring-chips"),
    text: said.text || words.say("web-bring-why"),
    cites: said.cites,
    choices,
  };
}
