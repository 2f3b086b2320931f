// Too few chips at the table: more can be brought.

const ABOVE_PURSE = "above-purse";

/** @param {any} state @returns {import("../asking.js").Choice[]} */
export function more({ refusal, words }) {
  if (refusal?.reason !== ABOVE_PURSE) return [];
  return [{ key: "bring-more", label: words.say("web-bring-more"), act: (page) => page.chips() }];
}
