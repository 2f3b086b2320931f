// What a person does at a table: bets, a seat, chips, and whatever the bar offers.

import { keyOf, stakes } from "./spots.js";

/** @type {import("../kit/connection.js").Answer} */
const NOT_SENT = { type: "refused", id: null, reason: "not-sent", message: { is: "message", key: "web-again-why" }, cites: [], room_cents: null };

export class Acting {
  acts = 0;
  staking = false;

  /** @param {import("../kit/connection.js").TableConnection} connection */
  constructor(connection) {
    this.connection = connection;
    /** @type {any} what the page knows */
    this.state = {};
  }

  /** What is clicked while the line is dead is not sent later: the table is another one by then. */
  get cut() {
    return !this.state.connected && this.state.tries > 0;
  }

  /** Shows what is known. */
  show() {}

  /** @param {object} change */
  set(change) {
    Object.assign(this.state, change);
    this.show();
  }

  /**
   * A chip on a spot, or one off it. It lies hollow until the server has it.
   * @param {any} spot
   * @param {1 | -1} sign
   * @param {number} [cents]
   */
  async bet(spot, sign, cents = this.state.chip) {
    if (this.cut) return;
    const { me, view } = this.state;
    if (sign < 0) {
      const there = stakes(view.bets.filter((/** @type {any} */ bet) => bet.player === me && keyOf(bet.spot) === keyOf(spot)));
      this.state.cut = null;
      if (!there) return;
      await this.do({ type: "table.withdraw-bet.1", player: me, spot, amount_cents: Math.min(cents, there) });
      return;
    }
    const act = ++this.acts;
    this.state.pending.set(act, { spot, to: this.#comesTo(spot) + cents });
    this.set({ refusal: null, cut: null });
    const command = { type: "table.place-bet.1", player: me, spot, stake_cents: cents };
    const answer = await this.connection.do(command);
    this.state.pending.delete(act);
    this.#answered(answer, command);
  }

  /** One's chips there, with those that are not confirmed yet. @param {any} spot */
  #comesTo(spot) {
    const { me, view, pending } = this.state;
    const there = (/** @type {any} */ each) => keyOf(each.spot) === keyOf(spot);
    const lie = view.bets.filter((/** @type {any} */ bet) => bet.player === me && there(bet));
    return Math.max(stakes(lie), ...[...pending.values()].filter(there).map(({ to }) => to));
  }

  async undo() {
    const last = this.state.placed.pop(); // another press takes the one before it
    if (last) await this.bet(last.spot, -1, last.cents);
  }

  async clear() {
    const { me, view } = this.state;
    for (const bet of view.bets.filter((/** @type {any} */ each) => each.player === me)) {
      await this.bet(bet.spot, -1, bet.stake_cents);
    }
  }

  repeat() {
    return this.#stake(this.state.before);
  }

  double() {
    return this.#stake(this.state.placed);
  }

  /** The person has been asked: for this round that is enough. */
  agree() {
    const { asks, view } = this.state;
    this.set({ asks: null, agreed: view.number });
    return this.#stake(asks.bets);
  }

  /** Several bets with one key: more than half of the purse is asked about first. @param {{spot: any, cents: number}[]} bets */
  async #stake(bets) {
    if (this.staking || this.cut) return; // the key is held
    const { me, view, agreed } = this.state;
    const sum = (/** @type {{cents: number}[]} */ all) => all.reduce((cents, each) => cents + each.cents, 0);
    const lie = stakes(view.bets.filter((/** @type {any} */ bet) => bet.player === me));
    const comesTo = lie + sum(bets);
    if (agreed !== view.number && 2 * comesTo > lie + (view.purse_cents ?? 0)) return this.set({ asks: { bets: [...bets], cents: sum(bets) } });
    this.staking = true;
    try {
      for (const { spot, cents } of [...bets]) await this.bet(spot, 1, cents);
    } finally {
      this.staking = false;
    }
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
    if (this.cut) return NOT_SENT;
    const { by: _by, ...told } = command;
    const answer = await this.connection.do(told, answering);
    this.#answered(answer, told);
    return answer;
  }

  /** @param {string} line */
  async say(line) {
    if (this.cut) return NOT_SENT;
    const answer = await this.connection.say(line);
    this.#answered(answer);
    return answer;
  }

  /** @param {any} answer @param {any} [command] that was answered */
  #answered(answer, command = null) {
    const late = this.state.view?.status !== "betting"; // then the bar tells of it beside what it shows
    this.set({ refusal: answer.type === "refused" ? { ...answer, command, late } : null });
  }
}
