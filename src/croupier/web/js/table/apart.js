// Amounts that would lie on each other, or on other chips: the later one moves over its chips, or beside them.

const PILL = { height: 17, letter: 7.2, ends: 12, gap: 3 };

const SMALL = 13; // chips on a phone: the next number is close above them

/** @typedef {{x: number, y: number, width: number, height: number}} Lies about its middle */
/** @typedef {{at: {x: number, y: number}, node: SVGElement}} Laid */

/** @param {Laid[]} laid in drawing units */
export function apart(laid) {
  const stacks = laid.flatMap(({ at, node }) => {
    const pill = node.querySelector(".pill");
    return pill instanceof SVGGElement ? [{ at, pill, radius: Number(pill.dataset.radius) }] : [];
  });
  const chips = stacks.map(({ at, radius }) => ({ ...at, width: 2 * radius, height: 2 * radius }));
  /** @type {Lies[]} */
  const taken = [];
  stacks.forEach(({ at, pill, radius }, nth) => {
    const width = PILL.ends + (pill.textContent ?? "").length * PILL.letter;
    const others = chips.filter((_, other) => other !== nth);
    const places = around(pill, radius, width).map(({ x, y }) => ({ dx: x, dy: y, x: at.x + x, y: at.y + y, width, height: PILL.height }));
    const free = places.find((each) => ![...taken, ...others].some((other) => meet(other, each)));
    const lies = free ?? places.find((each) => !taken.some((other) => meet(other, each))) ?? places[0];
    pill.setAttribute("transform", `translate(${lies.dx} ${lies.dy})`);
    taken.push(lies);
  });
}

/** Under the chips, over them, on a phone also right or left of them, the best first. @param {SVGGElement} pill @param {number} radius @param {number} width */
function around({ dataset }, radius, width) {
  const [under, over] = [dataset.under, dataset.over].map((place) => {
    const [x, y] = (place ?? "").split(" ").map(Number);
    return { x, y };
  });
  const side = radius + PILL.gap + width / 2;
  const beside = [{ x: side, y: 0 }, { x: -side, y: 0 }];
  return radius < SMALL ? [under, ...beside, over] : [under, over]; // elsewhere labels lie beside them
}

/** @param {Lies} one @param {Lies} other */
function meet(one, other) {
  return Math.abs(one.x - other.x) < (one.width + other.width) / 2 && Math.abs(one.y - other.y) < (one.height + other.height) / 2;
}
