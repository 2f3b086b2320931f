// The bar after chips were turned away while bets are open: what, why, how much stays; keep it or take it back.

import { money } from "../../kit/money.js";
import { more } from "./more.js";
import { betName, keyOf, stakes } from "../spots.js";

const CUT = ["told-partly-taken", "told-turned-away"];

/** @import { BetSeen, Spot } from "../../frames" */
/** @typedef {{spot: Spot, cites: string[]}} Cut a spot from which chips went back, and why */

/**
 * Whether a frame turned chips of one's own away: the view says from which spot, what was said aloud why.
 * @param {any} before the view
 * @param {any} after
 * @param {any[]} told with it
 * @param {string} me
 * @returns {Cut | null}
 */
export function cutBy(before, after, told, me) {
  if (!before || before.number !== after.number) return null;
  const known = new Map(before.bets.map((/** @type {BetSeen} */ bet) => [bet.id, bet.turned_away_cents]));
  const cut = ownBets(after, me).findLast((bet) => bet.turned_away_cents > (known.get(bet.id) ?? 0));
  const said = told.findLast(({ message }) => CUT.includes(message.key) && message.values.player === me);
  return cut ? { spot: cut.spot, cites: said?.cites ?? [] } : null;
}

/**
 * @param {any} state
 * @param {any} clock
 * @returns {import("../asking.js").BarState | null} null: nothing of it lies there any more
 */
export function cutBar({ view, words, me, cut }, clock) {
  const { spot, cites } = cut;
  const bets = ownBets(view, me).filter((bet) => keyOf(bet.spot) === keyOf(spot));
  const away = bets.reduce((sum, bet) => sum + bet.turned_away_cents, 0);
  const left = stakes(bets);
  if (!left) return null;
  const keep = {
    key: "keep",
    label: words.say("web-cut-keep", { amount: money(left) }),
    letter: "1",
    act: (/** @type {any} */ page) => page.set({ cut: null }),
  };
  const leave = {
    key: "take-back",
    label: words.say("web-cut-leave"),
    letter: "2",
    act: (/** @type {any} */ page) => page.bet(spot, -1, left),
  };
  return {
    kind: "cut",
    key: `cut-${view.number}-${keyOf(spot)}-${left}`,
    clock,
    title: words.say("web-cut", { bet: betName(spot, words), offered: money(away + left), left: money(left) }),
    text: words.say("web-cut-why", { amount: money(away) }),
    cites,
    choices: [keep, leave],
  };
}

/**
 * A bet was refused, and the refusal names the room there is: so much can be placed instead.
 * @param {any} state
 * @param {any} clock
 * @returns {import("../asking.js").BarState | null}
 */
export function insteadBar({ refusal, sign, view, words }, clock) {
  const { spot, stake_cents: cents } = refusal?.command ?? {};
  const room = Math.floor((refusal?.room_cents ?? 0) / sign.unit_cents) * sign.unit_cents;
  if (refusal?.command?.type !== "table.place-bet.1" || room <= 0) return null;
  return {
    kind: "cut",
    key: `instead-${view.number}-${keyOf(spot)}-${cents}`,
    clock,
    title: words.say("web-instead-of", { bet: betName(spot, words), offered: money(cents) }),
    text: words.sentence(refusal.message),
    cites: refusal.cites,
    choices: [
      {
        key: "instead",
        label: words.say("web-instead", { amount: money(room) }),
        letter: "1",
        act: (page) => page.bet(spot, 1, room),
      },
      { key: "leave-it", label: words.say("web-leave-it"), letter: "2", act: (page) => page.set({ refusal: null }) },
      ...more({ refusal, words }),
    ],
  };
}

/** Once the bets are closed: chips of one's own that lie there and are not in action. @param {any} state */
export function notInAction({ view, words, me }) {
  const bets = ownBets(view, me).filter((bet) => bet.settlement === null && bet.action_cents < bet.stake_cents);
  const text = bets.map((bet) => {
    const amount = money(bet.stake_cents - bet.action_cents);
    return words.say("web-not-in-action", { bet: betName(bet.spot, words), stake: money(bet.stake_cents), amount });
  });
  return { text, cites: [...new Set(bets.flatMap((bet) => bet.limited_by))] };
}

/** @param {any} view @param {string} me @returns {BetSeen[]} */
function ownBets({ bets }, me) {
  return bets.filter((/** @type {BetSeen} */ bet) => bet.player === me);
}
