// Rounds that ended without a result leave no mark on roads and strips.

/** @param {string[]} outcomes the latest last @returns {string[]} */
export function played(outcomes) {
  return outcomes.filter((ended) => ended.split(" ")[0] !== "not-played");
}
