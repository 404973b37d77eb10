/** Which page is shown: the home page, or a table by its code. The address says it, so that a link is enough. */
import { signal } from "../vendor/signals.js";

/** @typedef {{page: "home"} | {page: "about"} | {page: "table", code: string}} Route */

/** Letters of codes: consonants, and of those that look alike one each. */
const LETTERS = "BCDFHJKLMPQRSTVXZ";

/**
 * What somebody typed or pasted as a code: the code, in any case and with spaces or dashes, or a link that carries one;
 * else what is wrong with it.
 * @param {string} typed @returns {{code: string} | {problem: import("./types.js").Phrase}}
 */
export function readCode(typed) {
  const letters = (/\/t\/([A-Za-z]{4})(?![A-Za-z])/.exec(typed)?.[1] ?? typed).toUpperCase().replace(/[\s\-–.]/g, "");
  if (letters.length === 0) return { problem: { code: "ui-join-empty" } };
  const odd = [...letters].find((letter) => !LETTERS.includes(letter));
  if (letters.length > 8 || (letters.length !== 4 && !odd)) return { problem: { code: "ui-join-four" } };
  return odd ? { problem: { code: "ui-join-letter", args: { letter: odd } } } : { code: letters };
}

/** @param {string} path @returns {Route} */
export function routeOf(path) {
  const code = /^\/t\/([A-Za-z]{4})\/?$/.exec(path)?.[1];
  if (code) return { page: "table", code: code.toUpperCase() };
  return { page: /^\/about\/?$/.test(path) ? "about" : "home" };
}

export const route = signal(/** @type {Route} */ ({ page: "home" }));

/** Solo and one-phone tables are dealt at once by whoever opened them. */
export const dealAtOnce = signal(/** @type {string | null} */ (null));

/** @param {string} path */
export function go(path) {
  history.pushState(null, "", path);
  route.value = routeOf(path);
  scrollTo(0, 0);
}

/** The token that a seat link brought here, until it is sent. */
export const brought = signal(/** @type {string | null} */ (null));

/** A seat link keeps its token behind the #, where no server sees it; the address bar loses it at once. */
function takeSeat() {
  const token = /^#seat=([\w-]{1,200})$/.exec(location.hash)?.[1];
  if (!token) return;
  history.replaceState(null, "", location.pathname + location.search);
  brought.value = token;
}

export function listenToRoute() {
  takeSeat();
  addEventListener("hashchange", takeSeat);
  route.value = routeOf(location.pathname);
  addEventListener("popstate", () => {
    route.value = routeOf(location.pathname);
  });
}
