// What stopped a round, in a sentence.

const OPENED = ["told-place-your-bets", "held-over-card-seen"];

/** As it was said aloud in this round; empty where nothing was. @param {any} state @returns {string} */
export function wentWrong({ told, words }) {
  const opened = told.findIndex((/** @type {any} */ each) => OPENED.includes(each.message.key));
  const since = opened < 0 ? told : told.slice(0, opened);
  const stop = since.find((/** @type {any} */ each) => each.message.key === "told-stop");
  return stop ? words.sentence(stop.message.values.what) : "";
}
