// What a ruling would come to, to read: the cards as they would lie, and one's own bets in money.

import { h } from "../../kit/dom.js";
import { dependsShown } from "./depends.js";
import { asks, fateOf, titleOf } from "./fates.js";
import { placeName, written } from "./names.js";

const TITLE_SAYS_IT = ["reconstruct", "cannot"];

/**
 * One possible ruling, to read.
 * @param {any} state
 * @param {any} outlook
 */
export function outlookShown(state, outlook) {
  const { view, words, me } = state;
  const { word, rulings, asked, hands, if_all_stay: stay, if_all_take_back: back } = outlook;
  const title = titleOf(outlook, words);
  const effects = TITLE_SAYS_IT.includes(word) ? "" : words.clauses(rulings.map((/** @type {any} */ ruled) => words.sentence(ruled.effect)));
  const others = [...new Set(asked.map((/** @type {any} */ each) => each.player))].filter((player) => player !== me);
  const players = words.comma(others);
  const lines = asks(outlook, me)
    ? [
        [words.say("web-outlook-stay"), fateOf(state, stay)],
        [words.say("web-outlook-leave"), fateOf(state, back)],
      ]
    : [[words.say("web-outlook-yours"), fateOf(state, stay)]];
  const other = differ(view.hands, hands);
  return h(
    "section",
    { class: "outlook" },
    h("h3", {}, title),
    effects && h("p", {}, effects),
    other && lyingBoth(view.hands, hands, [words.say("web-as-they-lie"), words.say("web-as-they-would")], words),
    players && h("p", {}, words.say("web-outlook-asks", { players })),
    h("dl", {}, ...lines.map(([name, value]) => h("div", { class: "row" }, h("dt", {}, name), h("dd", {}, value)))),
    ...dependsShown(state, outlook.depends),
  );
}

/**
 * The cards one way and the other, side by side.
 * @param {any[]} one
 * @param {any[]} other
 * @param {string[]} titles
 * @param {any} words
 */
export function lyingBoth(one, other, [first, second], words) {
  return h("div", { class: "lying" }, lying(one, other, first, words), lying(other, one, second, words));
}

/** @param {any[]} one @param {any[]} other */
function differ(one, other) {
  return JSON.stringify([...places(one)]) !== JSON.stringify([...places(other)]);
}

/** Where each card lies, by its number. @param {any[]} hands */
function places(hands) {
  /** @type {Map<number, string>} */
  const found = new Map();
  for (const { place, cards } of hands) for (const { number } of cards) found.set(number, JSON.stringify(place));
  return new Map([...found].sort(([a], [b]) => a - b));
}

/**
 * Cards by place, each with its number in the order of drawing; those that lie elsewhere are marked.
 * @param {any[]} hands
 * @param {any[]} instead
 * @param {string} title
 * @param {any} words
 */
function lying(hands, instead, title, words) {
  const there = places(instead);
  return h(
    "figure",
    {},
    h("figcaption", {}, title),
    ...hands.map(({ place, cards }) =>
      h(
        "div",
        { class: "lying-row" },
        h("small", {}, placeName(place, words)),
        ...cards.map((/** @type {any} */ { number, face }) =>
          h(
            "span",
            { class: `small-card${"hd".includes(face?.[1] ?? "-") ? " red" : ""}${there.get(number) === JSON.stringify(place) ? "" : " moved"}` },
            written(face),
            h("i", {}, String(number)),
          ),
        ),
      ),
    ),
  );
}
