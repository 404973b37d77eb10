/**
 * Keys of the table. A control says with `data-key="play"` which command presses it; so a key works exactly when its
 * control is on the screen, and does what the control does. Letters can be switched off in the settings.
 */
import { prefs } from "./prefs.js";

/** Command by key, as pressed without modifiers. @type {Record<string, string>} */
export const KEYS = {
  enter: "primary",
  p: "pass",
  c: "call",
  f: "fold",
  r: "raise",
  s: "sort",
  a: "auto",
  h: "log",
  l: "replay",
  "?": "help",
  x: "cover",
  i: "hint",
  ",": "settings",
  n: "narration",
  m: "effects",
};

/** @param {EventTarget | null} target */
const isTyping = (target) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName));

/** What the table hears under an open sheet too. */
const ALWAYS = ["narration", "effects"];

/** Which command a key press means, null for none. @param {{key: string, ctrlKey: boolean, metaKey: boolean, altKey: boolean}} press @param {boolean} letters */
export function commandFor(press, letters) {
  if (press.ctrlKey || press.metaKey || press.altKey) return null;
  const key = press.key.toLowerCase();
  if (key.length === 1 && !letters) return null;
  return /^\d$/.test(key) ? `nth-${key}` : (KEYS[key] ?? null);
}

/** @param {KeyboardEvent} press */
function onKey(press) {
  const command = commandFor(press, prefs.value.letters);
  if (!command || isTyping(press.target) || press.defaultPrevented) return;
  // Enter on a focused control is that control's own; a card in a hand does not mind.
  const own = press.target instanceof HTMLElement && press.target.closest("button, a, summary");
  if (command === "primary" && own && !own.closest(".hand")) return;
  const scope = (!ALWAYS.includes(command) && document.querySelector("dialog[open]")) || document;
  const control = scope.querySelector(`[data-key~="${command}"]`);
  if (!(control instanceof HTMLElement)) return;
  press.preventDefault();
  control.click();
}

export const listenToKeys = () => addEventListener("keydown", onKey);
