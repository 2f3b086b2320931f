// A chip carried from the tray to a spot of the cloth: it is bet where it is let go.

import { keyOf } from "../spots.js";

const MOVED_PX = 6;

/** @param {HTMLElement} button of the tray @param {any} page @param {number} cents */
export function carried(button, page, cents) {
  /** @type {{x: number, y: number, moved: boolean} | null} */
  let held = null;
  const back = () => {
    button.classList.remove("carried");
    button.style.transform = "";
  };

  button.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) return;
    held = { x: event.clientX, y: event.clientY, moved: false };
    button.setPointerCapture(event.pointerId);
  });
  button.addEventListener("pointermove", (event) => {
    if (!held || !event.buttons) return;
    const [x, y] = [event.clientX - held.x, event.clientY - held.y];
    held.moved ||= Math.hypot(x, y) > MOVED_PX;
    if (!held.moved) return;
    button.classList.add("carried");
    button.style.transform = `translate(${x}px, ${y}px)`;
  });
  button.addEventListener("pointerup", (event) => {
    if (!held?.moved) return;
    back();
    const over = held;
    setTimeout(() => (held = held === over ? null : held)); // after the click that follows
    const key = document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-spot]")?.getAttribute("data-spot");
    const there = page.felt.spots.find((/** @type {any} */ each) => keyOf(each.spot) === key);
    if (there) void page.bet(there.spot, 1, cents);
  });
  button.addEventListener("pointercancel", () => {
    back();
    held = null;
  });
  button.addEventListener(
    "click",
    (event) => {
      if (held?.moved) event.stopImmediatePropagation(); // it was carried, not chosen
    },
    { capture: true },
  );
  return button;
}
