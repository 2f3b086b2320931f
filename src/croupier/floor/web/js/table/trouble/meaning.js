// What each way to go on would come to, and how the cards were laid anew: a panel, fetched when it is wanted.

import { pill } from "../../kit/cites.js";
import { h } from "../../kit/dom.js";
import { factSaid } from "./foreseeing.js";
import { lyingBoth, outlookShown } from "./outlook.js";

/** All of it, to read, once the server has answered. @param {any} page */
export async function means(page) {
  const { state } = page;
  await state.foreseen?.coming;
  const { view, words, foreseen, relaid } = state;
  const halt = view.halts.at(-1);
  if (!halt && !relaid) return; // it is over
  const title = halt ? factSaid(halt.fact, words) : words.say("web-laid-again");
  page.sheet.open(title, [
    halt && h("p", {}, foreseen?.preview?.awaits ? words.say("web-tell-awaits", { awaits: words.sentence(foreseen.preview.awaits) }) : "", pill(halt.paragraph, page)),
    relaid && h("section", { class: "outlook" }, h("h3", {}, words.say("web-laid-again")), lyingBoth(relaid.before, relaid.after, [words.say("web-as-they-lay"), words.say("web-as-they-are")], words)),
    ...(foreseen?.preview?.outlooks ?? []).map((/** @type {any} */ each) => outlookShown(state, each)),
  ]);
}
