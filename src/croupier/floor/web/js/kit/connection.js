// The WebSocket of one table. What was not answered when a connection broke, or could not be while
// the record failed, is sent again with the same id: the server does it once.

import { Heartbeat } from "./heartbeat.js";

const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 8000;
const OPENED_WITHIN_MS = 5000;
const NO_ANSWER = 4000; // how this page calls a line that died without a word
const FOR_GOOD = [1008]; // the session has ended

const PING = JSON.stringify({ type: "ping" });

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
    this.heartbeat = new Heartbeat(() => this.#send(PING), () => this.#cut());
    addEventListener("offline", () => this.#cut());
    addEventListener("online", () => this.#again());
  }

  /** From now on somebody listens; what came before is told first. */
  listen() {
    const { held } = this;
    this.held = null;
    for (const event of held ?? []) this.dispatchEvent(event);
  }

  /** A line that was given up may still say something: only the latest is listened to. */
  open() {
    clearTimeout(this.opening);
    this.ended = false;
    const socket = new WebSocket(this.address);
    this.socket = socket;
    this.opening = setTimeout(() => this.#cut(), OPENED_WITHIN_MS);
    const listen = (/** @type {string} */ name, /** @type {(event: any) => void} */ act) =>
      socket.addEventListener(name, (event) => socket === this.socket && act(event));
    listen("open", () => this.#opened(socket));
    listen("message", ({ data }) => {
      this.heartbeat.heard();
      this.#heard(JSON.parse(data));
    });
    listen("close", ({ code }) => this.#lost(code));
  }

  /** @param {WebSocket} socket */
  #opened(socket) {
    clearTimeout(this.opening);
    this.tries = 0;
    this.heartbeat.start();
    this.#tell("state", { connected: true, tries: 0 });
    for (const { text } of this.waiting.values()) socket.send(text);
    this.inDoubt.clear();
  }

  close() {
    this.ended = true;
    clearTimeout(this.opening);
    this.heartbeat.stop();
    this.socket?.close(1000);
  }

  /** The line is dead, or the browser says that there is no network. */
  #cut() {
    const { socket } = this;
    if (!socket || this.ended) return;
    this.socket = null;
    socket.close();
    this.#lost(NO_ANSWER);
  }

  /** There is a network again: nothing to wait for. */
  #again() {
    if (!this.ended && this.socket?.readyState !== WebSocket.OPEN) this.open();
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
    } else if (frame.type !== "pong") {
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
    clearTimeout(this.opening);
    this.heartbeat.stop();
    if (this.ended) return;
    if (FOR_GOOD.includes(code)) {
      this.ended = true;
      this.#tell("over", { code });
      return;
    }
    this.tries += 1;
    this.#tell("state", { connected: false, tries: this.tries });
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (this.tries - 1));
    this.opening = setTimeout(() => this.open(), wait * (0.75 + Math.random() / 2));
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
