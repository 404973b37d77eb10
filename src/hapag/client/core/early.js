/**
 * The line to a table is opened before the rest of the program is here: the hello travels while the page is still
 * being fetched and read. This is the first script of the page, and a file of its own.
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
  return typeof kept === "string" ? kept : null;
}

/** The first frame of a device. @param {string | null} token @param {number | null} seen the last version that it has */
export const hello = (token, seen) => ({ t: "hello", v: 1, token, seen });

/** @returns {{url: string, early: Early} | null} null on a page that is no table's, or whose link says more than a code */
function openEarly() {
  const code = typeof location === "undefined" ? null : /^\/t\/([A-Za-z]{4})\/?$/.exec(location.pathname)?.[1];
  if (!code || location.hash) return null;
  const url = lineUrl(code.toUpperCase());
  const socket = new WebSocket(url);
  /** @type {string[]} */
  const heard = [];
  socket.onopen = () => socket.send(JSON.stringify(hello(tokenFor(code.toUpperCase()), null)));
  socket.onmessage = ({ data }) => heard.push(data);
  return { url, early: { socket, heard } };
}

let opened = openEarly();

/** Take over the line that was opened for this address, if one was and still stands. @param {string} url @returns {Early | null} */
export function takeEarly(url) {
  const found = opened;
  opened = null;
  if (found?.url === url && found.early.socket.readyState <= 1) return found.early;
  found?.early.socket.close();
  return null;
}
