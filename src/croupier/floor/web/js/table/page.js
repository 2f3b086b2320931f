// The page of one table: what the server says is kept here, and every part of the page shows it.

import { catalogue, languageWanted } from "../kit/sentences.js";
import { TableConnection } from "../kit/connection.js";
import { takeDeck } from "../kit/deck.js";
import { FELTS, fetched } from "../felts/index.js";
import { get } from "../kit/http.js";
import { nothing, waitingFor } from "../kit/nothing.js";
import { as, known, session, settled, whoever } from "../kit/people.js";
import { h } from "../kit/dom.js";
import { Header } from "../kit/header.js";
import { Sheet } from "../kit/sheet.js";
import { Sound } from "../kit/sound.js";
import { Acting } from "./acting.js";
import { Bar } from "./bar.js";
import { cutBy } from "./bar/cut.js";
import { Column } from "./column.js";
import { Felt } from "./felt.js";
import { Line } from "./line.js";
import { hasBets, over, withRows } from "./rows.js";
import { keys } from "./keys.js";
import { laidBy } from "./spots.js";
import { squeezedApart } from "./squeezing.js";
import { ofThisShoe } from "../roads/results.js";
import { Strip } from "./strip.js";
import { foresee, relaidBy } from "./trouble/foreseeing.js";

const TOLD_KEPT = 60;
const FIRST_CHIP = 2_500;
const ASKS_WHO = 2; // tries to connect: a session that is over is no broken line
const WISH = new URLSearchParams(location.search); // as the lobby sends people: to a box, or to watch

export class TablePage extends Acting {
  live = h("div", { class: "ears", "aria-live": "polite", role: "status" });
  recorded = true; // a round that is over can be seen again
  kind = ""; // of a page that is no table of the House

  /**
   * @param {string} table
   * @param {string} [place] where the server has it
   */
  constructor(table, place = `/api/tables/${encodeURIComponent(table)}`) {
    super(new TableConnection(`${place}/live`, WISH.has("watch")));
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
      rows: [], // what is written of this round, the newest first
      pending: new Map(),
      placed: [], // one's bets as they lay before the close, the latest last
      before: [], // those of the last round with any
      chip: FIRST_CHIP,
      refusal: null,
      cut: null, // chips of one's own that were turned away
      asks: null, // several bets that come to more than half of the purse
      agreed: null, // the round in which that was agreed to
      connected: false,
      tries: 0,
      over: false, // the session has ended
      trouble: null,
      looking: null, // the box that a narrow screen shows, if not one's own
      outcomes: [], // of the rounds before, the latest last
      foreseen: null, // what a fact that is being ruled on would lead to
      relaid: null, // the cards as they lay before a ruling, and after it
      ofThisShoe: [], // those of them that roads are drawn from
    };
    /** @type {object} what there was to see before the latest frame */
    this.earlier = {};
    this.looked = 0; // how often it was asked how the rounds ended
    this.afresh = true; // nothing was told yet over this line
    this.sound = new Sound();
  }

  async open() {
    const language = languageWanted();
    document.documentElement.lang = language;
    const game = document.documentElement.dataset.game ?? ""; // as the server says
    const told = catalogue(language, game, this.kind);
    const me = whoever(waitingFor(told)).then((found) => (this.connection.open(), found));
    try {
      const [words, found] = await Promise.all([told, me, fetched(game), this.#look()]);
      Object.assign(this.state, { words, ...as(found) });
    } catch (fault) {
      this.connection.close();
      nothing(fault, await catalogue(language));
      return;
    }
    takeDeck();
    this.#lay();
    this.#connect();
    addEventListener("keydown", (event) => keys(this, event));
  }

  #connect() {
    const { connection } = this;
    connection.addEventListener("sign", (event) => this.#sign(/** @type {CustomEvent} */ (event).detail));
    connection.addEventListener("table", (event) => this.#shown(/** @type {CustomEvent} */ (event).detail));
    connection.addEventListener("trouble", (event) => this.set({ trouble: /** @type {CustomEvent} */ (event).detail.message }));
    connection.addEventListener("unreadable", (event) => this.set({ refusal: /** @type {CustomEvent} */ (event).detail }));
    connection.addEventListener("over", () => void this.#over());
    connection.addEventListener("state", (event) => {
      this.afresh = true;
      this.set(/** @type {CustomEvent} */ (event).detail);
      if (this.state.tries === ASKS_WHO) void session().then((me) => (me ? undefined : this.#over()), () => {});
    });
    connection.listen();
    if (WISH.has("box")) {
      history.replaceState(null, "", location.pathname);
      void this.sit(Number(WISH.get("box")));
    }
  }

  /** The connection was closed with its session: another one may have begun in this browser. */
  async #over() {
    this.set({ connected: false, tries: this.state.tries || 1 });
    await settled();
    const me = await known();
    if (me?.name === this.state.me) this.connection.open();
    else if (me) location.reload();
    else {
      this.connection.close();
      this.set({ over: true });
      const back = () => void session().then((found) => found && location.reload(), () => {});
      addEventListener("visibilitychange", back); // another tab may have logged in
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
    this.show();
  }

  /** @param {any} frame */
  #sign(frame) {
    this.set({ sign: frame.sign });
  }

  /** @param {any} frame */
  #shown(frame) {
    const seen = { ...frame.shared, ...frame.own, purse_cents: frame.purse_cents, companions: frame.companions };
    const view = squeezedApart(seen, frame.shared, this.state.me);
    const now = performance.now();
    const clocks = frame.clocks.map((/** @type {any} */ clock) => ({ ...clock, ends: now + clock.left_s * 1000 }));
    const anew = this.state.view !== null && view.number !== this.state.view.number;
    const { afresh } = this; // all that was said in this round comes again
    this.afresh = false;
    const told = [...frame.told.toReversed(), ...(afresh ? [] : this.state.told)].slice(0, TOLD_KEPT);
    const rows = withRows(afresh ? [] : anew ? over(this.state.rows, this.state.view.number, hasBets(this.state.view, this.state.me)) : this.state.rows, frame.told).slice(0, TOLD_KEPT);
    const heard = afresh ? frame.told.slice(-1) : frame.told;
    if (heard.length) this.live.textContent = this.state.words.together(heard.map((/** @type {any} */ each) => this.state.words.sentence(each.message)));
    if (anew || endOf(view) !== endOf(this.state.view)) void this.#look().then(() => this.show());
    if (anew) Object.assign(this.state, { before: this.state.placed.length ? this.state.placed : this.state.before, placed: [], refusal: null, cut: null, asks: null });
    if (view.status === "betting") this.state.placed = laidBy(view, this.state.me);
    if (this.seen === this.state) this.earlier = changing(this.state);
    this.state.cut = cutBy(this.state.view, view, frame.told, this.state.me) ?? this.state.cut;
    this.state.relaid = relaidBy(this, view);
    this.sound.changed(this.state.view, view, { me: this.state.me, game: this.state.sign.game });
    this.set({ view, frame, clocks, told, rows, trouble: null, wallet: frame.wallet_cents ?? this.state.wallet });
    foresee(this);
  }

  /** @param {any} found */
  foreseen(found) {
    this.set({ foreseen: found });
  }

  /** What the fact that is being ruled on would lead to. */
  async means() {
    const { means } = await import("./trouble/meaning.js");
    await means(this);
  }

  /** How the rounds ended, with the one that is just over. */
  async #look() {
    const nth = ++this.looked;
    const ended = await this.ended();
    if (nth !== this.looked) return; // asked again meanwhile
    Object.assign(this.state, { outcomes: ended.outcomes, ofThisShoe: ofThisShoe(ended) });
  }

  /** @returns {Promise<{game: string, outcomes: string[], of_this_shoe: number}>} */
  ended() {
    return get(`${this.place}/outcomes`);
  }

  /** The felt first: it knows what is not to be seen yet. */
  show() {
    for (const part of this.#parts()) part.show();
    this.sheet?.show();
  }

  /**
   * What there is to see beside the felt: what came of a spin is known, and told to ears, before the
   * ball lies; until then everything shows the moment before. Bets that open are never waited with.
   * @returns {any}
   */
  get seen() {
    const { sign, view } = this.state;
    const waits = view?.status === "concluded" && FELTS[sign.game].unseen?.(this);
    return waits ? { ...this.state, ...this.earlier } : this.state;
  }

  #parts() {
    const further = this.column === undefined ? [] : this.further();
    return [this.felt, this.header, this.bar, this.line, this.strip, this.column, ...further].filter((part) => part !== undefined);
  }

  /** Parts of a page that adds to this one. @returns {any[]} */
  further() {
    return [];
  }

  async keys() {
    const { keymap } = await import("../kit/keymap.js");
    keymap(this, [...this.keyGroups, "betting", "deciding", "reading"]);
  }

  get keyGroups() {
    return ["everywhere"];
  }

  hush() {
    this.sound.toggle();
    this.show();
  }

  /** Who plays along for the House. */
  async company() {
    const { companions } = await import("./companions.js");
    companions(this);
  }

  /** Bring chips, take them home, get up. */
  async chips() {
    if (!this.state.view) return;
    const { PursePanel } = await import("./purse.js");
    await new PursePanel(this).open();
  }

  async account() {
    const { AccountPanel } = await import("../kit/account.js");
    await new AccountPanel(this).open();
  }

  /** What somebody noticed; seldom needed, so it is fetched when it is. */
  async tell() {
    const { Telling } = await import("./trouble/telling.js");
    await new Telling(this).open();
  }
}

/** How the round has ended, empty before it has: what a display tells of it may change by a ruling. @param {any} view */
function endOf(view) {
  const over = view && ["concluded", "void"].includes(view.status) && !view.halts.length;
  return over ? `${view.status} ${view.outcome}` : "";
}

/** What a frame changes. @param {any} state */
function changing({ view, frame, clocks, told, rows, wallet, outcomes, ofThisShoe }) {
  return { view, frame, clocks, told, rows, wallet, outcomes, ofThisShoe };
}

const name = decodeURIComponent(location.pathname.split("/").at(-1) ?? "");
if (location.pathname.startsWith("/practice/")) void import("../practice/page.js").then(({ practise }) => practise(name));
else void new TablePage(name).open();
