// The boxes by number, with the names of those who sit there: along the curve, as far as there is room.

import { pressing, s } from "../kit/dom.js";
import { companionAt, named } from "../kit/house.js";
import { plainly, shortly } from "../kit/people.js";

const NAME = { x: 22, y: 5, apart: 22 }; // beside the number; from the next one
const NAMED = 150; // the room of a name on a phone
const EDGE = 8;
const OPEN = 36; // how long the word is beside the number of a free box
const BELOW = { least: 56, y: 31, room: 84 }; // where less is left at the edge, it stands under its number

/** @param {any} felt @returns {SVGElement[]} */
export function badges(felt) {
  const { game, form, page } = felt;
  const { sign, view, me, words } = page.state;
  const found = game.badges(sign, form);
  return found.map((/** @type {any} */ badge) => {
    const name = view.seats[badge.box];
    const own = name === me;
    const you = own ? ` · ${words.say("you-there")}` : "";
    const free = !name && page.sit; // nobody sits down in a replay
    const house = companionAt(view, badge.box);
    const take = name ? `${name}${you}` : words.say(free ? "web-take-box" : "web-box", { box: badge.box });
    const label = house ? words.say("web-companion-box", { box: badge.box, who: named(house, words) }) : take;
    const { room, ...lies } = placeOf(badge, found, game);
    const says = free && !house && !badge.named && "transform" in lies && room > OPEN + NAME.apart; // that it is free
    return s(
      "g",
      {
        class: `badge${own ? " own" : ""}${free ? " free" : ""}${house ? " house" : ""}`,
        ...(free ? pressing(() => page.sit(badge.box)) : { role: "img" }),
        "aria-label": label,
        transform: `translate(${badge.x.toFixed(1)} ${badge.y.toFixed(1)})`,
      },
      name && s("title", {}, label),
      badge.named && free && s("rect", { class: "badge-target", x: -20, y: -24, width: 148, height: 48 }),
      badge.named && free && !house && s("rect", { class: "badge-take", x: -20, y: -19, width: 148, height: 38, rx: 19 }),
      says && s("rect", { class: "badge-target", x: -20, y: -20, width: OPEN + 44, height: 40, transform: lies.transform }),
      s("circle", { r: 14 }),
      s("text", { class: "badge-number", y: 5 }, String(badge.box)),
      badge.named && free && !house && s("text", { class: "badge-name", x: NAME.x, y: NAME.y }, label),
      says && s("text", { class: "badge-name open", ...lies, "data-room": room.toFixed(0), "aria-hidden": "true" }, words.say("web-open")),
      name &&
        s(
          "text",
          { class: "badge-name", ...lies, "data-room": room.toFixed(0), "data-you": you },
          label,
        ),
      house && s("text", { class: "badge-name house", ...lies, "data-room": room.toFixed(0), "data-you": "", "aria-hidden": "true" }, named(house, words)),
    );
  });
}

/**
 * How a name lies and how long it may be: to the next number on the curve, or to the edge of the drawing.
 * @param {{x: number, y: number, named?: boolean}} badge
 * @param {{x: number, y: number}[]} every
 * @param {any} game
 */
function placeOf({ x, y, named }, every, { cloth, size }) {
  const { x: left, y: down } = NAME;
  if (named || !cloth) return { x: left, y: down, room: NAMED };
  const angle = Math.atan2(x - cloth.centre.x, y - cloth.centre.y);
  const after = every.filter((each) => each.x > x).sort((a, b) => a.x - b.x)[0];
  const far = after ? Math.hypot(after.x - x, after.y - y) - NAME.apart : (size.width - EDGE - x) / Math.cos(angle);
  if (far - left < BELOW.least && !after) return { x: size.width - EDGE - x, y: BELOW.y, "text-anchor": "end", room: BELOW.room };
  return { x: left, y: down, transform: `rotate(${((-angle * 180) / Math.PI).toFixed(1)})`, room: far - left };
}

/**
 * Names too long for their room: a made-up one is its bird, one's own is `you`, any other ends in an
 * ellipsis. Only a drawing knows how long they are.
 * @param {SVGElement} layer
 */
export function fitNames(layer) {
  for (const each of layer.querySelectorAll("[data-room]")) {
    const text = /** @type {SVGTextElement} */ (each);
    const [room, you] = [Number(text.dataset.room), text.dataset.you ?? ""];
    text.removeAttribute("data-room");
    const name = (text.textContent ?? "").slice(0, -you.length || undefined);
    const fits = () => text.getComputedTextLength() <= room;
    if (fits() || !name) continue;
    text.textContent = plainly(name) + you;
    if (you) {
      if (!fits()) text.textContent = you.slice(3);
      continue;
    }
    for (let letters = [...name].length; letters > 1 && !fits(); ) text.textContent = shortly(name, --letters);
  }
}
