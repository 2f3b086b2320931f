// The lobby: every table, and what it is doing this second.

import { get } from "../kit/http.js";
import { h } from "../kit/dom.js";

const { tables } = await get("/api/tables");
document.body.replaceChildren(
  h("main", { class: "lobby" }, ...tables.map((/** @type {any} */ table) => h("p", {}, h("a", { href: `/tables/${table.name}` }, table.name)))),
);
