// The rounds before: which side matched the Joker, the newest first.

import { h } from "../../kit/dom.js";
import { played } from "../../roads/played.js";
import { GLYPHS } from "./boxes.js";

/** @param {any} state */
export function strip({ outcomes, words }) {
  return [
    h("h2", { class: "last-title" }, words.say("web-andar-bahar-last")),
    h("ol", { class: "last-rounds" }, ...played(outcomes).toReversed().map((/** @type {string} */ ended) => side(ended, words))),
  ];
}

/**
 * @param {string} ended its outcome first, then what else a display tells
 * @param {any} words
 */
function side(ended, words) {
  const [outcome, card] = ended.split(" ");
  const glyph = GLYPHS[/** @type {"andar"} */ (outcome)];
  return h("li", { class: `side-${outcome}` }, words.language === "en" && glyph && h("b", {}, glyph), words.say(`web-andar-bahar-outcome-${outcome}`), card && h("span", {}, words.say("web-andar-bahar-card", { card })));
}
