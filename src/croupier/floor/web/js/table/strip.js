// Under the bar: what the game has to show of the rounds before.

import { shown } from "../kit/dom.js";
import { FELTS } from "../felts/index.js";

export class Strip extends HTMLElement {
  /** @param {any} page */
  attach(page) {
    this.page = page;
  }

  show() {
    const { seen } = this.page;
    const { sign, words, outcomes, ofThisShoe } = seen;
    const game = sign && FELTS[sign.game];
    this.hidden = !game?.strip;
    if (!this.hidden) shown(this, JSON.stringify([sign.game, outcomes, ofThisShoe.length, words.language]), () => game.strip(seen));
  }
}

customElements.define("croupier-strip", Strip);
