// Where every spot of the cloth lies: pure geometry, drawn from the sign alone.
//
// Along the numbers runs `u`: 0 where they begin, 1 for each three, the zeros from -1, the House
// from -2, `2 to 1` from 12. Across them runs `v`: 0 to 1 is the column of 1, 2 to 3 that of 3.

/** @typedef {{x: number, y: number}} Point */
/** @typedef {{x: number, y: number, width: number, height: number}} Rect */
/** @typedef {[number, number, number, number]} Span u from, u to, v from, v to */
/** @typedef {"number" | "line" | "edge" | "crossing" | "edge-crossing" | "box"} Kind */
/**
 * How far from a line a chip still counts as on it (`reach`), how far from a crossing (`cross`),
 * beyond the outer edge (`out`), and at the zeros, where three crossings lie close (`zero`): those
 * lie on the side of the zeros, the lines between them reach further into the numbers.
 * @typedef {{u: number, v: number}} Pair
 * @typedef {{name: string, at: (u: number, v: number) => Point, edge: number, house: number, reach: Pair, cross: Pair, out: number,
 *   zero: {inward: number, outward: number, v: number, beyond: number}, radius: {number: number, line: number, box: number}}} Board
 */

const MIRRORED = "ADGJ"; // the Appendices whose zeros lie at the right
const WIDE = { left: 195, right: 925, top: 352, across: 72, stops: [-124, -66, 0, 792, 854] };
const UPRIGHT = { left: 130, top: 164, across: 78, stops: [-66, -40, 0, 342, 373] };
const RADIUS = { wide: { number: 14, line: 13, box: 14 }, upright: { number: 10, line: 9.5, box: 11 } };
const DEPTH = { dozen: 46, series: 44, half: 56 }; // of the rows of boxes under the numbers
const LEFT = { dozen: 42, half: 76 }; // of the columns of boxes beside them, on a phone
const MOST = { wide: { "series-3": 8, "series-6": 6 }, upright: { "series-3": 4, "series-6": 2 } };
const HALVES = ["low", "even", "red", "zeros", "black", "odd", "high"];
const FOOT = 46;

/** @param {any} sign */
export function isMirrored(sign) {
  return MIRRORED.includes(sign.layout);
}

/**
 * @param {any} sign
 * @param {boolean} upright as on a phone
 * @returns {Board}
 */
export function board(sign, upright) {
  if (upright) {
    const { left, top, across, stops } = UPRIGHT;
    const at = (/** @type {number} */ u, /** @type {number} */ v) => ({ x: left + v * across, y: top + along(u, stops) });
    const zero = { inward: 0.2, outward: 0.2, v: 0.13, beyond: 0.2 };
    return { name: "upright", at, edge: 0, house: 2.5, reach: { u: 0.2, v: 0.16 }, cross: { u: 0.2, v: 0.14 }, out: 0.14, zero, radius: RADIUS.upright };
  }
  const { left, right, top, across, stops } = WIDE;
  // Appendices A and D print the column of 1 on the Dealer's side, B and E that of 3.
  const mirrored = (/** @type {number} */ u, /** @type {number} */ v) => ({ x: right - along(u, stops), y: top + v * across });
  const usual = (/** @type {number} */ u, /** @type {number} */ v) => ({ x: left + along(u, stops), y: top + (3 - v) * across });
  const flipped = isMirrored(sign);
  const zero = { inward: 0.05, outward: 0.33, v: 0.17, beyond: 0.36 };
  return {
    name: "wide", at: flipped ? mirrored : usual, edge: flipped ? 3 : 0, house: flipped ? 2.5 : 0.5,
    reach: { u: 0.3, v: 0.3 }, cross: { u: 0.23, v: 0.23 }, out: 0.18, zero, radius: RADIUS.wide,
  };
}

/**
 * @param {number} u
 * @param {number[]} stops where -2, -1, 0, 12 and 13 lie
 */
function along(u, stops) {
  const marks = [-2, -1, 0, 12, 13];
  const index = Math.max(0, marks.findLastIndex((mark, place) => mark <= u && place < marks.length - 1));
  const part = (u - marks[index]) / (marks[index + 1] - marks[index]);
  return stops[index] + part * (stops[index + 1] - stops[index]);
}

/**
 * @param {Board} board
 * @param {Span} span
 * @returns {Rect}
 */
export function rect(board, [u0, u1, v0, v1]) {
  const [a, b] = [board.at(u0, v0), board.at(u1, v1)];
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return { x, y, width: Math.abs(a.x - b.x), height: Math.abs(a.y - b.y) };
}

/**
 * The cell of a number.
 * @param {string} pocket
 * @returns {Span}
 */
export function cell(pocket) {
  if (pocket === "H") return [-2, -1, 0, 3];
  if (pocket === "0") return [-1, 0, 0, 1.5];
  if (pocket === "00") return [-1, 0, 1.5, 3];
  const [u, v] = [Math.floor((Number(pocket) - 1) / 3), (Number(pocket) - 1) % 3];
  return [u, u + 1, v, v + 1];
}

/**
 * Where numbers touch: a line as a span without width, a crossing without width and height.
 * @param {string[]} numbers
 * @returns {Span}
 */
export function touching(numbers) {
  const cells = numbers.map(cell);
  const [u0, u1] = [Math.max(...cells.map((each) => each[0])), Math.min(...cells.map((each) => each[1]))];
  const [v0, v1] = [Math.max(...cells.map((each) => each[2])), Math.min(...cells.map((each) => each[3]))];
  return [u0, u1, v0, v1];
}

/**
 * On the outer edge: beside a row, or where two rows (the zeros and 1 2 3) meet it.
 * @param {string[]} numbers
 * @param {number} edge
 * @returns {Span}
 */
function onEdge(numbers, edge) {
  if (numbers.includes("0")) return [0, 0, edge, edge];
  const cells = numbers.map(cell);
  const [from, to] = [Math.min(...cells.map((each) => each[0])), Math.max(...cells.map((each) => each[1]))];
  return to - from === 1 ? [from, to, edge, edge] : [from + 1, from + 1, edge, edge];
}

/**
 * What a chip touches on the numbers, and the zone that counts as that.
 * @param {Board} board
 * @param {Kind} kind
 * @param {string[]} numbers
 * @returns {{chip: Point, zone: Rect}}
 */
export function onNumbers(board, kind, numbers) {
  const outer = kind === "edge" || kind === "edge-crossing";
  const span = kind === "number" ? cell(numbers[0]) : outer ? onEdge(numbers, board.edge) : touching(numbers);
  const across = kind === "number" && numbers[0] === "H" ? board.house : (span[2] + span[3]) / 2; // beside the star
  const chip = board.at((span[0] + span[1]) / 2, across);
  return { chip, zone: rect(board, widened(board, kind, span)) };
}

/**
 * @param {Board} board
 * @param {Kind} kind
 * @param {Span} span
 * @returns {Span}
 */
function widened({ edge, reach, cross, out, zero }, kind, [u0, u1, v0, v1]) {
  if (kind === "number") return [u0, u1, v0, v1];
  if (kind === "line" && u0 === 0 && u1 === 0) return [-zero.outward, zero.beyond, v0, v1];
  if (kind === "line") return u0 === u1 ? [u0 - reach.u, u1 + reach.u, v0, v1] : [u0, u1, v0 - reach.v, v1 + reach.v];
  if (kind === "crossing" && u0 === 0) return [-zero.outward, zero.inward, v0 - zero.v, v1 + zero.v];
  if (kind === "crossing") return [u0 - cross.u, u1 + cross.u, v0 - cross.v, v1 + cross.v];
  const side = kind === "edge" ? 0 : cross.u;
  const [low, high] = edge === 0 ? [-out, reach.v] : [edge - reach.v, edge + out];
  return [u0 - side, u1 + side, low, high];
}

/**
 * The boxes outside the numbers: each spot with its place, and how far down they reach.
 * @param {any} sign
 * @param {Board} board
 * @returns {{boxes: Map<any, Rect>, height: number}}
 */
export function outside(sign, board) {
  /** @type {Map<any, Rect>} */
  const boxes = new Map();
  const numbers = rect(board, [0, 12, 0, 3]);
  const upright = board.name === "upright";
  const named = (/** @type {string} */ bet) => sign.spots.filter((/** @type {any} */ each) => each.spot.bet === bet);
  for (const each of named("column")) {
    const [, , v0, v1] = cell(each.where.numbers[0]);
    boxes.set(each, rect(board, [12, 13, v0, v1]));
  }
  for (const each of named("dozen")) {
    const part = rect(board, [cell(each.where.numbers[0])[0], cell(each.where.numbers.at(-1))[1], 0, 3]);
    boxes.set(each, upright ? { ...part, x: numbers.x - LEFT.dozen, width: LEFT.dozen } : { ...part, y: bottom(numbers), height: DEPTH.dozen });
  }
  const halves = HALVES.flatMap(named);
  if (upright) {
    const tall = numbers.height / halves.length;
    const x = numbers.x - LEFT.dozen - LEFT.half;
    halves.forEach((each, row) => boxes.set(each, { x, y: numbers.y + row * tall, width: LEFT.half, height: tall }));
    const wide = { x, y: bottom(rect(board, [12, 13, 0, 3])) + 6, width: numbers.x + numbers.width - x };
    return { boxes, height: series(named, boxes, wide, MOST.upright) + 8 };
  }
  const under = { x: numbers.x, y: bottom(numbers) + DEPTH.dozen, width: numbers.width };
  const y = series(named, boxes, under, MOST.wide);
  row(boxes, isMirrored(sign) ? halves.reverse() : halves, { ...under, y }, DEPTH.half);
  return { boxes, height: y + DEPTH.half + FOOT };
}

/**
 * Threes first, sixes under them; they tell where they end.
 * @param {(bet: string) => any[]} named
 * @param {Map<any, Rect>} boxes
 * @param {{x: number, y: number, width: number}} under
 * @param {Record<string, number>} most in a row
 */
function series(named, boxes, under, most) {
  let { y } = under;
  for (const [bet, many] of Object.entries(most)) {
    const sets = named(bet);
    const rows = Math.ceil(sets.length / many);
    for (let index = 0; index < rows; index += 1) {
      const from = Math.round((index * sets.length) / rows);
      row(boxes, sets.slice(from, Math.round(((index + 1) * sets.length) / rows)), { ...under, y }, DEPTH.series);
      y += DEPTH.series;
    }
  }
  return y;
}

/**
 * @param {Map<any, Rect>} boxes
 * @param {any[]} spots
 * @param {{x: number, y: number, width: number}} place
 * @param {number} height
 */
function row(boxes, spots, { x, y, width }, height) {
  const each = width / spots.length;
  spots.forEach((spot, index) => boxes.set(spot, { x: x + index * each, y, width: each, height }));
}

/** @param {Rect} rect */
function bottom({ y, height }) {
  return y + height;
}
