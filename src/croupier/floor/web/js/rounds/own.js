// My rounds: what I staked, what came of each bet, and the running total, as the server adds it up.

import { SIGNS, kindOf } from "../kit/chips.js";
import { h, s } from "../kit/dom.js";
import { titleOf } from "../kit/header.js";
import { get } from "../kit/http.js";
import { money, net } from "../kit/money.js";
import { betName } from "../table/spots.js";
import { ended } from "./ended.js";

const [HEIGHT, LEFT, EDGE] = [200, 72, 12];
const WIDTHS = { wide: 912, narrow: 340 }; // amounts are as large on a phone
const NARROW = "(max-width: 600px)";
const PATH = "/api/rounds/mine";
const COLUMNS = ["round", "bets", "staked", "result", "total"];

export class OwnRounds {
  sums = h("p", { class: "own-sums", role: "status" });
  picture = h("div", { class: "own-course" });
  filters = h("form", { class: "own-filters" });
  // what they are is said: on a phone rows are no rows of a table any more
  body = h("tbody", { role: "rowgroup" });
  table = h("table", { class: "own-rounds", role: "table" });
  none = h("p", { class: "own-none" });
  more = h("button", { onclick: () => void this.#load() });
  /** @type {{game?: string, table?: string}} */
  asked = {};
  /** @type {number | null} */
  before = null;

  /** @param {any} page */
  constructor(page) {
    this.page = page;
    this.node = h("section", { class: "own", "aria-labelledby": "my-rounds" });
  }

  async open() {
    const { words } = this.page.state;
    const head = h("thead", { role: "rowgroup" }, h("tr", { role: "row" }, ...COLUMNS.map((name) => h("th", { role: "columnheader", scope: "col", class: name }, words.say(`web-own-${name}`)))));
    this.table.append(h("caption", {}, words.say("web-own-caption")), head, this.body);
    this.more.append(words.say("web-more-rounds"));
    this.node.append(h("h2", { id: "my-rounds" }, words.say("web-my-rounds")), this.filters, this.sums, this.picture, this.none, this.table, this.more);
    await this.#load();
  }

  /** @param {{game?: string, table?: string}} asked */
  async #wanted(asked) {
    Object.assign(this, { asked, before: null });
    this.body.replaceChildren();
    await this.#load();
  }

  async #load() {
    const anew = this.before === null;
    this.more.toggleAttribute("disabled", true); // the same rounds would come twice
    const { asked } = this;
    const found = await get(`${PATH}?${this.#query(anew ? {} : { before: String(this.before) })}`);
    if (asked !== this.asked) return; // others are wanted by now
    this.before = found.before;
    this.more.hidden = found.before === null;
    this.more.toggleAttribute("disabled", false);
    if (anew) this.#about(found);
    this.body.append(...found.rounds.map((/** @type {any} */ round) => this.#row(round)));
  }

  /** @param {Record<string, string>} further */
  #query(further) {
    return new URLSearchParams({ ...this.asked, ...further });
  }

  /** All that does not come page by page. @param {any} found */
  #about(found) {
    const { words } = this.page.state;
    const { played: rounds, stake_cents: staked, net_cents: result } = found;
    const kind = kindOf(result);
    this.filters.replaceChildren(...this.#filters(found.tables));
    this.none.textContent = rounds ? "" : words.say("web-no-rounds");
    this.table.hidden = !rounds;
    this.sums.replaceChildren(words.say("web-own-sum", { rounds, staked: money(staked) }), " ", h("b", { class: kind }, `${SIGNS[kind]} ${result ? net(result) : money(0)}`));
    this.picture.replaceChildren(...(rounds ? [course(found.course, rounds, words)] : []));
  }

  /** @param {{table: string, game: string}[]} tables */
  #filters(tables) {
    const { words } = this.page.state;
    const games = [...new Set(tables.map(({ game }) => game))];
    const here = tables.filter(({ game }) => (this.asked.game ?? game) === game);
    const by = (/** @type {"game" | "table"} */ name, /** @type {[string, string][]} */ values) => {
      const change = (/** @type {Event} */ event) => {
        const { value } = /** @type {HTMLSelectElement} */ (event.target);
        const kept = name === "table" ? this.asked : {}; // a table has one game
        const { [name]: _before, ...others } = kept;
        void this.#wanted(value ? { ...others, [name]: value } : others);
      };
      const option = ([value, label] = ["", ""]) => h("option", { value, selected: (this.asked[name] ?? "") === value }, label);
      const select = h("select", { name, onchange: change }, option(["", words.say(`web-own-any-${name}`)]), ...values.map(option));
      return h("label", {}, h("span", {}, words.say(`web-own-${name}`)), select);
    };
    const file = (/** @type {string} */ format) => h("a", { href: `${PATH}/export?${this.#query({ format })}`, download: `my-rounds.${format}` }, format.toUpperCase());
    return [
      by("game", games.map((game) => [game, words.say(`game-name-${game}`)])),
      by("table", here.map(({ table, game }) => [table, titleOf(table, game, words)])),
      h("span", { class: "own-files" }, words.say("web-own-export"), " ", file("csv"), " ", file("json")),
    ];
  }

  /** @param {any} round */
  #row(round) {
    const { words } = this.page.state;
    const { game, number, closed_ms: closed, outcome, voided_later: later } = round;
    const table = titleOf(round.table, game, words);
    const when = new Date(closed).toLocaleString(words.language === "zh" ? "zh-SG" : "en-SG", { hourCycle: "h23" });
    const name = words.say("web-round-of", { table, number });
    const end = later ? words.say("web-own-voided-later") : outcome ? ended(outcome, words) : "";
    const cell = (/** @type {string} */ column, /** @type {(Node | string)[]} */ ...content) => h("td", { role: "cell", class: column, "data-name": words.say(`web-own-${column}`) }, ...content);
    return h(
      "tr",
      { role: "row", class: later ? "voided" : null },
      h("th", { role: "rowheader", scope: "row" }, h("a", { href: `/rounds/${encodeURIComponent(round.table)}/${number}` }, name), h("small", {}, end), h("time", {}, when)),
      cell("bets", h("ul", {}, ...round.bets.map((/** @type {any} */ bet) => h("li", {}, ...this.#bet(bet))))),
      cell("staked", money(round.stake_cents)),
      cell("result", amount(round.net_cents)),
      cell("total", round.total_cents ? net(round.total_cents) : money(0)),
    );
  }

  /** @param {any} bet @returns {(Node | string)[]} */
  #bet({ spot, hand, stake_cents: staked, net_cents: cents, result }) {
    const { words } = this.page.state;
    const name = hand === null ? betName(spot, words) : words.say("web-bet-of-hand", { bet: betName(spot, words), hand });
    const box = spot.box === null ? "" : `${words.say("web-box", { box: spot.box })} · `;
    return [`${box}${name} ${money(staked)} `, result === "returned" && !cents ? h("span", { class: "push" }, words.say("web-own-returned")) : amount(cents)];
  }
}

/** @param {number} cents */
function amount(cents) {
  const kind = kindOf(cents);
  return h("span", { class: kind }, `${SIGNS[kind]} ${cents ? net(cents) : money(0)}`);
}

/** The running total from round to round; the table under it says the same. @param {number[]} totals @param {number} rounds @param {any} words */
function course(totals, rounds, words) {
  const [low, high] = [Math.min(...totals), Math.max(...totals)];
  const width = matchMedia(NARROW).matches ? WIDTHS.narrow : WIDTHS.wide;
  const x = (/** @type {number} */ at) => LEFT + (at / (totals.length - 1 || 1)) * (width - LEFT - EDGE);
  const y = (/** @type {number} */ cents) => EDGE + ((high - cents) / (high - low || 1)) * (HEIGHT - 2 * EDGE);
  const last = totals[totals.length - 1];
  const name = words.say("web-lobby-course", { rounds, result: net(last), lowest: net(low), highest: net(high) });
  const levels = [...new Set([high, 0, low])].filter((cents) => cents === 0 || Math.abs(y(cents) - y(0)) > 2 * EDGE);
  return s(
    "svg",
    { viewBox: `0 0 ${width} ${HEIGHT}`, role: "img", "aria-label": name },
    ...levels.map((cents) => s("path", { class: "course-level", d: `M${LEFT} ${y(cents)}H${width}` })),
    ...levels.map((cents) => s("text", { class: "course-amount", x: LEFT - 8, y: y(cents) + 4 }, cents ? net(cents) : money(0))),
    s("path", { class: "course-line", d: `M${totals.map((cents, at) => `${x(at)} ${y(cents)}`).join("L")}` }),
    s("circle", { class: "course-end", cx: x(totals.length - 1), cy: y(last), r: 4 }),
  );
}
