// The Dealer's last hands as tags, the newest first.

import { h } from "../../kit/dom.js";

const SHOWN = 20;

/** @param {any} state */
export function strip({ outcomes, words }) {
  const tags = outcomes
    .slice(-SHOWN)
    .toReversed()
    .map((/** @type {string} */ outcome) => {
      const text = /^\d+$/.test(outcome) ? outcome : words.say(`web-bj-outcome-${outcome}`);
      return h("li", { class: `tag tag-${outcome}` }, text);
    });
  return [h("span", { class: "tags-title" }, words.say("web-bj-last")), h("ol", { class: "tags" }, ...tags)];
}
