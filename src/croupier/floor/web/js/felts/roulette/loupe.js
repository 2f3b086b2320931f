// On a screen one touches, lines are thin: press and hold for a loupe, let go to place the chip.

import { s } from "../../kit/dom.js";

const HOLD_MS = 320;
const SLIP_PX = 9; // further is a swipe
const TIMES = 2.2;
const [WIDTH, HEIGHT] = [240, 116]; // wide enough to read the numbers on both sides of a line
const ABOVE = 88;
const USED = ["roulette-spots", "roulette-chips"];
const GLASS = { x: -WIDTH / 2, y: -HEIGHT / 2, width: WIDTH, height: HEIGHT, rx: 16 };

export class Loupe {
  /**
   * @param {any} page
   * @param {import("./aim.js").Aim} aim
   */
  constructor(page, aim) {
    this.page = page;
    this.aim = aim;
    this.open = false;
    this.inside = s("g"); // filled while it is open: a browser draws what is used again with every change
    this.glass = s(
      "g",
      {},
      s("rect", { class: "loupe-back", ...GLASS }),
      s("g", { "clip-path": "url(#loupe-clip)" }, this.inside),
      s("rect", { class: "loupe-frame", ...GLASS }),
      s("path", { class: "loupe-cross", d: "M-9 0H9M0 -9V9" }),
    );
    const clip = s("clipPath", { id: "loupe-clip" }, s("rect", GLASS));
    this.node = s("g", { class: "loupe", visibility: "hidden", "aria-hidden": "true" }, s("defs", {}, clip), this.glass);
    const { felt } = page;
    felt.addEventListener("pointerdown", (/** @type {PointerEvent} */ event) => this.#pressed(event));
    felt.addEventListener("pointermove", (/** @type {PointerEvent} */ event) => this.#moved(event));
    felt.addEventListener("pointerup", () => this.#released());
    felt.addEventListener("pointercancel", () => this.#close());
    felt.addEventListener("touchmove", (/** @type {TouchEvent} */ event) => this.open && event.preventDefault(), { passive: false });
    felt.addEventListener("contextmenu", (/** @type {Event} */ event) => this.touched && stopped(event), { capture: true });
    felt.addEventListener("click", (/** @type {Event} */ event) => this.placed && stopped(event), { capture: true });
  }

  /** The layers that the loupe shows again get their names. */
  name() {
    const { felt } = this.page;
    [felt.querySelector(".spots").id, felt.layers.chips.id] = USED;
  }

  /** @param {PointerEvent} event */
  #pressed(event) {
    this.touched = event.pointerType !== "mouse";
    this.placed = false;
    if (!this.touched || this.page.state.view?.status !== "betting" || !(event.target instanceof Element && event.target.closest("[data-spot]"))) return;
    if (event.target.hasPointerCapture(event.pointerId)) event.target.releasePointerCapture(event.pointerId);
    this.from = { x: event.clientX, y: event.clientY };
    this.waiting = setTimeout(() => this.#look(event.clientX, event.clientY), HOLD_MS);
  }

  /** @param {PointerEvent} event */
  #moved({ clientX, clientY }) {
    if (this.open) this.#look(clientX, clientY);
    else if (this.from && Math.hypot(clientX - this.from.x, clientY - this.from.y) > SLIP_PX) clearTimeout(this.waiting);
  }

  /** @param {number} clientX @param {number} clientY */
  #look(clientX, clientY) {
    if (!this.open) this.inside.replaceChildren(...USED.map((id) => s("use", { href: `#${id}` })));
    this.open = true;
    this.page.felt.classList.add("loupe-open");
    const svg = /** @type {SVGSVGElement} */ (this.page.felt.querySelector("svg"));
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(/** @type {DOMMatrix} */ (svg.getScreenCTM()).inverse());
    const { width } = svg.viewBox.baseVal;
    const middle = Math.min(width - WIDTH / 2 - 4, Math.max(WIDTH / 2 + 4, x));
    this.glass.setAttribute("transform", `translate(${middle} ${y - ABOVE > HEIGHT / 2 ? y - ABOVE : y + ABOVE})`);
    this.inside.setAttribute("transform", `scale(${TIMES}) translate(${-x} ${-y})`);
    this.node.removeAttribute("visibility");
    this.aim.at(document.elementFromPoint(clientX, clientY));
  }

  #released() {
    const { spot } = this.aim;
    const held = this.open;
    this.#close();
    if (!held) return;
    this.placed = true;
    if (spot) this.page.bet(spot.spot, 1);
  }

  #close() {
    clearTimeout(this.waiting);
    this.open = false;
    this.inside.replaceChildren();
    this.page.felt.classList.remove("loupe-open");
    this.from = undefined;
    this.node.setAttribute("visibility", "hidden");
  }
}

/** @param {Event} event */
function stopped(event) {
  event.preventDefault();
  event.stopPropagation();
}
