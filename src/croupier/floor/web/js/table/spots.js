// Spots by name, and what lies on them.

/** @import { BetSeen, Spot } from "../frames" */

/** @type {Record<string, string>} */
const PRINTED = { H: "★", T: "10" };

/** @param {Spot} spot */
export function keyOf({ bet, box, on }) {
  return `${bet}|${box ?? ""}|${on ?? ""}`;
}

/**
 * @param {Spot} spot
 * @param {{say: (key: string, values?: any) => string}} words
 */
export function betName({ bet, on }, words) {
  const name = words.say(`bet-name-${bet === "split" && on === null ? "split-hand" : bet}`); // a Split of Blackjack is another than that of Roulette
  return on === null ? name : words.say("felt-on", { bet: name, on: read(on) });
}

/** Pockets and ranks as people read them: `0·★`, `10`. @param {string} on */
function read(on) {
  return on.split("-").map((part) => PRINTED[part] ?? part).join("·");
}

/**
 * What everybody has on each spot: by the key of the spot, by player.
 * @param {BetSeen[]} bets
 */
export function lying(bets) {
  /** @type {Map<string, Map<string, BetSeen[]>>} */
  const found = new Map();
  for (const bet of bets) {
    const key = keyOf(bet.spot);
    if (!found.has(key)) found.set(key, new Map());
    const there = /** @type {Map<string, BetSeen[]>} */ (found.get(key));
    there.set(bet.player, [...(there.get(bet.player) ?? []), bet]);
  }
  return found;
}

/** All of them have gone back to their owner. @param {BetSeen[]} bets */
export function goneHome(bets) {
  return bets.length > 0 && bets.every(({ settlement }) => settlement?.result === "returned");
}

/** @param {BetSeen[]} bets */
export function stakes(bets) {
  return bets.reduce((sum, bet) => sum + bet.stake_cents, 0);
}

/** A player's bets as they lie, the latest last. @param {{bets: BetSeen[]}} view @param {string | null} player */
export function laidBy({ bets }, player) {
  return bets.filter((bet) => bet.player === player && bet.stake_cents > 0).map(({ spot, stake_cents: cents }) => ({ spot, cents }));
}

/** What a bet came to, or will: the cards have decided it, though it is not paid yet. @param {BetSeen} bet */
export function cameToOf({ settlement, decided }) {
  return settlement ?? decided;
}

/** What it won or lost by that. @param {BetSeen} bet */
export function netOf(bet) {
  const came = cameToOf(bet);
  return came === null ? 0 : came.payout_cents - bet.stake_cents;
}
