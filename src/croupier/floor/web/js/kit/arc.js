// Rings about a centre above the screen; 0° is straight down, and angles grow to the viewer's right.

/** @typedef {{x: number, y: number}} Point */
/** @typedef {{x: number, y: number}} Centre */

/**
 * @param {Centre} centre
 * @param {number} radius
 * @param {number} degrees
 * @returns {Point}
 */
export function at(centre, radius, degrees) {
  const radians = (degrees * Math.PI) / 180;
  return {
    x: centre.x + radius * Math.sin(radians),
    y: centre.y + radius * Math.cos(radians),
  };
}

/**
 * The path of a part of a ring.
 * @param {Centre} centre
 * @param {number} inner
 * @param {number} outer
 * @param {number} from degrees
 * @param {number} to degrees, larger than `from`
 */
export function sector(centre, inner, outer, from, to) {
  const [a, b, c, d] = [
    at(centre, inner, from),
    at(centre, outer, from),
    at(centre, outer, to),
    at(centre, inner, to),
  ];
  return (
    `M${round(a)}L${round(b)}A${outer} ${outer} 0 0 0 ${round(c)}` +
    `L${round(d)}A${inner} ${inner} 0 0 1 ${round(a)}Z`
  );
}

/**
 * A line along a ring, for print that follows it; from left to right.
 * @param {Centre} centre
 * @param {number} radius
 * @param {number} from degrees
 * @param {number} to degrees
 */
export function along(centre, radius, from, to) {
  const [a, b] = [at(centre, radius, from), at(centre, radius, to)];
  return `M${round(a)}A${radius} ${radius} 0 0 0 ${round(b)}`;
}

/** @param {Point} point */
export function round({ x, y }) {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
