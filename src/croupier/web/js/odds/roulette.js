// Roulette: every bet costs the same; what is shown is the shape of the risk.

import { h, s } from "../kit/dom.js";
import { betName, betNames, number, percent } from "./figures.js";
import { paragraphs, picture, section, table } from "./parts.js";
import { scatter } from "./scatter.js";

const SPREAD = 210; // px of the interval

/** @param {any} told @param {any} words @param {HTMLElement} reading how to read the page */
export function sections(told, words, reading) {
  return [shapes(told, words), h("div", { class: "halves" }, why(told, words), hope(told, words)), reading];
}

/** Instead of the bets of other games: their edges would all be alike. @param {any} told @param {any} words */
export function shapes({ bets, own }, words) {
  const rowOf = (/** @type {any} */ shape) => bets.find((/** @type {any} */ row) => row.bets.includes(shape.bets[0]));
  const kinds = own.shapes.reduce((/** @type {number} */ sum, /** @type {any} */ shape) => sum + shape.bets.length, 0);
  const ends = own.shapes.flatMap((/** @type {any} */ shape) => [shape.after[0], shape.after[4]]);
  const [least, most] = [Math.min(...ends), Math.max(...ends)];
  const mean = own.spins * bets[0].ev;
  const title = words.say("web-odds-shapes-title", { kinds, shapes: own.shapes.length });
  const note = words.say("web-odds-shapes-note", { edge: percent(-bets[0].ev), rtp: percent(bets[0].rtp), mean: number(mean, 2) });
  const head = [
    words.say("web-odds-bet"),
    words.say("web-odds-placed"),
    h("th", { scope: "col", class: "bar-head" }, words.say("web-odds-pockets", { pockets: own.wheel })),
    words.say("web-odds-pays"),
    words.say("web-odds-win"),
    words.say("web-odds-spread"),
    h("th", { scope: "col", class: "bar-head" }, words.say("web-odds-interval", { spins: own.spins })),
    words.say("web-odds-ahead-after", { rounds: "100" }),
    words.say("web-odds-ahead-after", { rounds: "1,000" }),
  ];
  const rows = own.shapes.map((/** @type {any} */ shape) => {
    const row = rowOf(shape);
    return [
      betNames(shape.bets, words),
      placed(shape, words),
      h("td", { class: "bar" }, pockets(shape.pockets, own.wheel), h("span", { class: "ears" }, String(shape.pockets))),
      words.say("web-odds-to-one", { much: row.pays[0] }),
      percent(row.win),
      number(row.spread),
      h("td", { class: "bar" }, interval(shape.after, least, most, mean), h("span", { class: "ears" }, intervalTold(shape.after, words))),
      percent(row.ahead["100"], 2),
      percent(row.ahead["1000"], 2),
    ];
  });
  return section(title, note, [table(title, head, rows, "bets")]);
}

/** @param {number[]} after @param {any} words */
function intervalTold(after, words) {
  const [low, , middle, , high] = after.map((net) => (net > 0 ? `+${net}` : number(net, 0)));
  return words.say("web-odds-interval-told", { low, middle, high });
}

/** @param {any} shape @param {any} words */
function placed({ placements }, words) {
  if (placements.length > 2 && new Set(placements).size === 1) return words.say("web-odds-each", { placements: placements[0] });
  return placements.map((/** @type {number | null} */ each) => (each === null ? words.say("web-odds-any-set") : String(each))).join(", ");
}

/** @param {number} covered @param {number} wheel */
function pockets(covered, wheel) {
  return s("svg", { width: wheel * 3, height: 14, "aria-hidden": "true" }, ...Array.from({ length: wheel }, (_, at) => s("rect", { class: at < covered ? "bar-full" : "bar-rest", x: at * 3, width: 2.2, height: 14 })));
}

/**
 * Median, half of all and nine in ten, on one scale; the mean is the same for all.
 * @param {number[]} after
 * @param {number} least
 * @param {number} most
 * @param {number} mean
 */
function interval([low, lower, middle, upper, high], least, most, mean) {
  const x = (/** @type {number} */ net) => 34 + ((net - least) / (most - least)) * (SPREAD - 68);
  return s(
    "svg",
    { width: SPREAD, height: 22, "aria-hidden": "true" },
    s("path", { class: "zero", d: `M${x(0)} 0V22` }),
    s("path", { class: "mean", d: `M${x(mean)} 0V22` }),
    s("path", { class: "nine-in-ten", d: `M${x(low)} 11H${x(high)}` }),
    s("rect", { class: "half-of-all", x: x(lower), y: 6, width: Math.max(1, x(upper) - x(lower)), height: 10 }),
    s("path", { class: "median", d: `M${x(middle)} 4V18` }),
    s("text", { class: "axis-unit", x: x(low) - 4, y: 15 }, number(low, 0)),
    s("text", { class: "axis-start", x: x(high) + 4, y: 15 }, high > 0 ? `+${high}` : number(high, 0)),
  );
}

/** @param {any} told @param {any} words */
function why({ own, bets }, words) {
  const house = own.wheel - 36;
  const cell = 26;
  const drawn = s(
    "svg",
    { class: "why", viewBox: `0 0 ${13 * cell} ${3 * cell}`, "aria-hidden": "true" },
    ...Array.from({ length: own.wheel }, (_, at) => {
      const [column, row] = [at % 13, Math.floor(at / 13)];
      const theirs = at >= own.wheel - house;
      return s("g", {}, s("rect", { class: theirs ? "costs-bar" : "paid-for", x: column * cell, y: row * cell, width: cell - 2, height: cell - 2 }), theirs && s("text", { class: "on-dark", x: column * cell + 12, y: row * cell + 16 }, ["0", "00", "★"][at - own.wheel + house]));
    }),
  );
  const head = [words.say("web-odds-pay-table"), words.say("web-odds-layouts"), words.say("web-odds-further")];
  const title = words.say("web-odds-why-title");
  return section(title, words.say("web-odds-why-note"), [
    drawn,
    h("p", { class: "told" }, words.say("web-odds-why", { pockets: own.wheel, house, share: percent(-bets[0].ev, 2) })),
    table(words.say("web-odds-pay-tables"), head, own.pay_tables.map((/** @type {any} */ each) => [paragraphs("roulette", [each.paragraph], words), each.layouts.join(", "), each.further.length ? betNames(each.further, words) : "–"]), "texts"),
  ]);
}

/** @param {any} told @param {any} words */
function hope({ bets }, words) {
  const title = words.say("web-odds-hope-title");
  const rows = bets.map((/** @type {any} */ row) => ({ name: betName(row.bets[0], words), spread: row.spread, soon: row.ahead["100"], late: row.ahead["1000"] }));
  const labels = { soon: words.say("web-odds-ahead-after", { rounds: "100" }), late: words.say("web-odds-ahead-after", { rounds: "1,000" }), across: words.say("web-odds-spread") };
  const figures = table(title, [words.say("web-odds-bet"), words.say("web-odds-spread"), labels.soon, labels.late], rows.map((/** @type {any} */ row) => [row.name, number(row.spread), percent(row.soon, 2), percent(row.late, 2)]));
  return section(title, words.say("web-odds-hope-note"), [picture(words, title, (width) => scatter(width, rows, labels), figures)]);
}
