// Texts that are too faint for what they stand on: run in the page by contrast.py, which takes
// pictures of it with and without its letters. Where they differ a letter is seen: either half of
// what is behind it must be far enough from its colour, whatever it is (a plate, a gradient, a
// drawing), or the letter as it is painted, where something dark lies over both.
(() => {
  const [LEAST, LEAST_LARGE] = [4.5, 3];
  const [LARGE, LARGE_BOLD, BOLD] = [24, 18.66, 700];
  const DIFFERS = 8; // of 255
  // What cannot be used now, has gone, or is not there yet.
  const FAINT = "[disabled], [aria-disabled=true], .hollow, .stack.lost .chip, .out-of-play, .leaving";

  const channel = (value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  const luminance = ([r, g, b]) => 0.2126 * channel(r / 255) + 0.7152 * channel(g / 255) + 0.0722 * channel(b / 255);
  const ratio = (a, b) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

  const seen = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const opacity = (element) => {
    let found = 1;
    for (let each = element; each; each = each.parentElement) found *= Number(getComputedStyle(each).opacity);
    return found;
  };
  const scale = (element) => {
    if (!(element instanceof SVGGraphicsElement)) return 1;
    const { a, b, c, d } = element.getScreenCTM();
    return Math.sqrt(Math.abs(a * d - b * c));
  };

  // Read aloud, and shown to no one.
  const forScreenReaders = (element) => {
    for (let each = element; each; each = each.parentElement) if (getComputedStyle(each).clipPath === "inset(50%)") return true;
    return false;
  };
  const covered = (element, x, y) => {
    const top = document.elementFromPoint(x, y);
    return !top || (!top.contains(element) && !element.contains(top) && Boolean(element.compareDocumentPosition(top) & Node.DOCUMENT_POSITION_FOLLOWING));
  };

  window.textsSeen = () => {
    for (const each of document.getAnimations()) each.finish();
    document.adoptedStyleSheets.push(ALL_ARE_FOUND);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = [];
    while (walker.nextNode()) {
      const { data, parentElement: parent } = walker.currentNode;
      if (!data.trim() || !seen(parent) || parent.closest(FAINT) || forScreenReaders(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const { x, y, width, height } = range.getBoundingClientRect();
      if (width <= 2 || height <= 2 || covered(parent, x + width / 2, y + height / 2)) continue;
      const style = getComputedStyle(parent);
      const drawn = parent instanceof SVGElement;
      const [r, g, b, a = 1] = (drawn ? style.fill : style.color).match(/[\d.]+/g).map(Number);
      const size = parseFloat(style.fontSize) * scale(parent);
      const large = size >= LARGE || (size >= LARGE_BOLD && Number(style.fontWeight) >= BOLD);
      const kind = parent.getAttribute("class") ?? parent.parentElement.getAttribute("class") ?? "";
      found.push({ name: `${parent.tagName.toLowerCase()}.${kind.trim().replace(/\s+/g, ".")} ${data.trim().slice(0, 30)}`, box: [x, y, width, height], colour: [r, g, b], alpha: a * opacity(parent), least: large ? LEAST_LARGE : LEAST });
    }
    document.adoptedStyleSheets.pop();
    return found;
  };

  const ALL_ARE_FOUND = new CSSStyleSheet();
  ALL_ARE_FOUND.replaceSync("* { pointer-events: auto !important } .darkness { pointer-events: none !important }");
  const WITHOUT_LETTERS = new CSSStyleSheet();
  WITHOUT_LETTERS.replaceSync("* { color: transparent !important; -webkit-text-fill-color: transparent !important; text-shadow: none !important; transition: none !important } text, tspan, textPath { fill: transparent !important }");
  window.letters = (shown) => {
    document.adoptedStyleSheets = shown ? document.adoptedStyleSheets.filter((each) => each !== WITHOUT_LETTERS) : [...document.adoptedStyleSheets, WITHOUT_LETTERS];
  };

  window.tooFaint = async ({ lettered, bare, texts }) => {
    const [painted, behind] = await Promise.all([lettered, bare].map(pixels));
    return texts.flatMap(({ name, box, colour, alpha, least }) => {
      const ratios = [];
      let seen = 0;
      for (const at of within(box, behind)) {
        const under = behind.data.slice(at, at + 3);
        if (under.every((value, part) => Math.abs(value - painted.data[at + part]) < DIFFERS)) continue;
        const letter = colour.map((value, part) => value * alpha + under[part] * (1 - alpha));
        ratios.push(ratio(luminance(letter), luminance(under)));
        seen = Math.max(seen, ratio(luminance(painted.data.slice(at, at + 3)), luminance(under)));
      }
      ratios.sort((a, b) => a - b);
      const found = Math.max(ratios[Math.floor(ratios.length / 2)], seen);
      return found < least ? [`${found.toFixed(2)} of ${least}: ${name}`] : [];
    });
  };

  async function pixels(base64) {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, image.width, image.height);
  }

  function* within([x, y, width, height], image) {
    const [right, bottom] = [Math.min(image.width, x + width), Math.min(image.height, y + height)];
    for (let j = Math.max(0, Math.floor(y)); j < bottom; j += 1)
      for (let i = Math.max(0, Math.floor(x)); i < right; i += 1) yield 4 * (j * image.width + i);
  }
})()
