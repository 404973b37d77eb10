/**
 * Opens the line to a table while the rest of the program is still on its way; `core/early.js` takes over, and says why
 * the token goes where it goes. A link that says more than a code (somebody brings a seat along) is left to the program.
 */
(() => {
  const code = /^\/t\/([A-Za-z]{4})\/?$/.exec(location.pathname)?.[1]?.toUpperCase();
  if (!code || location.hash || "hapagEarly" in globalThis) return;
  let token = null;
  try {
    token = JSON.parse(localStorage.getItem(`hapag.token.${code}`) ?? "null");
  } catch {
    // What cannot be read counts as nothing.
  }
  const url = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/t/${code}/ws`;
  const known = typeof token === "string" && /^[\w-]{1,200}$/.test(token);
  const socket = new WebSocket(url, known ? ["hello.1", `token.${token}`] : ["hello.1"]);
  /** @type {string[]} */
  const heard = [];
  socket.onmessage = ({ data }) => heard.push(data);
  Object.assign(globalThis, { hapagEarly: { url, socket, heard } });
})();
