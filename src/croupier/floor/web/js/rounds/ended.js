// How a round ended, in a word.

/** A pocket is its number. @param {string} outcome @param {any} words */
export function ended(outcome, words) {
  const [kind] = outcome.split(" ");
  if (kind === "H") return "★";
  return /^\d+$/.test(kind) ? kind : words.say(`web-ended-${kind}`);
}
