// The rounds before: what the Dealer had, the newest first.

import { h } from "../../kit/dom.js";
import { played } from "../../roads/played.js";

/** @param {any} state */
export function strip({ outcomes, words }) {
  const shown = played(outcomes).filter((/** @type {string} */ ended) => ended !== "played").toReversed();
  return [
    h("h2", { class: "last-title" }, words.say("web-si-ki-pi-last")),
    h("ol", { class: "last-rounds" }, ...shown.map((/** @type {string} */ ended) => h("li", {}, told(ended, words)))),
  ];
}

/**
 * @param {string} ended `played 4 pair-K`, `void`
 * @param {any} words
 */
export function told(ended, words) {
  const [, ...parts] = ended.split(" ");
  if (parts.length < 2) return words.say("web-si-ki-pi-last-void");
  const [low, high] = parts.map((part) => half(part, words));
  return words.say("si-ki-pi-low-and-high", { low, high });
}

/**
 * @param {string} part `4`, `gong`, `pair-K`
 * @param {any} words
 */
function half(part, words) {
  const [kind, rank] = part.split("-");
  if (rank !== undefined) return words.say("si-ki-pi-pair-of", { rank });
  return kind === "gong" ? words.say("si-ki-pi-gong") : words.say("si-ki-pi-points", { points: kind });
}
