// Charts with axes, drawn at the width that there is.

import { s } from "../kit/dom.js";

/** @typedef {{value: number, label: string, told?: string, kind?: string}} Standing */

/**
 * Standing columns from one zero; a mark where the mean is.
 * @param {number} width
 * @param {Standing[]} columns
 * @param {{height?: number, every?: number, mean?: {at: number, told: string}, unit: (value: number) => string, axis: number[]}} how
 */
export function columns(width, columns, { height = 240, every = 1, mean, unit, axis }) {
  const [top, bottom, right] = [26, 34, 40];
  const [high, wide] = [height - top - bottom, width - right];
  const most = Math.max(...columns.map((each) => each.value), ...axis);
  const step = wide / columns.length;
  const y = (/** @type {number} */ value) => top + high * (1 - value / most);
  const thick = Math.max(2, Math.min(44, step * 0.72));
  const drawn = columns.map(({ value, label, told, kind = "" }, place) => {
    const middle = (place + 0.5) * step;
    return s(
      "g",
      {},
      s("rect", { class: `column ${kind}`, x: middle - thick / 2, y: y(value), width: thick, height: Math.max(0.5, high * (value / most)) }),
      told && step > 34 && s("text", { class: "column-figure", x: middle, y: y(value) - 6 }, told),
      place % every === 0 && s("text", { class: "axis-label", x: middle, y: height - 16 }, label),
    );
  });
  return s(
    "svg",
    { width, height, "aria-hidden": "true" },
    ...axis.map((value) => s("g", {}, s("path", { class: "rule", d: `M0 ${y(value)}H${wide}` }), s("text", { class: "axis-unit", x: width, y: y(value) + 4 }, unit(value)))),
    ...drawn,
    s("path", { class: "base", d: `M0 ${top + high}H${wide}` }),
    mean && s("path", { class: "mean", d: `M${mean.at * step} ${top - 6}V${top + high}` }),
    mean && s("text", { class: "mean-told", x: mean.at * step + 6, y: top + 6 }, mean.told),
  );
}

/**
 * Two figures a row on one scale, joined: a before and an after.
 * @param {number} width
 * @param {{name: string, from: number, to: number, fromTold: string, toTold: string, kind: string}[]} rows
 * @param {{unit: (value: number) => string, axis: number[]}} how the axis in order
 */
export function dumbbells(width, rows, { unit, axis }) {
  const [left, right, high] = [width < 480 ? 80 : 96, 24, 56];
  const [least, most] = [axis[0], axis[axis.length - 1]];
  const x = (/** @type {number} */ value) => left + ((value - least) / (most - least)) * (width - left - right);
  const height = rows.length * high + 24;
  return s(
    "svg",
    { width, height, "aria-hidden": "true" },
    ...axis.map((value) => s("g", {}, s("path", { class: "rule", d: `M${x(value)} 0V${height - 22}` }), s("text", { class: "axis-label", x: x(value), y: height - 4 }, unit(value)))),
    ...rows.map(({ name, from, to, fromTold, toTold, kind }, place) => {
      const y = place * high + 34;
      const near = Math.abs(x(from) - x(to)) < 130; // then one figure stands above the other
      return s(
        "g",
        { class: kind },
        s("text", { class: "row-name", x: 0, y: y + 4 }, name),
        s("path", { class: "joined", d: `M${x(from)} ${y}H${x(to)}` }),
        s("circle", { class: "hollow", cx: x(from), cy: y, r: 5.5 }),
        s("circle", { class: "solid", cx: x(to), cy: y, r: 5.5 }),
        s("text", { class: "before", x: x(from), y: y - 12, "text-anchor": anchor(x(from), width) }, fromTold),
        s("text", { class: "after", x: x(to), y: near ? y + 20 : y - 12, "text-anchor": anchor(x(to), width) }, toTold),
      );
    }),
  );
}

/** @param {number} x @param {number} width */
function anchor(x, width) {
  return x > width * 0.75 ? "end" : x < width * 0.35 ? "start" : "middle";
}

/**
 * Small panels that span the same number of points, one line each.
 * @param {number} width
 * @param {{name: string, kind: string, values: number[]}[]} panels
 * @param {{labels: [string, string], unit: (value: number) => string}} how
 */
export function panels(width, panels, { labels, unit }) {
  const across = width < 480 ? 2 : panels.length;
  const [each, high, plot] = [width / across, 150, 84];
  const span = Math.max(...panels.map(({ values }) => Math.max(...values) - Math.min(...values)));
  return s(
    "svg",
    { width, height: high * Math.ceil(panels.length / across), "aria-hidden": "true" },
    ...panels.map(({ name, kind, values }, place) => {
      const [left, top] = [(place % across) * each, Math.floor(place / across) * high];
      const low = Math.min(...values);
      const x = (/** @type {number} */ at) => left + 8 + (at / (values.length - 1)) * (each - 44);
      const y = (/** @type {number} */ value) => top + 38 + plot * (1 - (value - low) / span);
      const [first, last] = [0, values.length - 1];
      return s(
        "g",
        { class: kind },
        s("text", { class: "panel-name", x: left, y: top + 14 }, name),
        s("path", { class: "base", d: `M${x(first)} ${top + 38 + plot}H${x(last)}` }),
        s("path", { class: "path", d: `M${values.map((value, at) => `${x(at)} ${y(value)}`).join("L")}` }),
        s("circle", { class: "solid", cx: x(first), cy: y(values[first]), r: 3 }),
        s("circle", { class: "solid", cx: x(last), cy: y(values[last]), r: 3 }),
        s("text", { class: "before", x: x(first), y: y(values[first]) - 8 }, unit(values[first])),
        s("text", { class: "after", x: x(last) + 2, y: y(values[last]) - 8, "text-anchor": "middle" }, unit(values[last])),
        s("text", { class: "axis-start", x: x(first), y: top + high - 10 }, labels[0]),
        s("text", { class: "axis-label", x: x(last), y: top + high - 10 }, labels[1]),
      );
    }),
  );
}
