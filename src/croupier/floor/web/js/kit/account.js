// The panel of one's account: keep it, log in, log out, another password. Fetched when it is opened.

import { h } from "./dom.js";
import { pill } from "./cites.js";
import { Refusal } from "./http.js";
import { styled } from "./panel.js";
import { withPanels } from "./sentences.js";
import { changePassword, keep, lastName, logIn, logOut } from "./people.js";

const LONGEST = 24;

export class AccountPanel {
  /** @param {any} page */
  constructor(page) {
    this.page = page;
    this.words = page.state.words;
    this.body = h("div", { class: "account" });
    this.sure = false; // a guest has asked to log out, and was told what that means
  }

  async open() {
    this.words = await withPanels(this.words);
    styled();
    this.#draw();
    this.page.sheet.open(this.words.say("web-account"), [this.body]);
    /** @type {HTMLElement | null} */ (this.body.querySelector("input"))?.focus();
  }

  #draw() {
    const { me, guest, over } = this.page.state;
    this.body.replaceChildren(...(!me || over ? [this.#logIn()] : guest ? this.#guest() : this.#own()));
  }

  #guest() {
    const { me } = this.page.state;
    return [
      h("p", {}, this.words.say("web-account-guest", { name: me })),
      this.#form("keep", "web-account-keep", [this.#name(me), this.#password("web-account-password", "new-password")], async ({ name, password }) => {
        const { login } = await keep(name, password);
        this.page.set({ guest: false, login });
        this.#told(login === me ? this.words.say("web-account-kept", { login }) : this.words.say("web-account-kept-as", { login, name: me }));
      }),
      h("h3", {}, this.words.say("web-account-another")),
      h("p", {}, this.words.say("web-account-leaves-guest", { name: me })),
      this.#logIn(),
      this.#out(),
    ];
  }

  #own() {
    const { login } = this.page.state;
    const fields = [hidden(login), this.#password("web-account-old", "current-password", "old"), this.#password("web-account-new", "new-password")];
    return [
      h("p", {}, this.words.say("web-account-in", { name: login })),
      h("h3", {}, this.words.say("web-account-change")),
      this.#form("change", "web-account-change-it", fields, async ({ old, password }) => {
        await changePassword(login, old, password);
        this.#told(this.words.say("web-account-changed"));
      }),
      this.#out(),
    ];
  }

  #logIn() {
    const { guest } = this.page.state; // whose own name no one can log in by
    const fields = [this.#name(guest ? "" : lastName()), this.#password("web-account-password", "current-password")];
    return this.#form("login", "web-account-log-in", fields, async ({ name, password }) => {
      await logIn(name, password);
      location.reload();
    });
  }

  /** Of an account that nobody can log in to it is the end: asked twice. */
  #out() {
    const { guest } = this.page.state;
    const act = async () => {
      if (guest && !this.sure) {
        this.sure = true;
        this.#draw();
        /** @type {HTMLElement | null} */ (this.body.querySelector(".out button"))?.focus();
        return;
      }
      await logOut();
      location.assign("/");
    };
    const label = this.words.say("web-account-log-out");
    return h(
      "div",
      { class: "out" },
      this.sure && h("p", { class: "refusal", role: "alert" }, this.words.say("web-account-lost")),
      h("button", { "data-key": "log-out", onclick: act }, this.sure ? this.words.say("web-sure", { move: label }) : label),
    );
  }

  /** @param {string} sentence */
  #told(sentence) {
    this.body.replaceChildren(h("p", { role: "status", class: "told" }, sentence), this.#out());
  }

  /** @param {string} value */
  #name(value) {
    return this.#field("name", this.words.say("web-account-name"), { value, maxlength: LONGEST, autocomplete: "username", autocapitalize: "none", spellcheck: "false" });
  }

  /** @param {string} label @param {string} autocomplete @param {string} [name] */
  #password(label, autocomplete, name = "password") {
    return this.#field(name, this.words.say(label), { type: "password", autocomplete });
  }

  /** @param {string} name @param {string} label @param {Record<string, any>} attributes */
  #field(name, label, attributes) {
    return h("label", {}, h("span", {}, label), h("input", { name, required: true, ...attributes }));
  }

  /**
   * @param {string} key
   * @param {string} label
   * @param {HTMLElement[]} fields
   * @param {(values: Record<string, string>) => Promise<void>} act
   */
  #form(key, label, fields, act) {
    const button = h("button", { "data-key": key }, this.words.say(label));
    const refused = h("p", { class: "refusal", role: "alert" });
    const entered = async (/** @type {Event} */ event) => {
      event.preventDefault();
      const values = Object.fromEntries(new FormData(/** @type {HTMLFormElement} */ (event.target)));
      button.toggleAttribute("disabled", true);
      refused.replaceChildren();
      try {
        await act(/** @type {Record<string, string>} */ (values));
      } catch (fault) {
        refused.replaceChildren(...this.#why(fault));
      }
      button.toggleAttribute("disabled", false);
    };
    return h("form", { onsubmit: entered }, ...fields, refused, button);
  }

  /** @param {unknown} fault */
  #why(fault) {
    if (!(fault instanceof Refusal)) return [this.words.say("web-account-no-answer")];
    return [fault.told.sentence ?? "", ...(fault.told.cites ?? []).map((each) => pill(each, this.page))];
  }
}

/** For programs that keep passwords. @param {string} name */
function hidden(name) {
  return h("input", { name: "name", value: name, autocomplete: "username", hidden: true, readonly: true });
}
