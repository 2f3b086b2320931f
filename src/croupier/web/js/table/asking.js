// What the bar says, worked out from the view alone; no rules: moves are those the server offers.

import { CHIPS } from "../kit/chips.js";
import { money } from "../kit/money.js";
import { stakes } from "./spots.js";

const BROUGHT = [20_000, 50_000, 100_000]; // what a guest may bring with one click
const LETTERS = {
  "blackjack.hit.1": "H", "blackjack.stand.1": "S", "blackjack.double.1": "D", "blackjack.split.1": "P",
  "blackjack.surrender.1": "U", "blackjack.insure.1": "I", "baccarat.insure.1": "I", "blackjack.even-money.1": "E",
  "blackjack.decline.1": "N", "blackjack.follow.1": "F", "si-ki-pi.house-way.1": "W",
};

/**
 * @param {any} state
 * @returns {any} the bar: its kind, words, choices and clock
 */
export function barOf(state) {
  const { view, words, me, connected, tries, trouble, refusal } = state;
  const own = view.bets.filter((/** @type {any} */ bet) => bet.player === me);
  if (!connected) return { kind: "lost-connection", key: "lost", title: words.say("web-again", { tries }), text: words.say("web-bets-stay", { amount: money(stakes(own)) }), cites: [], choices: [] };
  if (trouble) return { kind: "halted", key: "trouble", title: words.say("web-trouble"), text: words.sentence(trouble), cites: [], choices: [] };
  const asked = view.awaited.find((/** @type {any} */ each) => each.player === me);
  if (asked) return question(state, asked);
  if (view.halts.length) return halted(state);
  if (view.status === "betting" && view.viewer.role === "watcher") return watching(state);
  if (view.status === "betting") return betting(state, own, refusal);
  if (view.status === "concluded" || view.status === "void") return over(state, own);
  return dealing(state);
}

/** Whoever only looks on can come nearer. @param {any} state */
function watching({ words, clocks }) {
  const clock = clocks.find((/** @type {any} */ each) => each.question.endsWith(".close"));
  const stand = { key: "stand", label: words.say("web-lobby-stand"), gold: true, act: () => location.assign(location.pathname) };
  return { kind: "watching", key: "watch", clock, title: words.say("web-watching"), text: words.say("web-lobby-how-stand"), cites: [], choices: [stand] };
}

/** @param {any} state @param {any[]} own @param {any} refusal */
function betting(state, own, refusal) {
  const { view, words, sign, clocks, placed, before, wallet } = state;
  const clock = clocks.find((/** @type {any} */ each) => each.question.endsWith(".close"));
  const purse = view.purse_cents ?? 0;
  const said = refusal ? { text: words.sentence(refusal.message), title: "", cites: refusal.cites } : { text: "", title: "", cites: [] };
  if (!purse && !own.length) {
    const brought = BROUGHT.filter((cents) => cents <= (wallet ?? 0));
    return {
      kind: "bringing", key: "bring", clock, ...said, title: words.say("web-bring-chips"), text: said.text || words.say("web-bring-why"),
      choices: brought.map((cents, index) => ({ key: `bring-${cents}`, label: words.say("web-bring", { amount: money(cents) }), gold: index === 1, act: (/** @type {any} */ page) => page.bring(cents) })),
    };
  }
  const smallest = Math.min(...sign.spots.map((/** @type {any} */ each) => each.minimum_cents));
  const chips = CHIPS.map((chip) => chip.cents).filter((cents) => cents % sign.unit_cents === 0 && cents * 20 >= smallest);
  return {
    kind: "betting", key: `bets-${view.number}`, clock, chips, sum: stakes(own), ...said,
    choices: [
      { key: "undo", label: words.say("web-undo"), letter: "⌫", ...(placed.length ? {} : { why: words.say("web-nothing-placed") }), act: (/** @type {any} */ page) => page.undo() },
      { key: "clear", label: words.say("web-clear"), letter: "C", ...(own.length ? {} : { why: words.say("web-nothing-placed") }), act: (/** @type {any} */ page) => page.clear() },
      { key: "repeat", label: words.say("web-repeat"), letter: "R", ...(before.length ? {} : { why: words.say("web-nothing-before") }), act: (/** @type {any} */ page) => page.repeat() },
      { key: "double", label: words.say("web-double"), letter: "X", ...(placed.length ? {} : { why: words.say("web-nothing-placed") }), act: (/** @type {any} */ page) => page.double() },
    ],
  };
}

/** @param {any} state @param {any} asked */
function question(state, asked) {
  const { view, words, clocks } = state;
  const clock = clocks.find((/** @type {any} */ each) => each.question === asked.question);
  const moves = view.moves.filter((/** @type {any} */ move) => move.is === "move" && !move.free.length && !QUIET.includes(move.command.type));
  const choices = [];
  const ranged = moves.find((/** @type {any} */ move) => move.amount !== null && (move.largest_cents ?? move.smallest_cents) > move.smallest_cents);
  if (ranged) choices.push({ stepper: true, least: ranged.smallest_cents, most: ranged.largest_cents ?? ranged.smallest_cents, step: ranged.step_cents });
  moves.forEach((/** @type {any} */ move, /** @type {number} */ index) => {
    const { type } = move.command;
    choices.push({
      key: `${type}-${index}`, label: moveName(move.command, words), letter: LETTERS[/** @type {"blackjack.hit.1"} */ (type)], gold: index === 0,
      ...(move.amount === null ? {} : { amount: true }),
      act: (/** @type {any} */ page, /** @type {number} */ cents) => page.do(move.amount === null ? move.command : { ...move.command, [move.amount]: move === ranged ? cents : move.smallest_cents }, asked.question),
    });
  });
  for (const { command, refused } of view.refused) {
    if (QUIET.includes(command.type) || choices.some((each) => each.label === moveName(command, words))) continue;
    choices.push({ key: `no-${command.type}`, label: moveName(command, words), why: words.sentence(refused.message), act: () => undefined });
  }
  if (asked.until === "next-card") choices.push({ key: "pass", label: words.say("web-no"), letter: "N", act: (/** @type {any} */ page) => page.connection.pass(asked.question) });
  const silence = asked.silence ? words.say("web-silence", { move: moveName(asked.silence, words) }) : words.say("web-silence-nothing");
  return { kind: "deciding", key: asked.question, clock, move: ranged, title: words.say(`web-asked-${asked.kind}`), text: silence, cites: asked.cites, choices };
}

const QUIET = ["table.report-fact.1", "table.ask-squeeze.1", "table.place-bet.1", "table.withdraw-bet.1"];

/** @param {any} command @param {any} words */
function moveName(command, words) {
  return words.say(`web-do-${command.type.replace(/\.\d+$/, "").replaceAll(".", "-")}`);
}

/** @param {any} state */
function halted(state) {
  const { view, words } = state;
  const halt = view.halts.at(-1);
  return { kind: "halted", key: `halt-${halt.number}`, sign: "⚠", title: words.say("web-halted"), text: words.say("web-halted-why"), cites: [halt.paragraph], choices: [] };
}

/** @param {any} state */
function dealing(state) {
  const { view, words, clocks } = state;
  const next = view.awaited.find((/** @type {any} */ each) => each.player === null);
  const clock = clocks.find((/** @type {any} */ each) => each.question === next?.question);
  const known = next ? words.say(`web-due-${next.kind}`) : "";
  return { kind: "dealing", key: `due-${next?.question}`, sign: clock ? undefined : "■", title: words.say("web-no-more-bets"), text: known, cites: next?.cites ?? [], choices: [] };
}

/** @param {any} state @param {any[]} own */
function over(state, own) {
  const { view, words } = state;
  const staked = stakes(own);
  const back = own.reduce((sum, bet) => sum + (bet.settlement?.payout_cents ?? 0), 0);
  const cites = [...new Set(own.flatMap((bet) => bet.settlement?.cites ?? []))].slice(0, 3);
  const text = own.length ? words.say("web-staked-back", { staked: money(staked), back: money(back) }) : words.say("web-no-bets");
  return { kind: view.status === "void" ? "void" : "settled", key: `over-${view.number}`, sign: own.length ? (back > staked ? "✓" : back < staked ? "−" : "=") : "·", title: words.say(view.status === "void" ? "web-void" : "web-this-round"), ...(own.length ? { net: back - staked } : {}), text, cites, choices: [] };
}
