// The felt of Roulette: a straight table; on a phone it stands upright.

import { s } from "../kit/dom.js";
import { money, odds } from "../kit/money.js";
import { stakes } from "../table/spots.js";
import { board, onNumbers, outside } from "./roulette/board.js";
import { frequencies } from "./roulette/display.js";
import { colours, glyph, pocketsOf } from "./roulette/pockets.js";
import { box, house, number } from "./roulette/print.js";
import { Top } from "./roulette/top.js";

const NARROW = matchMedia("(max-width: 600px)");
const WIDTH = { wide: 1120, upright: 376 };
const RAIL = 26;
/** @type {Record<string, number>} how large amounts are */
const WRITTEN = { wide: 1, upright: 0.72 };
/** What is drawn later lies above: a crossing above its lines, a line above its numbers. */
const ABOVE = ["number", "box", "line", "edge", "crossing", "edge-crossing"];

/** As the last sign asks for: rows of Series Bets make it taller. */
export let size = { width: WIDTH.wide, height: 728 };

/** @type {WeakMap<object, Top>} */
const tops = new WeakMap();
const upright = () => NARROW.matches;

/** @param {any} sign */
export function spots(sign) {
  const cloth = board(sign, upright());
  const { boxes, height } = outside(sign, cloth);
  size = { width: upright() ? WIDTH.upright : WIDTH.wide, height };
  const colourOf = colours(sign);
  return [...sign.spots]
    .sort((a, b) => level(a.where) - level(b.where))
    .map((each) => {
      const { kind, numbers } = each.where;
      if (kind === "box") return inBox(each, boxes.get(each), sign, cloth);
      const { chip, zone } = onNumbers(cloth, kind, numbers);
      const cell = kind === "number";
      return {
        spot: each.spot,
        numbers,
        shape: cell && numbers[0] === "H" ? rounded(zone, cloth) : path(zone),
        band: cell ? `straight pocket-${colourOf(numbers[0])}` : `zone ${kind}`,
        chip,
        radius: cell ? cloth.radius.number : cloth.radius.line,
        bare: true, // whose they are is told where one aims
        dense: true,
        written: WRITTEN[cloth.name],
        others: (/** @type {number} */ order) => beside(chip, cloth.radius.line, order),
        print: !cell ? [] : numbers[0] === "H" ? house(zone, cloth) : number(numbers[0], zone, upright()),
      };
    });
}

/** The lines of the zeros are short: they lie above the others. @param {any} where */
function level({ kind, numbers }) {
  return ABOVE.indexOf(kind) + (numbers.includes("0") || numbers.includes("00") ? 0.5 : 0);
}

/**
 * @param {any} each
 * @param {any} rect
 * @param {any} sign
 * @param {import("./roulette/board.js").Board} cloth
 */
function inBox({ spot, where }, rect, sign, cloth) {
  const pays = sign.pays.find((/** @type {any} */ line) => line.bet === spot.bet);
  const middle = { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
  const chip = upright() ? chipAfter(rect) : chipBeside(spot.bet, rect, middle);
  return {
    spot,
    numbers: where.numbers,
    shape: path(rect),
    band: `outside ${spot.bet}`,
    chip,
    radius: cloth.radius.box,
    bare: true,
    written: WRITTEN[cloth.name],
    others: (/** @type {number} */ order) => beside(chip, cloth.radius.box, order),
    print: box(spot, odds(pays.odds).replace(":", "to"), rect, upright()),
  };
}

/**
 * Chips of others lie together, half behind yours.
 * @param {{x: number, y: number}} chip
 * @param {number} radius
 * @param {number} order
 */
function beside({ x, y }, radius, order) {
  return order ? { x: x + radius * 0.4, y: y - radius * 0.4 } : { x, y };
}

/**
 * Beside the label, never on it.
 * @param {string} bet
 * @param {any} rect
 * @param {{x: number, y: number}} middle
 */
function chipBeside(bet, rect, middle) {
  if (bet === "column") return { x: middle.x, y: middle.y + 6 };
  if (bet === "dozen") return { x: middle.x + 68, y: middle.y - 5 };
  return { x: rect.x + rect.width - 20, y: middle.y - 6 };
}

/**
 * On a phone in the last corner; the label makes room for it.
 * @param {any} rect
 */
function chipAfter(rect) {
  return { x: rect.x + rect.width - (rect.width < 50 ? rect.width / 2 : 14), y: rect.y + rect.height - 22 };
}

/** @param {{x: number, y: number, width: number, height: number}} rect */
function path({ x, y, width, height }) {
  return `M${x} ${y}h${width}v${height}h${-width}Z`;
}

/**
 * The House cell is round where the table ends.
 * @param {{x: number, y: number, width: number, height: number}} zone
 * @param {import("./roulette/board.js").Board} cloth
 */
function rounded({ x, y, width: w, height: ht }, cloth) {
  const r = cloth.name === "upright" ? 14 : 28;
  if (cloth.name === "upright") return `M${x} ${y + ht}v${r - ht}q0 ${-r} ${r} ${-r}h${w - 2 * r}q${r} 0 ${r} ${r}v${ht - r}Z`;
  if (cloth.at(-2, 0).x < cloth.at(0, 0).x) return `M${x + w} ${y}v${ht}h${r - w}q${-r} 0 ${-r} ${-r}v${2 * r - ht}q0 ${-r} ${r} ${-r}Z`;
  return `M${x} ${y}v${ht}h${w - r}q${r} 0 ${r} ${-r}v${2 * r - ht}q0 ${-r} ${-r} ${-r}Z`;
}

/** A straight table: the cloth, lit from the Dealer's side, and the rail. */
export function background() {
  const { width, height } = size;
  const light = s(
    "radialGradient",
    { id: "light", cx: "50%", cy: "0%", r: "90%" },
    s("stop", { offset: "0", class: "light-near" }),
    s("stop", { offset: "0.55", class: "light-none" }),
    s("stop", { offset: "1", class: "light-rim" }),
  );
  const end = (/** @type {number} */ depth) => `M0 0H${width}V${depth - 34}Q${width} ${depth} ${width - 46} ${depth}H46Q0 ${depth} 0 ${depth - 34}Z`;
  const whole = `M0 0H${width}V${height}H0Z`;
  if (upright()) return [s("defs", {}, light), s("path", { class: "cloth", d: whole }), s("path", { class: "lit", d: whole })];
  return [
    s("defs", {}, light),
    s("rect", { class: "room-behind", width, height }),
    s("path", { class: "rail", d: `M0 0H${width}V${height}H0Z` }),
    s("path", { class: "cloth", d: end(height - RAIL) }),
    s("path", { class: "lit", d: end(height - RAIL) }),
  ];
}

/** @param {any} page */
export function over(page) {
  let top = tops.get(page);
  if (!top) {
    top = new Top(page, upright);
    tops.set(page, top);
  }
  return top.nodes();
}

/** What that depends on beside the view. @param {any} page */
export function overAlso({ felt, state: { outcomes, chip, pending } }) {
  return [felt.focused, outcomes, chip, [...pending.values()]];
}

/** Nothing of the result shows on the cloth before the ball lies. @param {any} page */
export function unseen(page) {
  return tops.get(page)?.turning ?? false;
}

/** The number that came, and `25 × 35` for a bet that it won. @param {any} state @param {number} cents */
export function result({ view, words }, cents) {
  const [pocket] = pocketsOf([view.outcome ?? ""]).map(glyph);
  if (!pocket) return undefined;
  const of = (/** @type {any[]} */ bets) => {
    const [staked, { odds: paid }] = [money(stakes(bets)), bets[0].settlement];
    return paid ? `${staked} × ${paid.numerator / paid.denominator}` : staked;
  };
  return { title: words.say(cents > 0 ? "web-roulette-wins" : "web-roulette-came", { pocket }), of };
}

/** On a phone what came before has its place under the bar. @param {any} state */
export function strip({ sign, outcomes, words }) {
  return frequencies(pocketsOf(outcomes), { colourOf: colours(sign), words });
}

export const badges = () => [];
export const prints = () => [];
export const cards = () => [];
export const due = () => [];
export const notes = () => [];
