// Whether a line still carries: the page asks, the server answers at once, and silence means it is dead.

const ASKED_EVERY_MS = 1500;
const SILENT_MS = 4000;
const LOOKED_MS = 500;

export class Heartbeat {
  last = 0; // a frame was heard
  asked = 0;
  looked = 0;

  /**
   * @param {() => void} ask
   * @param {() => void} dead
   */
  constructor(ask, dead) {
    this.ask = ask;
    this.dead = dead;
  }

  start() {
    this.stop();
    this.#heardAt(performance.now());
    this.looking = setInterval(() => this.#look(), LOOKED_MS);
  }

  stop() {
    clearInterval(this.looking);
  }

  /** A frame came, whatever it says. */
  heard() {
    this.last = performance.now();
  }

  /** @param {number} now */
  #heardAt(now) {
    this.last = now;
    this.asked = 0;
    this.looked = now;
  }

  #look() {
    const now = performance.now();
    // The machine slept, or the tab did: the server has half the time to answer from now on.
    if (now - this.looked > SILENT_MS) this.#heardAt(now - SILENT_MS / 2);
    this.looked = now;
    if (now - this.last > SILENT_MS) {
      this.stop();
      this.dead();
    } else if (now - this.asked > ASKED_EVERY_MS) {
      this.asked = now;
      this.ask();
    }
  }
}
