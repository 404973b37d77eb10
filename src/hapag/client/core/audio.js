/**
 * Sound by Web Audio, on two buses: the dealer's voice, and effects. Nothing sounds before a person has touched the page.
 * Clips are fetched and decoded when they are first needed; the last few stay. An encoder pads its clips with silence, so
 * each is played from its first to its last audible sample: pauses are ours alone.
 */

/** @typedef {"voice" | "effects"} Bus */
/** @typedef {{buffer: AudioBuffer, start: number, length: number}} Clip seconds: where it begins to be heard, and for how long */

export const KEPT = 40;
/** -46 dB of full scale: below it is silence. */
export const SILENCE = 10 ** (-46 / 20);
/** The voice lowers the effects by 6 dB. */
const DUCKED = 10 ** (-6 / 20);
const FADE = 0.06;
const RATE = 24_000;

/** Where samples begin and end to be heard: [first, behind the last]. @param {Float32Array} samples @returns {[number, number]} */
export function audible(samples) {
  let first = 0;
  let end = samples.length;
  while (first < end && Math.abs(samples[first] ?? 0) < SILENCE) first += 1;
  while (end > first && Math.abs(samples[end - 1] ?? 0) < SILENCE) end -= 1;
  return [first, end];
}

/** Keeps the `most` last used of what is costly to make. @template T */
export class Kept {
  /** @param {number} most */
  constructor(most) {
    this.most = most;
    /** @type {Map<string, Promise<T>>} */
    this.all = new Map();
  }

  /** What is kept for a key, or made now; a failure is not kept. @param {string} key @param {() => Promise<T>} make @returns {Promise<T>} */
  get(key, make) {
    const found = this.all.get(key) ?? make();
    this.all.delete(key);
    this.all.set(key, found);
    found.catch(() => this.all.delete(key));
    for (const old of this.all.keys()) {
      if (this.all.size <= this.most) break;
      this.all.delete(old);
    }
    return found;
  }
}

export class Sound {
  constructor() {
    /** @type {AudioContext | null} */
    this.context = null;
    /** @type {Kept<Clip>} */
    this.clips = new Kept(KEPT);
    /** @type {Record<Bus, number>} how loud, from 0 to 1 */
    this.levels = { voice: 1, effects: 1 };
    /** @type {Partial<Record<Bus | "duck", GainNode>>} */
    this.gains = {};
    /** @type {Set<AudioBufferSourceNode>} */
    this.voices = new Set();
  }

  /** Call it from a person's touch or key: sound is possible from then on. @returns {boolean} is it? */
  unlock() {
    if (!this.context) {
      if (!("AudioContext" in globalThis)) return false;
      this.context = new AudioContext({ sampleRate: RATE, latencyHint: "interactive" });
      this.wire(this.context);
    }
    this.wake();
    return true;
  }

  /** @param {AudioContext} context */
  wire(context) {
    const gain = (/** @type {AudioNode} */ into) => {
      const made = context.createGain();
      made.connect(into);
      return made;
    };
    const duck = gain(context.destination);
    this.gains = { duck, voice: gain(context.destination), effects: gain(duck) };
    this.level("voice", this.levels.voice);
    this.level("effects", this.levels.effects);
    const silence = context.createBufferSource(); // some devices open up only for a sound that starts within the touch
    silence.buffer = context.createBuffer(1, 1, RATE);
    silence.connect(context.destination);
    silence.start();
  }

  /** A device suspends sound when it rings or the page is left; on coming back it goes on. */
  wake() {
    const state = /** @type {string | undefined} */ (this.context?.state);
    if (state === "suspended" || state === "interrupted") this.context?.resume().catch(() => {});
  }

  /** How loud a bus is. @param {Bus} bus @param {number} level 0 to 1 */
  level(bus, level) {
    this.levels[bus] = level;
    this.ramp(this.gains[bus], level);
  }

  /** @param {boolean} speaking the voice has the word: the effects step back */
  duck(speaking) {
    this.ramp(this.gains.duck, speaking ? DUCKED : 1);
  }

  /** @param {GainNode | undefined} gain @param {number} to */
  ramp(gain, to) {
    if (gain && this.context) gain.gain.setTargetAtTime(to, this.context.currentTime, FADE / 3);
  }

  /** A clip ready to play; rejected when it is not to be had. @param {string} url @returns {Promise<Clip>} */
  clip(url) {
    return this.clips.get(url, async () => {
      const response = await fetch(url);
      if (!response.ok || !this.context) throw new Error(`no clip at ${url}`);
      const buffer = await this.context.decodeAudioData(await response.arrayBuffer());
      const [first, end] = audible(buffer.getChannelData(0));
      return { buffer, start: first / buffer.sampleRate, length: (end - first) / buffer.sampleRate };
    });
  }

  /** Seconds on the clock by which clips are timed. */
  get now() {
    return this.context?.currentTime ?? 0;
  }

  /**
   * Play a clip at a time of `now`. @param {Clip} clip @param {Bus} bus @param {number} at
   * @param {{rate?: number}} [how] `rate`: how much faster, and so higher
   */
  play({ buffer, start, length }, bus, at, { rate = 1 } = {}) {
    const into = this.gains[bus];
    if (!this.context || !into) return;
    const source = this.context.createBufferSource();
    source.buffer = buffer;
    source.playbackRate.value = rate;
    source.connect(into);
    source.start(Math.max(at, this.now), start, length);
    if (bus !== "voice") return;
    this.voices.add(source);
    source.onended = () => this.voices.delete(source);
  }

  /** Let the voice fall silent in mid-word. */
  hush() {
    for (const source of this.voices) source.stop(this.now);
    this.voices.clear();
  }
}
