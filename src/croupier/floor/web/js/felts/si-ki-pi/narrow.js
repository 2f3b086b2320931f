// Si Ki Pi on a phone: the Dealer's cards on top, pills, one box large below.

import { s } from "../../kit/dom.js";
import { boxShown, pills, pillsHeight } from "../../kit/pills.js";
import { inHand } from "./over.js";
import { rankingButton } from "./ranking.js";
import { circle } from "./spots.js";

const WIDTH = 360;
const DEALER = { x: 8, y: 38, width: 54, step: 58 };
const DEALER_BONUS = { x: 305, y: 72, r: 28, title: "DEALER BONUS" };
const PILLS = 156;
const PARTS = [{ x: 26, y: 42 }, { x: 190, y: 42 }]; // from the top of the box
const [PLACE, CARD] = [{ width: 144, height: 98 }, { width: 62, step: 68 }];
const BOX = { width: WIDTH - 12, height: 282 };
const INITIAL = { x: 112, y: 218, r: 38 };
const BONUS = { x: 250, y: 218, r: 30 };

export let size = { width: WIDTH, height: 0 }; // two rows of pills are higher than one
export const form = boxShown;
export const notes = () => [];
export const background = () => [s("rect", { class: "cloth", ...size })];

/** @param {any} sign */
function top(sign) {
  return PILLS + pillsHeight(sign) + 10;
}

/** @param {any} sign @param {number} box */
export function spots(sign, box) {
  size = { width: WIDTH, height: top(sign) + BOX.height + 38 };
  const here = sign.spots.filter((/** @type {any} */ { spot }) => spot.box === null || spot.box === box);
  return here.map((/** @type {any} */ { spot }) => {
    const { x, y: down, r } = spot.box === null ? DEALER_BONUS : spot.bet === "initial" ? INITIAL : BONUS;
    const y = spot.box === null ? down : top(sign) + down;
    const label = spot.box === null ? DEALER_BONUS.title : spot.bet === "initial" ? "INITIAL BET" : "BONUS";
    return {
      spot,
      shape: circle(x, y, r),
      band: spot.bet,
      chip: { x, y: y - 5 },
      radius: r * 0.5,
      others: (/** @type {number} */ order) => ({ x: x + (spot.box === null ? 0 : (r + 24) * order), y: y + (spot.box === null ? 0 : 14 * order) }),
      print: [text(x, y + 8, "print odds", 24, "+"), text(x, y + r + 15, "print label", 10.5, label)],
    };
  });
}

/** @param {any} sign @param {number} box */
export function badges(sign, box) {
  return [{ box, x: 30, y: top(sign) + 18, named: true }];
}

/** @param {any} sign */
export function prints(sign) {
  const { commission } = sign.pays.find((/** @type {any} */ line) => line.bet === "initial");
  const percent = (100 * commission.numerator) / commission.denominator;
  const pays = sign.pays.filter((/** @type {any} */ line) => line.bet === "bonus").map((/** @type {any} */ { odds }) => odds.numerator / odds.denominator);
  const y = top(sign);
  return [
    text(DEALER.x + 2 * DEALER.step, 20, "print heading", 13, "DEALER"),
    text(WIDTH / 2, PILLS - 12, "print heading narrow-wins", 11, `PLAYER WINS 1 TO 1, LESS ${percent}% COMMISSION`),
    s("rect", { class: "large-box", x: 6, y, ...BOX, rx: 12 }),
    ...PARTS.flatMap((part, index) => [
      s("rect", { class: "hand-place", x: part.x, y: y + part.y, ...PLACE, rx: 8 }),
      text(part.x + PLACE.width / 2, y + part.y + PLACE.height + 15, "print label", 12, index === 0 ? "LOW" : "HIGH"),
    ]),
    text(WIDTH / 2, y + BOX.height + 22, "print odds", 12, `BONUS PAYS ${pays.join(" · ")} TO 1`),
  ];
}

/** @param {any} view @param {any} sign @param {number} box */
export function cards(view, sign, box) {
  return view.hands.flatMap((/** @type {any} */ hand) => {
    const parts = hand.laid?.parts ?? [];
    const laid = parts.length ? parts.flatMap((/** @type {any} */ part) => part.cards.map((/** @type {string} */ face) => ({ face }))) : hand.cards;
    if (inHand(hand)) return [];
    return laid.flatMap((/** @type {any} */ card, /** @type {number} */ index) => where(hand.place, index, sign, box).map((there) => ({ card, ...there })));
  });
}

/**
 * @param {any} place
 * @param {number} index
 * @param {any} sign
 * @param {number} box
 */
function where(place, index, sign, box) {
  if (place.area === "dealer") return [{ x: DEALER.x + index * DEALER.step, y: DEALER.y, width: DEALER.width }];
  if (place.area !== "box" || place.box !== box) return [];
  const part = PARTS[index < 2 ? 0 : 1];
  return [{ x: part.x + 7 + (index % 2) * CARD.step, y: top(sign) + part.y + 6, width: CARD.width }];
}

/** @param {any} view @param {any} sign @param {number} box */
export function due(view, sign, box) {
  const next = view.awaited.find((/** @type {any} */ each) => each.kind === "card" && each.place !== null);
  if (!next) return [];
  const there = view.hands.find((/** @type {any} */ hand) => hand.place.area === next.place.area && hand.place.box === next.place.box);
  return where(next.place, there?.cards.length ?? 0, sign, box);
}

/** @param {any} page @param {number} box */
export function over(page, box) {
  const { view, sign, words } = page.state;
  const told = (/** @type {any} */ hand) => (hand?.worth ? words.sentence(hand.worth) : hand?.laid ? words.say(`web-si-ki-pi-${hand.laid.state}`) : "");
  const of = (/** @type {number} */ number) => view.hands.find((/** @type {any} */ hand) => hand.place.area === "box" && hand.place.box === number);
  const dealer = view.hands.find((/** @type {any} */ hand) => hand.place.area === "dealer");
  const held = of(box) && inHand(of(box)) ? [text(WIDTH / 2, top(sign) + 94, "in-hand-words", 14, words.say("web-si-ki-pi-held"))] : [];
  const short = (/** @type {number} */ number) => (of(number)?.laid ? words.say(`web-si-ki-pi-short-${of(number).laid.state}`) : "");
  return [
    dealer?.worth
      ? text(DEALER.x, 131, "dealer-worth narrow", 14, words.sentence(dealer.worth)) // two pairs are long to tell
      : text(DEALER.x + 2 * DEALER.step, 131, "row-count", 12, words.say("web-si-ki-pi-short-dealer")),
    text(WIDTH / 2, top(sign) + 172, "hand-state known", 13, told(of(box))),
    ...held,
    rankingButton(page, { x: 283, y: 20 }),
    ...pills(page, box, { y: PILLS, width: WIDTH, fromRight: true, told: short }),
  ];
}

/**
 * @param {number} x
 * @param {number} y
 * @param {string} kind
 * @param {number} size
 * @param {string} words
 */
function text(x, y, kind, size, words) {
  return s("text", { class: kind, x, y, "font-size": size }, words);
}
