// The five roads of Baccarat, as pure functions: where each mark lies, column and row from 0.

/** @typedef {import("./results.js").Result} Result */
/** @typedef {{winner: "banker" | "player" | null, ties: number, bankerPair: boolean, playerPair: boolean}} Mark */
/** @typedef {"red" | "blue"} Colour */
/** @typedef {{column: number, row: number}} Cell */

const ROWS = 6;

/** How many columns back each derived road compares. */
export const BACK = { eye: 1, small: 2, pig: 3 };

/**
 * Every result, six to a column.
 * @param {Result[]} results
 * @returns {(Result & Cell)[]}
 */
export function beadPlate(results) {
  return results.map((result, index) => ({ ...result, column: Math.floor(index / ROWS), row: index % ROWS }));
}

/**
 * Results of one side after the other, as columns however long. A tie is counted at the result before
 * it; one before the first result at that first one.
 * @param {Result[]} results
 * @returns {Mark[][]}
 */
export function streaks(results) {
  /** @type {Mark[][]} */
  const found = [];
  for (const { winner, bankerPair, playerPair } of results) {
    const last = found.at(-1)?.at(-1);
    if (winner === "tie") {
      if (last) Object.assign(last, { ties: last.ties + 1, bankerPair: last.bankerPair || bankerPair, playerPair: last.playerPair || playerPair });
      else found.push([{ winner: null, ties: 1, bankerPair, playerPair }]);
    } else if (last?.winner === null) {
      Object.assign(last, { winner, bankerPair: last.bankerPair || bankerPair, playerPair: last.playerPair || playerPair });
    } else {
      const mark = { winner, ties: 0, bankerPair, playerPair };
      if (last?.winner === winner) found.at(-1)?.push(mark);
      else found.push([mark]);
    }
  }
  return found;
}

/**
 * Six rows: a column that meets the bottom, or the tail of another, turns right and stays in its row.
 * @template T
 * @param {T[][]} columns
 * @returns {(T & Cell)[]}
 */
export function laid(columns) {
  /** @type {Set<string>} */
  const taken = new Set();
  const free = (/** @type {number} */ column, /** @type {number} */ row) => row < ROWS && !taken.has(`${column},${row}`);
  /** @type {(T & Cell)[]} */
  const found = [];
  let start = -1;
  for (const marks of columns) {
    start += 1;
    while (!free(start, 0)) start += 1;
    let [column, row, turned] = [start, 0, false];
    marks.forEach((mark, index) => {
      if (index > 0) {
        turned ||= !free(column, row + 1);
        if (turned) column += 1;
        else row += 1;
      }
      taken.add(`${column},${row}`);
      found.push({ ...mark, column, row });
    });
  }
  return found;
}

/** @param {Result[]} results */
export function bigRoad(results) {
  return laid(streaks(results));
}

/**
 * Red where the shoe repeats itself, blue where it does not. A mark at the head of a column asks whether
 * the columns before were equally long; any other whether the column `back` has a neighbour as the mark
 * above has one.
 * @param {Result[]} results
 * @param {number} back
 * @returns {Colour[]}
 */
export function derived(results, back) {
  const lengths = streaks(results).filter(([mark]) => mark.winner !== null).map((marks) => marks.length);
  /** @type {Colour[]} */
  const found = [];
  lengths.forEach((length, column) => {
    for (let row = 0; row < length; row += 1) {
      const other = row === 0 ? column - 1 - back : column - back;
      if (other < 0) continue;
      const same = row === 0 ? lengths[column - 1] === lengths[other] : lengths[other] !== row;
      found.push(same ? "red" : "blue");
    }
  });
  return found;
}

/**
 * @param {Result[]} results
 * @param {number} back
 */
export function derivedRoad(results, back) {
  /** @type {{colour: Colour}[][]} */
  const columns = [];
  for (const colour of derived(results, back)) {
    if (columns.at(-1)?.[0].colour === colour) columns.at(-1)?.push({ colour });
    else columns.push([{ colour }]);
  }
  return laid(columns);
}

/**
 * The marks that the three derived roads would get next; null: none yet.
 * @param {Result[]} results
 * @param {"banker" | "player"} winner
 */
export function whatIf(results, winner) {
  const then = [...results, { winner, points: "", bankerPair: false, playerPair: false }];
  const next = (/** @type {number} */ back) => {
    const [now, later] = [derived(results, back), derived(then, back)];
    return later.length > now.length ? later[later.length - 1] : null;
  };
  return { eye: next(BACK.eye), small: next(BACK.small), pig: next(BACK.pig) };
}
