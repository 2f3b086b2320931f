// The bar before several bets at once put more than half of one's chips on the cloth.

import { money } from "../../kit/money.js";

/**
 * @param {any} state
 * @param {any} clock
 * @returns {import("../asking.js").BarState | null}
 */
export function halfBar({ asks, view, words }, clock) {
  if (!asks) return null;
  const amount = money(asks.cents);
  return {
    kind: "cut",
    key: `half-${view.number}`,
    clock,
    title: words.say("web-over-half", { amount }),
    text: words.say("web-over-half-why"),
    cites: [],
    choices: [
      { key: "stake", label: words.say("web-over-half-stake", { amount }), letter: "1", act: (/** @type {any} */ page) => page.agree() },
      { key: "leave-it", label: words.say("web-leave-it"), letter: "2", act: (/** @type {any} */ page) => page.set({ asks: null }) },
    ],
  };
}
