// The odds of a game on paper: findings first, then the bets, then pictures, then how to read it.

import { h } from "../kit/dom.js";
import { Header } from "../kit/header.js";
import { get } from "../kit/http.js";
import { nothing } from "../kit/nothing.js";
import { known } from "../kit/people.js";
import { catalogue, languageWanted } from "../kit/sentences.js";
import * as andarBahar from "./andar-bahar.js";
import * as baccarat from "./baccarat.js";
import { betsOf } from "./bets.js";
import * as blackjack from "./blackjack.js";
import { paragraphs } from "./parts.js";
import * as roulette from "./roulette.js";
import * as siKiPi from "./si-ki-pi.js";

/** @type {Record<string, {sections: (told: any, words: any, reading: HTMLElement) => HTMLElement[]}>} */
const GAMES = { baccarat, blackjack, roulette, "andar-bahar": andarBahar, "si-ki-pi": siKiPi };
const CARDS = 52;

class OddsPage {
  paper = h("div", { class: "sheet-of-paper" });

  /** @param {string} game */
  constructor(game) {
    this.game = game;
    /** @type {any} */
    this.state = { words: null, me: "", wallet: null, connected: true, table: null };
    this.header = new Header();
    this.paper = h("div", { class: "sheet-of-paper" });
  }

  async open() {
    const language = languageWanted();
    document.documentElement.lang = language;
    const [words, me] = await Promise.all([catalogue(language), known()]);
    Object.assign(this.state, { words, me: me?.name ?? "", wallet: me?.wallet_cents ?? null, title: words.say("web-odds-short") });
    this.header.attach(this);
    this.paper.append(h("p", { class: "waiting", role: "status" }, words.say("web-odds-working")));
    document.body.className = `odds-page felt-${this.game}`;
    document.body.replaceChildren(this.header, h("main", { class: "paper", "data-worked-out": "no" }, this.#games(words), this.paper));
    this.header.show();
    try {
      this.#lay(await get(`/api/odds/${encodeURIComponent(this.game)}`));
    } catch (fault) {
      nothing(fault, words);
    }
  }

  /** @param {any} words */
  #games(words) {
    const link = (/** @type {string} */ game) => h("a", { href: `/odds/${game}`, "aria-current": game === this.game ? "page" : null }, words.say(`game-name-${game}`));
    return h("nav", { "aria-label": words.say("web-odds") }, ...Object.keys(GAMES).map(link));
  }

  /** @param {any} told */
  #lay(told) {
    const { words } = this.state;
    const bets = this.game === "roulette" ? [] : [betsOf(told, words)]; // there they would all be alike
    this.paper.replaceChildren(this.#title(told), this.#findings(told), ...bets, ...GAMES[this.game].sections(told, words, this.#reading(told)), this.#foot(told));
    this.paper.parentElement?.setAttribute("data-worked-out", "yes");
  }

  /** @param {any} told */
  #title(told) {
    const { words } = this.state;
    const fact = (/** @type {string} */ name, /** @type {Node | string} */ value) => h("div", {}, h("dt", {}, name), h("dd", {}, value));
    const played = told.decks === null ? words.say("web-odds-wheel") : words.say("web-odds-shoe", { decks: told.decks, cards: told.decks * CARDS });
    const methods = new Set(told.bets.map((/** @type {any} */ row) => row.method));
    return h(
      "header",
      { class: "title-block" },
      h("div", {}, h("h2", {}, words.say(`game-name-${this.game}`)), h("p", { class: "lead" }, words.say(`web-odds-lead-${this.game}`))),
      h(
        "dl",
        {},
        fact(words.say("web-odds-book"), h("a", { href: `/book/${this.game}` }, words.say("web-odds-in-effect", { title: told.title, edition: told.edition }))),
        fact(words.say(told.decks === null ? "web-odds-on-wheel" : "web-odds-from"), played),
        fact(words.say("web-odds-method"), [...methods].map((method) => words.say(`web-odds-method-${method}`)).join(" ")),
        fact(words.say("web-odds-reproduce"), h("code", {}, told.command)),
      ),
    );
  }

  /** @param {any} told */
  #findings({ findings }) {
    const { words } = this.state;
    const between = words.language === "zh" ? "" : " ";
    return h(
      "section",
      { class: `findings of-${findings.length}`, "aria-label": words.say("web-odds-findings") },
      ...findings.map((/** @type {any} */ each) =>
        h("div", {}, h("p", { class: "figure" }, words.sentence(each.figure)), h("p", {}, h("b", {}, words.sentence(each.claim)), between, each.more.map((/** @type {any} */ more) => words.sentence(more)).join(between))),
      ),
    );
  }

  /** @param {any} told */
  #reading(told) {
    const { words } = this.state;
    const terms = ["edge", "spread", "ahead", "fresh", "exact"].filter((term) => term !== "fresh" || told.decks !== null);
    return h(
      "section",
      { class: "part reading-odds" },
      h("h3", {}, words.say("web-odds-how-to-read")),
      h("ul", {}, ...terms.map((term) => h("li", {}, words.say(`web-odds-read-${term}`)))),
      h("p", {}, h("span", {}, words.say("web-odds-basis")), paragraphs(this.game, told.basis, words)),
    );
  }

  /** @param {any} told */
  #foot({ edition }) {
    const { words } = this.state;
    const book = words.say(`game-name-${this.game}`);
    return h("footer", {}, h("p", {}, words.say("web-odds-no-certification")), h("p", {}, h("a", { href: `/book/${this.game}` }, words.say("web-odds-to-the-book", { book, edition })), h("a", { href: "/" }, words.say("web-odds-to-the-tables"))));
  }
}

void new OddsPage(location.pathname.split("/").at(-1) ?? "baccarat").open();
