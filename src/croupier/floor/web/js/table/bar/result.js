// The bar once the round is over: the whole, then bet by bet, each with its working.

import { FELTS } from "../../felts/index.js";
import { SIGNS, kindOf } from "../../kit/chips.js";
import { money } from "../../kit/money.js";
import { cameTo, handBetName, together } from "../bet-by-bet.js";
import { ruled } from "./halted.js";
import { wentWrong } from "./went-wrong.js";
import { stakes } from "../spots.js";

/**
 * A felt may export `result(state, cents)` → `{ title, of }`: what came, and what each bet was paid on.
 * @param {any} state
 * @param {any[]} own
 * @returns {import("../asking.js").BarState}
 */
export function over(state, own) {
  const { view, words, sign } = state;
  const several = new Set(own.map((bet) => bet.spot.box).filter((box) => box !== null)).size > 1;
  const isVoid = view.status === "void";
  const staked = stakes(own);
  const back = own.reduce((sum, bet) => sum + (bet.settlement?.payout_cents ?? 0), 0);
  const cents = back - staked;
  const told = isVoid ? { title: words.say("web-void") } : FELTS[sign.game].result?.(state, cents);
  const ruling = isVoid ? view.rulings.at(-1) : undefined;
  const whole = own.length
    ? words.say("web-staked-back", { staked: money(staked), back: money(back) })
    : words.say("web-no-bets");
  const text = ruling ? words.together([wentWrong(state), ruled(ruling, words), whole]) : whole;
  return {
    kind: isVoid ? "void" : "settled",
    key: `over-${view.number}`,
    sign: signOf(isVoid, own, cents),
    text,
    choices: [],
    title: told?.title ?? words.say("web-this-round"),
    ...(own.length && !isVoid ? { net: cents } : {}),
    cites: ruling?.cites ?? [],
    bets: together(own.filter((bet) => bet.settlement !== null)).map((bets) => oneBet(bets, several, words, told?.of)),
  };
}

/** @param {boolean} isVoid @param {any[]} own @param {number} cents */
function signOf(isVoid, own, cents) {
  if (isVoid) return "⊘";
  if (!own.length) return "·";
  return SIGNS[kindOf(cents)];
}

/** @param {any[]} bets @param {boolean} several boxes were bet on @param {any} words @param {(bets: any[]) => string} [of] */
function oneBet(bets, several, words, of) {
  const [bet] = bets;
  const name = handBetName(bet, words);
  const { working, ...came } = cameTo(bets, words);
  return {
    ...came,
    name: several && bet.spot.box !== null ? words.say("web-box-bet", { box: bet.spot.box, bet: name }) : name,
    of: of?.(bets),
    why: working.join(" · "),
  };
}
