// The sign of a table: its limits by bet, the Differential and how far the sides are apart.

import { h, s } from "../kit/dom.js";
import { pill } from "../kit/cites.js";
import { money } from "../kit/money.js";
import { readingOf } from "../kit/reading.js";
import { oddsSaid } from "./bar/insurance.js";

const WIDTH = 200;
const GLYPHS = { banker: "庄", player: "閒", andar: "左邻", bahar: "右舍" };

/** @param {any} page */
export function signOf(page) {
  const { words, sign, view } = page.state;
  return [
    h("h2", {}, words.say("web-sign"), h("span", {}, sign.edition, pill(sign.limits_cite, page))),
    h("dl", {}, ...limits(sign, words), ...differential(sign, words)),
    view.differential && meter(view.differential, sign, words),
    pays(page),
    readingOf(sign.game, words),
  ].filter((each) => each);
}

/** One line for each kind of bet with limits of its own; alike ones together. @param {any} sign @param {any} words */
function limits({ spots }, words) {
  /** @type {Map<string, string[]>} the bets, by what is allowed */
  const alike = new Map();
  for (const { spot, minimum_cents: least, maximum_cents: most } of spots) {
    const key = JSON.stringify([least, most]);
    const bets = alike.get(key) ?? [];
    if (!bets.includes(spot.bet)) alike.set(key, [...bets, spot.bet]);
  }
  if (alike.size === 1) {
    const [[least, most]] = [...alike.keys()].map((key) => JSON.parse(key));
    return [row(words.say("web-minimum"), money(least)), row(words.say("web-maximum"), most === null ? words.say("web-none") : money(most))];
  }
  return [...alike].map(([key, bets]) => {
    const [least, most] = JSON.parse(key);
    const names = words.comma(bets.map((bet) => words.say(`bet-name-${bet}`)));
    return row(names, most === null ? words.say("web-limit-from", { least: money(least) }) : `${money(least)} – ${money(most)}`);
  });
}

/** @param {any} sign @param {any} words */
function differential({ differential_cents: cents }, words) {
  return cents === null ? [] : [row(words.say("web-differential"), money(cents))];
}

/** The pay table, to be opened: the cloth has it as well. @param {any} page */
function pays({ state }) {
  const { words, sign } = state;
  const toggled = (/** @type {Event} */ event) => (state.paysOpen = /** @type {HTMLDetailsElement} */ (event.target).open);
  return h(
    "details",
    { open: state.paysOpen, ontoggle: toggled },
    h("summary", {}, words.say("web-sign-pays")),
    h("dl", {}, ...sign.pays.map((/** @type {any} */ { bet, when, odds }) => row(words.label([words.say(`bet-name-${bet}`), when && words.sentence(when)]), oddsSaid(odds, words)))),
  );
}

/** @param {string} name @param {string} value */
function row(name, value) {
  return h("div", { class: "row" }, h("dt", {}, name), h("dd", {}, value));
}

/**
 * What lies on both sides against the Differential: the stroke stands on the side that leads.
 * @param {any} seen
 * @param {any} sign
 * @param {any} words
 */
function meter({ sides, leads, lead_cents: lead, room_cents: room }, { differential_cents: most }, words) {
  const [first] = sides;
  const away = (Math.min(lead, most) / most) * (WIDTH / 2);
  const at = WIDTH / 2 + (leads === null ? 0 : leads === first.bet ? -away : away);
  const side = leads === null ? "" : words.say(`bet-name-${leads}`);
  const amount = money(lead);
  const text = leads === null ? words.say("web-differential-even", { room: money(room) }) : words.say("web-differential-leads", { side, amount, room: money(room) });
  const [left, right] = sides.map((/** @type {any} */ each, /** @type {number} */ index) =>
    h("span", { class: `side side-${index}` }, `${GLYPHS[/** @type {"banker"} */ (each.bet)] ?? words.say(`bet-name-${each.bet}`)} ${money(each.cents)}`),
  );
  return h(
    "div",
    { class: "meter" },
    h(
      "div",
      { class: "meter-row", "aria-hidden": "true" },
      left,
      s(
        "svg",
        { viewBox: `0 0 ${WIDTH} 16` },
        s("rect", { class: "meter-track", y: 5, width: WIDTH, height: 6, rx: 3 }),
        s("rect", { class: "meter-lead", x: Math.min(at, WIDTH / 2), y: 5, width: Math.abs(at - WIDTH / 2), height: 6 }),
        s("path", { class: "meter-middle", d: `M${WIDTH / 2} 3v10` }),
        s("path", { class: "meter-stroke", d: `M${at} 1v14` }),
      ),
      right,
    ),
    h("p", {}, text),
  );
}
