// The questions of Blackjack in words: which one comes first, and which commands belong to it.

import { noInsurance, oddsSaid } from "../../table/bar/insurance.js";
import { worth } from "./worth.js";

const [HIT, STAND, DOUBLE, SPLIT, SURRENDER] = ["hit", "stand", "double", "split", "surrender"].map(
  (name) => `blackjack.${name}.1`,
);
const [INSURE, EVEN_MONEY, DECLINE, FOLLOW] = ["insure", "even-money", "decline", "follow"].map(
  (name) => `blackjack.${name}.1`,
);

/**
 * Insurance is asked before a hand is played; against another card one may surrender, or simply play.
 * Whoever plays has answered for every box (Blackjack 3.17): with several, that is asked first.
 * @param {any} state
 * @param {any[]} mine
 */
export function question(state, mine) {
  const { view } = state;
  const of = (/** @type {string} */ kind) => mine.find((each) => each.kind === kind);
  const offered = (/** @type {string} */ type) =>
    view.moves.some((/** @type {any} */ move) => move.command?.type === type);
  if (of("follow")) return follow(state, of("follow"));
  if (of("window") && (offered(INSURE) || offered(EVEN_MONEY)))
    return insurance(state, of("window"), offered(EVEN_MONEY));
  const surrendered = view.moves
    .filter((/** @type {any} */ move) => move.command?.type === SURRENDER)
    .map((/** @type {any} */ move) => move.command.box);
  if (of("window") && surrendered.some((/** @type {number} */ box) => box !== of("play")?.box))
    return surrender(state, of("window"));
  if (of("play")) return play(state, of("play"), offered(STAND));
  if (of("window")) return surrender(state, of("window"));
  return undefined;
}

/** @param {any} state @param {any} asked @param {boolean} mayStand */
function play({ view, words }, asked, mayStand) {
  const hands = view.hands.filter((/** @type {any} */ hand) => hand.place.box === asked.box);
  const hand = hands.find((/** @type {any} */ each) => each.place.hand === asked.hand);
  const dealer = view.hands.find((/** @type {any} */ each) => each.place.area === "dealer");
  const total = worth(hand, words);
  const title =
    hands.length > 1
      ? words.say("web-bj-hand-of", { box: asked.box, hand: hand.number, hands: hands.length, total })
      : words.say("web-bj-box", { box: asked.box, total });
  const up = dealer.cards[0].face;
  const shown = up?.startsWith("A") ? words.say("web-rank-A") : worth(dealer, words);
  const text = words.say("web-bj-against", { dealer: shown });
  const hard21 = hand.worth.key === "blackjack-worth" && hand.worth.values.total === 21;
  const sure = hard21 ? { [HIT]: words.say("web-bj-sure-21") } : {};
  const gold = mayStand ? STAND : HIT; // as the House would play it
  return { asked, title, text, types: [HIT, DOUBLE, STAND, SPLIT, SURRENDER], gold, sure };
}

/** @param {any} state @param {any} asked @param {boolean} evenMoney */
function insurance(state, asked, evenMoney) {
  const { words, sign } = state;
  const { odds } = sign.pays.find((/** @type {any} */ line) => line.bet === "insurance");
  const pays = oddsSaid(odds, words);
  const types = evenMoney ? [EVEN_MONEY, INSURE, DECLINE] : [INSURE, EVEN_MONEY, DECLINE];
  return {
    asked,
    title: words.say("web-bj-insure"),
    text: evenMoney ? words.say("web-bj-even-money-text") : words.say("web-bj-insure-pays", { odds: pays }),
    types,
    gold: DECLINE,
    odds: (/** @type {any} */ { type }) => (type === INSURE ? odds : undefined),
    names: { [DECLINE]: noInsurance(state) },
    cites: asked.cites.slice(0, 1),
  };
}

/** @param {any} state @param {any} asked */
function surrender({ words }, asked) {
  return {
    asked,
    title: words.say("web-bj-surrender"),
    text: words.say("web-bj-surrender-text"),
    types: [SURRENDER, DECLINE],
    gold: DECLINE,
    names: { [DECLINE]: words.say("web-bj-play-on") },
    cites: asked.cites.slice(-1),
  };
}

/** @param {any} state @param {any} asked */
function follow({ view, words }, asked) {
  const added = view.bets
    .filter(
      (/** @type {any} */ bet) => bet.spot.box === asked.box && ["split", "double"].includes(bet.spot.bet),
    )
    .at(-1);
  const player = added?.player ?? "";
  const split = added?.spot.bet === "split";
  return {
    asked,
    title: split
      ? words.say("web-bj-follow-split", { player, box: asked.box })
      : words.say("web-bj-follow-double", { player, box: asked.box }),
    text: split ? words.say("web-bj-follow-split-text") : words.say("web-bj-follow-double-text"),
    types: [FOLLOW, DECLINE],
    names: { [DECLINE]: words.say("web-bj-no-follow") },
    gold: DECLINE,
    cites: split ? asked.cites.slice(0, 1) : asked.cites.slice(-1),
  };
}
