/** Which page is shown: the home page, or a table by its code. The address says it, so that a link is enough. */
import { signal } from "../vendor/signals.js";

/** @typedef {{page: "home"} | {page: "table", code: string}} Route */

/** Codes are written in capitals; people type them in any way. @param {string} typed */
export const tidyCode = (typed) =>
  typed
    .toUpperCase()
    .replace(/[^A-Z]/g, "")
    .slice(0, 4);

/** @param {string} path @returns {Route} */
export function routeOf(path) {
  const code = /^\/t\/([A-Za-z]{4})\/?$/.exec(path)?.[1];
  return code ? { page: "table", code: code.toUpperCase() } : { page: "home" };
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
