// What the bar says, worked out from the view alone; no rules: moves are those the server offers.

import { money } from "../kit/money.js";
import { betting } from "./bar/betting.js";
import { notInAction } from "./bar/cut.js";
import { halted, options } from "./bar/halted.js";
import { question } from "./bar/question.js";
import { over } from "./bar/result.js";
import { decidedBy } from "./bar/standing.js";
import { ended, heading, spoken } from "./rows.js";
import { stakes } from "./spots.js";
import { waiting } from "./squeezing.js";

const BESIDES = ["spin", "squeeze"]; // what the Dealer's words leave out

/** @typedef {{least: number, most: number, step: number, first: number}} Range */
/**
 * One button: refused where it has a `why`, asked twice where it has a `sure`.
 * @typedef {object} Choice
 * @property {string} key
 * @property {string} label
 * @property {string} [letter]
 * @property {boolean} [gold]
 * @property {string} [note]
 * @property {string} [why]
 * @property {string[]} [cites]
 * @property {string} [sure]
 * @property {Range} [range]
 * @property {(cents: number) => string} [noteFor] under the amount chosen
 * @property {{label: string, cents: number}[]} [picks] amounts at hand
 * @property {(page: any, cents: number) => unknown} act
 */
/**
 * @typedef {object} BarState
 * @property {string} kind
 * @property {string} key another one: another question
 * @property {string} title
 * @property {string} text
 * @property {string} [more] what silence means, for whom one decides
 * @property {string[]} cites
 * @property {Choice[]} choices
 * @property {any} [clock]
 * @property {string} [sign] in the ring, where no clock runs
 * @property {any} [asked]
 * @property {{cents: number, why: string}[]} [chips] `why` one alone is no bet now
 * @property {string | false} [hint] for a player without a bet
 * @property {number} [sum]
 * @property {number} [net]
 * @property {any[]} [bets]
 * @property {Choice | null} [ready] beside the clock
 * @property {Choice[]} [also] what a page adds to every bar
 * @property {{name: string, what: string}[]} [fates] what each ruling means for one's own bets
 */

/**
 * @param {any} state
 * @returns {BarState}
 */
export function barOf(state) {
  const bar = shownBar(state);
  const { refusal, words } = state;
  if (!refusal?.late || refusal.command?.type !== "table.place-bet.1") return bar;
  return { ...bar, key: `${bar.key}-late`, text: words.together([words.sentence(refusal.message), bar.text]), cites: [...refusal.cites, ...bar.cites] };
}

/** @param {any} state @returns {BarState} */
function shownBar(state) {
  const { view, words, me, connected, tries, trouble, over: ended } = state;
  const own = view.bets.filter((/** @type {any} */ bet) => bet.player === me);
  if (ended) return sessionOver(state, own);
  if (!connected) return lost(state, own, tries);
  if (trouble)
    return {
      kind: "halted",
      key: "trouble",
      sign: "⚠",
      title: words.say("web-trouble"),
      text: words.sentence(trouble),
      cites: [],
      choices: [],
    };
  const mine = view.awaited.filter((/** @type {any} */ each) => each.player === me);
  const option = mine.find((/** @type {any} */ each) => each.kind === "option");
  if (option) return options(state, option);
  if (view.peel) return waiting(state) ?? dealing(state);
  if (mine.length) return question(state, mine);
  if (view.halts.length) return halted(state);
  if (view.status === "betting" && view.viewer.role === "watcher") return watching(state);
  if (view.status === "betting") return betting(state, own);
  if (view.status === "concluded" || view.status === "void") return over(state, own);
  return waiting(state) ?? dealing(state);
}

/** Whoever only looks on can come nearer. @param {any} state @returns {BarState} */
function watching({ words, clocks }) {
  const clock = clocks.find((/** @type {any} */ each) => each.question.endsWith(".close"));
  const stand = {
    key: "stand",
    label: words.say("web-lobby-stand"),
    gold: true,
    act: () => location.assign(location.pathname),
  };
  return {
    kind: "watching",
    key: "watch",
    clock,
    title: words.say("web-watching"),
    text: words.say("web-lobby-how-stand"),
    cites: [],
    choices: [stand],
  };
}

/** @param {any} state @param {any[]} own @param {number} tries @returns {BarState} */
function lost({ words, sign }, own, tries) {
  const text = own.length
    ? words.say("web-bets-stay", { amount: money(stakes(own)) })
    : words.say("web-again-why");
  const cites = own.length ? [`${sign.book} 5.4`] : [];
  const why = words.say("web-no-line");
  const inert = (/** @type {string} */ key, /** @type {string} */ label) => ({ key, label, why, act: () => {} });
  return {
    kind: "lost-connection",
    key: "lost",
    title: words.say("web-again", { tries }),
    text,
    cites,
    choices: [inert("undo", words.say("web-undo")), inert("repeat", words.say("web-repeat"))],
  };
}

/** @param {any} state @param {any[]} own @returns {BarState} */
function sessionOver({ words }, own) {
  const stay = own.length ? words.say("web-bets-stay", { amount: money(stakes(own)) }) : "";
  return {
    kind: "lost-connection",
    key: "over",
    sign: "⚠",
    title: words.say("web-session-over"),
    text: words.together([words.say("web-session-over-why"), stay]),
    cites: [],
    choices: [
      { key: "log-in", label: words.say("web-account-log-in"), gold: true, act: (page) => page.account() },
      { key: "guest", label: words.say("web-session-as-guest"), act: () => location.reload() },
    ],
  };
}

/** @param {any} state @returns {BarState} */
function dealing(state) {
  const { view, words, clocks, me } = state;
  const next = view.awaited.find((/** @type {any} */ each) => each.player === null);
  const others = [...new Set(view.awaited.map((/** @type {any} */ each) => each.player))].filter(
    (player) => player !== null && player !== me,
  );
  const first = view.awaited[0];
  const said = spoken(state, []);
  const clock = clocks.find((/** @type {any} */ each) => each.question === first?.question);
  const waits = others.length ? words.say("web-waits-for", { players: words.comma(others) }) : "";
  const behind = Object.keys(view.deciders).map((box) => decidedBy(state, Number(box)));
  const besides = next && BESIDES.includes(next.kind) ? words.say(`web-due-${next.kind}`) : "";
  const now = next ? words.together([besides, ended(said?.more ?? "", words)]) : behind.some(Boolean) ? "" : waits;
  const aside = notInAction(state);
  const text = words.together([now, ...behind, ...aside.text]);
  const title = others.length && !next ? words.say("web-others-decide") : heading(said?.head ?? words.say("web-no-more-bets"));
  return {
    kind: "dealing",
    key: `due-${first?.question}`,
    sign: "■",
    ...(others.length && !next ? { clock } : {}),
    title,
    text,
    cites: [...((next ?? first)?.cites ?? []), ...aside.cites],
    choices: [],
  };
}
