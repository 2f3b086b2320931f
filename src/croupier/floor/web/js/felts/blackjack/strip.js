// The Dealer's last hands as tags, the newest first.

import { h } from "../../kit/dom.js";
import { played } from "../../roads/played.js";

const SHOWN = 20;

/** @param {any} state */
export function strip({ outcomes, words }) {
  const tags = played(outcomes)
    .slice(-SHOWN)
    .toReversed()
    .map((/** @type {string} */ outcome) => {
      const text = /^\d+$/.test(outcome) ? outcome : words.say(`web-bj-outcome-${outcome}`);
      return h("li", { class: `ended-${outcome}` }, text);
    });
  return [h("h2", { class: "last-title" }, words.say("web-bj-last")), h("ol", { class: "last-rounds" }, ...tags)];
}
