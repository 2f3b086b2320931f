// The cards on the cloth: where they lie, which of them a halt is about, how they come, turn and are put right.

import { card, cardName } from "../kit/cards.js";
import { s } from "../kit/dom.js";
import { CARD, PUT_RIGHT, comes, turns } from "../kit/motion.js";

const [LARGE, LARGE_ENOUGH] = [132, 100]; // a card that is peeled open, in units of the felt
const HEIGHT = 1.4; // of a card, by its width

/** @typedef {{card: {number?: number, face: string | null}, width: number, x: number, y: number, across?: boolean}} Lying */

export class FeltCards {
  constructor() {
    /** @type {number | null} the round whose cards lie */
    this.round = null;
    /** @type {Map<number, Lying>} as they lay before, by number */
    this.lay = new Map();
  }

  /** @param {any} state @param {any} game @param {any} form */
  drawn({ view, words, sign, drawnLast }, game, form) {
    const slots = game.due(view, sign, form).map((/** @type {any} */ { x, y, width }) => s("rect", { class: "slot", x, y, width, height: width * HEIGHT, rx: 7 }));
    /** @type {Lying[]} */
    const every = game.cards(view, sign, form);
    const lying = every.filter(({ card: { number } }) => !view.peel || number !== view.peel.number);
    const nodes = lying.map((place) => placed(place, concerned(view, place.card), words, drawnLast));
    this.#move(view.number, lying, nodes, game);
    for (const place of every) if (place.card.number !== undefined) this.lay.set(place.card.number, place);
    return [...slots, ...nodes];
  }

  /**
   * Cards come from the shoe; those that lay elsewhere move to where they belong, one after the other.
   * @param {number} round
   * @param {Lying[]} lying
   * @param {SVGElement[]} nodes
   * @param {any} game
   */
  #move(round, lying, nodes, game) {
    const first = this.round === null;
    const before = this.round === round ? this.lay : new Map();
    this.round = round;
    this.lay = new Map();
    if (first) return;
    const shoe = game.shoe ?? { x: game.size.width, y: 0 };
    const moving = lying.flatMap((place, n) => {
      const was = before.get(place.card.number ?? -1);
      const still = was && was.x === place.x && was.y === place.y;
      if (still && was.card.face === null && place.card.face !== null) turns(nodes[n], { x: place.x + place.width / 2, y: 0 });
      const from = was ?? (place.card.number === undefined ? place : shoe);
      const away = { x: from.x - place.x, y: from.y - place.y };
      const far = Math.hypot(away.x, away.y);
      return far > 1 ? [{ node: nodes[n], away, pace: was && far > place.width * 1.2 ? PUT_RIGHT : CARD }] : [];
    });
    moving.forEach(({ node, away, pace }, n) => comes(node, away, n, moving.length, pace));
  }
}

/** @param {Lying} place @param {boolean} ringed @param {any} words @param {number[]} [drawnLast] in a replay: every card shows when it was drawn, these have just been */
function placed({ card: { face, number }, width, x, y, across }, ringed, words, drawnLast) {
  const name = face === null ? words.say("web-face-down") : cardName(face, words);
  const turn = across ? ` rotate(90 ${width / 2} ${width * 0.7})` : "";
  return s(
    "g",
    {},
    s(
      "g",
      { transform: `translate(${x} ${y})${turn}` },
      card(face, width, ringed ? words.say("web-card-concerned", { card: name }) : name),
      number !== undefined && drawnLast?.includes(number) && s("rect", { class: "card-last", x: -3, y: -3, width: width + 6, height: width * HEIGHT + 6, rx: 8 }),
      ringed && s("rect", { class: "card-concerned", x: -3, y: -3, width: width + 6, height: width * HEIGHT + 6, rx: 8 }),
    ),
    drawnLast && number !== undefined && ordinal(number, width, across ? x - width / 5 : x, across ? y - width / 5 : y),
  );
}

/** When it was drawn, where the next card leaves it to be seen. @param {number} number @param {number} width @param {number} x @param {number} y */
function ordinal(number, width, x, y) {
  const r = Math.max(7.5, Math.min(11, width / 6));
  return s("g", { class: "card-order", "aria-hidden": "true", transform: `translate(${x + r} ${y + width * HEIGHT - r / 2})` }, s("circle", { r }), s("text", { y: r * 0.38, "font-size": r * 1.15 }, String(number)));
}

/**
 * Whether a halt is about this card: the one it names, those from it on, or the last ones at a place.
 * @param {any} view
 * @param {{number?: number}} card
 */
function concerned(view, { number }) {
  return number !== undefined && view.halts.some((/** @type {any} */ { fact }) => {
    const { since, cards, place, count = 1 } = fact;
    if (since !== undefined) return number >= since && (typeof cards !== "number" || number < since + cards);
    if (!place) return false;
    const there = view.hands.find((/** @type {any} */ hand) => ["area", "box", "hand"].every((part) => hand.place[part] === place[part]));
    return there?.cards.slice(-count).some((/** @type {any} */ each) => each.number === number) ?? false;
  });
}

/**
 * Where the card lies that is peeled open: larger, and wholly on the cloth.
 * @param {any} state
 * @param {any} game
 * @param {any} form
 */
export function peelPlace({ view, sign }, game, form) {
  /** @type {Lying | undefined} */
  const place = game.cards(view, sign, form).find((/** @type {Lying} */ { card: { number } }) => number === view.peel.number);
  if (!place) return null;
  if (game.peelAt) return game.peelAt;
  const width = place.width < LARGE_ENOUGH ? LARGE : place.width;
  const within = (/** @type {number} */ wanted, /** @type {number} */ most) => Math.max(4, Math.min(most - 4, wanted));
  return {
    width,
    x: within(place.x - (width - place.width) / 2, game.size.width - width),
    y: within(place.y - ((width - place.width) * HEIGHT) / 2, game.size.height - width * HEIGHT),
  };
}
