// The five roads under the bar, always in this order, and what the next result would add.

import { h } from "../kit/dom.js";
import { big, bead, derivedDrawn, next } from "./draw.js";
import { counted, resultsOf } from "./results.js";
import { whatIf } from "./roads.js";

const COLUMNS = { bead: 9, big: 22, eye: 9, small: 9, pig: 9 };
const SIDES = { banker: "庄", player: "閒" }; // as on the felt

/** @param {any} state */
export function roads({ ofThisShoe, words }) {
  const results = resultsOf(ofThisShoe);
  const { banker, player, tie } = counted(results);
  const figure = (/** @type {string} */ kind, /** @type {Node} */ road, note = "") =>
    h("figure", { class: kind }, h("figcaption", {}, words.say(`web-road-${kind}`), note && h("span", {}, note)), road);
  const counts = words.say("web-roads-counts", { banker, player, tie });
  return [
    h(
      "section",
      { class: "roads", tabindex: 0, "aria-label": words.say("web-roads") },
      figure("bead", bead(results, COLUMNS.bead, counts)),
      figure("big", big(results, COLUMNS.big, words.say("web-road-big-counts", { banker, player, tie })), counts),
      ...["eye", "small", "pig"].map((road) => {
        const kind = /** @type {"eye" | "small" | "pig"} */ (road);
        return figure(kind, derivedDrawn(results, kind, COLUMNS[kind], words.say(`web-road-${kind}`)));
      }),
      marksToCome(results, words),
    ),
  ];
}

/** @param {import("./results.js").Result[]} results @param {any} words */
function marksToCome(results, words) {
  const rows = ["banker", "player"].flatMap((each) => {
    const winner = /** @type {"banker" | "player"} */ (each);
    const then = whatIf(results, winner);
    const side = words.language === "zh" ? words.say(`bet-name-${winner}`) : SIDES[winner];
    const [eye, small, pig] = [then.eye, then.small, then.pig].map((colour) => words.say(`web-road-colour-${colour ?? "none"}`));
    return [
      h("b", { "aria-label": words.say("web-roads-what-if", { side, eye, small, pig }) }, words.say("web-roads-if", { side })),
      next("eye", then.eye),
      next("small", then.small),
      next("pig", then.pig),
    ];
  });
  return h("div", { class: "next-marks" }, ...rows, h("small", {}, words.label([words.say("web-roads-only"), "§ 5.15"])));
}
