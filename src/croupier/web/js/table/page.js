// The page of one table: what the server says is kept here, and every part of the page shows it.

import { catalogue, languageWanted } from "../kit/sentences.js";
import { TableConnection } from "../kit/connection.js";
import { takeDeck } from "../kit/deck.js";
import { fetched } from "../felts/index.js";
import { get } from "../kit/http.js";
import { nothing } from "../kit/nothing.js";
import { whoever } from "../kit/people.js";
import { h } from "../kit/dom.js";
import { Header } from "../kit/header.js";
import { Sheet } from "../kit/sheet.js";
import { Sound } from "../kit/sound.js";
import { keymap } from "../kit/keymap.js";
import { Bar } from "./bar.js";
import { Column } from "./column.js";
import { Felt } from "./felt.js";
import { Line } from "./line.js";
import { keys } from "./keys.js";
import { keyOf } from "./spots.js";
import { squeezedApart } from "./squeezing.js";
import { ofThisShoe } from "../roads/results.js";
import { Strip } from "./strip.js";
import { foresee, laidAnew, means } from "./trouble/foreseeing.js";

const TOLD_KEPT = 60;
const FIRST_CHIP = 2_500;

export class TablePage {
  live = h("div", { class: "ears", "aria-live": "polite", role: "status" });

  /**
   * @param {string} table
   * @param {string} [place] where the server has it
   */
  constructor(table, place = `/api/tables/${encodeURIComponent(table)}`) {
    this.table = table;
    this.place = place;
    /** @type {any} */
    this.state = {
      table,
      words: null,
      me: "",
      sign: null,
      view: null,
      frame: null,
      clocks: [],
      told: [],
      pending: new Map(),
      placed: [], // acts of betting of this round, the latest last
      before: [], // those of the round before
      chip: FIRST_CHIP,
      refusal: null,
      connected: false,
      tries: 0,
      trouble: null,
      looking: null, // the box that a narrow screen shows, if not one's own
      outcomes: [], // of the rounds before, the latest last
      foreseen: null, // what a fact that is being ruled on would lead to
      relaid: null, // the cards as they lay before a ruling, and after it
      ofThisShoe: [], // those of them that roads are drawn from
    };
    this.acts = 0;
    this.sound = new Sound();
    this.wish = new URLSearchParams(location.search); // as the lobby sends people: to a box, or to watch
    this.connection = new TableConnection(`${place}/live`, this.wish.has("watch"));
  }

  async open() {
    const language = languageWanted();
    document.documentElement.lang = language;
    const me = whoever();
    try {
      const game = await this.#look();
      await Promise.all([catalogue(language, game).then((words) => (this.state.words = words)), fetched(game)]);
    } catch (fault) {
      nothing(fault, await catalogue(language));
      return;
    }
    const { name, wallet_cents: wallet } = await me;
    Object.assign(this.state, { me: name, wallet });
    takeDeck();
    this.#lay();
    this.#connect();
    addEventListener("keydown", (event) => keys(this, event));
  }

  #connect() {
    const { connection, wish } = this;
    connection.addEventListener("sign", (event) => this.#sign(/** @type {CustomEvent} */ (event).detail));
    connection.addEventListener("table", (event) => this.#shown(/** @type {CustomEvent} */ (event).detail));
    connection.addEventListener("trouble", (event) => this.set({ trouble: /** @type {CustomEvent} */ (event).detail.message }));
    connection.addEventListener("unreadable", (event) => this.set({ refusal: /** @type {CustomEvent} */ (event).detail }));
    connection.addEventListener("state", (event) => this.set(/** @type {CustomEvent} */ (event).detail));
    connection.open();
    if (wish.has("box")) {
      history.replaceState(null, "", location.pathname);
      void this.sit(Number(wish.get("box")));
    }
  }

  #lay() {
    this.header = new Header();
    this.felt = new Felt();
    this.bar = new Bar();
    this.strip = new Strip();
    this.line = new Line();
    this.column = new Column();
    this.sheet = new Sheet();
    this.sheet.attach(this);
    for (const part of this.#parts()) part.attach(this);
    document.body.classList.add("table-page");
    document.body.replaceChildren(
      this.header,
      h("main", {}, this.felt, this.bar, this.line, ...this.further(), this.strip),
      this.column,
      this.sheet,
      this.live,
    );
    this.#everywhere();
  }

  /** @param {any} frame */
  #sign(frame) {
    this.set({ sign: frame.sign });
  }

  /** @param {any} frame */
  #shown(frame) {
    const seen = { ...frame.shared, ...frame.own, purse_cents: frame.purse_cents };
    const view = squeezedApart(seen, frame.shared, this.state.me);
    const now = performance.now();
    const clocks = frame.clocks.map((/** @type {any} */ clock) => ({ ...clock, ends: now + clock.left_s * 1000 }));
    const anew = this.state.view !== null && view.number !== this.state.view.number;
    const told = [...frame.told.toReversed(), ...this.state.told].slice(0, TOLD_KEPT);
    if (frame.told.length) this.live.textContent = frame.told.map((/** @type {any} */ each) => this.state.words.sentence(each.message)).join(" ");
    if (anew) void this.#look().then(() => this.#everywhere());
    if (anew) Object.assign(this.state, { before: this.state.placed.length ? this.state.placed : this.state.before, placed: [], refusal: null });
    this.state.relaid = laidAnew(this.state.view, view, this.state.relaid);
    this.sound.changed(this.state.view, view, { me: this.state.me, game: this.state.sign.game });
    this.set({ view, frame, clocks, told, trouble: null, wallet: frame.wallet_cents ?? this.state.wallet });
    void foresee(this);
  }

  /** @param {any} found */
  foreseen(found) {
    this.set({ foreseen: found });
  }

  /** What the fact that is being ruled on would lead to. */
  means() {
    means(this);
  }

  /** How the rounds before ended; which game it is. @returns {Promise<string>} */
  async #look() {
    const ended = await this.ended();
    Object.assign(this.state, { outcomes: ended.outcomes, ofThisShoe: ofThisShoe(ended) });
    return ended.game;
  }

  /** @returns {Promise<{game: string, outcomes: string[], of_this_shoe: number}>} */
  ended() {
    return get(`${this.place}/outcomes`);
  }

  /** @param {object} change */
  set(change) {
    Object.assign(this.state, change);
    this.#everywhere();
  }

  #everywhere() {
    for (const part of this.#parts()) part.show();
  }

  #parts() {
    const further = this.column === undefined ? [] : this.further();
    return [this.header, this.felt, this.bar, this.line, this.strip, this.column, ...further].filter((part) => part !== undefined);
  }

  /** Parts of a page that adds to this one. @returns {any[]} */
  further() {
    return [];
  }

  keys() {
    keymap(this, ["everywhere", "betting", "deciding", "reading"]);
  }

  hush() {
    this.sound.toggle();
    this.#everywhere();
  }

  /** What somebody noticed; seldom needed, so it is fetched when it is. */
  async tell() {
    const { Telling } = await import("./trouble/telling.js");
    await new Telling(this).open();
  }

  // what the person does

  /**
   * A chip on a spot, or one off it. It lies hollow until the server has it.
   * @param {any} spot
   * @param {1 | -1} sign
   * @param {number} [cents]
   */
  async bet(spot, sign, cents = this.state.chip) {
    const { me, view } = this.state;
    if (sign < 0) {
      const own = view.bets.filter((/** @type {any} */ bet) => bet.player === me && keyOf(bet.spot) === keyOf(spot));
      const there = own.reduce((/** @type {number} */ sum, /** @type {any} */ bet) => sum + bet.stake_cents, 0);
      if (!there) return;
      await this.do({ type: "table.withdraw-bet.1", player: me, spot, amount_cents: Math.min(cents, there) });
      return;
    }
    const act = ++this.acts;
    this.state.pending.set(act, { spot, cents });
    this.set({ refusal: null });
    const answer = await this.do({ type: "table.place-bet.1", player: me, spot, stake_cents: cents });
    this.state.pending.delete(act);
    if (answer.type === "done") this.state.placed.push({ spot, cents });
    this.#everywhere();
  }

  async undo() {
    const last = this.state.placed.pop();
    if (last) await this.bet(last.spot, -1, last.cents);
  }

  async clear() {
    const { me, view } = this.state;
    this.state.placed = [];
    for (const bet of view.bets.filter((/** @type {any} */ each) => each.player === me)) {
      await this.bet(bet.spot, -1, bet.stake_cents);
    }
  }

  async repeat() {
    for (const { spot, cents } of this.state.before) await this.bet(spot, 1, cents);
  }

  async double() {
    for (const { spot, cents } of [...this.state.placed]) await this.bet(spot, 1, cents);
  }

  /** @param {number} box */
  sit(box) {
    return this.do({ type: "table.take-seat.1", player: this.state.me, box });
  }

  /** @param {number} cents */
  bring(cents) {
    return this.do({ type: "table.buy-chips.1", player: this.state.me, cents });
  }

  /** @param {number} cents */
  choose(cents) {
    this.set({ chip: cents });
  }

  /**
   * @param {any} command
   * @param {string | null} [answering]
   */
  async do(command, answering = null) {
    const { by: _by, ...told } = command;
    const answer = await this.connection.do(told, answering);
    this.#answered(answer);
    return answer;
  }

  /** @param {string} line */
  async say(line) {
    const answer = await this.connection.say(line);
    this.#answered(answer);
    return answer;
  }

  /** @param {any} answer */
  #answered(answer) {
    this.set({ refusal: answer.type === "refused" ? answer : null });
  }
}

const name = decodeURIComponent(location.pathname.split("/").at(-1) ?? "");
if (location.pathname.startsWith("/practice/")) void import("../practice/page.js").then(({ practise }) => practise(name));
else void new TablePage(name).open();
