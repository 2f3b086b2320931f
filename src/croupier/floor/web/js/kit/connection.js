// The WebSocket of one table. What was not answered when a connection broke, or could not be while
// the record failed, is sent again with the same id: the server does it once.

const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 8000;
const FOR_GOOD = [1008]; // the session has ended

/** @import { AdviceFrame, DoneFrame, RefusedFrame, ServerFrame } from "../frames" */
/** @typedef {DoneFrame | RefusedFrame | AdviceFrame} Answer */

export class TableConnection extends EventTarget {
  /**
   * @param {string} path of the table's line
   * @param {boolean} watch
   */
  constructor(path, watch) {
    super();
    const place = new URL(path, location.href);
    place.protocol = place.protocol.replace("http", "ws");
    if (watch) place.searchParams.set("watch", "1");
    this.address = place.href;
    this.prefix = crypto.randomUUID().slice(0, 18);
    this.sent = 0;
    this.tries = 0;
    this.ended = false;
    /** @type {Map<string, {text: string, answer: (answer: Answer) => void}>} */
    this.waiting = new Map();
    /** @type {Set<string>} */
    this.inDoubt = new Set();
    /** @type {WebSocket | null} */
    this.socket = null;
    /** @type {Event[] | null} what came before anybody listened */
    this.held = [];
  }

  /** From now on somebody listens; what came before is told first. */
  listen() {
    const { held } = this;
    this.held = null;
    for (const event of held ?? []) this.dispatchEvent(event);
  }

  open() {
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.addEventListener("open", () => {
      this.tries = 0;
      this.#tell("state", { connected: true, tries: 0 });
      for (const { text } of this.waiting.values()) socket.send(text);
      this.inDoubt.clear();
    });
    socket.addEventListener("message", (event) => this.#heard(JSON.parse(event.data)));
    socket.addEventListener("close", (event) => this.#lost(event.code));
  }

  close() {
    this.ended = true;
    this.socket?.close(1000);
  }

  /**
   * @param {object} command by its written name
   * @param {string | null} [answering]
   * @returns {Promise<Answer>}
   */
  do(command, answering = null) {
    return this.ask({ type: "do", command, answering });
  }

  /**
   * A line in the words of a history file.
   * @param {string} line
   * @returns {Promise<Answer>}
   */
  say(line) {
    return this.ask({ type: "say", line });
  }

  /** @param {string} question */
  pass(question) {
    this.#send(JSON.stringify({ type: "pass", question }));
  }

  /**
   * A frame that is answered by its id.
   * @param {object} frame
   * @returns {Promise<Answer>}
   */
  ask(frame) {
    const id = `${this.prefix}-${++this.sent}`;
    const text = JSON.stringify({ ...frame, id });
    return new Promise((answer) => {
      this.waiting.set(id, { text, answer });
      this.#send(text);
    });
  }

  /** @param {string} text */
  #send(text) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text);
  }

  /** @param {ServerFrame} frame */
  #heard(frame) {
    if (frame.type === "done" || frame.type === "refused" || frame.type === "advice") {
      this.waiting.get(frame.id ?? "")?.answer(frame);
      this.waiting.delete(frame.id ?? "");
      if (frame.id === null) this.#tell("unreadable", frame); // nobody waits for it by name
    } else if (frame.type === "not-known") {
      this.inDoubt.add(frame.id); // not answered: asked for again once the table goes on
    } else {
      if (frame.type === "table") this.#sendAgain();
      this.#tell(frame.type, frame);
    }
  }

  /** What became of it is known by now; what was done is not done twice. */
  #sendAgain() {
    for (const id of this.inDoubt) {
      const asked = this.waiting.get(id);
      if (asked) this.#send(asked.text);
    }
    this.inDoubt.clear();
  }

  /** @param {number} code */
  #lost(code) {
    if (this.ended) return;
    if (FOR_GOOD.includes(code)) {
      this.ended = true;
      this.#tell("over", { code });
      return;
    }
    this.tries += 1;
    this.#tell("state", { connected: false, tries: this.tries });
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (this.tries - 1));
    setTimeout(() => this.open(), wait * (0.75 + Math.random() / 2));
  }

  /**
   * @param {string} name
   * @param {any} detail
   */
  #tell(name, detail) {
    const event = new CustomEvent(name, { detail });
    if (this.held) this.held.push(event);
    else this.dispatchEvent(event);
  }
}
