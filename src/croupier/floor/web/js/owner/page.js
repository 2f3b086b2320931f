// The first Owner takes the House, with the one-time code that the server printed.

import { h } from "../kit/dom.js";
import { Header } from "../kit/header.js";
import { post, Refusal } from "../kit/http.js";
import { catalogue, languageWanted } from "../kit/sentences.js";

class OwnerPage {
  header = new Header();
  refusal = h("p", { class: "refusal", role: "alert" });
  /** @type {any} */
  state = { words: null, me: "", wallet: null, connected: true, table: null };

  async open() {
    const language = languageWanted();
    document.documentElement.lang = language;
    const words = await catalogue(language);
    Object.assign(this.state, { words, title: words.say("web-owner-title") });
    this.header.attach(this);
    this.main = h("main", { class: "owner" }, h("p", {}, words.say("web-owner-lead")), this.#form(words));
    document.body.replaceChildren(this.header, this.main);
    this.header.show();
  }

  /** @param {any} words */
  #form(words) {
    const code = field("code", words.say("web-owner-code"), { autocomplete: "off", autocapitalize: "off", spellcheck: "false" });
    const name = field("name", words.say("web-owner-name"), { autocomplete: "username", maxlength: 24 });
    const password = field("password", words.say("web-owner-password"), { type: "password", autocomplete: "new-password" });
    const again = field("again", words.say("web-owner-again"), { type: "password", autocomplete: "new-password" });
    const entered = (/** @type {Event} */ event) => {
      event.preventDefault();
      const empty = [code, name, password, again].find(({ input }) => !input.value);
      if (empty) empty.input.focus();
      else if (password.input.value !== again.input.value) this.refusal.textContent = words.say("web-owner-not-the-same");
      else void this.#take({ code: code.input.value, name: name.input.value.trim(), password: password.input.value });
    };
    return h(
      "form",
      { onsubmit: entered },
      ...[code, name, password, again].flatMap(({ label, input }) => [label, input]),
      this.refusal,
      h("button", { class: "gold" }, words.say("web-owner-enter")),
    );
  }

  /** @param {{code: string, name: string, password: string}} body */
  async #take(body) {
    const { words } = this.state;
    this.refusal.textContent = "";
    try {
      const me = await post("/api/owner", body);
      this.main?.replaceChildren(
        h("p", { role: "status" }, words.say("web-owner-done", { name: me.name })),
        h("p", {}, words.say("web-owner-next")),
        h("code", {}, `croupier pit login --name ${me.name} --floor ${location.origin}`),
        h("a", { href: "/" }, words.say("web-home")),
      );
    } catch (fault) {
      this.refusal.textContent = fault instanceof Refusal ? words.sentence(fault.told.message) : words.say("web-owner-no-answer");
    }
  }
}

/**
 * @param {string} id
 * @param {string} name what its label says
 * @param {Record<string, any>} attributes
 */
function field(id, name, attributes) {
  const input = /** @type {HTMLInputElement} */ (h("input", { id, name: id, ...attributes }));
  return { label: h("label", { for: id }, name), input };
}

await new OwnerPage().open();
