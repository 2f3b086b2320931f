// What the bar says, worked out from the view alone; no rules: moves are those the server offers.

import { money } from "../kit/money.js";
import { betting } from "./bar/betting.js";
import { halted, options } from "./bar/halted.js";
import { question } from "./bar/question.js";
import { over } from "./bar/result.js";
import { stakes } from "./spots.js";

/** @typedef {{key: string, label: string, letter?: string, gold?: boolean, note?: string, why?: string, cites?: string[], sure?: string, range?: Range, act: (page: any, cents: number) => unknown}} Choice */
/** @typedef {{least: number, most: number, step: number, first: number}} Range */
/** @typedef {{kind: string, key: string, title: string, text: string, cites: string[], choices: Choice[], clock?: any, sign?: string, asked?: any, chips?: number[], sum?: number, net?: number, bets?: any[]}} BarState */

/**
 * @param {any} state
 * @returns {BarState}
 */
export function barOf(state) {
  const { view, words, me, connected, tries, trouble } = state;
  const own = view.bets.filter((/** @type {any} */ bet) => bet.player === me);
  if (!connected) return lost(state, own, tries);
  if (trouble) return { kind: "halted", key: "trouble", sign: "⚠", title: words.say("web-trouble"), text: words.sentence(trouble), cites: [], choices: [] };
  const mine = view.awaited.filter((/** @type {any} */ each) => each.player === me);
  const option = mine.find((/** @type {any} */ each) => each.kind === "option");
  if (option) return options(state, option);
  if (mine.length) return question(state, mine);
  if (view.halts.length) return halted(state);
  if (view.status === "betting") return betting(state, own);
  if (view.status === "concluded" || view.status === "void") return over(state, own);
  return dealing(state);
}

/** @param {any} state @param {any[]} own @param {number} tries @returns {BarState} */
function lost({ words, sign }, own, tries) {
  const text = own.length ? words.say("web-bets-stay", { amount: money(stakes(own)) }) : words.say("web-again-why");
  const cites = own.length ? [`${sign.book} 5.4`] : [];
  return { kind: "lost-connection", key: "lost", sign: "…", title: words.say("web-again", { tries }), text, cites, choices: [] };
}

/** @param {any} state @returns {BarState} */
function dealing({ view, words, clocks, me }) {
  const next = view.awaited.find((/** @type {any} */ each) => each.player === null);
  const others = [...new Set(view.awaited.map((/** @type {any} */ each) => each.player))].filter((player) => player !== null && player !== me);
  const first = view.awaited[0];
  const clock = clocks.find((/** @type {any} */ each) => each.question === first?.question);
  const waits = others.length ? words.say("web-waits-for", { players: others.join(", ") }) : "";
  const text = next ? words.say(`web-due-${next.kind}`) : waits;
  const title = others.length && !next ? words.say("web-others-decide") : words.say("web-no-more-bets");
  return { kind: "dealing", key: `due-${first?.question}`, sign: "■", ...(others.length && !next ? { clock } : {}), title, text, cites: (next ?? first)?.cites ?? [], choices: [] };
}
