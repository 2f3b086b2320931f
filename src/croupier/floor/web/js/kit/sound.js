// Sound, off until somebody wants it: a card, a chip, the ball, one tone for a question; nothing celebrates.

const KEPT = "sound";

export class Sound {
  /** @type {Promise<import("./tones.js").Tones> | null} fetched once somebody wants to hear something */
  #tones = null;

  get on() {
    return localStorage.getItem(KEPT) === "on";
  }

  toggle() {
    localStorage.setItem(KEPT, this.on ? "off" : "on");
    if (this.on) void this.#play("chip"); // so that one hears what it is
    else void this.#tones?.then((tones) => tones.hush());
  }

  /**
   * What is to be heard of a change at the table: one sound at most.
   * @param {any} before the view
   * @param {any} after
   * @param {{me: string, game: string}} who
   */
  changed(before, after, { me, game }) {
    if (!this.on || !before || before.number !== after.number) return;
    const asked = (/** @type {any} */ view) =>
      view.awaited.filter((/** @type {any} */ each) => each.player === me).map((/** @type {any} */ each) => each.question);
    const old = asked(before);
    if (asked(after).some((/** @type {string} */ each) => !old.includes(each))) void this.#play("question");
    else if (game === "roulette" && before.outcome === null && after.outcome !== null) void this.#play("ball");
    else if (cards(after) > cards(before)) void this.#play("card");
    else if (chips(after) !== chips(before)) void this.#play("chip");
  }

  /** @param {"card" | "chip" | "ball" | "question"} what */
  async #play(what) {
    this.#tones ??= import("./tones.js").then(({ Tones }) => new Tones());
    const tones = await this.#tones;
    if (this.on) tones[what]();
  }
}

/** @param {any} view */
function cards({ hands }) {
  return hands.reduce((/** @type {number} */ sum, /** @type {any} */ hand) => sum + hand.cards.length, 0);
}

/** @param {any} view */
function chips({ bets }) {
  return bets.reduce((/** @type {number} */ sum, /** @type {any} */ bet) => sum + bet.stake_cents, 0);
}
