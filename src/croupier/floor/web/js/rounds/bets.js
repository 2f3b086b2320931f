// All bets as they stand at that moment, and why the chosen one came to what it came to.

import { pill } from "../kit/cites.js";
import { h, shown } from "../kit/dom.js";
import { money } from "../kit/money.js";
import { cameTo, handBetName, together } from "../table/bet-by-bet.js";
import { keyOf, stakes } from "../table/spots.js";

export class Bets {
  head = h("h2");
  table = h("table");
  foot = h("p", { class: "bets-sum" });
  list = h("section", { class: "bets" }, this.head, h("div", { class: "bets-box", tabindex: 0, role: "group" }, this.table), this.foot);
  why = h("section", { class: "why" });
  /** @type {string | null} the bet that was chosen */
  chosen = null;

  /** @param {any} page */
  constructor(page) {
    this.page = page;
  }

  show() {
    const { words, view } = this.page.state;
    const groups = together(view.bets);
    const chosen = groups.find((bets) => nameOf(bets) === this.chosen) ?? this.#nearest(groups);
    const seen = JSON.stringify([view.bets, chosen && nameOf(chosen), words.language]);
    this.list.querySelector(".bets-box")?.setAttribute("aria-label", words.say("web-every-bet"));
    this.table.classList.toggle("without-boxes", groups.every(([bet]) => bet.spot.box === null));
    shown(this.head, words.language, () => [words.say("web-every-bet")]);
    shown(this.table, seen, () => (groups.length ? [this.#columns(), h("tbody", {}, ...groups.map((bets) => this.#row(bets, bets === chosen)))] : []));
    shown(this.foot, seen, () => [this.#sum(view.bets)]);
    shown(this.why, seen, () => this.#why(chosen));
  }

  /** Where none was chosen: one of those that have just been settled, one's own, or the first. @param {any[][]} groups */
  #nearest(groups) {
    const { scenes, at, me } = this.page.state;
    const of = (/** @type {string | null} */ player) => groups.find(([bet]) => bet.player === player);
    return of(scenes[at].about) ?? of(me) ?? groups[0];
  }

  /** @param {string} name of a bet */
  choose(name) {
    this.chosen = name;
    this.show();
  }

  /** The first bet on a spot of the felt. @param {any} spot */
  chooseOn(spot) {
    const [bets] = together(this.page.state.view.bets).filter(([bet]) => keyOf(bet.spot) === keyOf(spot));
    if (bets) this.choose(nameOf(bets));
  }

  #columns() {
    const { words } = this.page.state;
    const heads = ["box", "player", "bet", "stake", "result", "net", "paragraphs"].map((name) => h("th", { scope: "col", class: name }, words.say(`web-col-${name}`)));
    return h("thead", {}, h("tr", {}, ...heads));
  }

  /** @param {any[]} bets @param {boolean} chosen */
  #row(bets, chosen) {
    const { words, me } = this.page.state;
    const [bet] = bets;
    const settled = bets.every((each) => each.settlement);
    const came = settled ? cameTo(bets, words) : null;
    const name = nameOf(bets);
    return h(
      "tr",
      { class: chosen ? "chosen" : "", onclick: () => this.choose(name) },
      h("td", { class: "box" }, bet.spot.box ?? "–"),
      h("td", { class: bet.player === me ? "player own" : "player" }, bet.player),
      h("th", { scope: "row", class: "bet" }, h("button", { class: "plain", "data-key": `bet-${name}`, "aria-pressed": String(chosen) }, handBetName(bet, words))),
      h("td", { class: "stake" }, money(stakes(bets))),
      h("td", { class: `result ${came?.kind ?? ""}` }, came && `${came.mark} `, h("span", {}, came ? words.say(`web-result-${bet.settlement.result}`) : words.say("web-result-open"))),
      h("td", { class: `net ${came?.kind ?? ""}` }, came ? came.result : ""),
      h("td", { class: "paragraphs" }, came && came.cites.length ? `§ ${words.comma(came.cites.map((cite) => cite.split(" ").at(-1) ?? ""))}` : ""),
    );
  }

  /** @param {any[]} bets */
  #sum(bets) {
    const { words } = this.page.state;
    const back = bets.reduce((sum, bet) => sum + (bet.settlement?.payout_cents ?? 0), 0);
    return bets.every((bet) => bet.settlement) && bets.length
      ? words.say("web-staked-back", { staked: money(stakes(bets)), back: money(back) })
      : words.say("web-bet-in-all", { amount: money(stakes(bets)) });
  }

  /** @param {any[] | undefined} bets */
  #why(bets) {
    const { words } = this.page.state;
    if (!bets) return [h("h2", {}, words.say("web-why")), h("p", { class: "mute" }, words.say("web-no-bet-yet"))];
    const [bet] = bets;
    const bold = words.say("web-bet-of", { player: bet.player, bet: handBetName(bet, words) });
    const head = h("h2", {}, words.say("web-why"), h("b", {}, bold));
    if (!bets.every((each) => each.settlement)) return [head, h("p", { class: "mute" }, words.say("web-not-decided", { stake: money(stakes(bets)) }))];
    const { working, cites, result, kind, mark } = cameTo(bets, words);
    return [
      head,
      h("ol", { class: "working-steps" }, ...working.map((step) => h("li", {}, step[0].toUpperCase() + step.slice(1)))),
      h("p", { class: "came-to" }, h("b", { class: kind }, `${mark} ${result}`), h("span", {}, words.say("web-staked-back", { staked: money(stakes(bets)), back: money(bets.reduce((sum, each) => sum + each.settlement.payout_cents, 0)) }))),
      h("p", { class: "cites" }, ...cites.map((cite) => pill(cite, this.page))),
    ];
  }
}

/** The same at every moment of the round. @param {any[]} bets */
function nameOf([bet]) {
  return `${bet.player} ${keyOf(bet.spot)} ${bet.hand ?? ""}`;
}
