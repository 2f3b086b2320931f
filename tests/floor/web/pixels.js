// Two pictures of a page, held against each other: run in an empty page by accepted.py.
async ({ accepted, taken, apart }) => {
  const [one, other] = await Promise.all([accepted, taken].map(pixels));
  const { width, height } = other;
  const canvas = new OffscreenCanvas(width, height);
  const shown = canvas.getContext("2d");
  const drawn = shown.createImageData(width, height);
  const same = one.width === width && one.height === height;
  let differing = 0;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = 4 * (y * width + x);
      const found = !same || (!near(one, other, x, y) && !near(other, one, x, y));
      differing += found;
      const grey = 160 + 0.3 * other.data[at + 1]; // the page behind what differs, pale
      drawn.data.set(found ? [214, 20, 40, 255] : [grey, grey, grey, 255], at);
    }
  shown.putImageData(drawn, 0, 0);
  const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
  return { share: differing / (width * height), picture: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join("")) };

  async function pixels(base64) {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, image.width, image.height);
  }

  // An edge may lie a pixel beside where it lay: letters are smoothed anew each time.
  function near(a, b, x, y) {
    const at = 4 * (y * a.width + x);
    for (let j = Math.max(0, y - 1); j <= Math.min(b.height - 1, y + 1); j += 1)
      for (let i = Math.max(0, x - 1); i <= Math.min(b.width - 1, x + 1); i += 1) {
        const there = 4 * (j * b.width + i);
        if ([0, 1, 2].every((n) => Math.abs(a.data[at + n] - b.data[there + n]) <= apart)) return true;
      }
    return false;
  }
}
