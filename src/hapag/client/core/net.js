/**
 * The line to one table. It says hello with its token, keeps the socket open through
 * lost networks (jittered, growing pauses), and repeats unanswered commands under the same id, so that each
 * happens exactly once. The newest view always wins.
 */

import { greeting } from "./early.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Phrase} Phrase */
/** @typedef {"connecting" | "open" | "lost" | "closed"} LineState */
/** @typedef {{ok: true, version?: number, hinted?: import("./types.js").Hinted, record?: unknown,
 *   linked?: import("./types.js").Linked} | {ok: false, refused: Phrase}} Answer */
/** @typedef {{url: string, token: () => string | null, onToken: (token: string) => void, onView: (view: View) => void,
 *   onSeals?: (frame: import("./types.js").SealsFrame) => void,
 *   onState: (state: LineState, retryAt: number | null) => void, onBye: (code: string) => void,
 *   onRefused: (refused: Phrase) => void, socket?: (url: string, greeting: string[]) => WebSocket, random?: () => number,
 *   early?: (url: string) => import("./early.js").Early | null}} LineOptions `early`: a line that is open, or on its way, already */

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 15_000;
const PING_EVERY = 20_000;
const SILENCE = 45_000;

/** Pause before attempt `n` (from 0), in ms: doubling, then somewhere between half and the whole. @param {number} n @param {number} random */
export const pause = (n, random) => Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** n) * (0.5 + random / 2);

/** An id that needs no secure context. */
export function freshId() {
  return Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(36).padStart(2, "0")).join("");
}

export class Line {
  /** @param {LineOptions} options */
  constructor(options) {
    this.options = options;
    /** @type {WebSocket | null} */
    this.socket = null;
    /** @type {Map<string, {frame: string, done: (answer: Answer) => void}>} */
    this.unanswered = new Map();
    /** @type {number | null} */
    this.seen = null;
    this.offset = 0;
    this.attempt = 0;
    this.heard = 0;
    this.ended = false;
    this.welcomed = false;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
  }

  open() {
    if (this.ended || this.socket) return;
    this.options.onState("connecting", null);
    const early = this.options.early?.(this.options.url);
    const make = this.options.socket ?? ((url, said) => new WebSocket(url, said));
    const socket = early?.socket ?? make(this.options.url, greeting(this.options.token()));
    this.socket = socket;
    this.heard = Date.now();
    socket.onmessage = ({ data }) => this.hear(data);
    socket.onclose = () => this.dropped(socket);
    socket.onerror = () => socket.close();
    for (const data of early?.heard ?? []) this.hear(data);
  }

  /** @param {unknown} frame */
  write(frame) {
    if (this.socket?.readyState === 1) this.socket.send(typeof frame === "string" ? frame : JSON.stringify(frame));
  }

  /** @param {string} data */
  hear(data) {
    this.heard = Date.now();
    const frame = JSON.parse(data);
    if (typeof frame.now === "number") this.offset = frame.now - Date.now();
    if (frame.t === "welcome") this.welcome(frame.token);
    else if (frame.t === "view") this.view(frame);
    else if (frame.t === "seals") this.options.onSeals?.(frame);
    else if (frame.t === "ok") this.answer(frame.id, { ok: true, version: frame.version });
    else if (frame.t === "hinted") this.answer(frame.id, { ok: true, hinted: frame });
    else if (frame.t === "linked") this.answer(frame.id, { ok: true, linked: frame });
    else if (frame.t === "saved") this.answer(frame.id, { ok: true, record: frame.record });
    else if (frame.t === "refused") this.refused(frame);
    else if (frame.t === "bye") this.bye(frame);
  }

  /** @param {string} token */
  welcome(token) {
    this.attempt = 0;
    this.welcomed = true;
    this.options.onToken(token);
    this.options.onState("open", null);
    for (const { frame } of this.unanswered.values()) this.write(frame);
    this.watchdog();
  }

  /** @param {View} view */
  view(view) {
    if (this.seen !== null && view.version < this.seen) return;
    this.seen = view.version;
    this.options.onView(view);
  }

  /** @param {{id: string | null, code: string, args: Record<string, unknown>}} frame */
  refused({ id, code, args }) {
    if (id !== null && this.unanswered.has(id)) this.answer(id, { ok: false, refused: { code, args } });
    else this.options.onRefused({ code, args });
  }

  /** @param {string} id @param {Answer} answer */
  answer(id, answer) {
    this.unanswered.get(id)?.done(answer);
    this.unanswered.delete(id);
  }

  /** The server says good-bye; with a wait it wants us back, and the line is only lost for that long. @param {{code: string, in: number | null}} frame */
  bye({ code, in: wait }) {
    if (typeof wait === "number" && wait >= 0)
      this.attempt = Math.max(this.attempt, Math.ceil(Math.log2(Math.max(1, wait / FIRST_PAUSE))));
    else {
      this.end();
      this.options.onBye(code);
    }
  }

  /**
   * Send a command. The promise is answered once, however often the line drops in between.
   * @param {Record<string, unknown> & {t: string}} command @returns {Promise<Answer>}
   */
  send(command) {
    const id = freshId();
    const frame = JSON.stringify({ ...command, id });
    return new Promise((done) => {
      this.unanswered.set(id, { frame, done });
      if (this.welcomed) this.write(frame);
    });
  }

  /** @param {WebSocket} socket */
  dropped(socket) {
    if (socket !== this.socket) return;
    this.socket = null;
    this.welcomed = false;
    clearTimeout(this.timer);
    if (this.ended) return;
    const wait = pause(this.attempt++, (this.options.random ?? Math.random)());
    this.options.onState("lost", Date.now() + wait);
    this.timer = setTimeout(() => this.open(), wait);
  }

  /** Try at once: the network is back, or the page is looked at again. */
  hurry() {
    if (this.socket) return this.check();
    clearTimeout(this.timer);
    this.open();
  }

  watchdog() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.check(), PING_EVERY);
  }

  check() {
    if (Date.now() - this.heard > SILENCE) return this.socket?.close();
    this.write({ t: "ping" });
    this.watchdog();
  }

  end() {
    this.ended = true;
    clearTimeout(this.timer);
    this.socket?.close();
    this.socket = null;
    this.options.onState("closed", null);
  }
}

/** Come back quickly when the device does. @param {() => Line | null} current */
export function listenForReturn(current) {
  const hurry = () => document.visibilityState === "visible" && current()?.hurry();
  addEventListener("online", hurry);
  document.addEventListener("visibilitychange", hurry);
}
