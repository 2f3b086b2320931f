// What is printed once on the felt of Andar Bahar: titles, the two rows, the pay list, the shoe.

import { s } from "../../kit/dom.js";
import { GLYPHS } from "./boxes.js";
import { JOKER, PANEL, RANKS, ROW, ROWS } from "./places.js";

const LIST = { x: 8, right: 168, y: 40, line: 18 };
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
    ...Object.entries(ROWS).flatMap(([side, { y }]) => title(/** @type {"andar"} */ (side), y)),
    s("text", { class: "print heading", x: 560, y: RANKS.y - 9, "font-size": 14 }, jokerTitle(sign)),
    ...payList(sign, words),
    shoe(),
  ];
}

/**
 * @param {"andar" | "bahar"} side
 * @param {number} y
 */
function title(side, y) {
  const first = { x: ROW.first - 9, y: y + 40 };
  return [
    s("text", { class: `print glyph ${side}`, x: ROW.title, y: y + 30, "font-size": 25 }, GLYPHS[side]),
    s("text", { class: "print label", x: ROW.title, y: y + 50, "font-size": 14 }, side.toUpperCase()),
    s("text", { class: "print odds", ...first, "font-size": 11, transform: `rotate(-90 ${first.x} ${first.y})` }, "1st card"),
  ];
}

/** @param {any} sign */
function jokerTitle(sign) {
  const { odds } = sign.pays.find((/** @type {any} */ line) => line.bet === "joker");
  return `SPECIFIC JOKER CARD ${odds.numerator} TO ${odds.denominator}`;
}

/**
 * @param {any} sign
 * @param {any} words
 */
function payList(sign, words) {
  const lines = sign.pays.filter((/** @type {any} */ line) => line.bet === "first-3-cards");
  return [
    s("text", { class: "print heading start", x: LIST.x, y: LIST.y, "font-size": 14 }, "FIRST 3 CARDS"),
    ...lines.flatMap((/** @type {any} */ { when, odds }, /** @type {number} */ index) => {
      const y = LIST.y + 24 + index * LIST.line;
      return [
        s("text", { class: "print pay-name", x: LIST.x, y }, words.sentence(when)),
        s("text", { class: "print pay-odds", x: LIST.right, y }, `${odds.numerator} to ${odds.denominator}`),
      ];
    }),
  ];
}

/** The Card Shoe at the viewer's right top. */
function shoe() {
  return s(
    "g",
    { class: "shoe", transform: `translate(${SHOE.x} ${SHOE.y})` },
    s("path", { class: "shoe-top", d: "M2 10L96 -6L148 14L44 32Z" }),
    s("path", { class: "shoe-front", d: "M2 10L44 32V86L8 58Z" }),
    s("path", { class: "shoe-side", d: "M44 32L148 14V68L44 86Z" }),
    s("path", { class: "shoe-mouth", d: "M12 28L38 42V66L14 49Z" }),
    s("path", { class: "shoe-cards", d: "M30 10L88 1L108 9L50 20Z" }),
  );
}
