// Beside the felt, for reading: the sign, your bets, what was said, the newest first.

import { FELTS } from "../felts/index.js";
import { h, shown } from "../kit/dom.js";
import { kindOf } from "../kit/chips.js";
import { pill } from "../kit/cites.js";
import { requestOf } from "../kit/house.js";
import { money, net } from "../kit/money.js";
import { oddsSaid } from "./bar/insurance.js";
import { heading, replayOf } from "./rows.js";
import { signOf } from "./sign.js";
import { betName, cameToOf, netOf } from "./spots.js";
import { whyOf } from "./why.js";

/** @type {typeof import("./behind.js") | null} fetched once somebody bets where another decides */
let sharing = null;

const MOST_CITES = 2; // of a line; the round in full is in its replay

const GLYPHS = { banker: " 庄", player: " 閒", andar: " 左邻", bahar: " 右舍" }; // as they stand on the cloth

/** @param {string} name */
const part = (name) => h("section", { class: name, id: `column-${name}`, tabindex: -1 });

export class Column extends HTMLElement {
  parts = { sign: part("sign"), bets: part("bets"), round: part("round") };
  shared = h("div", { class: "shared" });
  also = h("section", { class: "also", tabindex: -1 }); // what only this game has beside its felt
  tabs = h("div", { class: "tabs" });
  foot = h("div", { class: "foot" });
  tab = "bets";

  /** @param {any} page */
  attach(page) {
    this.page = page;
    this.setAttribute("role", "complementary");
    const { sign, bets, round } = this.parts;
    this.append(this.tabs, sign, this.also, this.shared, bets, round, this.foot);
  }

  /** Where there is room for one part only, this is it. @param {"sign" | "bets" | "round"} name */
  turnTo(name) {
    this.tab = name;
    this.show();
    this.parts[name].focus();
  }

  show() {
    const { words, sign, view, me, rows, frame } = this.page.seen;
    if (!sign || !view) return;
    this.setAttribute("aria-label", words.say("web-column"));
    this.setAttribute("data-tab", this.tab);
    shown(this.tabs, JSON.stringify([this.tab, words.language]), () => this.#tabs());
    const lies = [view.differential, view.seats];
    shown(this.parts.sign, JSON.stringify([sign, lies, words.language]), () => signOf(this.page));
    FELTS[sign.game].beside?.(this.page, this.also);
    const boxes = sharing?.sharedBoxes(this.page.state) ?? [];
    if (!sharing && view.bets.some((/** @type {any} */ { player, spot }) => player !== (view.deciders[spot.box] ?? player))) void this.#shares();
    shown(this.shared, JSON.stringify([boxes, boxes.length && [view.bets, view.deciders], words.language]), () =>
      boxes.map((box) => h("section", {}, ...(sharing?.behind(this.page, box) ?? []))),
    );
    shown(this.foot, JSON.stringify([this.#company(), words.language]), () => this.#foot());
    const own = view.bets.filter((/** @type {any} */ bet) => bet.player === me);
    shown(this.parts.bets, JSON.stringify([own, words.language]), () => this.#bets(own));
    shown(this.parts.round, JSON.stringify([rows, frame.now, view.number, view.status, words.language]), () => this.#round());
  }

  async #shares() {
    sharing = await import("./behind.js");
    this.show();
  }

  #tabs() {
    const { words } = this.page.state;
    const tab = (/** @type {"sign" | "bets" | "round"} */ name, /** @type {string} */ label) =>
      h("button", { "data-key": name, "aria-pressed": String(name === this.tab), "aria-controls": `column-${name}`, onclick: () => this.turnTo(name) }, label);
    return [tab("bets", words.say("web-your-bets")), tab("round", words.say("web-tab-round")), tab("sign", words.say("web-sign"))];
  }

  /** Companions that play along; null where none do. @returns {number | null} */
  #company() {
    const { view } = this.page.state;
    const request = requestOf(this.page.state, "floor.ask-companion.1");
    return request && request.refused?.key !== "live-companions-automatic" ? view.companions.length : null;
  }

  #foot() {
    const { words } = this.page.state;
    const tell = () => void this.page.tell();
    const many = this.#company();
    return [
      ...(many === null
        ? []
        : [
            h("span", {}, words.say("web-companions-here", { many })),
            h("button", { class: "plain", "data-key": "companions", onclick: () => void this.page.company() }, words.say("web-companions")),
          ]),
      h("span", {}, words.say("web-something-wrong")),
      h("button", { class: "plain", "data-key": "tell", onclick: tell }, words.say("web-tell"), h("kbd", {}, "!")),
    ];
  }

  /** @param {any[]} own */
  #bets(own) {
    const { words } = this.page.state;
    const sum = own.reduce((total, bet) => total + bet.stake_cents, 0);
    const boxes = new Set(own.map(({ spot }) => spot.box).filter((box) => box !== null));
    const [only] = boxes.size === 1 ? boxes : []; // named once
    return [
      h("h2", {}, only === undefined ? words.say("web-your-bets") : words.say("web-your-bets-in", { box: only }), h("span", {}, money(sum))),
      h(
        "ul",
        {},
        ...together(own, words).map((bet) => {
          const glyph = words.language === "en" && GLYPHS[/** @type {"banker"} */ (bet.spot.bet)];
          const name = `${betName(bet.spot, words)}${glyph || ""}`;
          const box = bet.spot.box === null || bet.spot.box === only ? name : words.say("web-box-bet", { box: bet.spot.box, bet: name });
          const settled = cameToOf(bet);
          const result = settled ? net(netOf(bet)) : money(bet.stake_cents);
          const kind = settled ? kindOf(netOf(bet)) : "";
          const why = words.clauses(bet.steps);
          const odds = settled ? null : this.#odds(bet);
          return h(
            "li",
            { class: kind },
            h("span", {}, box, odds && h("small", { class: "pays" }, words.say("web-pays", { odds: oddsSaid(odds, words) })), why && h("small", {}, why[0].toUpperCase() + why.slice(1))),
            h("b", {}, result),
            this.#pills((settled?.cites ?? []).slice(0, 1)),
          );
        }),
      ),
    ];
  }

  /** What an open bet pays, where it pays the same whatever comes. @param {any} bet */
  #odds({ spot, odds }) {
    const lines = this.page.state.sign.pays.filter((/** @type {any} */ line) => line.bet === spot.bet);
    return odds ?? (lines.length === 1 && lines[0].when === null ? lines[0].odds : null);
  }

  /** @param {string[]} cites */
  #pills(cites) {
    return cites.length > 0 && h("span", { class: "cites" }, ...cites.slice(0, MOST_CITES).map((cite) => pill(cite, this.page)));
  }

  #round() {
    const { words, rows, frame, view } = this.page.seen;
    const now = frame.now ? [{ ...frame.now, kind: "now" }] : [];
    return [
      h("h2", {}, words.say("web-round", { number: view.number }), h("span", {}, words.say("web-newest-first"))),
      h(
        "ol",
        {},
        ...[...now, ...rows].map((/** @type {any} */ row) => this.#row(row)),
      ),
    ];
  }

  /** What happened, what more there is to say of it, and its paragraphs. @param {import("./rows.js").Written} row */
  #row(row) {
    const { kind, head, more, cites, round } = row;
    const { words } = this.page.state;
    const what = heading(words.sentence(head));
    const named = round ? words.say("web-round-before", { number: round, what }) : what;
    const href = this.page.recorded && replayOf(this.page.seen, row);
    return h("li", { class: `told-${kind}` }, h("span", {}, href ? h("a", { href, "data-key": `row-${row.thread || what}` }, named) : named, more && h("small", {}, words.sentence(more))), this.#pills(cites));
  }
}

/** Chips laid one after the other on the same spot and hand read as one bet. @param {any[]} own @param {any} words @returns {any[]} */
function together(own, words) {
  const by = new Map();
  for (const bet of own) {
    const key = JSON.stringify([bet.spot, bet.hand, bet.odds, cameToOf(bet)?.result]);
    by.set(key, [...(by.get(key) ?? []), bet]);
  }
  return [...by.values()].map((bets) => ({
    ...bets[0],
    steps: whyOf(bets, words),
    stake_cents: bets.reduce((/** @type {number} */ sum, /** @type {any} */ each) => sum + each.stake_cents, 0),
    decided: cameToOf(bets[0]) && {
      ...cameToOf(bets[0]),
      payout_cents: bets.reduce((/** @type {number} */ sum, /** @type {any} */ each) => sum + (cameToOf(each)?.payout_cents ?? 0), 0),
    },
    settlement: null, // told as a whole
  }));
}

customElements.define("croupier-column", Column);
