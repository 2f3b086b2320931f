// What does not fit on a page as it is now, each as a sentence: run in the page by test_fit.py.
({ chinese, names }) => {
  const faults = new Set();
  const told = (what, element, text = "") => {
    const kind = element.getAttribute?.("class") ?? "";
    faults.add(`${what}: ${element.tagName.toLowerCase()}${kind && `.${kind.trim().replace(/\s+/g, ".")}`} ${text.trim().slice(0, 60)}`);
  };
  const CONTROLS = "button, a[href], input, [role=button], [role=radio], [role=tab]";
  // What the cloth prints, the book has the Dealer call, a line of a history file says.
  const ENGLISH = ".print, .printed, .list-name, .glyph, .card, .told-call, #typed, [lang=en], kbd, code, .export";
  const AS_MANY_AS_FIT = ".last-rounds, .numbers, .tags";
  const SLACK = 1.5;
  const UNDER = 3; // an edge of a digit may touch a chip
  // What is written on the cloth: amounts without a plate; names, labels, what is told of a hand.
  const WRITTEN = ".hand-net, .hand-stake, .hand-name, .spot-result";
  const SAID = ".print:not(.odds)[y], .badge-name, .hand-state, .turn, .row-count, .caption, .list-name, .list-pays, .shoe-note, .seat-told, .seat-sum";

  const seen = (element) => element.getBoundingClientRect().width > 0 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const forEars = (element) => {
    for (let each = element; each; each = each.parentElement) {
      const box = each.getBoundingClientRect();
      if (getComputedStyle(each).position === "absolute" && box.width <= 2 && box.height <= 2) return true;
    }
    return false;
  };

  // no page is wider than its window
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) {
    told(`${root.scrollWidth} px wide in a window of ${root.clientWidth}`, root);
    for (const each of document.querySelectorAll("body *"))
      if (each.getBoundingClientRect().right > root.clientWidth + SLACK && !each.closest("svg")) told("reaches beyond the window", each);
  }

  // no text is cut off by what it stands in
  const clips = (style, side) => /hidden|clip/.test(style[`overflow${side}`]);
  const scrolls = (style, side) => /auto|scroll/.test(style[`overflow${side}`]);
  function cut(text, box) {
    const open = { X: true, Y: true };
    for (let each = text.parentElement; each && each !== document.body; each = each.parentElement) {
      const style = getComputedStyle(each);
      const frame = each.getBoundingClientRect();
      for (const [side, from, to] of [["X", "left", "right"], ["Y", "top", "bottom"]]) {
        if (scrolls(style, side)) open[side] = false;
        if (!open[side] || !clips(style, side)) continue;
        if (each.matches(AS_MANY_AS_FIT) && box[from] >= frame[to]) return null; // none of it is seen
        const slack = side === "X" ? SLACK : 3; // a line is higher than its letters
        if (box[from] < frame[from] - slack || box[to] > frame[to] + slack) return each;
      }
      if (style.position === "fixed") break;
    }
    return null;
  }
  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const parent = text.parentElement;
    if (!text.data.trim() || !parent || !seen(parent) || forEars(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    texts.push({ text, parent, box });
    if (!parent.closest("svg") && cut(text, box)) told("cut off", parent, text.data);
  }

  // nothing printed on the cloth leaves the cloth, its plate or its spot
  const inside = (box, frame, slack) => box.left >= frame.left - slack && box.right <= frame.right + slack;
  for (const text of document.querySelectorAll("svg text")) {
    if (!text.textContent.trim() || !seen(text) || text.closest("[aria-hidden=true], [role=img]")) continue;
    const box = text.getBoundingClientRect();
    const svg = text.ownerSVGElement;
    const frame = svg.getBoundingClientRect();
    if (!inside(box, frame, 2) || box.top < frame.top - 4 || box.bottom > frame.bottom + 4) told("leaves the drawing", text, text.textContent);
    const plate = text.parentElement.querySelector(":scope > rect");
    const centred = plate && Math.abs(middle(box) - middle(plate.getBoundingClientRect())) < 6;
    if (centred && !inside(box, plate.getBoundingClientRect(), SLACK)) told("wider than its plate", text, text.textContent);
    const spot = text.closest("[data-spot]")?.querySelector(".spot-shape");
    const shape = text.querySelector("textPath") ? undefined : spot?.getBoundingClientRect();
    if (shape && about(box, shape) && !inside(box, shape, 4)) told("wider than its spot", text, text.textContent);
  }
  function middle(box) {
    return box.x + box.width / 2;
  }
  function about(box, frame) {
    const [x, y] = [middle(box), box.y + box.height / 2];
    return x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
  }

  // no amount lies on another, on a card or on what is written on the cloth
  const cornersOf = (element, { x, y, width, height }) => {
    const { a, b, c, d, e, f } = element.getScreenCTM();
    return [[x, y], [x + width, y], [x + width, y + height], [x, y + height]].map(([u, v]) => [a * u + c * v + e, b * u + d * v + f]);
  };
  const letters = (text) => { // as high as they are drawn
    const [{ x, width }, size] = [text.getBBox(), parseFloat(getComputedStyle(text).fontSize)];
    return cornersOf(text, { x, width, y: Number(text.getAttribute("y")) - 0.74 * size, height: 0.8 * size });
  };
  const depth = (one, other) => Math.min(...[one, other].flatMap((shape) => [0, 1].map((side) => {
    const [u, v] = [shape[side + 1][0] - shape[side][0], shape[side + 1][1] - shape[side][1]];
    const spans = [one, other].map((each) => each.map(([x, y]) => (x * u + y * v) / Math.hypot(u, v)));
    return Math.min(...spans.map((span) => Math.max(...span))) - Math.max(...spans.map((span) => Math.min(...span)));
  })));
  const lying = (selector, shape) => [...document.querySelectorAll(selector)].filter((each) => seen(each) && each.closest("svg.felt"))
    .map((each) => ({ each, shape: shape(each), says: (each.matches("text") ? each : each.parentElement).textContent.trim() })).filter(({ says }) => says);
  const whole = (element) => cornersOf(element, element.getBBox());
  const amounts = [...lying(".stack .pill rect", whole), ...lying(WRITTEN, letters)];
  const under = [...lying(".card .paper, .lammer-edge, .badge circle, .capsule rect, .note rect, .panel-list rect", whole), ...lying(SAID, letters)];
  amounts.forEach((one, nth) => {
    for (const other of [...amounts.slice(nth + 1), ...under])
      if (depth(one.shape, other.shape) > SLACK && !(one.each.parentElement === other.each.parentElement && other.each.matches(".capsule rect")))
        told(`covered by ${one.says}`, other.each, other.says);
  });

  // every number of Roulette can be read, whatever lies about it
  const chips = [...document.querySelectorAll("svg.felt-roulette .stack .chip-edge")].filter(seen).map((chip) => chip.getBoundingClientRect());
  for (const { each, shape, says } of lying(".print.number", letters)) {
    const [[left, top], , [right, bottom]] = shape;
    const away = ({ x, y, width }) => Math.hypot(Math.max(left - x - width / 2, 0, x + width / 2 - right), Math.max(top - y - width / 2, 0, y + width / 2 - bottom)) - width / 2;
    if (chips.some((chip) => away(chip) < -UNDER)) told("under a chip", each, says);
  }

  // no two controls lie on each other; spots have a test of their own
  const scrolledAway = (element) => {
    const box = element.getBoundingClientRect();
    for (let each = element.parentElement; each && each !== document.body; each = each.parentElement) {
      const [style, frame] = [getComputedStyle(each), each.getBoundingClientRect()];
      if (scrolls(style, "Y") && (box.bottom <= frame.top + SLACK || box.top >= frame.bottom - SLACK)) return true;
      if (scrolls(style, "X") && (box.right <= frame.left + SLACK || box.left >= frame.right - SLACK)) return true;
    }
    return false;
  };
  const controls = [...document.querySelectorAll(CONTROLS)].filter((each) => seen(each) && !each.closest("[data-spot]") && !forEars(each) && !scrolledAway(each));
  const place = (element) => {
    for (let each = element; each; each = each.parentElement) if (/fixed|sticky/.test(getComputedStyle(each).position)) return each;
    return null;
  };
  const boxes = controls.map((each) => each.getBoundingClientRect());
  controls.forEach((one, i) => {
    for (let j = i + 1; j < controls.length; j += 1) {
      const [other, a, b] = [controls[j], boxes[i], boxes[j]];
      if (one.contains(other) || other.contains(one) || place(one) !== place(other)) continue;
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (across > 2 && down > 2) told(`lies on ${(other.getAttribute("aria-label") ?? other.textContent).slice(0, 30)}`, one, one.getAttribute("aria-label") ?? one.textContent);
    }
  });

  // the bar is seen at once with all that is in it, and as the sheet of a phone it covers no card, no spot of the box in view,
  // and where it asks, no roads
  const bar = document.querySelector("croupier-bar");
  if (bar && bar.scrollHeight > bar.clientHeight + SLACK) told(`${bar.scrollHeight} px in a bar of ${bar.clientHeight}`, bar);
  for (const each of bar?.querySelectorAll("button, output") ?? [])
    if (each.getBoundingClientRect().right > bar.getBoundingClientRect().right && !scrolledAway(each)) told("reaches beyond the bar", each, each.textContent);
  if (bar && scrollY === 0 && getComputedStyle(bar).position === "sticky") {
    const clear = ['[data-spot]:not([data-spot*="||"]) .spot-shape', "svg.felt .card", ...(bar.matches(".deciding, .halted") ? ["croupier-strip .roads"] : [])];
    for (const each of document.querySelectorAll(clear.join()))
      if (each.getBoundingClientRect().bottom > bar.getBoundingClientRect().top + SLACK) told("under the sheet", each, each.parentElement.dataset.spot ?? "");
  }

  // nothing is untranslated
  const keys = new Set(window.knownKeys);
  const said = texts.map(({ text, parent }) => [text.data.trim(), parent]);
  for (const name of ["aria-label", "title", "placeholder"])
    for (const each of document.querySelectorAll(`[${name}]`)) said.push([each.getAttribute(name), each]);
  for (const [words, element] of said) {
    if (words.split(/[\s,:·]+/).some((word) => word.includes("-") && keys.has(word))) told("a key, not a sentence", element, words);
    if (!chinese || element.closest(ENGLISH)) continue;
    const foreign = words.replace(/《[^》]+》/g, "").match(/[A-Za-z][a-z]{2,}/g)?.filter((word) => !names.includes(word)) ?? [];
    if (foreign.length) told("not Chinese", element, words);
  }
  return [...faults].sort();
}
