// Which box a person is offered first.

/**
 * The free box nearest to the middle of the table: it is large, and not at the edge of the drawing.
 * @param {number[]} boxes
 * @param {Record<number, string>} seats
 * @returns {number | undefined}
 */
export function freeBox(boxes, seats) {
  const off = (/** @type {number} */ box) => Math.abs(boxes.indexOf(box) - (boxes.length - 1) / 2);
  return boxes.filter((box) => !seats[box]).sort((one, other) => off(one) - off(other))[0];
}
