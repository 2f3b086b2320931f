// Figures in a grid, each cell coloured by its step: a real table, so that it can be read aloud.

import { h } from "../kit/dom.js";
import { boxed } from "./parts.js";

/**
 * @param {{name: string, title?: string, corner: string, columns: string[], rows: string[], kind?: string}} how
 * @param {(row: number, column: number) => {text?: (Node | string | null | false)[], kind?: string} | null} cell null: nothing there
 */
export function grid({ name, title, corner, columns, rows, kind = "" }, cell) {
  const line = (/** @type {string} */ label, /** @type {number} */ row) =>
    h("tr", {}, h("th", { scope: "row" }, label), ...columns.map((_, column) => filled(cell(row, column))));
  const drawn = h(
    "table",
    { class: `grid ${kind}` },
    h("caption", { class: title ? null : "ears" }, title ?? name),
    h("thead", {}, h("tr", {}, h("td", { class: "corner" }, corner), ...columns.map((each) => h("th", { scope: "col" }, each)))),
    h("tbody", {}, ...rows.map(line)),
  );
  return boxed(name, drawn);
}

/** @param {{text?: (Node | string | null | false)[], kind?: string} | null} found */
function filled(found) {
  if (found === null) return h("td", { class: "empty" }, "·");
  return h("td", { class: found.kind ?? null }, ...(found.text ?? []));
}
