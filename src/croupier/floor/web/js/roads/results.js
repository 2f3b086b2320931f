// Results of Baccarat, read from what the server displays: "banker 7-4 player-pair", "tie 6-6", "void".

/** @typedef {"banker" | "player" | "tie"} Winner */
/** @typedef {{winner: Winner, points: string, bankerPair: boolean, playerPair: boolean}} Result */

const WINNERS = ["banker", "player", "tie"];

/**
 * Roads begin anew with every shoe.
 * @param {{outcomes: string[], of_this_shoe: number}} table
 */
export function ofThisShoe({ outcomes, of_this_shoe: rounds }) {
  return rounds ? outcomes.slice(-rounds) : [];
}

/**
 * Void rounds, and those that nobody played, leave no mark.
 * @param {string[]} outcomes the latest last
 * @returns {Result[]}
 */
export function resultsOf(outcomes) {
  return outcomes.map(read).filter((result) => WINNERS.includes(result.winner));
}

/** @param {string} outcome @returns {Result} */
function read(outcome) {
  const [winner, points = "", ...further] = outcome.split(" ");
  return {
    winner: /** @type {Winner} */ (winner),
    points,
    bankerPair: further.includes("banker-pair"),
    playerPair: further.includes("player-pair"),
  };
}

/** @param {Result[]} results */
export function counted(results) {
  const found = { banker: 0, player: 0, tie: 0 };
  for (const { winner } of results) found[winner] += 1;
  return found;
}
