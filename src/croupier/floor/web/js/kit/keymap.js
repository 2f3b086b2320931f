// The keys of a page, to read.

import { h } from "./dom.js";

/** @type {Record<string, [string, string][]>} */
const GROUPS = {
  everywhere: [["Enter", "enter"], ["Esc", "escape"], ["?", "help"]],
  lobby: [["1–9", "table"], ["P", "practice"]],
  replay: [["←", "step-back"], ["→", "step-on"], ["Space", "step-play"], ["Home", "step-first"], ["End", "step-last"], ["K", "deck"]],
  practice: [["Enter", "deal"], ["T", "hint"], ["1 – 5", "rule"]],
  betting: [["← ↑ → ↓", "arrows"], ["Space", "space"], ["⇧ Space", "take"], ["[ ]", "chips"], ["1–9", "box"], ["⌫", "undo"], ["C", "clear"], ["R", "repeat"], ["X", "double"], ["N", "ready"], ["/", "line"]],
  deciding: [["H S D P", "play"], ["U I E", "window"], ["N F", "follow"], ["1 2 3 W", "arrange"]],
  reading: [["B", "sign"], ["L", "round"], ["Y", "bets"], ["G", "ranking"], ["!", "tell"], ["M", "sound"], ["K", "deck"]],
};

/**
 * @param {any} page
 * @param {string[]} groups
 */
export function keymap(page, groups) {
  const { words } = page.state;
  page.sheet.open(
    words.say("web-keys"),
    groups.flatMap((group) => [
      h("h3", {}, words.say(`web-keys-${group}`)),
      h("dl", { class: "keymap" }, ...GROUPS[group].map(([key, name]) => h("div", { class: "row" }, h("dt", {}, h("kbd", {}, key)), h("dd", {}, words.say(`web-key-${name}`))))),
    ]),
  );
}
