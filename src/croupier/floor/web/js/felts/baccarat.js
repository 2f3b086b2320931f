// The felt of Baccarat: boxes on an arc, per box two pairs and the Tie, Banker, Player.

export { question } from "../table/bar/insurance.js";
import { at, sector } from "../kit/arc.js";
import { s } from "../kit/dom.js";
import { odds } from "../kit/money.js";
import { GLYPHS, SHOE, equipment, hand, said } from "./baccarat/dealer.js";
import { roads } from "../roads/strip.js";
import { squeezePills } from "../table/squeeze-pills.js";

export * as narrow from "./baccarat/narrow.js";

const CENTRE = { x: 560, y: -230 };
const SWEEP = 85;
const GAP = 0.7;
const RINGS = { 1: [546, 612], 2: [615, 690], 3: [693, 768] };
const BADGE = 795;
const NARROW_DEGREES = 9.7; // under 110 units a box keeps glyph and chip
const END = 1.8; // degrees from the last box to the names beside it
const CARD = 84;
const HANDS = {
  player: { title: 399, cards: [352, 446, 253], points: 441, squeeze: 250 },
  banker: { title: 719, cards: [590, 684, 783], points: 679, squeeze: 870 },
};
const PEELED = { width: 150, opening: { player: 380, banker: 590 }, third: { player: 187, banker: 783 }, beside: { player: 286, banker: 750 } };
const CARDS_Y = 58;
const TITLE_Y = 42;
const MIDDLE = 560;
const SQUEEZE = 132; // between a title and what stands beside it
const LABELS = { tie: "TIE", "player-pair": "P PAIR", "banker-pair": "B PAIR" };

export const size = { width: 1120, height: 640 };
export const cloth = { centre: CENTRE, radius: 832 };
export const shoe = SHOE;
export const dealer = { x: 560, y: 20 };

/** @param {any} sign */
function degreesOf(sign) {
  return SWEEP / sign.boxes.length;
}

/**
 * The middle of a box; box 1 is at the viewer's right.
 * @param {any} sign
 * @param {number} order
 */
function middle(sign, order) {
  return SWEEP / 2 - (order - 0.5) * degreesOf(sign);
}

/**
 * Every spot: its shape, where its chips lie, what is printed on it.
 * @param {any} sign
 */
export function spots(sign) {
  const whole = degreesOf(sign) - GAP;
  return sign.spots.map((/** @type {any} */ each) => {
    const { ring, order, side } = each.where;
    const [inner, outer] = RINGS[/** @type {1} */ (ring)];
    const centre = middle(sign, order);
    const third = whole / 3;
    const part = { left: -1, centre: 0, right: 1 }[/** @type {"left"} */ (side)];
    const [from, to] =
      ring === 1
        ? [centre + (part - 0.5) * third, centre + (part + 0.5) * third]
        : [centre - whole / 2, centre + whole / 2];
    const narrow = degreesOf(sign) < NARROW_DEGREES;
    const chipAngle = ring === 1 ? (from + to) / 2 : centre + whole * 0.24;
    const chip = at(CENTRE, (inner + outer) / 2 + (ring === 1 ? (narrow ? 11 : 8) : 2), chipAngle);
    const radius = narrow ? (ring === 1 ? 13 : 15) : ring === 1 ? 15 : 19;
    const [step, lift] = ring === 1 ? [0.3 * third, 6] : [0.2 * whole, -7]; // from chips to those of others beside them
    return {
      spot: each.spot,
      shape: sector(CENTRE, inner, outer, from, to),
      band: each.spot.bet,
      chip,
      radius,
      among: (/** @type {number} */ nth, /** @type {number} */ all) =>
        all < 2 ? chip : at(CENTRE, (inner + outer) / 2 + (nth ? lift : 6), chipAngle + (nth - (all - 1) * (ring === 1 ? 0.5 : narrow ? 0.35 : 0.6)) * step),
      tight: ring === 1 || narrow, // for names
      turn: centre, // the amount lies under its chips as the box does
      print: printed(each.spot.bet, sign, { ring, inner, outer, from, to, centre, whole, narrow }),
    };
  });
}

/**
 * @param {string} bet
 * @param {any} sign
 * @param {any} where
 */
function printed(bet, sign, { ring, inner, outer, from, to, centre, whole, narrow }) {
  const pays = sign.pays.find((/** @type {any} */ line) => line.bet === bet);
  const odd = pays ? odds(pays.odds) : "";
  if (ring === 1) {
    const angle = (from + to) / 2;
    return [
      text(at(CENTRE, inner + 18, angle), angle, LABELS[/** @type {"tie"} */ (bet)], "label tight", narrow ? 7.5 : 9.5),
      text(at(CENTRE, outer - 18, angle), angle, odd, "odds", narrow ? 10 : 12),
    ];
  }
  const glyph = GLYPHS[/** @type {"banker"} */ (bet)];
  const left = centre - whole * (narrow ? 0.27 : 0.22);
  const found = [text(at(CENTRE, (inner + outer) / 2 + (narrow ? 6 : -2), left), left, glyph, `glyph ${bet}`, narrow ? 27 : 34)];
  if (!narrow) {
    const place = at(CENTRE, (inner + outer) / 2, centre + whole * 0.22);
    found.push(text(at(CENTRE, outer - 12, left), left, bet.toUpperCase(), "label", 11));
    found.push(s("circle", { class: "chip-place", cx: place.x, cy: place.y, r: 27 }));
    found.push(text(at(CENTRE, (inner + outer) / 2 + 5, centre + whole * 0.22), centre, odd, "odds", 13));
  }
  return found;
}

/**
 * @param {{x: number, y: number}} point
 * @param {number} degrees
 * @param {string} words
 * @param {string} kind
 * @param {number} size
 */
function text({ x, y }, degrees, words, kind, size) {
  const turn = `rotate(${-degrees} ${x} ${y})`;
  return s("text", { class: `print ${kind}`, x, y, "font-size": size, transform: turn }, words);
}

/**
 * Where the number of each box stands.
 * @param {any} sign
 */
export function badges(sign) {
  return sign.boxes.map((/** @type {number} */ box, /** @type {number} */ index) => ({
    box,
    ...at(CENTRE, BADGE, middle(sign, index + 1)),
  }));
}

/** What is printed once; the names of narrow boxes at each end of their ring. @param {any} sign */
export function prints(sign) {
  const ends = degreesOf(sign) < NARROW_DEGREES ? [-1, 1] : [];
  const names = ["banker", "player"].flatMap((bet, nth) => ends.map((end) => {
    const [inner, outer] = RINGS[/** @type {2} */ (nth + 2)];
    const angle = end * (SWEEP / 2 + END);
    return text(at(CENTRE, (inner + outer) / 2, angle), angle + end * 90, bet.toUpperCase(), "label", 11);
  }));
  return [...names, ...Object.entries(HANDS).flatMap(([side, { title }]) => [
    s("text", { class: `print hand-title ${side}`, x: title, y: TITLE_Y }, `${GLYPHS[/** @type {"banker"} */ (side)]} ${side.toUpperCase()}`),
  ])];
}

/**
 * Where every card lies; a third card lies across.
 * @param {any} view
 */
export function cards(view) {
  return view.hands.flatMap((/** @type {any} */ hand) => {
    const side = HANDS[/** @type {"player"} */ (hand.place.area)];
    if (side === undefined) return [];
    if (hand.cards.some((/** @type {any} */ { number }) => number === view.peel?.number)) return peeling(hand, view.peel);
    return hand.cards.map((/** @type {any} */ card, /** @type {number} */ index) => ({
      card,
      width: CARD,
      x: side.cards[Math.min(index, 2)],
      y: CARDS_Y,
      across: index === 2,
    }));
  });
}

/**
 * The card that is peeled open is large, and none of the others lies under it.
 * @param {any} hand
 * @param {any} peel
 */
function peeling({ place, cards: lying }, { number, nth }) {
  const area = /** @type {"player"} */ (place.area);
  const side = HANDS[area];
  return lying.map((/** @type {any} */ card, /** @type {number} */ index) => {
    if (card.number === number) return { card, width: PEELED.width, x: PEELED[nth > 2 ? "third" : "opening"][area], y: TITLE_Y + 14 };
    return { card, width: CARD, x: nth > 2 ? side.cards[index] : PEELED.beside[area], y: CARDS_Y };
  });
}

/**
 * Where the next card is due.
 * @param {any} view
 */
export function due(view) {
  const next = view.awaited.find((/** @type {any} */ each) => each.kind === "card" && each.place !== null);
  const side = next && HANDS[/** @type {"player"} */ (next.place.area)];
  if (!side) return [];
  const there = view.hands.find((/** @type {any} */ hand) => hand.place.area === next.place.area);
  return [{ x: side.cards[Math.min(there?.cards.length ?? 0, 2)], y: CARDS_Y, width: CARD }];
}

/**
 * Points under each hand.
 * @param {any} view
 * @param {{sentence: (message: any) => string}} words
 */
export function notes(view, words) {
  return view.hands
    .filter((/** @type {any} */ hand) => hand.worth !== null && hand.place.area in HANDS)
    .map((/** @type {any} */ hand) => ({
      x: HANDS[/** @type {"player"} */ (hand.place.area)].points,
      y: CARDS_Y + 140,
      text: words.sentence(hand.worth),
      won: view.outcome === hand.place.area,
    }));
}

/** About the boxes one sits at. @param {any} state */
export function mine({ view, sign }) {
  const half = degreesOf(sign) / 2 - GAP / 4;
  return view.sits_at.map((/** @type {number} */ box) => {
    const centre = middle(sign, sign.boxes.indexOf(box) + 1);
    return s("path", { class: "own-box", d: sector(CENTRE, RINGS[1][0] - 3, RINGS[3][1] + 3, centre - half, centre + half) });
  });
}

/**
 * What lies on the cloth beside bets and cards: shoe and discards, Insurance, the Dealer's words.
 * @param {any} page
 */
export function over(page) {
  const slots = { player: HANDS.player.cards[2], banker: HANDS.banker.cards[2] };
  const asking = Object.entries(HANDS).map(([area, { squeeze }]) => ({ area, x: squeeze, y: TITLE_Y - 8, room: SQUEEZE }));
  return [...equipment(page.state), ...hand(page.state, slots, CARDS_Y, CARD), ...squeezePills(page, asking), ...wins(page.state), ...said(page.state)];
}

/** Between the hands: which of them has won. @param {any} state */
function wins({ view: { outcome }, words }) {
  if (!(outcome in HANDS)) return [];
  const towards = outcome === "player" ? -1 : 1;
  const [from, to] = [MIDDLE - 22 * towards, MIDDLE + 22 * towards];
  const y = CARDS_Y + 62;
  return [
    s("g", { class: "wins" }, s("text", { x: MIDDLE, y: y - 12 }, words.say("web-felt-wins")), s("path", { d: `M${from} ${y}H${to}M${to - 9 * towards} ${y - 7}L${to} ${y}L${to - 9 * towards} ${y + 7}` })),
  ];
}

/**
 * The five roads.
 * @param {any} state
 */
export function strip(state) {
  return roads(state);
}
