// The odds of a game on paper, as the server draws them; the page adds its header and the links.

import { paragraphOf } from "../kit/cites.js";
import { h } from "../kit/dom.js";
import { Header } from "../kit/header.js";
import { page } from "../kit/http.js";
import { nothing } from "../kit/nothing.js";
import { session } from "../kit/people.js";
import { catalogue, languageWanted } from "../kit/sentences.js";

const GAMES = ["baccarat", "blackjack", "roulette", "andar-bahar", "si-ki-pi"];

class OddsPage {
  paper = h("div", {});

  /** @param {string} game */
  constructor(game) {
    this.game = game;
    /** @type {any} */
    this.state = { words: null, me: "", wallet: null, connected: true, table: null };
    this.header = new Header();
  }

  async open() {
    const language = languageWanted();
    document.documentElement.lang = language;
    const [words, me] = await Promise.all([catalogue(language), session().catch(() => null)]);
    Object.assign(this.state, { words, me: me?.name ?? "", wallet: me?.wallet_cents ?? null, title: words.say("web-odds-short") });
    this.header.attach(this);
    this.paper.append(h("p", { class: "waiting", role: "status" }, words.say("web-odds-working")));
    document.body.className = `odds-page felt-${this.game}`;
    document.body.replaceChildren(this.header, h("main", { class: "paper", "data-worked-out": "no" }, this.#games(words), this.paper, this.#foot(words)));
    this.header.show();
    try {
      const drawn = await page(`/api/odds/${encodeURIComponent(this.game)}/paper/${language}`);
      this.paper.replaceWith(...drawn.body.children);
      this.#link(words);
      document.querySelector("main")?.setAttribute("data-worked-out", "yes");
    } catch (fault) {
      nothing(fault, words);
    }
  }

  /** @param {any} words */
  #games(words) {
    const link = (/** @type {string} */ game) => h("a", { href: `/odds/${game}`, "aria-current": game === this.game ? "page" : null }, words.say(`game-name-${game}`));
    return h("nav", { "aria-label": words.say("web-odds") }, ...GAMES.map(link));
  }

  /** Every paragraph that is named leads to it. @param {any} words */
  #link(words) {
    const book = words.say(`game-name-${this.game}`);
    for (const pill of document.querySelectorAll("[data-cite]")) {
      const cite = pill.getAttribute("data-cite") ?? "";
      const number = cite.split(" ").at(-1) ?? "";
      pill.replaceWith(h("a", { class: "cite", href: paragraphOf(cite), "aria-label": words.say("web-cite", { book, number }) }, pill.textContent));
    }
  }

  /** @param {any} words */
  #foot(words) {
    return h("nav", { class: "ways-on", "aria-label": words.say("web-reading") }, h("a", { href: `/book/${this.game}` }, words.say("web-book")), h("a", { href: "/" }, words.say("web-odds-to-the-tables")));
  }
}

void new OddsPage(location.pathname.split("/").at(-1) ?? "baccarat").open();
