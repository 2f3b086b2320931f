// Baccarat on a phone: both hands on top, one box large with every spot of it, the others as pills.

import { s } from "../../kit/dom.js";
import { odds } from "../../kit/money.js";
import { boxShown, pills, pillsHeight } from "../../kit/pills.js";
import { GLYPHS, insuranceChips, lammer } from "./dealer.js";
import { spoken } from "../../table/rows.js";
import { squeezePills } from "../../table/squeeze-pills.js";

const WIDTH = 360;
const CARD = { y: 34, width: 66, step: 71, room: 164, peeled: 116 };
const HANDS = { player: { x: 8 }, banker: { x: 188 } };
const POINTS_Y = CARD.y + CARD.width * 1.4 + 24;
const LAMMER = { x: 134, scale: 0.66 }; // clear of the points
const BOX = { y: 200, left: 8, width: 344, gap: 5 };
const [THIRDS, LARGE, PILLS] = [60, 74, 48];
const SIDES = ["left", "centre", "right"];

export const size = { width: WIDTH, height: BOX.y + THIRDS + 2 * LARGE + 3 * BOX.gap + PILLS + 12 };
export const form = boxShown;
export const shoe = { x: WIDTH, y: 0 };
export const background = () => [s("rect", { class: "cloth", ...size })];

/** How high Banker and Player are: a second row of pills takes its room from them. @param {any} sign */
function large(sign) {
  return LARGE - (pillsHeight(sign) - PILLS) / 2;
}

/** @param {any} sign @param {number} box */
export function spots(sign, box) {
  const here = sign.spots.filter((/** @type {any} */ { spot }) => spot.box === box);
  return here.map((/** @type {any} */ { spot, where }) => {
    const pays = odds(sign.pays.find((/** @type {any} */ { bet }) => bet === spot.bet).odds);
    return where.ring === 1 ? third(spot, SIDES.indexOf(where.side), pays) : wide(spot, where.ring - 2, large(sign), pays);
  });
}

/** @param {any} spot @param {number} nth @param {string} pays */
function third(spot, nth, pays) {
  const width = (BOX.width - 2 * BOX.gap) / 3;
  const x = BOX.left + nth * (width + BOX.gap);
  return {
    spot,
    shape: rounded(x, BOX.y, width, THIRDS),
    band: spot.bet,
    chip: { x: x + width - 26, y: BOX.y + THIRDS / 2 - 4 },
    radius: 15,
    others: (/** @type {number} */ index) => ({ x: x + width - 26 - 34 * index, y: BOX.y + THIRDS / 2 + 4 }),
    print: [
      text(x + 10, BOX.y + 22, "print start", 12, spot.bet === "tie" ? "TIE" : spot.bet === "player-pair" ? "P PAIR" : "B PAIR"),
      text(x + 10, BOX.y + THIRDS - 10, "print odds start", 12.5, pays),
    ],
  };
}

/** @param {any} spot @param {number} nth @param {number} height @param {string} pays */
function wide(spot, nth, height, pays) {
  const y = BOX.y + THIRDS + BOX.gap + nth * (height + BOX.gap);
  const middle = y + height / 2;
  return {
    spot,
    shape: rounded(BOX.left, y, BOX.width, height),
    band: spot.bet,
    chip: { x: BOX.left + BOX.width * 0.62, y: middle - 7 },
    radius: 22,
    others: (/** @type {number} */ index) => ({ x: BOX.left + BOX.width * 0.62 + (index ? 12 + 42 * index : 0), y: middle + 6 }),
    print: [
      text(BOX.left + 14, middle + 13, `print glyph ${spot.bet} start`, 38, GLYPHS[/** @type {"banker"} */ (spot.bet)]),
      text(BOX.left + 66, middle - 2, "print start", 17, spot.bet.toUpperCase()),
      text(BOX.left + 66, middle + 18, "print odds start", 12.5, pays),
    ],
  };
}

/** @param {any} _sign @param {number} box */
export const badges = (_sign, box) => [{ box, x: 26, y: BOX.y - 20, named: true }];

export function prints() {
  return Object.entries(HANDS).map(([side, { x }]) => text(x, 25, `print hand-title narrow-hand start ${side}`, 17, `${GLYPHS[/** @type {"banker"} */ (side)]} ${side.toUpperCase()}`));
}

/** @param {any} view */
export function cards(view) {
  return view.hands.flatMap((/** @type {any} */ hand) => laid(hand, view.peel?.number));
}

/** Side by side; the one that is peeled open is larger, and the others lie under it. @param {any} hand @param {number | undefined} peeled */
function laid({ place, cards }, peeled) {
  const at = HANDS[/** @type {"player"} */ (place.area)];
  if (!at) return [];
  const large = cards.some((/** @type {any} */ { number }) => number === peeled);
  const step = cards.length > 2 || large ? (CARD.room - (large ? CARD.peeled : CARD.width)) / Math.max(1, cards.length - 1) : CARD.step;
  return cards.map((/** @type {any} */ card, /** @type {number} */ index) => {
    const own = card.number === peeled;
    return { card, width: own ? CARD.peeled : CARD.width, x: at.x + (own ? CARD.room - CARD.peeled : index * step), y: own ? 6 : CARD.y };
  });
}

/** @param {any} view */
export function due(view) {
  const next = view.awaited.find((/** @type {any} */ { kind, place }) => kind === "card" && place !== null);
  const at = next && HANDS[/** @type {"player"} */ (next.place.area)];
  const there = at && (view.hands.find((/** @type {any} */ hand) => hand.place.area === next.place.area)?.cards.length ?? 0);
  return at && there < 2 ? [{ x: at.x + there * CARD.step, y: CARD.y, width: CARD.width }] : [];
}

/** @param {any} view @param {any} words */
export function notes(view, words) {
  return view.hands
    .filter((/** @type {any} */ { worth, place }) => worth !== null && place.area in HANDS)
    .map((/** @type {any} */ { worth, place }) => ({ x: HANDS[/** @type {"player"} */ (place.area)].x + 48, y: POINTS_Y, text: words.sentence(worth), won: view.outcome === place.area }));
}

/** @param {any} page @param {number} box */
export function over(page, box) {
  const { sign, view } = page.state;
  const insured = Object.entries(HANDS).map(([side, { x }]) => ({ side, x, nodes: insurance(page.state, side, x) }));
  const free = insured.filter(({ nodes }) => !nodes.length).map(({ side, x }) => ({ area: side, ...asking(view, side, x) }));
  return [
    ...insured.flatMap(({ nodes }) => nodes),
    ...said(page.state),
    ...squeezePills(page, free),
    ...pills(page, box, { y: size.height - pillsHeight(sign) - 6, width: WIDTH, fromRight: true, told: () => "" }),
  ];
}

/** What is offered beside the points of a hand, and what lies there. @param {any} state @param {string} side @param {number} x */
function insurance({ view, words, me }, side, x) {
  const of = (/** @type {string} */ bet) => bet === `${side}-insurance`;
  const offer = view.offered.find((/** @type {any} */ { bet }) => of(bet));
  const chips = insuranceChips(view.bets.filter((/** @type {any} */ { spot }) => of(spot.bet)), me, { x: x + LAMMER.x, y: POINTS_Y - 44, left: 12, right: 18 });
  const badge = offer && !chips.length && s("g", { transform: `translate(${x + LAMMER.x} ${POINTS_Y + 4}) scale(${LAMMER.scale})` }, lammer(side, odds(offer.odds), { x: 0, y: 0 }, words));
  return [...(badge ? [badge] : []), ...chips];
}

/** Where a squeeze is asked for: where the cards will lie, then beside their points. @param {any} view @param {string} side @param {number} x */
function asking(view, side, x) {
  const dealt = view.hands.some((/** @type {any} */ { place, cards: found }) => place.area === side && found.length);
  return dealt ? { x: x + 135, y: POINTS_Y, room: 70 } : { x: x + 68, y: CARD.y + 46, room: 132 };
}

/** Before there are cards: the last that the Dealer called. @param {any} state */
function said(state) {
  const call = spoken(state, ["call"]);
  if (!call || state.view.hands.some((/** @type {any} */ { cards: found }) => found.length)) return [];
  return [text(WIDTH / 2, POINTS_Y - 12, "narrow-said", 16, call.head), text(WIDTH / 2, POINTS_Y + 8, "narrow-said more", 13, call.more)];
}

/** @param {number} x @param {number} y @param {number} width @param {number} height */
function rounded(x, y, width, height) {
  return `M${x + 6} ${y}h${width - 12}q6 0 6 6v${height - 12}q0 6 -6 6h${12 - width}q-6 0 -6 -6v${12 - height}q0 -6 6 -6Z`;
}

/** @param {number} x @param {number} y @param {string} kind @param {number} size @param {string} words */
function text(x, y, kind, size, words) {
  return s("text", { class: kind, x, y, "font-size": size }, words);
}
