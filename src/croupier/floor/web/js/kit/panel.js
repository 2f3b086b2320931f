// How panels look that are fetched when they are opened.

import { h } from "./dom.js";

const STYLES = "/web/css/panel.css";

export function styled() {
  if (!document.head.querySelector(`link[href="${STYLES}"]`)) document.head.append(h("link", { rel: "stylesheet", href: STYLES }));
}
