// The page of a practice table: the same felt, bar and column, without clocks, with hints and costs.

import { catalogue, languageWanted } from "../kit/sentences.js";
import { get, post, Refusal } from "../kit/http.js";
import { h } from "../kit/dom.js";
import { nothing } from "../kit/nothing.js";
import { whoever } from "../kit/people.js";
import { TablePage } from "../table/page.js";
import { beside } from "./bar.js";
import { Advice } from "./advice.js";

/** @type {typeof import("./case.js") | null} fetched once a round stops */
let ruling = null;

const GONE = 404;
const LONG_MS = 2_000; // then a hint that is being worked out is said to take a while
const NARROW = "(max-width: 600px)"; // what is said under the bar is out of sight there

/** @typedef {{id: string, game: string, seed: number, trouble: number, companions: number, outcomes: string[], of_this_shoe: number}} Practice */

export class PracticePage extends TablePage {
  recorded = false;
  kind = "practice";

  /** @param {Practice} practice @param {any} guide of a guided round */
  constructor(practice, guide) {
    super(practice.id, `/api/practice/${practice.id}`);
    Object.assign(this.state, { practice, hint: null, hinting: false, long: false, cost: null, case: null });
    this.guide = guide;
    this.advice = new Advice();
    this.told = h("div"); // a hint, on a panel
    this.comesTo = h("div"); // what rulings come to, on a panel
    this.attached = false;
  }

  async open() {
    await super.open();
    const { words, practice } = this.state;
    this.connection?.addEventListener("cost", (event) => this.set({ cost: /** @type {CustomEvent} */ (event).detail }));
    this.connection?.addEventListener("table", () => this.#moved());
    this.connection?.addEventListener("case", (event) => void this.#stopped(/** @type {CustomEvent} */ (event).detail.case));
    this.connection?.addEventListener("state", () => void this.#mayBeGone());
    const game = words.say(`game-name-${practice.game}`);
    this.set({ title: this.guide?.heading(game) ?? words.say("web-practice-of", { game }) });
    document.body.classList.add("practice-page");
  }

  /** A House that was opened again has no practice tables of before: this one begins again with its seed. */
  async #mayBeGone() {
    if (this.state.connected) return;
    try {
      await get(this.place);
    } catch (fault) {
      if (fault instanceof Refusal && fault.status === GONE) this.again();
    }
  }

  further() {
    if (!this.attached) for (const part of [this.advice, this.guide]) part?.attach(this);
    this.attached = true;
    return this.guide ? [this.advice, this.guide] : [this.advice];
  }

  /** @param {number} cents */
  choose(cents) {
    this.state.chosen = true;
    super.choose(cents);
  }

  ended() {
    return get(this.place);
  }

  get keyGroups() {
    return [...super.keyGroups, "practice"];
  }

  /** @param {import("../table/asking.js").BarState} bar */
  beside(bar) {
    const { connected } = this.state;
    if (this.state.case && ruling && connected) return { ...ruling.caseBar(this.state), also: [] };
    return beside(this.seen, bar, this.mayHint());
  }

  /** What stopped the round is ruled on, or has been. @param {any} found */
  async #stopped(found) {
    if (found) ruling ??= await import("./case.js");
    this.set({ case: found });
    if (this.sheet?.holds(this.comesTo)) this.sheet.close();
    if (found && found.chosen !== null && matchMedia(NARROW).matches) this.ends();
  }

  /** What each allowed ruling comes to. */
  ends() {
    const { words } = this.state;
    this.comesTo.replaceChildren(...this.rulings());
    this.sheet?.open(words.say("web-case-asks"), [this.comesTo]);
  }

  rulings() {
    return ruling?.endsShown(this.state) ?? [];
  }

  /** A hint is about one moment. */
  #moved() {
    const { hint, view } = this.state;
    if (!hint || hint.at === momentOf(view)) return;
    this.set({ hint: null });
    if (this.sheet?.holds(this.told)) this.sheet.close();
  }

  // what the person does

  /** Bets are open, or a question is put to you. */
  mayHint() {
    const { view, me, connected } = this.state;
    const asked = view.awaited.some((/** @type {any} */ each) => each.player === me);
    return connected && (asked || (view.status === "betting" && !view.halts.length));
  }

  async hint() {
    if (this.state.hinting || !this.mayHint()) return;
    const at = momentOf(this.state.view);
    this.set({ hinting: true, long: false, hint: null });
    const waits = setTimeout(() => this.#toldOf({ long: true }), LONG_MS);
    const answer = await this.connection?.ask({ type: "hint" });
    clearTimeout(waits);
    const still = at === momentOf(this.state.view);
    const told = answer?.type === "advice" ? answer.advice : { moves: [], bets: [] };
    this.#toldOf({ hinting: false, long: false, hint: still ? { at, ...told } : null });
  }

  /** Under the bar, or on a panel. @param {any} news */
  #toldOf(news) {
    this.set(news);
    const { hint, long, words } = this.state;
    if (!(hint || long) || !matchMedia(NARROW).matches) return;
    this.told.replaceChildren(...this.advice.told());
    if (!this.sheet?.holds(this.told)) this.sheet?.open(words.say("web-practice-hint"), [this.told]);
  }

  again() {
    location.hash = "";
    location.reload();
  }
}

/** What there is to decide, as long as it is the same; bets may come and go. @param {any} view */
function momentOf({ number, status, awaited }) {
  return JSON.stringify([number, status, awaited.map((/** @type {any} */ each) => each.question)]);
}

/**
 * The table of the address: one that is there already, or a new one from what it says.
 * @param {string} game
 */
export async function practise(game) {
  document.head.append(h("link", { rel: "stylesheet", href: "/web/css/practice.css" }));
  try {
    await whoever();
    const guide = new URLSearchParams(location.search).has("guide") ? await (await import("../guide/guide.js")).guideOf(game) : null;
    await new PracticePage(await here(game, guide), guide).open();
  } catch (fault) {
    const words = await catalogue(languageWanted());
    const name = words.say(`game-name-${game}`);
    nothing(fault, words, [[location.pathname, words.say("web-practice-any", { name })]]);
  }
}

/** @param {string} game @param {any} guide its cards are always the same @returns {Promise<Practice>} */
async function here(game, guide) {
  const known = location.hash.slice(1);
  if (known) {
    try {
      return await get(`/api/practice/${encodeURIComponent(known)}`);
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault; // it was put away: another from the same seed
    }
  }
  const wish = new URLSearchParams(location.search);
  const numbers = ["seed", "trouble", "companions"].filter((name) => wish.get(name)).map((name) => [name, number(name, wish.get(name))]);
  const layout = wish.get("layout");
  const opened = await post("/api/practice", { game, ...Object.fromEntries(numbers), ...(layout ? { layout } : {}), ...guide?.asks });
  wish.set("seed", String(opened.seed));
  history.replaceState(null, "", `${location.pathname}?${wish}#${opened.id}`);
  return opened;
}

/** What is not a number is sent as one that no table has: the server says why. @param {string} name @param {string | null} written */
function number(name, written) {
  const found = Number(written);
  return Number.isInteger(found) || (name === "trouble" && Number.isFinite(found)) ? found : -1;
}
