/** What this device's owner prefers, remembered on the device. Each is a signal; setting it shows at once. */
import { effect, signal } from "../vendor/signals.js";
import { remembered } from "./early.js";

export { remembered } from "./early.js";

const KEY = "hapag.prefs";

/** @typedef {{four: boolean, motion: "off" | "fast" | "normal", felt: "green" | "blue" | "wine" | "charcoal" | "light",
 *   cards: 100 | 125 | 150, captions: 100 | 150 | 200, letters: boolean, buzz: boolean, name: string, sort: "rank" | "suit", lang: string,
 *   voice: boolean, effects: boolean, voiceLevel: number, effectsLevel: number, speaker: "deep" | "warm", quiet: boolean}} Prefs
 *   `lang`: empty for the browser's; `quiet`: what the dealer says aloud is not said to a screen reader too */

/** @type {Prefs} */
export const DEFAULTS = {
  four: false,
  motion: "normal",
  felt: "green",
  cards: 100,
  captions: 100,
  letters: true,
  buzz: true,
  name: "",
  sort: "rank",
  lang: "",
  voice: true,
  effects: true,
  voiceLevel: 100,
  effectsLevel: 60,
  speaker: "deep",
  quiet: false,
};

/** How loud, in hundredths. */
const LEVELS = [20, 40, 60, 80, 100];

/** Allowed values where a preference is one of a few. @type {Record<string, readonly unknown[]>} */
export const CHOICES = {
  felt: ["green", "blue", "wine", "charcoal", "light"],
  motion: ["normal", "fast", "off"],
  cards: [100, 125, 150],
  captions: [100, 150, 200],
  sort: ["rank", "suit"],
  voiceLevel: LEVELS,
  effectsLevel: LEVELS,
  speaker: ["deep", "warm"],
};

/**
 * Keep of `stored` what is of the right kind; anything else falls back to the default.
 * @param {unknown} stored @returns {Prefs}
 */
export function tidyPrefs(stored) {
  const given = /** @type {Record<string, unknown>} */ (stored && typeof stored === "object" ? stored : {});
  const fits = (/** @type {string} */ name, /** @type {unknown} */ fallback) =>
    typeof given[name] === typeof fallback && (!CHOICES[name] || CHOICES[name].includes(given[name]));
  const entries = Object.entries(DEFAULTS).map(([name, value]) => [name, fits(name, value) ? given[name] : value]);
  return /** @type {Prefs} */ (Object.fromEntries(entries));
}

/** @param {string} key @param {unknown} value */
export function remember(key, value) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Private windows may refuse to store; the choice then lasts for this page.
  }
}

export const prefs = signal(typeof localStorage === "undefined" ? DEFAULTS : tidyPrefs(remembered(KEY)));

/** @param {Partial<Prefs>} change */
export function setPrefs(change) {
  prefs.value = { ...prefs.value, ...change };
  remember(KEY, prefs.value);
}

const still = typeof matchMedia === "function" ? matchMedia("(prefers-reduced-motion: reduce)") : null;

/** Is a short crossfade wanted in place of motion? */
export const calm = () => (still?.matches ?? false) && prefs.value.motion !== "off";

/** How long a motion of `ms` lasts by the owner's choice; 0 means no motion. @param {number} ms */
export function motion(ms) {
  if (still?.matches || prefs.value.motion === "off") return 0;
  return prefs.value.motion === "fast" ? ms * 0.5 : ms;
}

/** Keep the document's root in step, so that style sheets can follow. @param {HTMLElement} root */
export function dress(root) {
  effect(() => {
    const { felt, four, captions, cards, motion: speed } = prefs.value;
    Object.assign(root.dataset, { felt, deck: four ? "four" : "two", motion: speed, cards: String(cards) });
    root.style.setProperty("--caption-size", String(captions / 100));
  });
}
