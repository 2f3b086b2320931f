// What is printed on more than one cloth: pay lists; and the Card Shoe that stands beside them.

import { s } from "./dom.js";

const LINE = 18;

/**
 * @param {string} title
 * @param {any[]} lines of the sign, each with `when`
 * @param {{x: number, right: number, y: number}} place
 * @param {{sentence: (message: any) => string}} words
 */
export function payList(title, lines, { x, right, y }, words) {
  return [
    s("text", { class: "print heading start", x, y, "font-size": 14 }, title),
    ...lines.flatMap(({ when, odds }, index) => {
      const line = y + 24 + index * LINE;
      return [
        s("text", { class: "print pay-name", x, y: line }, words.sentence(when)),
        s("text", { class: "print pay-odds", x: right, y: line }, `${odds.numerator} to ${odds.denominator}`),
      ];
    }),
  ];
}

/** @param {{x: number, y: number}} place of its upper left corner; it is 150 wide and 92 high */
export function shoe({ x, y }) {
  return s(
    "g",
    { class: "shoe", transform: `translate(${x} ${y})` },
    s("path", { class: "shoe-top", d: "M2 10L96 -6L148 14L44 32Z" }),
    s("path", { class: "shoe-front", d: "M2 10L44 32V86L8 58Z" }),
    s("path", { class: "shoe-side", d: "M44 32L148 14V68L44 86Z" }),
    s("path", { class: "shoe-mouth", d: "M12 28L38 42V66L14 49Z" }),
    s("path", { class: "shoe-cards", d: "M30 10L88 1L108 9L50 20Z" }),
  );
}
