// The chips on the cloth: whose they are, what became of them, and how they go where they belong.

import { stack } from "../kit/chips.js";
import { s } from "../kit/dom.js";
import { net } from "../kit/money.js";
import { PAYMENT, comes, goes } from "../kit/motion.js";
import { keyOf, lying, netOf, stakes } from "./spots.js";

const WON = " won";
const LONGEST_NAME = 8; // of a Standing Player; where there are several, a letter
const SMALLER = 0.67; // the chips of others, and what is paid

/** @import { BetSeen } from "../frames" */
/** @typedef {{x: number, y: number}} Point */
/** @typedef {{id: string, node: SVGElement, at: Point, player: string, box: number | null, lost: boolean}} Laid */

export class FeltChips {
  constructor() {
    /** @type {Laid[]} as it was drawn last */
    this.laid = [];
    this.first = true;
  }

  /**
   * What lies on every spot. Winnings come from the Dealer; what lies there no more goes home, or to the
   * Dealer if it was lost; `leaving` is where it is drawn until it has gone.
   * @param {any} felt
   * @param {SVGElement} leaving
   * @param {boolean} unseen what came of the bets is not to be seen yet
   */
  drawn({ page: { state }, spots, game, form }, leaving, unseen) {
    const before = this.laid;
    const bets = lying(unseen ? state.view.bets.map((/** @type {BetSeen} */ bet) => ({ ...bet, settlement: null })) : state.view.bets);
    this.laid = spots.flatMap((/** @type {any} */ spot) => (game.elsewhere?.(state.view, spot.spot) ? [] : on(spot, bets, state)));
    const gone = before.filter(({ id }) => !this.laid.some((each) => each.id === id));
    const home = homes(state, game, form);
    leaving.replaceChildren(...gone.map(({ node }) => node));
    gone.forEach(({ node, at, player, box, lost }, n) => {
      const to = lost ? dealer(game) : home(player, box);
      goes(node, { x: to.x - at.x, y: to.y - at.y }, n, gone.length);
    });
    const payments = this.laid.filter(({ id }) => id.endsWith(WON) && !before.some((each) => each.id === id));
    const { x, y } = dealer(game);
    if (!this.first) payments.forEach(({ node, at }, n) => comes(node, { x: x - at.x, y: y - at.y }, n, payments.length, PAYMENT));
    this.first = false;
    const marks = spots.flatMap((/** @type {any} */ spot) => mark(spot, settled(bets.get(keyOf(spot.spot))?.get(state.me) ?? [])));
    return [...this.laid.map(({ node }) => node), ...marks];
  }
}

/**
 * The stacks on a spot, your own first, each with what it won beside it.
 * @param {any} spot
 * @param {Map<string, Map<string, BetSeen[]>>} bets
 * @param {any} state
 * @returns {Laid[]}
 */
function on(spot, bets, { me, pending, view }) {
  const key = keyOf(spot.spot);
  /** @type {Map<string, BetSeen[]>} */
  const there = bets.get(key) ?? new Map();
  const own = there.get(me) ?? [];
  const waiting = [...pending.values()].filter((each) => keyOf(each.spot) === key).reduce((sum, each) => sum + each.cents, 0);
  const others = [...there].filter(([name]) => name !== me);
  const mine = own.length || waiting ? laid(spot, spot.chip, me, own, { radius: spot.radius, own: true, hollow: waiting > 0 }, waiting) : [];
  const theirs = others.flatMap(([name, found], index) => {
    const nth = index + (own.length ? 1 : 0);
    const place = spot.others?.(nth) ?? { x: spot.chip.x + spot.radius * 1.7 * nth, y: spot.chip.y + 6 };
    const stranger = view.seats[spot.spot.box] !== name; // one at whose box it lies needs no name
    const note = stranger ? name.slice(0, others.length === 1 ? LONGEST_NAME : 1) : "";
    return laid(spot, place, name, found, { radius: spot.radius * SMALLER, own: false, note });
  });
  return [...mine, ...theirs];
}

/**
 * @param {any} spot
 * @param {Point} at
 * @param {string} player
 * @param {BetSeen[]} bets
 * @param {{radius: number, own: boolean, hollow?: boolean, note?: string}} how
 * @param {number} [waiting] not confirmed yet
 * @returns {Laid[]}
 */
function laid({ spot }, at, player, bets, how, waiting = 0) {
  if (bets.length && bets.every(({ settlement }) => settlement?.result === "returned")) return []; // gone home
  const won = settled(bets) ?? 0;
  const whose = { player, box: spot.box, lost: won < 0 };
  const id = `${keyOf(spot)} ${player}`;
  const found = [{ ...whose, id, at, node: placed(at, stack(stakes(bets) + waiting, { ...how, lost: won < 0 })) }];
  if (won > 0) {
    const beside = { x: at.x + how.radius * 1.45, y: at.y + how.radius * 0.3 };
    found.push({ ...whose, id: id + WON, at: beside, node: placed(beside, stack(won, { radius: how.radius * SMALLER, own: false, bare: true })) });
  }
  return found;
}

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
    const seats = badges.filter((/** @type {any} */ badge) => view.seats[badge.box] === player);
    return seats.find((/** @type {any} */ badge) => badge.box === box) ?? seats[0] ?? { x: game.size.width / 2, y: game.size.height };
  };
}

/** The outer one is moved. @param {Point} point @param {SVGElement} what */
function placed({ x, y }, what) {
  return s("g", {}, s("g", { transform: `translate(${x.toFixed(1)} ${y.toFixed(1)})` }, what));
}

/** What bets have won or lost together; null while one of them is open. @param {BetSeen[]} bets */
function settled(bets) {
  if (!bets.length || bets.some(({ settlement }) => settlement === null)) return null;
  return bets.reduce((sum, bet) => sum + netOf(bet), 0);
}

/** What you won or lost there. @param {any} spot @param {number | null} cents */
function mark({ chip, radius, paid }, cents) {
  if (cents === null) return [];
  const kind = cents > 0 ? "won" : cents < 0 ? "lost" : "push";
  const sign = { won: "✓", lost: "✕", push: "=" }[kind];
  const place = paid ?? { x: chip.x + radius + 6, y: chip.y - radius + 2 };
  return [s("text", { class: `paid ${kind}`, ...place }, `${sign} ${net(cents)}`)];
}
