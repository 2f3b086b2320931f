// The total of a hand, as short as a capsule wants it.

/** @param {any} hand @param {any} words */
export function worth({ worth: message }, words) {
  if (message === null) return "?";
  const { key, values = {} } = message;
  const total = values.total;
  if (key === "blackjack-worth-bust") return `${words.say("web-bj-bust")} ${total}`;
  if (key === "blackjack-worth-soft") return words.say("web-bj-soft", { total });
  return total === undefined ? words.say("web-bj-blackjack") : String(total);
}
