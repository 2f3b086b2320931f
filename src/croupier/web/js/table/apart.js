// Amounts that would lie on each other: the later one stands over its chips instead of under them.

const PILL = { height: 17, letter: 7.2, ends: 12 };

/** @typedef {{x: number, y: number, width: number}} Lies */
/** @typedef {{at: {x: number, y: number}, node: SVGElement}} Laid */

/** @param {Laid[]} laid in drawing units */
export function apart(laid) {
  /** @type {Lies[]} */
  const taken = [];
  for (const { at, node } of laid) {
    const pill = node.querySelector(".pill");
    if (!(pill instanceof SVGGElement)) continue;
    const width = PILL.ends + (pill.textContent ?? "").length * PILL.letter;
    const places = [pill.dataset.under, pill.dataset.over].map((place) => {
      const [x, y] = (place ?? "").split(" ").map(Number);
      return { place, x: at.x + x, y: at.y + y, width };
    });
    const lies = places.find((each) => !taken.some((other) => meet(other, each))) ?? places[0];
    pill.setAttribute("transform", `translate(${lies.place})`);
    taken.push(lies);
  }
}

/** @param {Lies} one @param {Lies} other */
function meet(one, other) {
  return Math.abs(one.x - other.x) < (one.width + other.width) / 2 && Math.abs(one.y - other.y) < PILL.height;
}
