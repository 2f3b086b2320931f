// A panel for reading: the keys of a page, a paragraph. It lies beside the cloth, never over it.

import { h } from "./dom.js";

export class Sheet extends HTMLElement {
  /** @type {HTMLElement | null} */
  cameFrom = null;

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
    const { words } = this.page.state;
    this.cameFrom ??= /** @type {HTMLElement | null} */ (document.activeElement);
    this.setAttribute("aria-label", title);
    const shut = h("button", { class: "plain shut", "aria-label": words.say("web-sheet-close"), onclick: () => this.close() }, "✕");
    const kept = content.filter((each) => each !== null && each !== false);
    this.replaceChildren(h("header", {}, h("h2", {}, title), shut), ...kept);
    this.hidden = false;
    shut.focus();
  }

  close() {
    if (this.hidden) return false;
    this.hidden = true;
    this.cameFrom?.focus();
    this.cameFrom = null;
    return true;
  }
}

customElements.define("croupier-sheet", Sheet);
