// What came of the bets on a spot, written into it: won, lost, stood off.

import { SIGNS, kindOf } from "../../kit/chips.js";
import { money } from "../../kit/money.js";
import { oddsSaid } from "../../table/bar/insurance.js";
import { cameToOf, netOf } from "../../table/spots.js";

/** @import { BetSeen, Spot } from "../../frames" */
/** @typedef {Map<string, BetSeen[]>} Bets of a spot, by player */
/** @typedef {"won" | "lost" | "push"} Kind */

/**
 * A spot that tells its result. Kinds that it writes need no amount by the chips.
 * @param {any} spot
 * @param {SVGElement} line where it is written
 * @param {Kind[]} writes
 * @param {{fully?: boolean, most?: number}} how in words; of so many letters, or the sign alone
 */
export function telling(spot, line, writes, { fully = false, most = Infinity } = {}) {
  line.setAttribute("class", "spot-result");
  return {
    ...spot,
    writes,
    print: [...spot.print, line],
    told,
    /** @param {Bets} bets @param {any} state */
    show(bets, { me, words }) {
      const theirs = seen(spot.spot, bets, me);
      const came = result(theirs);
      const written = came && writes.includes(came.kind) ? came : null;
      const amount = written && (fully ? told(theirs, words) : money(Math.abs(written.net)));
      line.textContent = written && `${SIGNS[written.kind]}${amount && amount.length <= most ? ` ${amount}` : ""}`;
      line.setAttribute("class", `spot-result ${written?.kind ?? ""}`);
      const button = line.parentElement;
      button?.classList.toggle("written", written !== null);
      button?.classList.toggle("won", [...bets.values()].flat().some((bet) => netOf(bet) > 0));
    },
  };
}

/** One's own bets there; in a box where one has none, theirs who have. @param {Spot} spot @param {Bets} bets @param {string} me */
function seen({ box }, bets, me) {
  return bets.get(me) ?? (box === null ? [] : [...bets.values()].flat());
}

/** In words. @param {BetSeen[]} bets @param {any} words @returns {string} */
function told(bets, words) {
  const came = result(bets);
  return came ? words.say(`web-andar-bahar-${came.kind}`, { amount: money(Math.abs(came.net)), odds: came.odds ? oddsSaid(came.odds, words) : "" }) : "";
}

/** None before all of them are decided. @param {BetSeen[]} bets */
function result(bets) {
  const came = bets.map(cameToOf);
  if (!came.length || came.some((each) => each === null || each.result === "returned")) return null;
  const net = bets.reduce((sum, bet) => sum + netOf(bet), 0);
  return { net, kind: kindOf(net), odds: came[0]?.odds ?? null };
}
