// What a ruling's outcome depends on: the next card, rank by rank, as the server has tried it.

import { h } from "../../kit/dom.js";
import { money } from "../../kit/money.js";
import { fateOf } from "./fates.js";
import { placeName, suitsSaid } from "./names.js";

const ORDER = "A23456789TJQK";
const RUN = 3; // so many ranks in a row are written as the first and the last
const MOST_BETS = 6;

/**
 * @param {any} state
 * @param {any} depends
 */
export function dependsShown(state, depends) {
  if (!depends) return [];
  const { words } = state;
  const { place, by_rank: groups, cards_to_come: cards } = depends;
  if (!groups.length) return [h("p", { class: "depends" }, words.say("web-depends-cards", { cards }))];
  const row = (/** @type {any} */ group) => h("div", { class: "row" }, h("dt", {}, cardsSaid(group, words)), h("dd", {}, leadsTo(state, group)));
  return [h("p", { class: "depends" }, words.say("web-depends-next", { place: placeName(place, words) })), h("dl", { class: "depends" }, ...groups.map(row))];
}

/** `A–5, 8–K` @param {string[]} ranks @param {any} words */
export function ranksSaid(ranks, words) {
  /** @type {string[][]} */
  const runs = [];
  for (const rank of ranks) {
    const last = runs.at(-1);
    if (last && ORDER.indexOf(rank) === ORDER.indexOf(last.at(-1) ?? "") + 1) last.push(rank);
    else runs.push([rank]);
  }
  const named = (/** @type {string} */ rank) => (rank === "T" ? "10" : rank);
  return words.comma(runs.flatMap((run) => (run.length < RUN ? run.map(named) : [`${named(run[0])}–${named(run[run.length - 1])}`])));
}

/** Ranks, and the suits they go for where the suit decides too: `2–10 ♦` @param {any} group @param {any} words */
function cardsSaid({ ranks, suits }, words) {
  return [ranksSaid(ranks, words), suitsSaid(suits)].join(" ").trim();
}

/** What such a card comes to: for one's own bets, or where there are none for every bet. @param {any} state @param {any} group */
function leadsTo(state, { outcome, fates }) {
  const { words, view, me } = state;
  const own = view.bets.some((/** @type {any} */ bet) => bet.player === me);
  const head = outcome === "void" ? [words.say("web-depends-void")] : outcome === null ? [words.say("web-depends-open")] : [];
  if (own) return words.clauses([...head, fateOf(state, fates)]);
  if (outcome === "void" || outcome === null) return head[0];
  return words.clauses(fates.slice(0, MOST_BETS).map((/** @type {any} */ fate) => betSaid(fate, words)));
}

/** @param {any} fate @param {any} words */
function betSaid({ player, spot, payout_cents: cents }, words) {
  const [bet, amount] = [words.say(`bet-name-${spot.bet}`), money(cents)];
  return words.say("web-depends-bet", { player, bet, amount });
}
