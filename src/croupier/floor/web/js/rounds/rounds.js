// My rounds, and for those who may see them, those of others: each a link into its replay.

import { h } from "../kit/dom.js";
import { Header, titleOf } from "../kit/header.js";
import { get } from "../kit/http.js";
import { money } from "../kit/money.js";
import { waitingFor } from "../kit/nothing.js";
import { whoever } from "../kit/people.js";
import { catalogue, languageWanted } from "../kit/sentences.js";
import { checked } from "./commitment.js";
import { ended } from "./ended.js";
import { OwnRounds } from "./own.js";


class RoundsPage {
  header = new Header();
  own = new OwnRounds(this);
  list = h("ol", { class: "rounds-list" });
  more = h("button", { onclick: () => this.#load() });
  shoes = h("section", { class: "shoes", id: "shoes" });
  /** @type {{name: string, game: string}[]} */
  tables = [];

  constructor() {
    /** @type {any} */
    this.state = { words: null, me: "", connected: true, wallet: null, rounds: [], before: null, table: null };
  }

  async open() {
    const language = languageWanted();
    document.documentElement.lang = language;
    const told = catalogue(language);
    const [words, me] = await Promise.all([told, whoever(waitingFor(told))]);
    Object.assign(this.state, { words, me: me.name, wallet: me.wallet_cents, title: words.say("web-my-rounds") });
    this.header.attach(this);
    this.more.append(words.say("web-more-rounds"));
    this.shoes.append(h("h2", {}, words.say("web-shoes")), h("p", {}, words.say("web-shoes-why")));
    const others = me.role === "player" ? [] : [h("section", {}, h("h2", {}, words.say("web-all-rounds")), this.list, this.more)];
    document.body.replaceChildren(this.header, h("main", { class: "rounds" }, this.own.node, ...others, this.shoes));
    this.header.show();
    this.tables = (await get("/api/tables")).tables;
    await Promise.all([this.own.open(), ...(others.length ? [this.#load()] : []), this.#shoes()]);
    if (location.hash === "#shoes") this.shoes.scrollIntoView();
  }

  async #load() {
    const { words } = this.state;
    this.more.toggleAttribute("disabled", true); // the same rounds would come twice
    const query = this.state.before === null ? "" : `?before=${this.state.before}`;
    const found = await get(`/api/rounds${query}`);
    this.state.before = found.before;
    this.more.hidden = found.before === null;
    this.more.toggleAttribute("disabled", false);
    this.list.append(...found.rounds.map((/** @type {any} */ round) => this.#row(round)));
    if (!this.list.children.length) this.list.append(h("li", {}, words.say("web-no-rounds-of-others")));
  }

  /** @param {any} round */
  #row(round) {
    const { words } = this.state;
    const when = new Date(round.closed_ms ?? round.opened_ms).toLocaleString(words.language === "zh" ? "zh-SG" : "en-SG", { hourCycle: "h23" });
    return h(
      "li",
      {},
      h(
        "a",
        { href: `/rounds/${encodeURIComponent(round.stream)}/${round.number}` },
        h("b", {}, words.say("web-round-of", { table: this.#title(round.stream), number: round.number })),
        h("span", {}, round.outcome ? ended(round.outcome, words) : ""),
        h("span", {}, words.say("web-bet-in-all", { amount: money(round.total_cents) })),
        h("time", {}, when),
      ),
    );
  }

  /** @param {string} table */
  #title(table) {
    const game = this.tables.find(({ name }) => name === table)?.game ?? "";
    return titleOf(table, game, this.state.words);
  }

  async #shoes() {
    const { words } = this.state;
    for (const { name } of this.tables) {
      const { revealed } = await get(`/api/tables/${encodeURIComponent(name)}`);
      if (revealed === null) continue;
      const holds = await checked(name, revealed);
      const kept = holds ? words.say("web-shoe-holds") : words.say("web-shoe-broken");
      this.shoes.append(h("p", { class: holds ? "won" : "lost" }, words.say("web-shoe-of", { table: this.#title(name), number: revealed.number }), ` ${holds ? "✓" : "✕"} ${kept}`));
    }
  }
}

void new RoundsPage().open();
