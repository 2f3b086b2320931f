// The keys of a page, to read.

import { h } from "./dom.js";

/** @type {Record<string, [string, string, string[]?][]>} with the games that have the key, if not all */
const GROUPS = {
  everywhere: [["Enter", "enter"], ["Esc", "escape"], ["?", "help"]],
  lobby: [["1–9", "table"], ["P", "practice"]],
  replay: [["←", "step-back"], ["→", "step-on"], ["Space", "step-play"], ["Home", "step-first"], ["End", "step-last"], ["K", "deck"]],
  practice: [["Enter", "deal"], ["T", "hint"], ["1 – 5", "rule"]],
  betting: [["← ↑ → ↓", "arrows"], ["Space", "space"], ["⇧ Space", "take"], ["[ ]", "chips"], ["1–9", "box", ["andar-bahar", "baccarat", "blackjack", "si-ki-pi"]], ["⌫", "undo"], ["C", "clear"], ["R", "repeat"], ["X", "double"], ["N", "ready"], ["/", "line"]],
  deciding: [["H S D P", "play", ["blackjack"]], ["U I E", "window", ["blackjack"]], ["N F", "follow", ["blackjack"]], ["I N", "insure", ["baccarat"]], ["1 2 3 W", "arrange", ["si-ki-pi"]]],
  reading: [["B", "sign"], ["L", "round"], ["Y", "bets"], ["G", "ranking", ["si-ki-pi"]], ["!", "tell"], ["M", "sound"], ["K", "deck"]],
};

/**
 * @param {any} page
 * @param {string[]} groups
 */
export function keymap(page, groups) {
  const { words, sign } = page.state;
  const here = (/** @type {string} */ group) => GROUPS[group].filter(([, , games]) => !games || games.includes(sign?.game));
  page.sheet.open(
    words.say("web-keys"),
    groups.filter((group) => here(group).length).flatMap((group) => [
      h("h3", {}, words.say(`web-keys-${group}`)),
      h("dl", { class: "keymap" }, ...here(group).map(([key, name]) => h("div", { class: "row" }, h("dt", {}, h("kbd", {}, key)), h("dd", {}, words.say(`web-key-${name}`))))),
    ]),
  );
}
