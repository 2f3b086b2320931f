// Andar Bahar: how many cards a round takes, and what the First 3 Cards make.

import { h } from "../kit/dom.js";
import { comesBack } from "./back.js";
import { columns } from "./charts.js";
import { number, percent } from "./figures.js";
import { picture, section, table } from "./parts.js";

/** @param {any} told @param {any} words @param {HTMLElement} reading how to read the page */
export function sections({ own }, words, reading) {
  return [h("div", { class: "halves" }, cards(own, words), firstThree(own, words)), reading];
}

/** @param {any} own @param {any} words */
function cards({ cards, mean }, words) {
  const found = Object.entries(cards).map(([count, chance]) => ({ count: Number(count), chance: Number(chance) }));
  const [first] = found;
  const title = words.say("web-odds-cards-title", { mean: number(mean, 2) });
  const drawn = found.map(({ count, chance }) => ({ value: 100 * chance, label: String(count), kind: "" }));
  const figures = table(title, [words.say("web-odds-cards"), words.say("web-odds-chance")], found.map(({ count, chance }) => [String(count), percent(chance)]));
  const how = {
    every: 5,
    axis: [5, 10],
    mean: { at: mean - first.count + 0.5, told: words.say("web-odds-mean", { mean: number(mean, 2) }) },
    unit: (/** @type {number} */ value) => `${value} %`,
  };
  return section(title, words.say("web-odds-cards-note"), [picture(words, title, (width) => columns(width, drawn, how), figures)]);
}

/** @param {any} own @param {any} words */
function firstThree({ first_3_cards }, words) {
  const most = first_3_cards.reduce((/** @type {any} */ one, /** @type {any} */ other) => (other.comes_back > one.comes_back ? other : one));
  const title = words.say("web-odds-first-three-title", { share: percent(most.comes_back, 2), made: most.made });
  return section(title, words.say("web-odds-first-three-note"), comesBack(first_3_cards, title, words));
}
