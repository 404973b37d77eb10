/** In which language the words come: the owner's choice, else the first of the browser's that there is, else English. */
import { computed } from "../vendor/signals.js";
import { prefs } from "./prefs.js";

/** Older names of languages. @type {Record<string, string>} */
const SAME = { tl: "fil" };

/** Languages that the server has words in, English first. */
export const languages = () =>
  document.querySelector('meta[name="hapag-languages"]')?.getAttribute("content")?.split(" ") ?? ["en"];

/** @param {string} wish empty for no choice @param {readonly string[]} asked by the browser @param {string[]} known */
export function chosen(wish, asked, known) {
  const names = [wish, ...asked].map((tag) => tag.toLowerCase().split("-")[0] ?? "").map((name) => SAME[name] ?? name);
  return names.find((name) => known.includes(name)) ?? "en";
}

export const language = computed(() => chosen(prefs.value.lang, navigator.languages, languages()));
