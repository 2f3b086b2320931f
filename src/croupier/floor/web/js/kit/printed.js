// What is printed on more than one cloth: pay lists.

import { s } from "./dom.js";

const LINE = 18;

/**
 * @param {string} title
 * @param {any[]} lines of the sign, each with `when`
 * @param {{x: number, right: number, y: number}} place
 * @param {{sentence: (message: any) => string, say: (key: string, values?: any) => string}} words
 */
export function payList(title, lines, { x, right, y }, words) {
  return [
    s("text", { class: "print heading start", x, y, "font-size": 14 }, title),
    ...lines.flatMap(({ when, odds }, index) => {
      const line = y + 24 + index * LINE;
      return [
        s("text", { class: "print pay-name", x, y: line }, words.sentence(when)),
        s("text", { class: "print pay-odds", x: right, y: line }, words.say("web-print-odds", { paid: odds.numerator, staked: odds.denominator })),
      ];
    }),
  ];
}
