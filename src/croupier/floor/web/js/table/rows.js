// The round as it is written beside the felt, the newest row first.

/** @import { Row, Told } from "../frames" */
/** @typedef {Row & {kind: string, round?: number, mine?: boolean}} Written what it is about; of which round, if not of this one, and whether one had bets in it */

const RESULT = "result";
const ENDS = /[.。](?=.)/;

/**
 * A row takes the place of the one that began its thread; what has no thread stands by itself.
 * @param {Written[]} rows
 * @param {Told[]} told
 * @returns {Written[]}
 */
export function withRows(rows, told) {
  for (const { kind, message, cites, rows: anew } of told)
    for (const row of anew ?? [{ thread: "", head: message, more: null, cites }])
      rows = [{ ...row, kind }, ...rows.filter((each) => !row.thread || each.thread !== row.thread || each.round)];
  return rows;
}

/** Of a round that is over only its result stays, under the next. @param {Written[]} rows @param {number} round @param {boolean} mine one had bets in it @returns {Written[]} */
export function over(rows, round, mine) {
  return rows.filter(({ thread, round: before }) => thread === RESULT && !before).map((row) => ({ ...row, thread: "", round, mine }));
}

/**
 * Where a row opens the replay of its round, which is kept for those who had bets in it.
 * @param {any} state
 * @param {Written} row
 */
export function replayOf({ table, view, me }, { kind, thread, head, round, mine }) {
  const over = ["concluded", "void"].includes(view.status) && kind !== "now" && hasBets(view, me);
  if (!(round ? mine : over)) return null;
  const row = round ? RESULT : thread || JSON.stringify(head);
  return `/rounds/${encodeURIComponent(table)}/${round ?? view.number}?row=${encodeURIComponent(row)}`;
}

/** @param {any} view @param {string} me */
export function hasBets({ bets }, me) {
  return bets.some((/** @type {any} */ { player }) => player === me);
}

/** A heading ends without a full stop, unless it is more than one sentence. @param {string} sentence */
export function heading(sentence) {
  return ENDS.test(sentence) ? sentence : sentence.replace(/[.。]$/, "");
}

/** A line as a sentence among others. @param {string} line @param {any} words */
export function ended(line, { language }) {
  return !line || /[.。]$/.test(line) ? line : `${line}${language === "zh" ? "。" : "."}`;
}

/**
 * What the table is doing, or what was said last; in two parts where there is more to say.
 * @param {any} state
 * @param {string[]} kinds that count
 * @returns {{head: string, more: string} | null}
 */
export function spoken({ frame, told, rows = withRows([], told.toReversed()), words }, kinds) {
  const row = frame?.now ?? rows.find((/** @type {Written} */ { kind, round }) => !round && kinds.includes(kind));
  return row ? { head: words.sentence(row.head), more: row.more === null ? "" : words.sentence(row.more) } : null;
}
