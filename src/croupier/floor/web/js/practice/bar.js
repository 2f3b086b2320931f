// What practice adds to the bar: the hint; "Deal" and "Next round", where at other tables a clock runs.

/** @typedef {import("../table/asking.js").BarState} BarState */
/** @typedef {import("../table/asking.js").Choice} Choice */

/**
 * @param {any} state
 * @param {BarState} bar
 * @param {boolean} asked whether there is something to give a hint about
 * @returns {BarState & {also: Choice[]}}
 */
export function beside(state, bar, asked) {
  const { more: _silence, ...rest } = bar; // nobody's silence counts here: the table waits
  return { ...rest, also: [...(asked ? [hint(state)] : []), ...goOn(state, bar)] };
}

/** Where there is room its button stands under the bar instead. @param {any} state @returns {Choice} */
function hint({ words, hinting }) {
  const label = hinting ? words.say("web-practice-working") : words.say("web-practice-hint");
  return { key: "hint", label, letter: "T", act: (page) => page.hint() };
}

/** @param {any} state @param {BarState} bar @returns {Choice[]} */
function goOn({ view, sign, words, connected }, bar) {
  const waits = view.awaited.find((/** @type {any} */ each) => each.kind === "close" || each.kind === "next-round");
  if (!connected || !waits || bar.choices.some((each) => each.gold)) return [];
  const begins = sign.decks ? words.say("web-practice-deal") : words.say("web-practice-spin");
  const label = waits.kind === "close" ? begins : words.say("web-practice-next");
  return [{ key: "go-on", label, gold: true, act: (page) => page.connection.pass(waits.question) }];
}
