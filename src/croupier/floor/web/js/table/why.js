// Why a bet was paid what it was paid. Chips laid one after the other on a spot read as one bet.

/** @import { Amount, BetSeen, Message } from "../frames" */

const OF_THE_MONEY = "why-"; // the steps that say what the chips of one act came to

/**
 * The steps of the working of bets that ended alike, each once.
 * @param {BetSeen[]} bets
 * @param {any} words
 * @returns {string[]}
 */
export function whyOf(bets, words) {
  const keys = bets.map(({ why }) => why.map(({ key }) => key).join());
  const alike = new Set(keys).size === 1;
  const steps = alike
    ? bets[0].why.map((step, nth) => (step.key.startsWith(OF_THE_MONEY) ? together(bets.map(({ why }) => why[nth])) : step))
    : bets.flatMap(({ why }) => why);
  return [...new Set(steps.map((step) => words.sentence(step)))];
}

/** One sentence of several: their amounts added up. @param {Message[]} messages @returns {Message} */
function together(messages) {
  const [first] = messages;
  const values = Object.entries(first.values ?? {}).map(([name, value]) => {
    const amounts = messages.map(({ values: others }) => /** @type {Amount} */ (others?.[name]));
    const summed = amounts.every((each) => each?.is === "amount");
    return [name, summed ? { ...amounts[0], cents: amounts.reduce((sum, { cents }) => sum + cents, 0) } : value];
  });
  return { ...first, values: Object.fromEntries(values) };
}
