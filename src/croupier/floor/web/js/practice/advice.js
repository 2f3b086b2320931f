// Under the bar of a practice table: what repeats it, what each move is worth, what decisions cost.

import { FELTS } from "../felts/index.js";
import { h, shown } from "../kit/dom.js";
import { money, net } from "../kit/money.js";
import { moveName } from "./moves.js";

const SMALLEST_CENTS = 0.5; // what is less rounds to nothing

export class Advice extends HTMLElement {
  facts = h("div", { class: "practice-facts" });
  given = h("div", { class: "practice-hint", role: "status" });
  ends = h("div", { class: "practice-ends" });

  /** @param {any} page */
  attach(page) {
    this.page = page;
    this.setAttribute("role", "region");
    this.append(this.facts, this.given, this.ends);
  }

  show() {
    const { words, practice, cost, hint, long, view, hinting } = this.page.state;
    if (!view) return;
    const asked = this.page.mayHint();
    this.setAttribute("aria-label", words.say("web-practice"));
    shown(this.facts, JSON.stringify([practice.id, cost, asked, hinting, words.language]), () => [this.#asked(), this.#costs(), this.#button(asked)]);
    shown(this.given, JSON.stringify([hint, long, words.language]), () => this.told());
    const { case: stopped } = this.page.state;
    shown(this.ends, JSON.stringify([stopped?.chosen != null && stopped, words.language]), () => this.page.rulings());
  }

  #asked() {
    const { words, practice } = this.page.state;
    const { seed, companions } = practice;
    return h(
      "p",
      { class: "told" },
      h("b", {}, words.say("web-practice")),
      h("span", {}, words.say("web-practice-seed-of", { seed: String(seed) })),
      h("span", {}, words.say("web-practice-companions", { companions })),
      h("span", {}, errs(this.page.state)),
      h("button", { class: "plain", "data-key": "again", onclick: () => this.page.again() }, words.say("web-practice-again")),
    );
  }

  /** In its place also where there is nothing to ask for. @param {boolean} asked */
  #button(asked) {
    const { words, hinting } = this.page.state;
    const label = hinting ? words.say("web-practice-working") : words.say("web-practice-hint");
    return h("button", { "data-key": "hint", disabled: !asked || hinting, onclick: () => void this.page.hint() }, label, h("kbd", {}, "T"));
  }

  #costs() {
    const { words, cost } = this.page.state;
    if (!cost?.costs.length) return h("p", { class: "costs" });
    const last = cost.costs.at(-1);
    return h(
      "p",
      { class: "costs", role: "status" },
      h("span", {}, this.#lastly(last)),
      h("b", {}, words.say("web-practice-round-cost", { cost: average(cost.round_cents) })),
      h("span", {}, words.say("web-practice-all-cost", { cost: average(cost.all_cents) })),
    );
  }

  /** @param {any} last */
  #lastly({ kind, command, best: better, cost_cents: cents }) {
    const { words } = this.page.state;
    const cost = average(cents);
    if (kind === null) return words.say("web-practice-bets-cost", { cost });
    const move = moveName(command, words, kind);
    if (cents < SMALLEST_CENTS) return words.say("web-practice-cost-none", { move });
    const best = moveName(better, words, kind);
    return words.say("web-practice-cost-of", { move, cost, best });
  }

  /** The hint, as it stands here or on a panel. @returns {HTMLElement[]} */
  told() {
    const { words, hint, long } = this.page.state;
    if (long) return [h("p", {}, words.say("web-practice-long"))];
    if (!hint) return [];
    const note = hint.note ? [h("p", {}, words.sentence(hint.note))] : [];
    if (hint.moves.length) return [h("ol", { class: "worths" }, ...hint.moves.map((/** @type {any} */ each, /** @type {number} */ place) => this.#move(each, place))), ...note];
    if (hint.bets.length) return this.#edges(hint.bets);
    return note.length ? note : [h("p", {}, words.say("web-practice-no-figure"))];
  }

  /** @param {any} each @param {number} place */
  #move({ command, worth_cents: won, cost_cents: cents }, place) {
    const { words, hint } = this.page.state;
    const worth = net(Math.round(won) || 0);
    const move = this.#asOnItsButton(command) ?? moveName(command, words, hint.kind);
    const best = place === 0 || cents < SMALLEST_CENTS;
    return h(
      "li",
      { class: best ? "best" : "" },
      h("b", {}, `${best ? "✓ " : ""}${move}`),
      h("span", {}, best ? words.say("web-practice-worth", { worth }) : words.say("web-practice-costs", { cost: average(cents) })),
    );
  }

  /** Where the question gives a move a name of its own. @param {any} command @returns {string | undefined} */
  #asOnItsButton(command) {
    const { view, me, sign } = this.page.state;
    const mine = view.awaited.filter((/** @type {any} */ each) => each.player === me);
    const names = view.halts.length ? {} : (FELTS[sign.game].question?.(this.page.state, mine)?.names ?? {});
    return names[command?.type];
  }

  /** @param {any[]} bets */
  #edges(bets) {
    const { words } = this.page.state;
    const edge = share(bets[0].edge, words);
    if (bets.every((each) => share(each.edge, words) === edge)) return [h("p", {}, words.say("web-practice-one-edge", { edge }))];
    return [h("p", {}, words.say("web-practice-edges")), h("ol", { class: "worths" }, ...this.#bets(bets))];
  }

  /** Placements that cost the same are told once. @param {any[]} bets */
  #bets(bets) {
    const { words } = this.page.state;
    const once = new Map(bets.map(({ bet, edge }) => [`${bet} ${edge.toFixed(6)}`, { bet, edge }]));
    return [...once.values()]
      .sort((one, other) => one.edge - other.edge)
      .map(({ bet, edge }) => h("li", {}, h("b", {}, words.say(`bet-name-${bet}`)), h("span", {}, share(edge, words))));
  }
}

/** Chinese has no blank before the sign. @param {number} edge @param {{language: string}} words */
function share(edge, { language }) {
  return `${(edge * 100).toFixed(2)}${language === "zh" ? "" : " "}%`;
}

/** Of all cards dealt, or where there are none, of all spins. @param {any} state */
function errs({ words, practice, sign }) {
  const percent = Number((practice.trouble * 100).toFixed(2));
  if (!percent) return words.say("web-practice-errs-never");
  return sign.decks ? words.say("web-practice-errs-with", { percent }) : words.say("web-practice-errs-spins", { percent });
}

/** Cents on average, to the nearest of them. @param {number} cents */
function average(cents) {
  return money(Math.round(cents) || 0);
}

customElements.define("croupier-advice", Advice);
