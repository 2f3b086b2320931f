// What is printed on the felt of Si Ki Pi: the Dealer, what a Player wins, Bonus pays, Low and High.

import { along } from "../../kit/arc.js";
import { s } from "../../kit/dom.js";
import { shoe } from "../../kit/equipment.js";
import { payList } from "../../kit/printed.js";
import { CENTRE, DEALER, place } from "./places.js";

const LIST = { x: 64, right: 222, y: 36 };
const SHOE = { x: 948, y: 34 };
const ARCS = { wins: 557, copies: 582 };
const DEALER_TITLE = { x: 560, y: 24 };

/**
 * @param {any} sign
 * @param {any} words
 */
export function printed(sign, words) {
  const { commission } = sign.pays.find((/** @type {any} */ line) => line.bet === "initial");
  const percent = (100 * commission.numerator) / commission.denominator;
  const deck = sign.boxes.flatMap((/** @type {number} */ _, /** @type {number} */ index) => [0, 1].flatMap((part) => handPlace(sign, index + 1, /** @type {0} */ (part))));
  return [
    s("text", { class: "print heading", ...DEALER_TITLE, "font-size": 15 }, "DEALER"),
    s("rect", { class: "dealer-place", x: DEALER.x - 14, y: DEALER.y - 5, width: 4 * DEALER.step + 24, height: DEALER.width * 1.4 + 10, rx: 8 }),
    ...payList("BONUS PAYS", sign.pays.filter((/** @type {any} */ line) => line.bet === "bonus"), LIST, words),
    ...arched("wins", `PLAYER WINS 1 TO 1, LESS ${percent}% COMMISSION`, "heading", 20),
    ...arched("copies", words.say("web-print-copies"), "copies", 15),
    ...deck,
    shoe(SHOE),
  ];
}

/**
 * Print that follows the arc of the table.
 * @param {"wins" | "copies"} name
 * @param {string} text
 * @param {string} kind
 * @param {number} size
 */
function arched(name, text, kind, size) {
  return [
    s("path", { id: `arc-${name}`, class: "unseen", d: along(CENTRE, ARCS[name], -34, 34) }),
    s("text", { class: `print ${kind}`, "font-size": size }, s("textPath", { href: `#arc-${name}`, startOffset: "50%" }, text)),
  ];
}

/**
 * @param {any} sign
 * @param {number} order
 * @param {0 | 1} part
 */
function handPlace(sign, order, part) {
  const there = place(sign, order, part);
  const label = { x: there.x + there.width / 2, y: there.y + there.height + 14, "font-size": 11 };
  return [s("rect", { class: "hand-place", ...there, rx: 6 }), s("text", { class: "print label", ...label }, part === 0 ? "LOW" : "HIGH")];
}
