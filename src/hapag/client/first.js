/**
 * Opens the line to a table while the rest of the program is still on its way: the hello travels in the meantime. This is
 * the one script that stands in the page itself; the content security policy names it by its hash. `core/early.js` takes
 * over. A link that says more than a code (somebody brings a seat along) is left to the program.
 */
(() => {
  const code = /^\/t\/([A-Za-z]{4})\/?$/.exec(location.pathname)?.[1]?.toUpperCase();
  if (!code || location.hash) return;
  let token = null;
  try {
    token = JSON.parse(localStorage.getItem(`hapag.token.${code}`) ?? "null");
  } catch {
    // What cannot be read counts as nothing.
  }
  const url = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/t/${code}/ws`;
  const socket = new WebSocket(url);
  /** @type {string[]} */
  const heard = [];
  socket.onopen = () =>
    socket.send(JSON.stringify({ t: "hello", v: 1, token: typeof token === "string" ? token : null, seen: null }));
  socket.onmessage = ({ data }) => heard.push(data);
  Object.assign(globalThis, { hapagEarly: { url, socket, heard } });
})();
