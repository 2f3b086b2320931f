// The bar while a person is asked: what is open to them, what is not and why, what silence means.

import { FELTS } from "../../felts/index.js";
import { money } from "../../kit/money.js";
import { payment } from "./insurance.js";
import { decidesFor } from "./standing.js";

const LETTERS = {
  "blackjack.hit.1": "H",
  "blackjack.stand.1": "S",
  "blackjack.double.1": "D",
  "blackjack.split.1": "P",
  "blackjack.surrender.1": "U",
  "blackjack.insure.1": "I",
  "baccarat.insure.1": "I",
  "blackjack.even-money.1": "E",
  "blackjack.decline.1": "N",
  "blackjack.follow.1": "F",
  "si-ki-pi.house-way.1": "W",
};
const QUIET = [
  "table.report-fact.1",
  "table.ask-squeeze.1",
  "table.place-bet.1",
  "table.withdraw-bet.1",
  "table.choose-option.1",
];
const SUITS = { s: "♠", h: "♥", d: "♦", c: "♣" };

/**
 * A felt may export `question(state, mine)` → `{ asked, title, text, cites, types, names, gold, sure, odds, picks, pass, silence }`:
 * which of several questions comes first, its words, the commands that belong to it in their order,
 * their names where they differ here, the gold one, what is asked twice, what a command pays, whether amounts lie at hand,
 * how one lets it pass, and what silence means.
 * @param {any} state
 * @param {any[]} mine the questions put to this person
 * @returns {import("../asking.js").BarState}
 */
export function question(state, mine) {
  const { view, words, clocks, sign } = state;
  const own = FELTS[sign.game].question?.(state, mine) ?? {};
  const asked = own.asked ?? mine[0];
  const card = view.awaited.find((/** @type {any} */ each) => each.kind === "card")?.question;
  const ends = asked.until === "next-card" ? card : asked.question;
  const clock = clocks.find((/** @type {any} */ each) => each.question === ends);
  const choices = [...open(state, asked, own), ...refused(state, own)];
  if (own.types) choices.sort((a, b) => own.types.indexOf(a.type) - own.types.indexOf(b.type));
  const gold = choices.find((each) => each.why === undefined && (own.gold ? each.type === own.gold : true));
  if (gold) gold.gold = true;
  for (const choice of choices) choice.sure = own.sure?.[choice.type];
  const declined = asked.silence && choices.some((each) => each.type === asked.silence.type);
  if (asked.until === "next-card" && !declined)
    choices.push({
      key: "pass",
      type: "",
      label: own.pass ?? words.say("web-no"),
      letter: "N",
      act: (/** @type {any} */ page) => page.connection.pass(asked.question),
    });
  const more = words.together([decidesFor(state, asked.box), own.silence ?? silent(words, asked, own.names ?? {})]);
  return {
    kind: "deciding",
    key: asked.question,
    asked,
    clock,
    sign: "?",
    title: own.title ?? words.say(`web-asked-${asked.kind}`),
    text: own.text ?? "",
    more,
    cites: own.cites ?? asked.cites,
    choices,
  };
}

/**
 * @param {any} state
 * @param {any} asked
 * @param {any} own
 * @returns {any[]}
 */
function open({ view, words }, asked, { types, names = {}, odds, picks = false }) {
  const moves = view.moves.filter(
    (/** @type {any} */ { is, free, command }) => is === "move" && !free.length && wanted(command, types),
  );
  return moves.map((/** @type {any} */ move) => {
    const { command, amount, smallest_cents: least, largest_cents: largest, step_cents: step } = move;
    const most = largest ?? least;
    const pays = odds?.(command);
    return {
      key: keyOf(command),
      type: command.type,
      label: names[command.type] ?? nameOf(command, moves, words),
      letter: LETTERS[/** @type {"blackjack.hit.1"} */ (command.type)],
      note: noteOf(move, most, words),
      ...(amount === null ? {} : { range: { least, most, step, first: most } }),
      ...(pays ? paid(pays, { least, most, step }, picks, words) : {}),
      act: (/** @type {any} */ page, /** @type {number} */ cents) =>
        page.do(amount === null ? command : { ...command, [amount]: cents }, asked.question),
    };
  });
}

/**
 * A stake that pays at known odds: what it would pay, and two amounts at hand where that is wished for.
 * @param {any} odds
 * @param {{least: number, most: number, step: number}} range
 * @param {boolean} picks
 * @param {any} words
 */
function paid(odds, { least, most, step }, picks, words) {
  const half = Math.max(least, Math.floor(most / 2 / step) * step);
  const noteFor = (/** @type {number} */ cents) => words.say("web-would-pay", { amount: money(payment(odds, cents)) });
  if (!picks) return { note: "", noteFor };
  return {
    note: "",
    noteFor,
    range: { least, most, step, first: half },
    picks: [half, most].map((cents, index) => ({ cents, label: words.say(index ? "web-most" : "web-half", { amount: money(cents) }) })),
  };
}

/**
 * What is not open stays in its place, with the reason.
 * @param {any} state
 * @param {any} own
 * @returns {any[]}
 */
function refused({ view, words }, { types }) {
  const open = view.moves.map((/** @type {any} */ move) => move.command?.type);
  const found = view.refused.filter(
    (/** @type {any} */ { command }) => wanted(command, types) && !open.includes(command.type),
  );
  const once = [...new Map(found.map((/** @type {any} */ each) => [each.command.type, each])).values()];
  return once.map(({ command, refused: { message, cites } }) => ({
    key: `no-${command.type}`,
    type: command.type,
    label: nameOf(command, [], words),
    letter: LETTERS[/** @type {"blackjack.hit.1"} */ (command.type)],
    why: words.sentence(message),
    note: shortly(message, words),
    cites: cites.slice(0, 1),
    act: () => undefined,
  }));
}

/** @param {any} command @param {string[] | undefined} types */
function wanted({ type }, types) {
  return types ? types.includes(type) : !QUIET.includes(type);
}

/** @param {any} command */
function keyOf({ by: _by, type, stake_cents: _stake, amount_cents: _amount, ...rest }) {
  return [type, ...Object.values(rest).filter((value) => value !== null)].join("-");
}

/** @param {string} type */
function plain(type) {
  return type.replace(/\.\d+$/, "").replaceAll(".", "-");
}

/**
 * The name of a move, with its box where it could be of several.
 * @param {any} command
 * @param {any[]} moves
 * @param {any} words
 */
function nameOf(command, moves, words) {
  const name = words.say(`web-do-${plain(command.type)}`);
  if (command.type === "table.fix-order.1") {
    if (!command.cards.some(Boolean)) return words.say("web-do-as-drawn"); // they lie face down
    return command.cards.map((/** @type {string | null} */ card) => written(card)).join(" ");
  }
  if (command.side) {
    const side = words.say(`bet-name-${command.side}`);
    return words.say("web-do-for-side", { move: name, side });
  }
  const alike = moves.filter((each) => each.command.type === command.type);
  if (alike.length < 2 || !command.box) return name;
  if (alike[0].amount !== null) return words.say("web-box", { box: command.box }); // the title says what for
  return words.say("web-do-for-box", { move: name, box: command.box });
}

/** @param {string | null} card */
function written(card) {
  return card === null ? "?" : `${card[0] === "T" ? "10" : card[0]}${SUITS[/** @type {"s"} */ (card[1])]}`;
}

/** @param {any} move @param {number} most @param {any} words */
function noteOf(move, most, words) {
  if (move.back_cents) return words.say("web-note-back", { amount: money(move.back_cents) });
  const told = known(words.say(`web-note-${plain(move.command.type)}`));
  if (move.amount === null || most === move.smallest_cents) return told;
  const range = words.say("web-range", { least: money(move.smallest_cents), most: money(most) });
  return told ? `${range} · ${told}` : range;
}

/** In about four words; the whole reason is said on pointing at it. @param {any} message @param {any} words */
function shortly(message, words) {
  return known(words.say(`web-why-${message.key}`)) || words.sentence(message);
}

/** A sentence that not every member of its family has: a key without one is said as it is. @param {string} said */
function known(said) {
  return /^web-/.test(said) ? "" : said;
}

/** @param {any} words @param {any} asked @param {Record<string, string>} names */
function silent(words, { silence }, names) {
  if (!silence) return words.say("web-silence-nothing");
  if (silence.fact) return words.say(`web-silence-${silence.fact.type.split(".")[1]}`);
  const move = names[silence.type] ?? words.say(`web-do-${plain(silence.type)}`);
  return words.say("web-silence", { move });
}
