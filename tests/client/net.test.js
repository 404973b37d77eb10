import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { runInNewContext } from "node:vm";
import { greeting } from "../../src/hapag/client/core/early.js";
import { Line, pause } from "../../src/hapag/client/core/net.js";

/** A socket that remembers what was sent and can be told what to hear. */
class FakeSocket {
  static all = [];
  constructor(_, said) {
    this.said = said;
    this.readyState = 1;
    this.sent = [];
    FakeSocket.all.push(this);
  }
  send(frame) {
    this.sent.push(JSON.parse(frame));
  }
  close() {
    this.readyState = 3;
    this.onclose?.();
  }
  hear(frame) {
    this.onmessage({ data: JSON.stringify(frame) });
  }
}

function connected(more = {}) {
  FakeSocket.all = [];
  const heard = { views: [], states: [], tokens: [], refused: [] };
  const line = new Line({
    url: "ws://table",
    token: () => "secret",
    onToken: (token) => heard.tokens.push(token),
    onView: (view) => heard.views.push(view.version),
    onState: (state) => heard.states.push(state),
    onBye: () => {},
    onRefused: (phrase) => heard.refused.push(phrase.code),
    socket: (url, said) => new FakeSocket(url, said),
    random: () => 0,
    ...more,
  });
  line.open();
  const [socket] = FakeSocket.all;
  return { line, socket, heard };
}

const welcome = { t: "welcome", v: 1, token: "new", now: 0 };

test("hello is said with the handshake, with the token if there is one", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { line, socket } = connected();
  assert.deepEqual([socket.said, socket.sent], [["hello.1", "token.secret"], []]);
  const stranger = connected({ token: () => null });
  assert.deepEqual(stranger.socket.said, ["hello.1"]);
  stranger.line.end();
  line.end();
});

test("after a lost line hello is said anew with the token of now, and an unanswered command is repeated under its id", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  let token = "secret";
  const { line, socket, heard } = connected({ token: () => token, onToken: (given) => (token = given) });
  socket.hear(welcome);
  socket.hear({ t: "view", version: 7, now: 0, table: {}, mine: [], watch: null, events: [], whole: true });
  const done = line.send({ t: "move", seat: 0, move: "check", at: 7 });
  const [asked] = socket.sent;
  socket.close();
  assert.equal(heard.states.at(-1), "lost");
  t.mock.timers.tick(1000);
  const again = FakeSocket.all[1];
  assert.deepEqual([again.said, again.sent], [["hello.1", "token.new"], []]);
  again.hear(welcome);
  assert.deepEqual(again.sent, [asked]);
  again.hear({ t: "ok", id: asked.id, version: 8 });
  assert.deepEqual(await done, { ok: true, version: 8 });
  line.end();
});

test("nothing is sent twice on one line before it is answered", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { line, socket } = connected();
  line.send({ t: "deal" });
  assert.equal(socket.sent.length, 0, "commands wait for the welcome");
  socket.hear(welcome);
  assert.equal(socket.sent.filter((frame) => frame.t === "deal").length, 1);
  line.end();
});

test("a refusal answers its command; one without a command is told apart", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { line, socket, heard } = connected();
  socket.hear(welcome);
  const done = line.send({ t: "deal" });
  socket.hear({ t: "refused", id: socket.sent[0].id, code: "refusal-host-only", args: {} });
  assert.deepEqual(await done, { ok: false, refused: { code: "refusal-host-only", args: {} } });
  socket.hear({ t: "refused", id: null, code: "refusal-not-json", args: {} });
  assert.deepEqual(heard.refused, ["refusal-not-json"]);
  line.end();
});

test("an older view never replaces a newer one", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { line, socket, heard } = connected();
  for (const version of [3, 5, 4]) socket.hear({ t: "view", version, now: 0 });
  assert.deepEqual(heard.views, [3, 5]);
  line.end();
});

test("pauses grow, vary and have a limit", () => {
  assert.deepEqual(
    [0, 1, 2].map((n) => pause(n, 1)),
    [400, 800, 1600],
  );
  assert.equal(pause(0, 0), 200);
  assert.equal(pause(40, 1), 15000);
});

test("a line that was opened early is taken over with what it has heard, and says no second hello", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  FakeSocket.all = [];
  const socket = new FakeSocket();
  const heard = [welcome, { t: "view", version: 4 }].map((frame) => JSON.stringify(frame));
  const views = [];
  const line = new Line({
    url: "ws://table",
    token: () => "secret",
    onToken: () => {},
    onView: ({ version }) => views.push(version),
    onState: () => {},
    onBye: () => {},
    onRefused: () => {},
    socket: () => assert.fail("there is a socket"),
    early: () => ({ socket, heard }),
  });
  line.open();
  socket.hear({ t: "view", version: 5 });
  assert.deepEqual([views, socket.sent], [[4, 5], []]);
  line.end();
});

test("the script that comes first says the same hello as the program, and leaves links that say more to it", () => {
  const script = readFileSync(new URL("../../src/hapag/client/first.js", import.meta.url), "utf-8");
  const run = (location, kept) => {
    const page = { location, WebSocket: FakeSocket, localStorage: { getItem: (key) => kept[key] ?? null } };
    FakeSocket.all = [];
    runInNewContext(script, page);
    return { said: FakeSocket.all[0] && [...FakeSocket.all[0].said], url: page.hapagEarly?.url };
  };
  const at = { protocol: "http:", host: "h:1", pathname: "/t/bklm", hash: "" };
  assert.deepEqual(run(at, { "hapag.token.BKLM": '"secret"' }), {
    said: greeting("secret"),
    url: "ws://h:1/t/BKLM/ws",
  });
  assert.deepEqual(run({ ...at, protocol: "https:" }, { "hapag.token.BKLM": "{" }), {
    said: greeting(null),
    url: "wss://h:1/t/BKLM/ws",
  });
  assert.deepEqual(run(at, { "hapag.token.BKLM": '"no, token"' }).said, greeting(null));
  assert.equal(run({ ...at, hash: "#seat" }, {}).said, undefined);
  assert.equal(run({ ...at, pathname: "/about" }, {}).said, undefined);
});
