// A panel for reading: the keys of a page, a paragraph. It lies beside the cloth, never over it.

import { h, shown } from "./dom.js";

export class Sheet extends HTMLElement {
  /** @type {HTMLElement | null} */
  cameFrom = null;
  /** @type {{title: string, parts: Node[], show: () => void}[]} what lies under a paragraph that was opened from it */
  under = [];
  /** Draws anew what changes while it is read. */
  show = () => {};

  /** @param {any} page */
  attach(page) {
    this.page = page;
    this.hidden = true;
    this.setAttribute("role", "dialog");
    this.addEventListener("keydown", (event) => event.key === "Escape" && this.close());
  }

  /**
   * @param {string} title
   * @param {(Node | string | null | false)[]} content
   */
  open(title, content) {
    if (!this.hidden && title !== this.getAttribute("aria-label"))
      this.under.push({ title: this.getAttribute("aria-label") ?? "", parts: [...this.childNodes], show: this.show });
    this.show = () => {};
    this.cameFrom ??= /** @type {HTMLElement | null} */ (document.activeElement);
    const { words } = this.page.state;
    this.setAttribute("aria-label", title);
    const shut = h("button", { class: "plain shut", "aria-label": words.say("web-sheet-close"), onclick: () => this.close() }, "✕");
    const kept = content.filter((each) => each !== null && each !== false);
    this.replaceChildren(h("div", { class: "sheet-head" }, h("h2", {}, title), shut), ...kept);
    this.hidden = false;
    shut.focus();
  }

  /**
   * Something to read that changes with the table.
   * @param {string} title
   * @param {() => (Node | string)[]} content
   * @param {() => unknown} of what it depends on
   */
  follow(title, content, of) {
    const body = h("div");
    this.open(title, [body]);
    this.show = () => shown(body, JSON.stringify(of()), content);
    this.show();
  }

  /** Whether this is still to be read, on top or under a paragraph. @param {Node} what */
  holds(what) {
    return !this.hidden && (this.contains(what) || this.under.some(({ parts }) => parts.includes(what)));
  }

  close() {
    if (this.hidden) return false;
    const before = this.under.pop();
    if (before) return this.#back(before);
    this.hidden = true;
    this.cameFrom?.focus();
    this.cameFrom = null;
    return true;
  }

  /** @param {{title: string, parts: Node[], show: () => void}} before */
  #back({ title, parts, show }) {
    this.setAttribute("aria-label", title);
    this.replaceChildren(...parts);
    this.show = show;
    show();
    /** @type {HTMLElement | null} */ (this.querySelector(".shut"))?.focus();
    return true;
  }
}

customElements.define("croupier-sheet", Sheet);
