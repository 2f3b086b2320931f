// Elements made without markup: what people typed can never become any.

const SVG = "http://www.w3.org/2000/svg";

/**
 * @param {Element} element
 * @param {Record<string, any>} attributes `on…` are listeners; null, undefined and false are left out
 * @param {(Node | string | null | undefined | false)[]} children
 */
function filled(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? "" : String(value));
  }
  for (const child of children) {
    if (child !== null && child !== undefined && child !== false) element.append(child);
  }
  return element;
}

/**
 * An HTML element.
 * @param {string} tag
 * @param {Record<string, any>} [attributes]
 * @param {...(Node | string | null | undefined | false)} children
 * @returns {HTMLElement}
 */
export function h(tag, attributes = {}, ...children) {
  return /** @type {HTMLElement} */ (filled(document.createElement(tag), attributes, children));
}

/**
 * An SVG element.
 * @param {string} tag
 * @param {Record<string, any>} [attributes]
 * @param {...(Node | string | null | undefined | false)} children
 * @returns {SVGElement}
 */
export function s(tag, attributes = {}, ...children) {
  const element = document.createElementNS(SVG, tag);
  return /** @type {SVGElement} */ (filled(element, attributes, children));
}

/**
 * What makes a part of a drawing a button. Its keys go no further: elsewhere Enter presses the gold button.
 * @param {() => void} act
 */
export function pressing(act) {
  const onkeydown = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  return { role: "button", tabindex: 0, onclick: act, onkeydown };
}

/** @type {WeakMap<Element, string>} what the children of an element were made from */
const SIGNATURES = new WeakMap();

/**
 * The children of an element, made anew only where what they show has changed; nodes that are kept stay in their place.
 * @param {Element} element
 * @param {string} signature says everything that the children depend on
 * @param {() => (Node | string)[]} children
 */
export function shown(element, signature, children) {
  if (SIGNATURES.get(element) === signature) return;
  const held = /** @type {HTMLElement | null} */ (document.activeElement);
  const key = held && element.contains(held) ? held.dataset.key : undefined;
  SIGNATURES.set(element, signature);
  const made = children();
  const kept = made.length === element.childNodes.length && made.every((each, nth) => each === element.childNodes[nth]);
  if (!kept) element.replaceChildren(...made);
  if (key !== undefined) {
    const again = element.querySelector(`[data-key="${CSS.escape(key)}"]`);
    if (again instanceof HTMLElement || again instanceof SVGElement) again.focus();
  }
}
