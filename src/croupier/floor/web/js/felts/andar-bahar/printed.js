// What is printed once on the felt of Andar Bahar: titles, the two rows, the pay list, the shoe.

import { s } from "../../kit/dom.js";
import { shoe } from "../../kit/equipment.js";
import { payList } from "../../kit/printed.js";
import { GLYPHS } from "./boxes.js";
import { JOKER, PANEL, RANKS, ROW, ROWS } from "./places.js";

const LIST = { x: 8, right: 168, y: 40 };
const SHOE = { x: 962, y: 36 };

/**
 * @param {any} sign
 * @param {any} words
 */
export function printed(sign, words) {
  return [
    s("rect", { class: "rows-panel", ...PANEL, rx: 16 }),
    s("path", { class: "rows-line", d: "M304 26V196M304 111H930" }),
    s("text", { class: "print heading", x: JOKER.x + JOKER.width / 2, y: 32, "font-size": 16 }, "JOKER"),
    ...Object.entries(ROWS).flatMap(([side, { y }]) => title(/** @type {"andar"} */ (side), y, words)),
    s("text", { class: "print heading", x: 560, y: RANKS.y - 9, "font-size": 14 }, jokerTitle(sign)),
    ...payList("FIRST 3 CARDS", sign.pays.filter((/** @type {any} */ line) => line.bet === "first-3-cards"), LIST, words),
    shoe(SHOE),
  ];
}

/**
 * @param {"andar" | "bahar"} side
 * @param {number} y
 * @param {any} words
 */
function title(side, y, words) {
  const first = { x: ROW.first - 9, y: y + 40 };
  return [
    s("text", { class: `print glyph ${side}`, x: ROW.title, y: y + 30, "font-size": 25 }, GLYPHS[side]),
    s("text", { class: "print label", x: ROW.title, y: y + 50, "font-size": 14 }, side.toUpperCase()),
    s("text", { class: "print odds", ...first, "font-size": 11, transform: `rotate(-90 ${first.x} ${first.y})` }, words.say("web-print-first-card")),
  ];
}

/** @param {any} sign */
function jokerTitle(sign) {
  const { odds } = sign.pays.find((/** @type {any} */ line) => line.bet === "joker");
  return `SPECIFIC JOKER CARD ${odds.numerator} TO ${odds.denominator}`;
}
