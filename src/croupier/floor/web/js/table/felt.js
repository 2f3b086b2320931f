// The cloth: spots that can be bet on, chips, cards. Drawn once for a sign; then only what changes.

import { sector } from "../kit/arc.js";
import { s, shown } from "../kit/dom.js";
import { money } from "../kit/money.js";
import { dims } from "../kit/motion.js";
import { FELTS } from "../felts/index.js";
import { oddsSaid } from "./bar/insurance.js";
import { badges, fitNames } from "./felt-badges.js";
import { FeltCards, peelPlace } from "./felt-cards.js";
import { FeltChips } from "./felt-chips.js";
import { betName, goneHome, keyOf, lying, stakes } from "./spots.js";

const RAIL = 26;
// a felt may have another shape for it
const NARROW = matchMedia("(max-width: 600px)");

/** @type {typeof import("./peel.js") | null} fetched once there is a card to peel open */
let peeling = null;

export class Felt extends HTMLElement {
  /** @type {any} */ page = null;
  /** @type {any[]} */ spots = [];
  /** @type {Map<string, SVGElement>} */ buttons = new Map();
  /** @type {Map<string, string>} what a spot is called and pays */ names = new Map();
  /** @type {Record<string, SVGElement>} */ layers = {};
  cards = new FeltCards();
  chips = new FeltChips([]);
  focused = "";

  /** @param {any} page */
  attach(page) {
    this.page = page;
    this.addEventListener("keydown", (event) => this.#pressed(event));
    NARROW.addEventListener("change", () => this.show());
  }

  /** Draws this box large where there is room for one. @param {number} box */
  look(box) {
    this.page.state.looking = box;
    this.show();
  }

  /** To the first spot of a box. @param {number} box */
  goTo(box) {
    if (!this.page.state.sign?.boxes.includes(box)) return false;
    this.look(box);
    const spot = this.spots.find((/** @type {any} */ each) => each.spot.box === box);
    if (spot) this.#focus(keyOf(spot.spot));
    return true;
  }

  show() {
    const { sign, view } = this.page.state;
    if (!sign) return;
    const wide = FELTS[sign.game];
    const narrow = Boolean(NARROW.matches && wide.narrow);
    // the box that is drawn large, say
    this.form = (narrow ? wide.narrow : wide).form?.(this.page.state);
    shown(this, JSON.stringify([sign, NARROW.matches, this.form]), () => {
      this.game = narrow ? wide.narrow : wide;
      return [this.#drawn(sign)];
    });
    if (view) this.#update();
    const { cut } = this.page;
    this.inert = Boolean(cut); // no click is taken that the server cannot hear
    this.classList.toggle("cut-off", Boolean(cut));
    this.dataset.waits = cut ? this.page.state.words.say("web-waits-for-table") : "";
  }

  /** @param {any} sign */
  #drawn(sign) {
    this.spots = this.game.spots(sign, this.form);
    const { width, height } = this.game.size;
    this.style.setProperty("--high", String(height / width));
    this.buttons = new Map();
    this.names = new Map(this.spots.map(({ spot }) => [keyOf(spot), this.#name(spot)]));
    [this.cards, this.chips] = [new FeltCards(), new FeltChips(this.spots)];
    const layers = ["badges", "mine", "chips", "leaving", "under", "cards", "notes", "over", "squeeze", "dusk"];
    this.layers = Object.fromEntries(layers.map((name) => [name, s("g", { class: name })]));
    return s(
      "svg",
      { class: `felt felt-${sign.game}`, viewBox: `0 0 ${width} ${height}`, role: "group", "aria-label": this.page.state.words.say("web-felt") },
      ...this.#cloth(),
      ...this.game.prints(sign, this.page.state.words, this.form),
      s("g", { class: "spots" }, ...this.spots.map((/** @type {any} */ spot) => this.#spot(spot))),
      ...Object.values(this.layers),
    );
  }

  #cloth() {
    const { width, height } = this.game.size;
    if (this.game.background) return this.game.background();
    const { centre, radius } = this.game.cloth;
    const light = s(
      "radialGradient",
      { id: "light", gradientUnits: "userSpaceOnUse", cx: width / 2, cy: 0, r: width * 0.72 },
      s("stop", { offset: "0", class: "light-near" }),
      s("stop", { offset: "0.55", class: "light-none" }),
      s("stop", { offset: "1", class: "light-rim" }),
    );
    return [
      s("defs", {}, light),
      s("rect", { class: "room-behind", width, height }),
      s("path", { class: "rail", d: sector(centre, radius, radius + RAIL, -70, 70) }),
      s("path", { class: "cloth", d: sector(centre, 1, radius, -89, 89) }),
      s("path", { class: "lit", d: sector(centre, 1, radius, -89, 89) }),
      s("path", { class: "piping", d: sector(centre, radius - 12, radius - 11, -70, 70) }),
    ];
  }

  /** @param {any} spot */
  #spot(spot) {
    const key = keyOf(spot.spot);
    const button = s(
      "g",
      {
        class: `spot band-${spot.band}`,
        role: "button",
        tabindex: this.buttons.size === 0 ? 0 : -1,
        "data-spot": key,
        onclick: (/** @type {MouseEvent} */ event) => this.page.bet(spot.spot, event.shiftKey ? -1 : 1),
        oncontextmenu: (/** @type {Event} */ event) => {
          event.preventDefault();
          this.page.bet(spot.spot, -1);
        },
        onfocus: () => {
          this.focused = key;
          this.chips.point(key);
        },
        onpointerenter: () => this.chips.point(key),
        onpointerleave: () => this.chips.point(""),
      },
      s("path", { class: "spot-shape", d: spot.shape }),
      ...spot.print,
    );
    this.buttons.set(key, button);
    return button;
  }

  #update() {
    const { view, me, pending, told } = this.page.state;
    const bets = lying(view.bets);
    const layer = this.layers;
    const above = [view, told[0], this.game.overAlso?.(this.page)];
    if (this.game.over) shown(layer.over, JSON.stringify(above), () => this.game.over(this.page, this.form));
    shown(layer.badges, JSON.stringify([view.seats, view.companions, me]), () => badges(this));
    fitNames(layer.badges);
    const unseen = Boolean(this.game.unseen?.(this.page)); // what came of the bets is known, but not to be seen yet
    for (const spot of this.spots) this.#named(spot, bets.get(keyOf(spot.spot)) ?? new Map());
    shown(layer.cards, JSON.stringify([view.number, view.hands, view.awaited, view.halts, view.peel, this.page.state.drawnLast]), () => this.cards.drawn(this.page.state, this.game, this.form));
    shown(layer.notes, JSON.stringify([view.hands, view.outcome]), () => this.#notes());
    if (this.game.under) shown(layer.under, JSON.stringify(view), () => this.game.under(this.page, this.form));
    shown(layer.chips, JSON.stringify([above, unseen, [...pending.values()]]), () => this.chips.drawn(this, layer.leaving, unseen));
    if (this.game.mine) shown(layer.mine, JSON.stringify(view.sits_at), () => this.game.mine(this.page.state));
    shown(layer.squeeze, JSON.stringify([peeling !== null, view.peel ?? null]), () => this.#peel());
    shown(layer.dusk, view.status, () => this.#dusk(view.status));
    this.classList.toggle("betting", view.status === "betting");
    this.setAttribute("data-status", view.status);
  }

  #peel() {
    const { view } = this.page.state;
    const place = view.peel && peelPlace(this.page.state, this.game, this.form);
    if (!place) return [];
    if (!peeling) {
      void import("./peel.js").then((fetched) => {
        peeling = fetched;
        this.show();
      });
      return [];
    }
    const card = peeling.peeled(this.page, view.peel, place);
    if (document.activeElement === document.body || this.contains(document.activeElement)) requestAnimationFrame(() => card.focus({ preventScroll: true }));
    return [card];
  }

  /** The cloth is dark for a moment when the bets are closed, and while a round is void. @param {string} status */
  #dusk(status) {
    const { width, height } = this.game.size; // the cloth reaches beyond it where the window is wider
    const dark = s("rect", { class: `darkness ${status}`, x: -width, y: -height, width: 3 * width, height: 3 * height });
    const before = this.getAttribute("data-status");
    if (status === "play" && before === "betting") dims(dark);
    return [dark, ...(status === "void" ? [s("rect", { class: "void-line", x: -width, y: height - 4, width: 3 * width, height: 4 })] : [])];
  }

  #notes() {
    const { view, words } = this.page.state;
    return this.game.notes(view, words).map((/** @type {any} */ note) => {
      const width = 28 + note.text.length * 9;
      return s(
        "g",
        { class: note.won ? "note won" : "note", transform: `translate(${note.x} ${note.y})` },
        s("rect", { x: -width / 2, y: -17, width, height: 34, rx: 17 }),
        s("text", { y: 6 }, note.text),
      );
    });
  }

  /** @param {any} spot */
  #name(spot) {
    const { sign, words } = this.page.state;
    const lines = sign.pays.filter((/** @type {any} */ each) => each.bet === spot.bet).sort((/** @type {any} */ a, /** @type {any} */ b) => worth(a) - worth(b));
    const [least, most] = [lines.at(0), lines.at(-1)];
    const name = betName(spot, words);
    const parts = [spot.box === null ? name : words.say("web-box-bet", { box: spot.box, bet: name })];
    const odds = (/** @type {any} */ line) => oddsSaid(line.odds, words);
    if (least) parts.push(worth(least) === worth(most) ? words.say("web-pays", { odds: odds(least) }) : words.say("web-pays-from", { least: odds(least), most: odds(most) }));
    return words.label(parts);
  }

  /**
   * What a spot is for ears: its name, what it pays, whose chips lie there, what came of them.
   * @param {any} spot
   * @param {Map<string, any[]>} bets by player
   */
  #named(spot, bets) {
    const { words, me } = this.page.state;
    const key = keyOf(spot.spot);
    const button = /** @type {SVGElement} */ (this.buttons.get(key));
    const chips = [...bets].map(([player, theirs]) => {
      const amount = money(stakes(theirs));
      const whose = player === me ? words.say("web-yours", { amount }) : words.say("web-theirs", { player, amount });
      return words.label([whose, spot.told?.(theirs, words)]);
    });
    spot.show?.(bets, this.page.state);
    const label = words.label([this.names.get(key), ...chips]);
    button.classList.toggle("held", [...bets.values()].some((theirs) => !goneHome(theirs)));
    if (button.getAttribute("aria-label") !== label) button.setAttribute("aria-label", label);
  }

  /** @param {KeyboardEvent} event */
  #pressed(event) {
    const spot = this.spots.find((/** @type {any} */ each) => keyOf(each.spot) === this.focused);
    if (!spot) return;
    if (event.key === " ") {
      event.preventDefault();
      this.page.bet(spot.spot, event.shiftKey ? -1 : 1);
    } else if (event.key.startsWith("Arrow")) {
      event.preventDefault();
      this.#move(spot, event.key);
    }
  }

  /**
   * To the nearest spot in that direction, as they lie.
   * @param {any} from
   * @param {string} key
   */
  #move(from, key) {
    const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[/** @type {"ArrowUp"} */ (key)];
    let best = null;
    let least = Infinity;
    for (const spot of this.spots) {
      const [x, y] = [spot.chip.x - from.chip.x, spot.chip.y - from.chip.y];
      const ahead = x * dx + y * dy;
      if (ahead < 4) continue;
      const cost = ahead + 2.5 * Math.abs(x * dy + y * dx);
      if (cost < least) [best, least] = [spot, cost];
    }
    if (best) this.#focus(keyOf(best.spot));
  }

  /** @param {string} key */
  #focus(key) {
    this.buttons.get(this.focused)?.setAttribute("tabindex", "-1");
    const button = this.buttons.get(key);
    button?.setAttribute("tabindex", "0");
    button?.focus();
  }
}

/** @param {{odds: {numerator: number, denominator: number}}} line */
const worth = ({ odds: { numerator, denominator } }) => numerator / denominator;

customElements.define("croupier-felt", Felt);
