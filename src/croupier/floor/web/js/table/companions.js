// The sheet about companions: what they are, who plays along, and how to ask for one or send one away.

import { h } from "../kit/dom.js";
import { named, requestOf } from "../kit/house.js";

const ASK = "floor.ask-companion.1";
const DISMISS = "floor.dismiss-companion.1";

/** @param {any} page */
export function companions(page) {
  const of = () => [page.state.frame.companions, page.state.frame.requests];
  page.sheet.follow(page.state.words.say("web-companions"), () => parts(page), of);
}

/** @param {any} page */
function parts(page) {
  const { words, view } = page.state;
  const asking = requestOf(page.state, ASK)?.refused;
  const sending = requestOf(page.state, DISMISS)?.refused;
  return [
    h("p", {}, words.say("web-companions-about")),
    ...view.companions.map((/** @type {any} */ each) => companion(page, each, sending)),
    h(
      "p",
      { class: "companion" },
      button(page, words.say("web-companion-ask"), "ask", asking, { type: ASK }),
      asking && h("small", {}, words.sentence(asking)),
    ),
  ];
}

/** @param {any} page @param {any} each @param {any} refused */
function companion(page, { name, box, leaving }, refused) {
  const { words } = page.state;
  const who = named(name, words);
  const where = box === null ? who : words.say("web-companion-at", { who, box });
  const label = words.say("web-companion-dismiss", { who });
  return h(
    "p",
    { class: "companion" },
    h("span", {}, where),
    leaving ? h("small", {}, words.say("web-companion-leaving")) : button(page, label, `dismiss-${name}`, refused, { type: DISMISS, name }),
    !leaving && refused && h("small", {}, words.sentence(refused)),
  );
}

/** @param {any} page @param {string} label @param {string} key @param {any} refused @param {any} command */
function button(page, label, key, refused, command) {
  const press = () => {
    if (!refused) void page.do(command);
  };
  return h("button", { "data-key": key, "aria-disabled": refused ? "true" : null, onclick: press }, label);
}
