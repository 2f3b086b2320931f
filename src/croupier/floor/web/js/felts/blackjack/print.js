// What is printed on the cloth once: the arcs, the insurance band, the two pay lists.

import { along, sector } from "../../kit/arc.js";
import { s } from "../../kit/dom.js";
import { BAND, CENTRE, DEALER } from "./layout.js";

const LINE = 16;
const PAIRS = {
  "blackjack-ace-pair-suited": "Ace Pair Suited",
  "blackjack-suited-pair": "Suited Pair",
  "blackjack-coloured-pair": "Coloured Pair",
  "blackjack-mixed-pair": "Mixed Pair",
};

/** @param {any} sign */
export function prints(sign) {
  const paysOn = (/** @type {string} */ bet) =>
    sign.pays.filter((/** @type {any} */ line) => line.bet === bet);
  const blackjack = paysOn("initial").find((/** @type {any} */ line) => line.when !== null);
  return [
    s("path", {
      class: "insurance-band",
      d: sector(CENTRE, BAND.inner, BAND.outer, -BAND.sweep, BAND.sweep),
    }),
    ...curved("pays", 398, "arc-title", `BLACKJACK PAYS ${to(blackjack.odds).toUpperCase()}`),
    ...curved("draws", 420, "arc-line", "Dealer draws to 16 and stands on all 17s"),
    ...curved(
      "insurance",
      448,
      "arc-insurance",
      `INSURANCE PAYS ${to(paysOn("insurance")[0].odds).toUpperCase()}`,
    ),
    ...list(174, 346, "BOOM BUSTED", busts(paysOn("boom-busted"))),
    ...list(
      770,
      930,
      "RWS PAIRS",
      paysOn("rws-pairs").map((/** @type {any} */ line) => [
        PAIRS[/** @type {"blackjack-mixed-pair"} */ (line.when.key)],
        to(line.odds),
      ]),
    ),
    s("text", { class: "print dealer-title", ...DEALER.title }, "DEALER"),
  ];
}

/** @param {{numerator: number, denominator: number}} odds */
function to({ numerator, denominator }) {
  return `${numerator} to ${denominator}`;
}

/** Equal odds in one line, the most cards first. @param {any[]} lines */
function busts(lines) {
  /** @type {Map<string, number[]>} */
  const byOdds = new Map();
  for (const { odds, when } of lines)
    byOdds.set(to(odds), [...(byOdds.get(to(odds)) ?? []), when.values.cards]);
  const last = lines.at(-1);
  return [...byOdds].toReversed().map(([pays, cards]) => {
    const more = pays === to(last.odds) && last.when.key.endsWith("or-more");
    return [more ? `${cards.at(-1)} cards or more` : `${cards.join(" or ")} cards`, pays];
  });
}

/**
 * @param {string} id
 * @param {number} radius
 * @param {string} kind
 * @param {string} words
 */
function curved(id, radius, kind, words) {
  return [
    s("path", { id: `blackjack-${id}`, class: "no-paint", d: along(CENTRE, radius, -45, 45) }),
    s(
      "text",
      { class: `print ${kind}` },
      s("textPath", { href: `#blackjack-${id}`, startOffset: "50%" }, words),
    ),
  ];
}

/**
 * @param {number} left
 * @param {number} right
 * @param {string} title
 * @param {string[][]} rows
 */
function list(left, right, title, rows) {
  const head = s("text", { class: "print list-title", x: left, y: 40 }, title);
  const lines = rows.flatMap(([name, pays], index) => [
    s("text", { class: "list-name", x: left, y: 60 + index * LINE }, name),
    s("text", { class: "list-pays", x: right, y: 60 + index * LINE }, pays),
  ]);
  return [head, ...lines];
}
