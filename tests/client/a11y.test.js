/** What a screen reader hears: nothing twice. */
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { say, spokenLine, urgentLine, warn } from "../../src/hapag/client/core/a11y.js";
import { prefs } from "../../src/hapag/client/core/prefs.js";

beforeEach(() => {
  mock.timers.enable({ apis: ["setTimeout"] });
  urgentLine.value = "";
  spokenLine.value = "";
});

/** Let the lines that came close together be said. */
function settle() {
  mock.timers.tick(700);
  mock.timers.reset();
  return [spokenLine.value, urgentLine.value].map((text) => text.replace(/\u00a0/g, ""));
}

test("public lines are said together, politely", () => {
  say("Ann checks.");
  say("The flop.");
  assert.deepEqual(settle(), ["Ann checks. The flop.", ""]);
});

test("what cannot wait is said at once, and not politely too", () => {
  say("It is your turn.");
  warn("It is your turn.");
  say("It is your turn.");
  say("Ann checks.");
  assert.deepEqual(settle(), ["Ann checks.", "It is your turn."]);
});

test("a line that is said again differs, or nobody would hear it", () => {
  warn("No.");
  warn("No.");
  assert.equal(urgentLine.value, "No.\u00a0");
  settle();
});

test("on request the dealer's voice is enough, as long as it speaks", (context) => {
  const before = prefs.value;
  context.after(() => {
    prefs.value = before;
  });
  prefs.value = { ...before, quiet: true, voice: true };
  say("Ann folds.");
  prefs.value = { ...before, quiet: true, voice: false };
  say("Ben folds.");
  assert.deepEqual(settle(), ["Ben folds.", ""]);
});
