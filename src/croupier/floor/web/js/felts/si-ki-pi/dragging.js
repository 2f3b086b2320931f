// One card onto another: dragged, or the first chosen and then the second.

const MOVED_PX = 6;

/**
 * @param {HTMLElement} trays
 * @param {(one: string, other: string) => void} swap
 */
export function dragging(trays, swap) {
  /** @type {{button: HTMLElement, x: number, y: number, moved: boolean} | null} */
  let held = null;
  /** @type {HTMLElement | null} */
  let chosen = null;

  const choose = (/** @type {HTMLElement | null} */ button) => {
    chosen?.setAttribute("aria-pressed", "false");
    chosen = button;
    chosen?.setAttribute("aria-pressed", "true");
  };
  const onto = (/** @type {HTMLElement} */ one, /** @type {HTMLElement} */ other) => {
    const apart = one.closest("section") !== other.closest("section");
    choose(apart ? null : other);
    if (apart) swap(one.dataset.face ?? "", other.dataset.face ?? "");
  };

  trays.addEventListener("pointerdown", (event) => {
    const button = cardAt(event.target);
    if (!button || event.button !== 0) return;
    held = { button, x: event.clientX, y: event.clientY, moved: false };
    button.setPointerCapture(event.pointerId);
  });
  trays.addEventListener("pointermove", (event) => {
    if (!held) return;
    const [x, y] = [event.clientX - held.x, event.clientY - held.y];
    held.moved ||= Math.hypot(x, y) > MOVED_PX;
    if (!held.moved) return;
    held.button.classList.add("dragged");
    held.button.style.transform = `translate(${x}px, ${y}px)`;
  });
  trays.addEventListener("pointerup", (event) => {
    if (!held?.moved) return;
    const { button } = held;
    back(button);
    const below = document.elementsFromPoint(event.clientX, event.clientY).map(cardAt);
    const other = below.find((each) => each && each !== button && trays.contains(each));
    if (other) onto(button, other);
  });
  trays.addEventListener("pointercancel", () => {
    if (held) back(held.button);
    held = null;
  });
  trays.addEventListener("click", (event) => {
    const button = cardAt(event.target);
    const dragged = held?.moved;
    held = null;
    if (!button || dragged) return;
    if (chosen && chosen !== button) onto(chosen, button);
    else choose(chosen === button ? null : button);
  });
}

/** @param {HTMLElement} button */
function back(button) {
  button.classList.remove("dragged");
  button.style.transform = "";
}

/**
 * @param {EventTarget | null} target
 * @returns {HTMLElement | null}
 */
function cardAt(target) {
  return target instanceof Element ? target.closest(".card-button") : null;
}
