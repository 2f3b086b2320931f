// How the last rounds of a table ended, in small.

import { told as halves } from "../felts/si-ki-pi/strip.js";
import { h } from "../kit/dom.js";
import { big } from "../roads/draw.js";
import { played } from "../roads/played.js";
import { counted, ofThisShoe, resultsOf } from "../roads/results.js";

const REDS = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);
const SAYS_NOTHING = ["none", "not-played", "played"]; // alone
const [ROAD_COLUMNS, NUMBERS, TAGS] = [39, 12, 6];

/** @param {any} table @param {any} words */
export function lastOf(table, words) {
  const { game, outcomes } = table;
  if (!outcomes.length) return h("p", { class: "last none" }, words.say("web-lobby-no-rounds"));
  if (game === "baccarat") return road(ofThisShoe(table), words);
  if (game === "roulette") return numbers(outcomes, words);
  return tags(game, outcomes, words);
}

/** @param {string[]} outcomes @param {any} words */
function road(outcomes, words) {
  const results = resultsOf(outcomes);
  const { banker, player, tie } = counted(results);
  return h("div", { class: "last" }, big(results, ROAD_COLUMNS, words.say("web-road-big-counts", { banker, player, tie })));
}

/** Newest first. @param {string[]} outcomes @param {any} words */
function numbers(outcomes, words) {
  const shown = played(outcomes).filter((each) => each !== "void" && each !== "none").slice(-NUMBERS).reverse();
  const glyph = (/** @type {string} */ pocket) => (pocket === "H" ? "★" : pocket);
  return h("ol", { class: "last numbers", "aria-label": words.say("web-lobby-last") }, ...shown.map((pocket) => h("li", { class: colour(pocket), "aria-label": `${glyph(pocket)} ${words.say(`web-lobby-pocket-${colour(pocket)}`)}` }, glyph(pocket))));
}

/** @param {string} pocket */
function colour(pocket) {
  if (pocket === "0" || pocket === "00") return "zero";
  if (!/^\d+$/.test(pocket)) return "house";
  return REDS.has(Number(pocket)) ? "red" : "black";
}

/** @param {string} game @param {string[]} outcomes @param {any} words */
function tags(game, outcomes, words) {
  const shown = outcomes.filter((each) => !SAYS_NOTHING.includes(each)).slice(-TAGS).reverse();
  if (!shown.length) return h("p", { class: "last" });
  const name = words.say(game === "andar-bahar" ? "web-lobby-last" : "web-lobby-dealers-last");
  return h("p", { class: "last tags" }, name, ...shown.map((each) => {
    const [kind] = each.split(" ");
    return h("b", { class: `tag ${kind}` }, game === "si-ki-pi" ? halves(each, words) : /^\d+$/.test(kind) ? kind : words.say(`web-lobby-ended-${kind}`));
  }));
}
