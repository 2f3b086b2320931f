// Si Ki Pi: the House Way against the best arrangement, what hands are worth, and the Bonus.

import { h } from "../kit/dom.js";
import { comesBack } from "./back.js";
import { scale, ticks } from "./baccarat.js";
import { dumbbells } from "./charts.js";
import { number, percent, signed, step } from "./figures.js";
import { grid } from "./grids.js";
import { picture, section, table } from "./parts.js";

/** @param {any} told @param {any} words @param {HTMLElement} reading how to read the page */
export function sections({ own }, words, reading) {
  return [h("div", { class: "halves" }, twoWays(own, words), bonus(own, words)), worth(own, words), costliest(own, words), reading];
}

/** @param {any} own @param {any} words */
function twoWays({ house_way, best }, words) {
  const title = words.say("web-odds-ways-title", { points: percent(best.ev - house_way.ev, 2) });
  const row = (/** @type {string} */ name, /** @type {"win" | "push" | "lose"} */ what) => ({
    name,
    from: 100 * house_way[what],
    to: 100 * best[what],
    fromTold: percent(house_way[what], 2),
    toTold: percent(best[what], 2),
    kind: `way-${what}`,
  });
  const rows = [row(words.say("web-odds-wins"), "win"), row(words.say("web-odds-stand-offs"), "push"), row(words.say("web-odds-losses"), "lose")];
  const axis = ticks(Math.min(...rows.flatMap((each) => [each.from, each.to])), Math.max(...rows.flatMap((each) => [each.from, each.to])), 5);
  const head = [words.say("web-odds-arranged"), words.say("web-odds-win"), words.say("web-odds-push"), words.say("web-odds-lose"), words.say("web-odds-edge")];
  const told = (/** @type {string} */ name, /** @type {any} */ way) => [name, percent(way.win), percent(way.push), percent(way.lose), h("td", {}, h("b", {}, percent(-way.ev)))];
  return section(title, words.say("web-odds-ways-note"), [
    picture(words, title, (width) => dumbbells(width, rows, { axis, unit: (value) => `${number(value, 0)} %` }), table(title, head, [told(words.say("web-odds-house-way"), house_way), told(words.say("web-odds-best-way"), best)])),
    h("p", { class: "told" }, words.say("web-odds-ways-told", { house: percent(-house_way.ev, 2), best: percent(-best.ev, 2) })),
  ]);
}

/** @param {any} own @param {any} words */
function bonus({ bonus }, words) {
  const most = bonus.reduce((/** @type {any} */ one, /** @type {any} */ other) => (other.comes_back > one.comes_back ? other : one));
  const title = words.say("web-odds-bonus-title", { share: percent(most.comes_back, 2), made: most.made });
  return section(title, words.say("web-odds-bonus-note"), comesBack(bonus, title, words));
}

/** What is made, in words: points as they are. @param {string} made @param {any} words */
function madeSaid(made, words) {
  return /^\d+$/.test(made) ? made : words.say(`web-odds-made-${made.toLowerCase()}`);
}

/** @param {any} own @param {any} words */
function worth({ arranged, made }, words) {
  const found = new Map(arranged.map((/** @type {any} */ each) => [`${each.low} ${each.high}`, each]));
  const names = made.map((/** @type {string} */ each) => madeSaid(each, words));
  const good = arranged.reduce((/** @type {number} */ sum, /** @type {any} */ each) => sum + (each.ev > 0 ? each.dealt : 0), 0);
  const title = words.say("web-odds-arranged-title", { share: percent(good, 2) });
  return section(title, words.say("web-odds-arranged-note"), [
    grid({ name: title, corner: words.say("web-odds-low-high"), columns: names, rows: names, kind: "cells" }, (row, column) => {
      const each = /** @type {any} */ (found.get(`${made[row]} ${made[column]}`));
      return each ? { kind: step(each.ev), text: [h("b", {}, signed(each.ev, 1)), h("small", {}, percent(each.dealt, 2))] } : null;
    }),
    h("div", { class: "key" }, scale()),
  ]);
}

/** @param {any} own @param {any} words */
function costliest({ costliest, differences, sets }, words) {
  const title = words.say("web-odds-costliest-title", { differences, sets: sets.toLocaleString("en") });
  const head = [words.say("web-odds-four-cards-held"), words.say("web-odds-house-way"), words.say("web-odds-best-way"), words.say("web-odds-dealt"), words.say("web-odds-cost"), words.say("web-odds-cost-overall")];
  return section(title, words.say("web-odds-costliest-note", { shown: costliest.length }), [
    table(title, head, costliest.map((/** @type {any} */ each) => [ranks(each.cards), way(each.house_way), way(each.best), percent(each.dealt), percent(each.cost, 2), h("td", {}, h("b", {}, percent(each.cost_overall)))])),
  ]);
}

/** Ten is `10` wherever people read. @param {string} cards */
function ranks(cards) {
  return [...cards].map((rank) => (rank === "T" ? "10" : rank)).join(" ");
}

/** @param {[string, string]} low and high */
function way([low, high]) {
  return `${ranks(low)} / ${ranks(high)}`;
}
