// What there is to read about a game, away from its table: the book, and the odds of every bet.

import { h } from "./dom.js";
import { guideTo } from "./guided.js";

/**
 * In a tab of their own: whoever plays stays at the table.
 * @param {string} game
 * @param {any} words
 */
export function readingOf(game, words) {
  const link = (/** @type {string} */ href, /** @type {string} */ name) => h("a", { href, target: "_blank" }, name);
  const how = guideTo(game, /^\/tables\/(.+)/.exec(location.pathname)?.[1] ?? "");
  return h("nav", { class: "reading-of", "aria-label": words.say("web-reading") }, how && link(how, words.say("web-how-to-play")), link(`/book/${game}`, words.say("web-book")), link(`/odds/${game}`, words.say("web-odds-short")));
}
