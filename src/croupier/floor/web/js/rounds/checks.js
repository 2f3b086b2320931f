// What was checked, by whom, and what was not: the chain here, the amounts by the server, the shoe here.

import { h, shown } from "../kit/dom.js";
import { get } from "../kit/http.js";
import { CAN, followed, paid } from "./chain.js";
import { checked } from "./commitment.js";
import { keyOf } from "../table/spots.js";

const FORMATS = ["toml", "csv", "jsonl"];
const SIGNS = { holds: "✓", broken: "✕", sealed: "◷", none: "–" };

/** @typedef {{kind: keyof typeof SIGNS, text: string, small?: string, code?: string}} Check */

export class Checks {
  head = h("h2");
  list = h("ul", { class: "checks", "aria-live": "polite" });
  exports = h("p", { class: "exports" });
  element = h("section", { class: "checked" }, this.head, this.list, this.exports);
  /** @type {Check[] | null} */
  found = null;

  /** @param {any} page */
  constructor(page) {
    this.page = page;
  }

  /** @param {any[]} bets as they stand at the end */
  async work(bets) {
    const { table, round } = this.page.state;
    const told = await get(`${this.page.path}/checked`);
    this.found = [...(await this.#chain(told.links, bets)), this.#decided(told.decided), await this.#shoe(table, told.shoe, round)];
    this.show();
  }

  show() {
    const { words, table, number } = this.page.state;
    shown(this.head, words.language, () => [words.say("web-checked")]);
    shown(this.list, JSON.stringify([this.found, words.language]), () => (this.found ?? [{ kind: "sealed", text: words.say("web-checking") }]).map(line));
    shown(this.exports, words.language, () => [
      h("span", {}, words.say("web-export")),
      ...FORMATS.map((format) => h("a", { class: "export", href: `${this.page.path}/export?format=${format}`, download: `${table}-${number}.${format}` }, format)),
    ]);
  }

  /** @param {import("./chain.js").Link[]} links @param {any[]} bets @returns {Promise<Check[]>} */
  async #chain(links, bets) {
    const { words } = this.page.state;
    if (!CAN) return [{ kind: "none", text: words.say("web-chain-cannot") }];
    const { held, untold, later, broken } = await followed(links);
    if (broken !== null) return [{ kind: "broken", text: words.say("web-chain-broken", { position: broken }) }];
    const last = links.filter((link) => link.chain).at(-1);
    const missing = [untold ? words.say("web-chain-untold", { untold }) : "", later ? words.say("web-chain-later", { later }) : ""];
    const small = missing.filter(Boolean).join(" ") || undefined;
    /** @type {Check} */
    const chain = last
      ? { kind: "holds", text: words.say("web-chain-holds", { entries: held }), small, code: `${last.position}:${last.chain}` }
      : { kind: "sealed", text: words.say("web-chain-none"), small };
    return [chain, ...this.#amounts(paid(links), bets)];
  }

  /** What the page shows is what stands in the entries. @param {Map<number, number>} amounts by bet @param {any[]} wagers @returns {Check[]} */
  #amounts(amounts, wagers) {
    const { words } = this.page.state;
    const known = wagers.filter((bet) => amounts.has(bet.id));
    if (!known.length) return [];
    const bets = new Set(known.map(({ player, spot, hand }) => `${player} ${keyOf(spot)} ${hand}`)).size; // not the chips laid one after the other
    const wrong = known.find((bet) => amounts.get(bet.id) !== bet.settlement?.payout_cents);
    return [wrong ? { kind: "broken", text: words.say("web-amounts-differ") } : { kind: "holds", text: words.say("web-amounts-hold", { bets }) }];
  }

  /** @param {{commands: number, amounts: number, otherwise: number | null, older: number}} decided @returns {Check} */
  #decided({ commands, amounts, otherwise, older }) {
    const { words } = this.page.state;
    if (otherwise !== null) return { kind: "broken", text: words.say("web-decided-otherwise", { position: otherwise }) };
    if (older) return { kind: "holds", text: words.say("web-decided-older", { commands, older }) };
    return { kind: "holds", text: words.say("web-decided-again", { commands, amounts }) };
  }

  /** @param {string} table @param {any} shoe @param {any} round @returns {Promise<Check>} */
  async #shoe(table, shoe, round) {
    const { words, view } = this.page.state;
    if (!shoe) return { kind: "none", text: words.say("web-dealt-by-hand") };
    const wheel = view.sign.decks === 0;
    if (shoe.order === null) return { kind: "sealed", text: words.say("web-shoe-sealed", { number: shoe.number }), code: shoe.commitment };
    if (!CAN) return { kind: "none", text: words.say("web-chain-cannot") };
    const holds = await checked(table, shoe, wheel ? undefined : view.sign.decks);
    if (!holds) return { kind: "broken", text: words.say(wheel ? "web-spin-not-held" : "web-shoe-not-held", { number: shoe.number }), code: shoe.commitment };
    const told = wheel ? round.outcome?.split(" ")[0] === shoe.order[0] : false;
    const small = wheel ? (told ? words.say("web-spin-same", { pocket: shoe.order[0] === "H" ? "★" : shoe.order[0] }) : undefined) : this.#places(shoe.order);
    return { kind: "holds", text: words.say(wheel ? "web-spin-held" : "web-shoe-held", { number: shoe.number }), small, code: shoe.commitment };
  }

  /** Where the cards of this round lay in the shoe, one after the other. @param {string[]} order */
  #places(order) {
    const { words, lastView } = this.page.state;
    const cards = (lastView?.hands ?? []).flatMap((/** @type {any} */ hand) => hand.cards).sort((/** @type {any} */ a, /** @type {any} */ b) => a.number - b.number);
    const faces = cards.map((/** @type {any} */ { face }) => face);
    const from = order.findIndex((_, nth) => faces.every((/** @type {string | null} */ face, /** @type {number} */ n) => face === order[nth + n]));
    return faces.length && from >= 0 ? words.say("web-shoe-places", { from: from + 1, to: from + faces.length }) : undefined;
  }
}

/** @param {Check} check */
function line({ kind, text, small, code }) {
  return h("li", { class: kind }, h("i", { "aria-hidden": "true" }, SIGNS[kind]), h("span", {}, text, small && h("small", {}, small), code && h("code", { title: code }, shortened(code))));
}

/** `51:9f3c 71ae … c2d0 88b4` @param {string} code */
function shortened(code) {
  const [position, chain] = code.includes(":") ? code.split(":") : ["", code];
  const fours = chain.match(/.{4}/g) ?? [];
  return `${position ? `${position}: ` : ""}${fours.slice(0, 2).join(" ")} … ${fours.slice(-2).join(" ")}`;
}
