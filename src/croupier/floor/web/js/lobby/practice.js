// A table of one's own to practise at: which game, who plays along, how often the Dealer makes a mistake.

import { h } from "../kit/dom.js";

const GAMES = ["baccarat", "blackjack", "roulette", "si-ki-pi", "andar-bahar"];
const COMPANIONS = ["0", "1", "2", "3", "4"];
const ERRS = ["0", "0.01", "0.05", "0.2"]; // of the cards dealt

/** @param {any} page */
export function practice(page) {
  const { words } = page.state;
  const game = chosen("game", words.say("web-practice-game"), GAMES.map((each) => [each, words.say(`game-name-${each}`)]), GAMES[0]);
  const companions = chosen("companions", words.say("web-practice-with"), COMPANIONS.map((each) => [each, words.say("web-practice-companions", { companions: Number(each) })]), "2");
  const trouble = chosen("trouble", words.say("web-practice-errs"), ERRS.map((each) => [each, often(each, words)]), "0");
  const seed = h("label", {}, h("span", {}, words.say("web-practice-seed")), h("input", { name: "seed", inputmode: "numeric", pattern: "[0-9]{1,12}", maxlength: 12, autocomplete: "off", placeholder: words.say("web-practice-any-seed"), title: words.say("web-practice-seed-why") }));
  return h(
    "section",
    { class: "practice", "aria-label": words.say("web-practice") },
    h("h2", {}, words.say("web-practice")),
    h(
      "form",
      { class: "panel", onsubmit: opened },
      h("p", {}, words.say("web-practice-promise")),
      h("div", { class: "practice-at-once" }, game, h("button", { "data-key": "practise" }, words.say("web-practise"))),
      h("details", {}, h("summary", {}, words.say("web-practice-more")), companions, trouble, seed),
    ),
  );
}

/** @param {string} rate @param {any} words */
function often(rate, words) {
  const percent = Number(rate) * 100;
  return percent ? words.say("web-practice-often", { percent }) : words.say("web-practice-never");
}

/**
 * @param {string} name
 * @param {string} label
 * @param {string[][]} options value and words of each
 * @param {string} first
 */
function chosen(name, label, options, first) {
  return h(
    "label",
    {},
    h("span", {}, label),
    h("select", { name, id: `practice-${name}` }, ...options.map(([value, text]) => h("option", { value, selected: value === first }, text))),
  );
}

/** The page of the table opens it: its address says what was asked for. @param {Event} event */
function opened(event) {
  event.preventDefault();
  const wish = new URLSearchParams();
  for (const [name, value] of new FormData(/** @type {HTMLFormElement} */ (event.target))) if (value !== "") wish.set(name, String(value));
  const game = wish.get("game") ?? GAMES[0];
  wish.delete("game");
  location.assign(`/practice/${game}?${wish}`);
}
