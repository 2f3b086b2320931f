// The bets of a game, alike ones in one row: chances as a bar, the edge as a bar, all on one scale.

import { h, s } from "../kit/dom.js";
import { betNames, number, percent } from "./figures.js";
import { section, table } from "./parts.js";

const [CHANCES, EDGE] = [112, 64];
const MOST_GAINS = 6;

/** @param {any} told @param {any} words */
export function betsOf(told, words) {
  const edges = told.bets.map((/** @type {any} */ row) => -row.ev);
  const [least, most] = [Math.min(...edges), Math.max(...edges)];
  const after = Object.keys(told.bets[0].ahead ?? {});
  const title = words.say("web-odds-prices", { prices: told.bets.length, least: percent(least, 2), most: percent(most, 2) });
  const head = [
    words.say("web-odds-bet"),
    words.say("web-odds-pays"),
    h("th", { scope: "col", class: "bar-head" }, words.say("web-odds-chances")),
    words.say("web-odds-win"),
    words.say("web-odds-push"),
    words.say("web-odds-lose"),
    words.say("web-odds-rtp"),
    words.say("web-odds-edge"),
    h("th", { scope: "col" }, h("span", { class: "ears" }, words.say("web-odds-edge-bar"))),
    words.say("web-odds-spread"),
    ...after.map((rounds) => words.say("web-odds-ahead-after", { rounds: Number(rounds).toLocaleString("en") })),
  ];
  const rows = told.bets.map((/** @type {any} */ row) => [
    h("th", { scope: "row", class: `name bet-${row.bets[0]}` }, betNames(row.bets, words), row.placements > row.bets.length && h("small", {}, words.say("web-odds-placements", { placements: row.placements })), h("small", { class: "edge-here", "aria-hidden": "true" }, words.say("web-odds-edge-here", { share: percent(-row.ev, 2) }))),
    h("td", { class: row.pays.length > 3 ? "long" : null }, paysOf(row, words)),
    h("td", { class: "bar" }, chances(row)),
    percent(row.win),
    row.push === 0 ? "–" : percent(row.push),
    percent(row.lose),
    percent(row.rtp),
    h("td", {}, h("b", {}, percent(-row.ev))),
    h("td", { class: "bar" }, bar(-row.ev / most, EDGE, `bet-${row.bets[0]}`)),
    number(row.spread),
    ...after.map((rounds) => percent(row.ahead?.[rounds] ?? null, 2)),
  ]);
  const behind = told.bets.filter((/** @type {any} */ row) => row.exact !== null);
  const exact = behind.map((/** @type {any} */ row) => [betNames(row.bets, words), row.exact.replace("-", "−")]);
  return section(title, words.say("web-odds-bets-note"), [
    table(title, head, rows, "bets"),
    h("details", {}, h("summary", {}, words.say("web-odds-exact")), table(words.say("web-odds-exact"), [words.say("web-odds-bet"), words.say("web-odds-fraction")], exact)),
  ]);
}

/** @param {any} row @param {any} words */
export function paysOf({ bets, pays }, words) {
  if (pays.length > MOST_GAINS) return words.say(`web-odds-pays-${bets[0]}`);
  return words.say("web-odds-to-one", { much: pays.join(", ") });
}

/** Won, returned, lost: from the left, with a tick at one half. @param {any} row */
function chances({ bets, win, push }) {
  const [won, returned] = [(win ?? 0) * CHANCES, (push ?? 0) * CHANCES];
  return s(
    "svg",
    { width: CHANCES, height: 16, "aria-hidden": "true" },
    s("rect", { class: "bar-rest", width: CHANCES, height: 16 }),
    s("rect", { class: `bar-full bet-${bets[0]}`, width: won, height: 16 }),
    s("rect", { class: "bar-push", x: won, width: returned, height: 16 }),
    s("path", { class: "bar-half", d: `M${CHANCES / 2} 0V16` }),
  );
}

/** @param {number} part @param {number} width @param {string} kind */
export function bar(part, width, kind = "") {
  return s("svg", { width, height: 14, "aria-hidden": "true" }, s("rect", { class: `bar-full ${kind}`, width: Math.max(1, part * width), height: 14 }));
}
