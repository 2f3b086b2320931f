// The Dealer's side of a Baccarat table: shoe, discards, Insurance, the announcement.

import { s } from "../../kit/dom.js";
import { discarded, discards, shoe } from "../../kit/equipment.js";
import { lettersOf } from "../../kit/letters.js";
import { stack } from "../../kit/chips.js";
import { odds } from "../../kit/money.js";
import { spoken } from "../../table/rows.js";

export const GLYPHS = { banker: "庄", player: "閒" };
const CALLS = ["call", "card", "stop", "result"];
const LINE = { one: 46, two: 62 }; // letters, so that no box is covered
const DISCARDS = { x: 80, y: 46 };
export const SHOE = { x: 936, y: 40 };
const CAPSULE = { x: 560, y: 244 };

/** @param {any} state */
export function equipment(state) {
  const { view, sign, frame, words } = state;
  const [gone, all] = [discarded(state), sign.decks * 52];
  const left = words.say(view.cut_card_out ? "web-felt-cut-card-out" : "web-felt-shoe", { shoe: frame.shoe?.number ?? 1, cards: view.cards_left });
  return [
    discards(gone, all, DISCARDS),
    caption(DISCARDS.x + 48, DISCARDS.y + 100, words.say("web-felt-discards", { cards: gone })),
    shoe(SHOE, view.cards_left / all),
    caption(SHOE.x + 74, SHOE.y + 108, left),
  ];
}

/** @param {number} x @param {number} y @param {string} text */
function caption(x, y, text) {
  return s("text", { class: "caption", x, y }, text);
}

/**
 * Where a third card would lie: what is drawn next and by which paragraph, or the Insurance on offer.
 * @param {any} state
 * @param {Record<string, number>} slots
 * @param {number} y
 * @param {number} width
 */
export function hand({ view, words, me }, slots, y, width) {
  const found = [];
  const next = view.awaited.find((/** @type {any} */ each) => each.kind === "card" && each.place?.area in slots);
  const there = next && view.hands.find((/** @type {any} */ each) => each.place.area === next.place.area);
  if (there?.cards.length === 2) {
    const x = slots[next.place.area] + width / 2;
    found.push(caption(x, y + width * 1.4 + 18, words.say(`web-felt-draws-${next.place.area}`)));
    found.push(s("text", { class: "caption small", x, y: y + width * 1.4 + 34 }, next.cites.map((/** @type {string} */ cite) => `§ ${cite.split(" ").at(-1)}`).join(" ")));
  }
  for (const [side, x] of Object.entries(slots)) {
    const offer = view.offered?.find((/** @type {any} */ each) => each.bet === `${side}-insurance`);
    const middle = { x: x + width / 2, y: y + width * 0.7 };
    if (offer) found.push(lammer(side, odds(offer.odds), middle, words));
    found.push(...insuranceChips(view.bets.filter((/** @type {any} */ bet) => bet.spot.bet === `${side}-insurance`), me, middle));
  }
  return found;
}

/** @param {string} side @param {string} pays @param {{x: number, y: number}} place @param {any} words */
export function lammer(side, pays, { x, y }, words) {
  const [much, one] = pays.split(" : ");
  return s(
    "g",
    { class: "lammer", transform: `translate(${x} ${y})` },
    s("circle", { class: "lammer-edge", r: 41 }),
    s("circle", { class: "lammer-face", r: 35 }),
    s("circle", { class: "lammer-line", r: 31 }),
    s("text", { class: "lammer-word", y: -12 }, words.say("bet-name-insurance").toUpperCase()),
    s("text", { class: "lammer-odds", y: 8 }, words.say("web-felt-to", { much, one })),
    s("text", { class: "lammer-word", y: 22 }, `${GLYPHS[/** @type {"banker"} */ (side)]} ${side.toUpperCase()}`),
  );
}

/** @param {any[]} bets @param {string} me @param {{x: number, y: number, left?: number, right?: number}} place yours at the left, those of others at the right */
export function insuranceChips(bets, me, { x, y, left = 24, right = 26 }) {
  const sum = (/** @type {boolean} */ own) => bets.filter((bet) => (bet.player === me) === own).reduce((total, bet) => total + bet.stake_cents, 0);
  return [true, false].flatMap((own) => {
    const cents = sum(own);
    if (!cents) return [];
    return [s("g", { transform: `translate(${x + (own ? -left : right)} ${y + 44})` }, stack(cents, { radius: own ? 17 : 12, own }))];
  });
}

/**
 * What the Dealer said last.
 * @param {any} state
 */
export function said(state) {
  const last = spoken(state, CALLS);
  if (!last || state.view.peel) return []; // the card that is peeled open lies there
  const { head, more } = last;
  const apart = Boolean(more) && lettersOf(head) <= LINE.one;
  const lines = apart ? [head, short(more)] : inTwo(head);
  const width = Math.max(200, 48 + Math.max(...lines.map((line, nth) => lettersOf(line) * (apart && !nth ? 8.6 : lines.length > 1 ? 7 : 8.6))));
  return [
    s(
      "g",
      { class: "capsule", transform: `translate(${CAPSULE.x} ${CAPSULE.y})` },
      s("rect", { x: -width / 2, y: -21, width, height: 42, rx: 21 }),
      ...lines.map((line, nth) => s("text", { class: lines.length > 1 && (nth ? "two" : apart ? "one" : "two"), y: lines.length > 1 ? -3 + nth * 17 : 5 }, line)),
    ),
  ];
}

/** @param {string} line */
function short(line) {
  return lettersOf(line) > LINE.two ? `${line.slice(0, LINE.two - 2)}…` : line;
}

/** Two lines of about one length where one is not enough; what is longer still is in the column. @param {string} sentence */
function inTwo(sentence) {
  const long = lettersOf(sentence);
  if (long <= LINE.one) return [sentence];
  const parts = sentence.match(/[^ ⺀-\uffff]+ ?|[⺀-\uffff] ?/g) ?? [];
  const lines = ["", ""];
  for (const part of parts) lines[lines[1] || lettersOf(lines[0] + part.trimEnd()) > Math.max(LINE.one / 2, long / 2 + 3) ? 1 : 0] += part;
  const [first, second] = lines.map((line) => line.trimEnd());
  return [first, short(second)];
}
