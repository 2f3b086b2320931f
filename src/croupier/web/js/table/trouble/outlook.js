// What a ruling would come to: the cards as they would lie, and one's own bets in money.

import { h } from "../../kit/dom.js";
import { money } from "../../kit/money.js";
import { placeName, written } from "./names.js";

const TITLE_SAYS_IT = ["reconstruct", "cannot"];

/**
 * What becomes of one's own bets.
 * @param {any} state
 * @param {any[]} fates
 */
export function fateOf({ view, words, me }, fates) {
  const own = view.bets.filter((/** @type {any} */ bet) => bet.player === me);
  let [plays, back] = [0, 0];
  for (const bet of own) {
    const fate = fates.find((each) => each.wager_id === bet.id);
    if (!fate || fate.payout_cents === (bet.settlement?.payout_cents ?? NaN)) continue; // as it was
    if (fate.result === null) plays += bet.stake_cents;
    else back += fate.payout_cents;
  }
  const [playing, returned] = [money(plays), money(back)];
  if (!own.length) return words.say("web-fate-nothing");
  if (plays && back) return words.say("web-fate-both", { plays: playing, back: returned });
  if (plays) return words.say("web-fate-plays", { amount: playing });
  return words.say("web-fate-back", { amount: returned });
}

/**
 * Whether this person is among those who are asked.
 * @param {any} outlook
 * @param {string} me
 */
export function asks({ asked }, me) {
  return asked.some((/** @type {any} */ each) => each.player === me);
}

/** @param {any} outlook @param {any} words */
export function titleOf({ word, asked }, words) {
  if (word !== null) return words.say(`web-ruling-${word}`);
  return words.say(asked.length ? "web-outlook-choice" : "web-outlook-by-itself");
}

/**
 * One possible ruling, to read.
 * @param {any} state
 * @param {any} outlook
 */
export function outlookShown(state, outlook) {
  const { view, words, me } = state;
  const { word, rulings, asked, hands, if_all_stay: stay, if_all_take_back: back } = outlook;
  const title = titleOf(outlook, words);
  const effects = TITLE_SAYS_IT.includes(word) ? "" : rulings.map((/** @type {any} */ ruled) => words.sentence(ruled.effect)).join("; ");
  const others = [...new Set(asked.map((/** @type {any} */ each) => each.player))].filter((player) => player !== me);
  const players = others.join(", ");
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
