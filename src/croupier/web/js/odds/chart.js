// The chart of Blackjack: what to do with each hand against each first card of the Dealer.

import { h } from "../kit/dom.js";
import { grid } from "./grids.js";

/** @type {Record<string, string>} */
export const LETTERS = {
  hit: "H",
  stand: "S",
  "double else hit": "D",
  "double else stand": "Ds",
  split: "P",
  "surrender else hit": "R",
  "surrender else stand": "Rs",
};

/** @param {string} play */
export function kindOf(play) {
  return play.replaceAll(" ", "-");
}

/**
 * Rows alike at either end are drawn as one: `4–8`, `17+`.
 * @param {Record<string, string[]>} chart
 * @param {(first: string, last: string) => string} name
 * @param {boolean} merged
 */
function rowsOf(chart, name, merged) {
  const rows = Object.entries(chart).map(([label, cells]) => ({ first: label, last: label, cells }));
  const alike = (/** @type {string[]} */ one, /** @type {string[]} */ other) => one.join() === other.join();
  while (merged && rows.length > 1 && alike(rows[0].cells, rows[1].cells)) rows.splice(0, 2, { ...rows[1], first: rows[0].first });
  while (merged && rows.length > 1 && alike(rows[rows.length - 1].cells, rows[rows.length - 2].cells)) {
    const [kept] = rows.splice(rows.length - 2, 2, { ...rows[rows.length - 2], last: rows[rows.length - 1].last });
    if (!kept) break;
  }
  return rows.map(({ first, last, cells }, place) => ({
    label: first === last ? name(first, last) : place === rows.length - 1 ? `${first}+` : `${first}–${last}`,
    first: Number(first),
    cells,
  }));
}

/**
 * @param {{title: string, note: string, up: string[], chart: Record<string, string[]>, pairs?: boolean}} how
 * @param {(first: number, up: string) => boolean} spokenAgainst whether some cards are better played otherwise
 * @param {any} words
 */
export function playChart({ title, note, up, chart, pairs = false }, spokenAgainst, words) {
  const rows = rowsOf(chart, (label) => (pairs ? `${label}·${label}` : label), !pairs);
  const drawn = grid({ name: title, title, corner: "", columns: up, rows: rows.map((each) => each.label), kind: "plays" }, (row, column) => {
    const play = rows[row].cells[column];
    const other = (/** @type {number} */ down, /** @type {number} */ right) => rows[row + down]?.cells[column + right] ?? play;
    const marked = !pairs && spokenAgainst(rows[row].first, up[column]);
    const cuts = `${other(1, 0) === play ? "" : " cut-below"}${other(0, 1) === play ? "" : " cut-right"}`;
    return {
      kind: `play-${kindOf(play)}${cuts}${marked ? " marked" : ""}`,
      text: [h("span", { "aria-hidden": "true" }, LETTERS[play]), h("span", { class: "ears" }, words.say(`web-odds-play-${kindOf(play)}`))],
    };
  });
  return h("div", { class: "chart" }, drawn, h("p", { class: "note" }, note));
}

/** @param {any} words */
export function legend(words) {
  return h("ul", { class: "legend" }, ...Object.entries(LETTERS).map(([play, letter]) => h("li", {}, h("span", { class: `play-${kindOf(play)}` }, letter), words.say(`web-odds-play-${kindOf(play)}`))));
}
