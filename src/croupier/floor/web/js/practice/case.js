// A round that waits for what its player would rule: the question, what the book says, and what each
// allowed ruling comes to. What may be ruled, and what is right, the server says.

import { h } from "../kit/dom.js";
import { money } from "../kit/money.js";
import { betName } from "../table/spots.js";
import { dependsShown } from "../table/trouble/depends.js";

/** @typedef {import("../table/asking.js").BarState} BarState */

/** @param {any} state @returns {BarState} */
export function caseBar(state) {
  const { case: one, words } = state;
  const what = words.together(one.what.map((/** @type {any} */ each) => words.sentence(each)));
  const common = { kind: "halted", key: `${one.question} ${one.chosen}`, sign: one.chosen === null ? "?" : one.right ? "✓" : "✕" };
  if (one.chosen === null) return { ...common, title: words.say("web-case-asks"), text: what, cites: [], choices: one.choices.map(choice(state)) };
  const [said, book] = [effect(one.choices[one.chosen], words), effect(one.ends[one.goes_on].effect, words)];
  const discretion = one.ends.length > 1;
  const text = words.together([
    words.say("web-case-yours", { effect: said }),
    discretion ? words.say("web-case-discretion") : "",
    one.right ? "" : words.say("web-case-books", { effect: book }),
  ]);
  const cites = [...new Set(one.ends.flatMap((/** @type {any} */ end) => end.cites))];
  const goOn = { key: "go-on", label: words.say("web-case-go-on"), gold: true, act: (/** @type {any} */ page) => page.connection.pass(one.question) };
  const ends = { key: "ends", label: words.say(discretion ? "web-case-ends" : "web-case-end"), letter: "Y", act: (/** @type {any} */ page) => page.ends() };
  const title = words.say(!one.right ? "web-case-wrong" : discretion ? "web-case-allowed" : "web-case-right");
  return { ...common, title, text, cites, choices: [ends, goOn] };
}

/** @param {any} state */
function choice({ case: one, words }) {
  return (/** @type {any} */ each, /** @type {number} */ place) => ({
    key: `rule-${place}`,
    label: capital(effect(each, words)),
    letter: String(place + 1),
    act: (/** @type {any} */ page) => page.connection.ask({ type: "ruling", question: one.question, choice: place }),
  });
}

/** @param {any} told @param {any} words @returns {string} */
function effect(told, words) {
  return words.sentence(told);
}

/** @param {string} text */
function capital(text) {
  return `${text[0].toUpperCase()}${text.slice(1)}`;
}

/** Every bet of the round by each allowed ruling, in money. @param {any} state @returns {HTMLElement[]} */
export function endsShown(state) {
  const { case: one, words, view } = state;
  if (one === null || one.chosen === null) return [];
  const title = words.say(one.ends.length > 1 ? "web-case-ends" : "web-case-end");
  const heads = [words.say("web-case-bet"), words.say("web-case-staked"), ...one.ends.map((/** @type {any} */ end) => capital(effect(end.effect, words)))];
  const rows = view.bets.map((/** @type {any} */ bet) => row(state, bet));
  const table = h(
    "table",
    { class: "case-ends" },
    h("caption", {}, title),
    h("thead", {}, h("tr", {}, ...heads.map((head) => h("th", { scope: "col" }, head)))),
    h("tbody", {}, ...rows),
  );
  const depends = one.ends.filter((/** @type {any} */ end) => end.outlook.depends);
  return [
    view.bets.length ? table : h("p", {}, words.say("web-case-no-bets")),
    ...depends.map((/** @type {any} */ end) => h("div", { class: "case-depends" }, h("h3", {}, capital(effect(end.effect, words))), ...dependsShown(state, end.outlook.depends))),
  ];
}

/** @param {any} state @param {any} bet */
function row(state, bet) {
  const { case: one, me, words } = state;
  const { box } = bet.spot;
  const name = [bet.player, box === null ? "" : words.say("web-box", { box }), betName(bet.spot, words)].filter(Boolean).join(" · ");
  return h(
    "tr",
    { class: bet.player === me ? "own" : null },
    h("th", { scope: "row" }, name),
    h("td", {}, money(bet.stake_cents)),
    ...one.ends.map((/** @type {any} */ { outlook }) => h("td", {}, endOf(state, bet, outlook))),
  );
}

/** @param {any} state @param {any} bet @param {any} outlook */
function endOf({ words }, bet, { if_all_stay: stay, if_all_take_back: back }) {
  const [stays, leaves] = [stay, back].map((fates) => comesTo(bet, fates, words));
  return stays === leaves ? stays : words.say("web-case-or", { stays, back: leaves });
}

/** @param {any} bet @param {any[]} fates @param {any} words @returns {string} */
function comesTo({ id }, fates, words) {
  const fate = fates.find((each) => each.wager_id === id);
  if (!fate || fate.payout_cents === null) return words.say("web-case-plays");
  return words.say("web-case-back", { amount: money(fate.payout_cents) });
}
