// The ranking card of Si Ki Pi: beside the felt where there is room, elsewhere on demand with the Bonus table;
// what the cards in hand could make is marked.

import { pill } from "../../kit/cites.js";
import { h, pressing, s, shown } from "../../kit/dom.js";
import { oddsSaid } from "../../table/bar/insurance.js";
import { inHand } from "./over.js";

const [WIDTH, HEIGHT, TARGET] = [138, 30, 48];

/** To the card beside the felt; where it has no room there, to that in the sheet. @param {any} page */
export function rankingCard(page) {
  if (page.column.also.checkVisibility()) return page.column.also.focus();
  page.sheet.follow(page.state.words.say("web-ranking"), () => ranking(page), () => ranksHeld(page.state.view));
}

/** In the column beside the felt. @param {any} page @param {HTMLElement} place */
export function beside(page, place) {
  const { sign, view, words } = page.state;
  shown(place, JSON.stringify([ranksHeld(view), words.language]), () => [h("h2", {}, words.say("web-ranking"), pill(`${sign.book} G`, page)), h("dl", { class: "ranking" }, ...lines(page.state))]);
}

/** What is worth how much, the highest first. @param {any} state */
function lines({ sign, view, words }) {
  const held = ranksHeld(view);
  return sign.ranking.map((/** @type {any} */ { worth, hands, equal }) =>
    h("div", { class: "row" }, h("dt", {}, words.sentence(worth)), h("dd", {}, ...(equal ? [words.say("web-ranking-equal")] : hands.map((/** @type {string[]} */ two) => written(two, held))))),
  );
}

/** @param {any} page */
function ranking(page) {
  const { sign, words } = page.state;
  const bonus = sign.pays.filter((/** @type {any} */ { bet }) => bet === "bonus");
  return [
    h("p", { class: "ranking-how" }, words.say("web-ranking-how"), pill(`${sign.book} G`, page)),
    h("dl", { class: "ranking" }, ...lines(page.state)),
    h("h3", {}, words.say("bet-name-bonus"), pill(bonus[0].cites[0], page)),
    h("dl", { class: "ranking" }, ...bonus.map((/** @type {any} */ line) => h("div", { class: "row" }, h("dt", {}, words.sentence(line.when)), h("dd", {}, oddsSaid(line.odds, words))))),
  ];
}

/** The ranks of the cards that one looks at. @param {any} view @returns {string[]} */
function ranksHeld(view) {
  const hand = view.hands.find((/** @type {any} */ each) => each.place.area === "box" && inHand(each));
  return hand ? hand.cards.map((/** @type {any} */ { face }) => face[0]) : [];
}

/** @param {string[]} two @param {string[]} held */
function written([upper, lower], held) {
  const rest = held.toSpliced(held.indexOf(upper), held.includes(upper) ? 1 : 0);
  const mine = held.includes(upper) && rest.includes(lower);
  const text = [upper, lower].map((rank) => (rank === "T" ? "10" : rank)).join(" ");
  return h(mine ? "b" : "span", {}, text);
}

/** The button on the felt; its middle is at this place. @param {any} page @param {{x: number, y: number}} at */
export function rankingButton(page, { x, y }) {
  const label = page.state.words.say("web-ranking");
  return s(
    "g",
    {
      class: "felt-button",
      ...pressing(() => rankingCard(page)),
      "data-key": "ranking",
      "aria-label": label,
      transform: `translate(${x} ${y})`,
    },
    s("rect", { class: "target", x: -WIDTH / 2, y: -TARGET / 2, width: WIDTH, height: TARGET }),
    s("rect", { x: -WIDTH / 2, y: -HEIGHT / 2, width: WIDTH, height: HEIGHT, rx: HEIGHT / 2 }),
    s("text", { x: -10, y: 5 }, label),
    s("text", { class: "key", x: WIDTH / 2 - 16, y: 5 }, "G"),
  );
}
