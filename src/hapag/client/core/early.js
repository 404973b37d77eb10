/**
 * The line to a table that the page opened (`first.js`) before the program was here; and how one says hello: with the
 * handshake, as subprotocols, so that the first view comes a round trip sooner. A header is less often written down
 * than an address.
 */

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
  return typeof kept === "string" && /^[\w-]{1,200}$/.test(kept) ? kept : null;
}

/** What a device says with the handshake. @param {string | null} token */
export const greeting = (token) => (token === null ? ["hello.1"] : ["hello.1", `token.${token}`]);

/** Take over the line that the page opened for this address, if it did and it still stands; later it opens none. @param {string} url @returns {Early | null} */
export function takeEarly(url) {
  const page = /** @type {{hapagEarly?: (Early & {url: string}) | null}} */ (globalThis);
  const found = page.hapagEarly;
  page.hapagEarly = null;
  if (found?.url === url && found.socket.readyState <= 1) return found;
  found?.socket.close();
  return null;
}
