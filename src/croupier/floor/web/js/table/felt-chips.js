// The chips on the cloth: whose they are, what became of them, and how they go where they belong.

import { kindOf, stack } from "../kit/chips.js";
import { s, shown } from "../kit/dom.js";
import { companionAt } from "../kit/house.js";
import { shortly } from "../kit/people.js";
import { PAYMENT, comes, goes } from "../kit/motion.js";
import { apart, beyond, highest, laidOver, plates, printed } from "./apart.js";
import { cameToOf, goneHome, keyOf, lying, netOf, stakes } from "./spots.js";

const WON = " won";
const LONGEST_NAME = 8; // of a Standing Player; where there are several, a letter
const SMALLER = 0.67; // the chips of others in a box that is not theirs, and what is paid
const NEAR = 60;
const AT_HOME = 0.88; // the chips of whoever sits there

/** @import { BetSeen } from "../frames" */
/** @typedef {{x: number, y: number}} Point */
/** @typedef {import("./apart.js").Laid & {id: string, player: string, box: number | null, lost: boolean}} Laid */
/** @typedef {import("./apart.js").Lies} Lies */
/** @typedef {Map<string, BetSeen[]>} Bets of a spot, by player */
/** @typedef {{spot: any, node: SVGElement, laid: Laid[]}} Place of the chips of one spot, as they were drawn last */

export class FeltChips {
  /** @param {any[]} spots */
  constructor(spots) {
    /** @type {Place[]} */
    this.places = spots.map((spot) => ({ spot, node: s("g"), laid: [] }));
    this.first = true;
    /** @type {Lies[] | undefined} measured once: it stays where it is */
    this.print = undefined;
  }

  /**
   * What lies on every spot, drawn anew where it changed. Winnings come from the Dealer; what lies there no
   * more goes home, or to the Dealer if it was lost; `leaving` is where it is drawn until it has gone.
   * @param {any} felt
   * @param {SVGElement} leaving
   * @param {boolean} unseen what came of the bets is not to be seen yet
   * @returns {SVGElement[]} always the same ones
   */
  drawn({ page: { state }, game, form, layers }, leaving, unseen) {
    const bets = lying(unseen ? state.view.bets.map((/** @type {BetSeen} */ bet) => ({ ...bet, settlement: null, decided: null })) : state.view.bets);
    this.print ??= printed(leaving.ownerSVGElement);
    const labels = this.places.flatMap(({ spot }) => spot.label ?? []); // which move
    const print = [...this.print, ...labels];
    const before = this.places.flatMap(({ laid }) => laid);
    for (const place of this.places) {
      const { spot } = place.spot;
      this.#lay(place, (!game.elsewhere?.(state.view, spot) && bets.get(keyOf(spot))) || new Map(), state, print);
    }
    const now = this.places.flatMap(({ laid }) => laid);
    apart([...laidOver(layers.over), ...now], [...print, ...printed(layers.badges, ".badge-name"), ...printed(leaving.ownerSVGElement, ".spot-result"), ...plates(layers), ...beyond(game.size)], new Set([...bets.keys(), ...now.map(({ spot }) => spot)]));
    this.#leave(before.filter(({ id }) => !now.some((each) => each.id === id)), leaving, state, game, form);
    const payments = now.filter(({ id }) => id.endsWith(WON) && !before.some((each) => each.id === id));
    const { x, y } = dealer(game);
    if (!this.first) payments.forEach(({ node, at }, n) => comes(node, { x: x - at.x, y: y - at.y }, n, payments.length, PAYMENT));
    this.first = false;
    return this.places.map(({ node }) => node);
  }

  /** Every amount of a spot shows, above all others. @param {string} key */
  point(key) {
    for (const { spot, node } of this.places) {
      const pointed = keyOf(spot.spot) === key;
      node.classList.toggle("pointed", pointed);
      if (pointed) node.parentNode?.append(node);
    }
  }

  /** @param {Place} place @param {Bets} bets @param {any} state @param {Lies[]} print */
  #lay(place, bets, { me, pending, view }, print) {
    const { spot } = place.spot;
    const key = keyOf(spot);
    const expected = [...pending.values()].filter((each) => keyOf(each.spot) === key).map(({ to }) => to);
    const near = bets.size || expected.length ? print.filter(({ x, y }) => Math.hypot(x - place.spot.chip.x, y - place.spot.chip.y) < NEAR) : [];
    const seat = view.seats[spot.box] ?? companionAt(view, spot.box);
    shown(place.node, JSON.stringify([[...bets], expected, seat, near]), () => {
      place.laid = on(place.spot, bets, { me, expected, seat, print });
      return place.laid.map(({ node }) => node);
    });
  }

  /**
   * @param {Laid[]} gone
   * @param {SVGElement} leaving
   * @param {any} state
   * @param {any} game
   * @param {any} form
   */
  #leave(gone, leaving, state, game, form) {
    if (!gone.length) return;
    leaving.replaceChildren(...gone.map(({ node }) => node));
    const home = homes(state, game, form);
    const taken = state.view.bets.filter((/** @type {BetSeen} */ bet) => netOf(bet) < 0).map(idOf);
    gone.forEach(({ id, node, at, player, box, lost }, n) => {
      const to = lost || taken.includes(id) ? dealer(game) : home(player, box);
      goes(node, { x: to.x - at.x, y: to.y - at.y }, n, gone.length);
    });
  }
}

/**
 * The stacks on a spot, your own on top, each with what it won beside it.
 * @param {any} spot
 * @param {Bets} there
 * @param {{me: string, expected: number[], seat: string | undefined, print: Lies[]}} how what your chips there come to, once they are confirmed; who sits there; what is printed
 * @returns {Laid[]}
 */
function on(spot, there, { me, expected, seat, print }) {
  const own = there.get(me) ?? [];
  const others = [...there].filter(([name]) => name !== me);
  const first = own.length || expected.length ? 1 : 0;
  const among = (/** @type {number} */ nth) => spot.among?.(nth, first + others.length);
  const mine = first ? laid(spot, among(0) ?? spot.chip, me, own, { radius: spot.radius, turn: spot.turn, written: spot.written, own: true, hollow: expected.length > 0 }, print, expected) : [];
  const theirs = others.flatMap(([name, found], index) => {
    const nth = index + first;
    const place = among(nth) ?? spot.others?.(nth) ?? { x: spot.chip.x + spot.radius * 1.7 * nth, y: spot.chip.y + 6 };
    const stranger = seat !== name; // one at whose box it lies needs no name
    const note = !stranger || spot.bare ? "" : others.length === 1 && !spot.tight ? shortly(name, LONGEST_NAME) : name.slice(0, 1);
    return laid(spot, place, name, found, { radius: spot.radius * (stranger ? SMALLER : AT_HOME), turn: spot.turn, own: false, note, bare: spot.bare }, print);
  });
  return [...theirs, ...mine].sort((one, other) => Number(one.by === undefined) - Number(other.by === undefined)); // what is paid covers no amount
}

/**
 * @param {any} spot
 * @param {Point} at
 * @param {string} player
 * @param {BetSeen[]} bets
 * @param {{radius: number, own: boolean, turn?: number, written?: number, hollow?: boolean, note?: string, bare?: boolean}} how
 * @param {Lies[]} print
 * @param {number[]} [expected] what they come to once they are confirmed
 * @returns {Laid[]}
 */
function laid({ spot, aside, dense, most = Infinity, writes = [] }, at, player, bets, how, print, expected = []) {
  const result = settled(bets);
  const written = result !== null && writes.includes(kindOf(result)); // into the spot; the Dealer has then taken what was lost
  if (goneHome(bets) || (written && result < 0)) return [];
  const won = result ?? 0;
  const whose = { player, box: spot.box, spot: keyOf(spot), lost: won < 0 };
  const id = idOf({ spot, player });
  const { radius } = how;
  /** @type {Laid[]} */
  const found = [{ ...whose, id, at, radius, aside, dense, node: placed(at, stack(Math.max(stakes(bets), ...expected), { ...how, most: Math.min(most, highest(at, radius, print)), lost: won < 0, result: how.own && !written ? result : null })) }];
  if (won > 0 && bets.every(({ settlement }) => settlement)) {
    const small = radius * SMALLER;
    found.push({ ...whose, id: id + WON, at, radius: small, by: { at, radius }, node: placed(at, stack(won, { radius: small, own: false, bare: true, most: dense ? 1 : undefined })) });
  }
  return found;
}

/** @param {{spot: import("../frames").Spot, player: string}} bet */
const idOf = ({ spot, player }) => `${keyOf(spot)} ${player}`;

/** Where the Dealer's chips are. @param {any} game @returns {Point} */
function dealer(game) {
  return game.dealer ?? { x: game.size.width / 2, y: 0 };
}

/**
 * Where somebody's chips go: to their box, or to the rail.
 * @param {any} state
 * @param {any} game
 * @param {any} form
 */
function homes({ sign, view }, game, form) {
  const badges = game.badges(sign, form);
  return (/** @type {string} */ player, /** @type {number | null} */ box) => {
    const seats = badges.filter((/** @type {any} */ badge) => (view.seats[badge.box] ?? companionAt(view, badge.box)) === player);
    return seats.find((/** @type {any} */ badge) => badge.box === box) ?? seats[0] ?? { x: game.size.width / 2, y: game.size.height };
  };
}

/** The outer one is moved. @param {Point} point @param {SVGElement} what */
function placed({ x, y }, what) {
  return s("g", {}, s("g", { transform: `translate(${x.toFixed(1)} ${y.toFixed(1)})` }, what));
}

/** What bets have won or lost together; null while one of them is undecided. @param {BetSeen[]} bets */
function settled(bets) {
  if (!bets.length || bets.some((bet) => cameToOf(bet) === null)) return null;
  return bets.reduce((sum, bet) => sum + netOf(bet), 0);
}
