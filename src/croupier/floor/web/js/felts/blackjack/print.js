// What is printed on the cloth once: the arcs, the insurance band, the two pay lists.

import { along, sector } from "../../kit/arc.js";
import { s } from "../../kit/dom.js";
import { BAND, CENTRE, DEALER } from "./layout.js";

const LINE = 16;
const PAIRS = {
  "blackjack-ace-pair-suited": "web-print-ace-pair-suited",
  "blackjack-suited-pair": "web-print-suited-pair",
  "blackjack-coloured-pair": "web-print-coloured-pair",
  "blackjack-mixed-pair": "web-print-mixed-pair",
};

/** @param {any} sign @param {any} words */
export function prints(sign, words) {
  const paysOn = (/** @type {string} */ bet) =>
    sign.pays.filter((/** @type {any} */ line) => line.bet === bet);
  const blackjack = paysOn("initial").find((/** @type {any} */ line) => line.when !== null);
  return [
    s("path", {
      class: "insurance-band",
      d: sector(CENTRE, BAND.inner, BAND.outer, -BAND.sweep, BAND.sweep),
    }),
    ...curved("pays", 398, "arc-title", `BLACKJACK PAYS ${to(blackjack.odds).toUpperCase()}`),
    ...curved("draws", 420, "arc-line", words.say("web-print-draws")),
    ...curved(
      "insurance",
      448,
      "arc-insurance",
      `INSURANCE PAYS ${to(paysOn("insurance")[0].odds).toUpperCase()}`,
    ),
    ...list(174, 346, "BOOM BUSTED", busts(paysOn("boom-busted"), words)),
    ...list(
      770,
      930,
      "RWS PAIRS",
      paysOn("rws-pairs").map((/** @type {any} */ line) => [
        words.say(PAIRS[/** @type {"blackjack-mixed-pair"} */ (line.when.key)]),
        pays(line.odds, words),
      ]),
    ),
    s("text", { class: "print dealer-title", ...DEALER.title }, "DEALER"),
  ];
}

/** @param {{numerator: number, denominator: number}} odds */
function to({ numerator, denominator }) {
  return `${numerator} to ${denominator}`;
}

/** @param {{numerator: number, denominator: number}} odds @param {any} words */
function pays({ numerator, denominator }, words) {
  return words.say("web-print-odds", { paid: numerator, staked: denominator });
}

/** Equal odds in one line, the most cards first. @param {any[]} lines @param {any} words */
function busts(lines, words) {
  /** @type {Map<string, number[]>} */
  const byOdds = new Map();
  for (const { odds, when } of lines)
    byOdds.set(pays(odds, words), [...(byOdds.get(pays(odds, words)) ?? []), when.values.cards]);
  const last = lines.at(-1);
  return [...byOdds].toReversed().map(([paid, cards]) => {
    const more = paid === pays(last.odds, words) && last.when.key.endsWith("or-more");
    if (more) return [words.say("web-print-cards-or-more", { cards: cards.at(-1) }), paid];
    const [least, most = 0] = cards;
    return [words.say("web-print-cards", { least, most }), paid];
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
