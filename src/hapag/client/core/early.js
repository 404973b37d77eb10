/** The line to a table that the page itself opened (`first.js`), before the program was here; and how one says hello. */

/** @typedef {{socket: WebSocket, heard: string[]}} Early `heard`: frames that came before somebody listened */

/** Where a table's line is. @param {string} code */
export const lineUrl = (code) => `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/t/${code}/ws`;

/** What is kept on the device under a name; what cannot be read counts as nothing. @param {string} key @returns {unknown} */
export function remembered(key) {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** The token of this device's seat at a table. @param {string} code @returns {string | null} */
export function tokenFor(code) {
  const kept = remembered(`hapag.token.${code}`);
  return typeof kept === "string" ? kept : null;
}

/** The first frame of a device. @param {string | null} token @param {number | null} seen the last version that it has */
export const hello = (token, seen) => ({ t: "hello", v: 1, token, seen });

/** Take over the line that the page opened for this address, if it did and it still stands. @param {string} url @returns {Early | null} */
export function takeEarly(url) {
  const page = /** @type {{hapagEarly?: (Early & {url: string}) | null}} */ (globalThis);
  const found = page.hapagEarly;
  page.hapagEarly = null;
  if (found?.url === url && found.socket.readyState <= 1) return found;
  found?.socket.close();
  return null;
}
