// The lobby: every table, and what it is doing this second. Asked once a second, while somebody looks.

import { catalogue, languageWanted } from "../kit/sentences.js";
import { get, post, Refusal } from "../kit/http.js";
import { as, guest, known } from "../kit/people.js";
import { h, shown } from "../kit/dom.js";
import { waitingFor } from "../kit/nothing.js";
import { Header } from "../kit/header.js";
import { Sheet } from "../kit/sheet.js";
import { keymap } from "../kit/keymap.js";
import { practice } from "./practice.js";
import { Table } from "./table.js";
import { You } from "./you.js";

const OVER = 401;
const EVERY_MS = 1000;
const LONGEST_MS = 8000;
const ANSWERED_WITHIN_MS = 4000; // else the line is dead

export class LobbyPage {
  header = new Header();
  you = new You();
  sheet = new Sheet();

  constructor() {
    /** @type {any} */
    this.state = { words: null, me: "", wallet: null, login: "", guest: false, tables: null, out: [], connected: false, refusal: null, table: null, evening: null };
    /** @type {Map<string, Table>} */
    this.rows = new Map();
    this.wait = EVERY_MS;
    this.header = new Header();
    this.you = new You();
    this.sheet = new Sheet();
  }

  async open() {
    const language = languageWanted();
    document.documentElement.lang = language;
    const told = catalogue(language);
    const [words, me] = await Promise.all([told, known(waitingFor(told))]);
    Object.assign(this.state, { words, ...as(me) });
    this.#lay();
    await this.#look();
    document.addEventListener("visibilitychange", () => void this.#look());
    addEventListener("online", () => void this.#look());
    addEventListener("offline", () => this.set({ connected: false }));
    addEventListener("keydown", (event) => this.#pressed(event));
  }

  #lay() {
    const { words } = this.state;
    for (const part of [this.header, this.you, this.sheet]) part.attach(this);
    this.list = h("ul", { class: "tables", "aria-label": words.say("web-lobby-tables") });
    this.title = h("div", { class: "lobby-title" }, h("h2", {}, words.say("web-lobby-title")), h("p", {}, words.say("web-lobby-promise")));
    document.body.classList.add("lobby-page");
    document.body.replaceChildren(this.header, h("main", { class: "lobby" }, h("div", { class: "floor" }, this.title, this.list), h("div", { class: "beside" }, this.you, practice(this))), this.#foot(), this.sheet);
  }

  /** On a phone, where the column lies far below. */
  #foot() {
    const { words } = this.state;
    const link = (/** @type {string} */ href, /** @type {string} */ name) => h("a", { href }, name);
    return h("nav", { class: "lobby-foot", "aria-label": words.say("web-lobby-also") }, link("/rounds", words.say("web-my-rounds")), link("/book/baccarat", words.say("web-lobby-books")), link("/odds/baccarat", words.say("web-odds-short")), link("#you", words.say("web-lobby-you")));
  }

  async #look() {
    clearTimeout(this.looking);
    if (document.hidden) return;
    try {
      const { tables, out_of_service: out } = await get("/api/tables", ANSWERED_WITHIN_MS);
      this.wait = EVERY_MS;
      this.set({ tables, out, connected: true });
      await this.#evening();
    } catch {
      this.wait = Math.min(LONGEST_MS, this.wait * 2);
      this.set({ connected: false });
    }
    clearTimeout(this.looking);
    this.looking = setTimeout(() => void this.#look(), this.wait);
  }

  /** Chips and rounds of whoever is here: asked for again when a round is over, or they have come or gone. */
  async #evening() {
    const { me, tables } = this.state;
    const rounds = me && JSON.stringify([me, tables.map((/** @type {any} */ each) => [each.outcomes.length, each.number, each.players.includes(me)])]);
    if (!me || rounds === this.rounds) return;
    try {
      const evening = await get("/api/evening", ANSWERED_WITHIN_MS);
      this.rounds = rounds;
      this.set({ evening, wallet: evening.wallet_cents });
    } catch (fault) {
      if (!(fault instanceof Refusal) || fault.status !== OVER) throw fault;
      this.set({ me: "", login: "", guest: false, wallet: null, evening: null }); // the session is over
    }
  }

  /** @param {object} change */
  set(change) {
    Object.assign(this.state, change);
    this.header.show();
    this.you.show();
    this.#tables();
  }

  #tables() {
    const { tables } = this.state;
    if (!tables || !this.list) return;
    for (const { name } of tables) if (!this.rows.has(name)) this.rows.set(name, new Table(this));
    shown(this.list, JSON.stringify(tables.map((/** @type {any} */ each) => each.name)), () => tables.map((/** @type {any} */ each) => this.rows.get(each.name)?.element ?? ""));
    const gold = tables.find((/** @type {any} */ each) => isAt(each, this.state.me));
    for (const table of tables) this.rows.get(table.name)?.show(table, table === gold);
  }

  keys() {
    keymap(this, ["everywhere", "lobby"]);
  }

  // what the person does

  async account() {
    const { AccountPanel } = await import("../kit/account.js");
    await new AccountPanel(this).open();
  }

  /** @param {string} name */
  async comeIn(name) {
    try {
      this.set({ ...as(await guest(name)), refusal: null });
      return true;
    } catch (refusal) {
      this.set({ refusal: refusal instanceof Refusal ? refusal.told : null });
      return false;
    }
  }

  /** Gives up the boxes there; the chips come home. @param {string} table */
  async leave(table) {
    const command = { type: "floor.leave-table.1", player: this.state.me };
    try {
      await post(`/api/tables/${encodeURIComponent(table)}/do`, { id: crypto.randomUUID(), command });
      this.set({ refusal: null });
    } catch (refusal) {
      this.set({ refusal: refusal instanceof Refusal ? refusal.told : null });
    }
    await this.#look();
  }

  /** @param {KeyboardEvent} event */
  #pressed(event) {
    const at = /** @type {HTMLElement} */ (event.target);
    if (event.ctrlKey || event.metaKey || event.altKey || at.closest("input, select")) return;
    if (event.key === "?") this.keys();
    else if (event.key === "Escape") this.sheet.close();
    else if (event.key === "Enter" && !at.closest("button, a")) /** @type {HTMLElement | null} */ (document.querySelector(".gold"))?.click();
    else if (event.key.toLowerCase() === "p") document.getElementById("practice-game")?.focus();
    else if (/^[1-9]$/.test(event.key)) this.rows.get(this.state.tables?.[Number(event.key) - 1]?.name)?.focus();
    else return;
    event.preventDefault();
  }
}

/** Seated there, or standing with chips. @param {any} table @param {string} me */
export function isAt({ seats, players }, me) {
  return me !== "" && (Object.values(seats).includes(me) || players.includes(me));
}

void new LobbyPage().open();
