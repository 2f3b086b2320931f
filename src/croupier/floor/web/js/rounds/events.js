// Every event with its paragraph, the newest first; each is a link that opens the replay there.

import { pill } from "../kit/cites.js";
import { h, shown } from "../kit/dom.js";

const MOST_CITES = 2; // of an event; the rest is with the bets

export class Events {
  head = h("h2");
  list = h("ol", { class: "events-list", reversed: true });
  element = h("section", { class: "events" }, this.head, this.list);

  /** @param {any} page */
  constructor(page) {
    this.page = page;
  }

  show() {
    const { words, scenes, at } = this.page.state;
    shown(this.head, words.language, () => [words.say("web-events"), h("span", {}, words.say("web-newest-first"))]);
    shown(this.list, JSON.stringify([scenes.length, words.language]), () => [...scenes].reverse().map((scene) => this.#event(scene)));
    for (const [nth, item] of [...this.list.children].entries()) {
      const now = scenes.length - 1 - nth === at;
      item.classList.toggle("now", now);
      const link = item.querySelector("a");
      if (now) link?.setAttribute("aria-current", "step");
      else link?.removeAttribute("aria-current");
    }
    this.#follow();
  }

  /** @param {any} scene */
  #event({ number, title, further, cites }) {
    return h(
      "li",
      {},
      h("span", { class: "event-number", "aria-hidden": "true" }, String(number + 1)),
      h(
        "a",
        { href: `?event=${number + 1}`, "data-key": `event-${number}`, onclick: (/** @type {MouseEvent} */ event) => this.#open(event, number) },
        title,
      ),
      h("span", { class: "cites" }, ...cites.slice(0, MOST_CITES).map((/** @type {string} */ cite) => pill(cite, this.page))),
      further.length > 0 && h("p", {}, ...further.map((/** @type {string} */ line) => h("span", {}, line))),
    );
  }

  /** In another tab, if that is wanted. @param {MouseEvent} event @param {number} number */
  #open(event, number) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
    event.preventDefault();
    void this.page.go(number);
  }

  /** The page itself stays where it is. */
  #follow() {
    const item = /** @type {HTMLElement | null} */ (this.list.querySelector(".now"));
    if (!item || this.list.scrollHeight <= this.list.clientHeight) return;
    const [top, bottom] = [item.offsetTop - this.list.offsetTop, item.offsetTop - this.list.offsetTop + item.offsetHeight];
    if (top < this.list.scrollTop) this.list.scrollTop = top;
    else if (bottom > this.list.scrollTop + this.list.clientHeight) this.list.scrollTop = bottom - this.list.clientHeight;
  }
}
