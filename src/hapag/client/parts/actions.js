/** The action bar: at most four buttons that keep their places, the main one on the right. */
import { isAdvised } from "../core/hints.js";
import { classes, h, html, useContext, useEffect, useRef, useState } from "../core/html.js";
import { seatName, table, tell, view, words } from "../core/store.js";
import { Around } from "./around.js";
import { SealedLock } from "./hand-over.js";

/**
 * @typedef {object} Action
 * @property {string} key stays the same while the button means the same
 * @property {string} label
 * @property {() => void} onAct
 * @property {boolean} [primary]
 * @property {string} [barred] why it may not be pressed now; the button stays in reach and says so when tapped
 * @property {boolean} [twice] asks for a second tap (irreversible and expensive)
 * @property {string} [shortcut] a command of the key map ("fold", "call", ...)
 * @property {boolean} [grave] styled as a step back: fold, pass
 */

const SETTLE = 400;
/** Whoever presses twice in this time has not read what the button says by now. */
const UNREAD = 2000;

/** What the main button last said, for a bar that comes back. */
const main = { label: "", version: -1, at: 0 };

/** Does the main button come back with an amount that was not there? @param {string} label @param {number} version */
const isNews = (label, version) =>
  /\d/.test(label) && main.label !== label && main.version !== version && Date.now() - main.at < UNREAD;

/**
 * A button whose label was changed by the table is deaf for a moment, so that "Check" is not pressed as "Call 900"; so
 * is the main one when it comes back with another amount. A change by my own hand (another card selected) does not count.
 * @param {string} label @param {number} version of the view @param {boolean} primary
 */
function useSettled(label, version, primary) {
  const before = useRef({ label, version });
  const [settled, setSettled] = useState(() => !(primary && isNews(label, version)));
  useEffect(() => {
    const changed = before.current.label !== label && before.current.version !== version;
    before.current = { label, version };
    if (changed) setSettled(false);
    if (!changed && settled) return;
    const timer = setTimeout(() => setSettled(true), SETTLE);
    return () => clearTimeout(timer);
  }, [label, version]);
  useEffect(
    () => () => void (primary && Object.assign(main, { label, version, at: Date.now() })),
    [label, version, primary],
  );
  return settled;
}

/** @param {{action: Action, busy: boolean}} props */
export function ActionButton({ action, busy }) {
  const { label, primary, barred, twice, shortcut, grave } = action;
  const { hinted = null } = useContext(Around);
  const [asked, setAsked] = useState(false);
  const settled = useSettled(label, view.value?.version ?? 0, primary ?? false);
  useEffect(() => {
    if (!asked) return;
    const timer = setTimeout(() => setAsked(false), 3000);
    return () => clearTimeout(timer);
  }, [asked]);
  const press = () => {
    if (busy || !settled) return;
    if (barred) return tell(barred);
    if (twice && !asked) return setAsked(true);
    setAsked(false);
    action.onAct();
  };
  const keys = [primary && "primary", shortcut].filter(Boolean).join(" ");
  const look = classes(
    "action",
    primary && "primary",
    grave && "grave",
    barred && "barred",
    !settled && "changed",
    isAdvised(hinted, action.key) && "advised",
  );
  const off = Boolean(barred) || busy;
  return html`<button type="button" class=${look} aria-disabled=${off} data-key=${keys || undefined} title=${barred} onClick=${press}>
    ${asked ? words.value.t("ui-tap-again", { label }) : label}
  </button>`;
}

/** @param {{actions: Action[], busy?: boolean, waiting?: string}} props `waiting`: what to say when there is nothing to press */
export function ActionBar({ actions, busy = false, waiting }) {
  const ordered = [...actions.filter((each) => !each.primary), ...actions.filter((each) => each.primary)];
  if (ordered.length === 0) return h(Waiting, { text: waiting ?? "" });
  return html`<div class=${classes("bar", ordered.length > 4 && "crowded")} role="group" aria-label=${words.value.t("ui-actions")} data-count=${ordered.length}>
    ${ordered.map((action) => h(ActionButton, { key: action.key, action, busy }))}
  </div>`;
}

/** Nothing to press: my choice is in, or others are thinking. @param {{text: string}} props */
function Waiting({ text }) {
  const { viewer } = useContext(Around);
  const now = table.value;
  if (now?.phase !== "playing") return html`<div class="bar"><p class="waiting">${text}</p></div>`;
  const names = words.value.list.format(now.owing.map((seat) => seatName(now, seat)));
  if (viewer !== null && now.committed.includes(viewer))
    return html`<div class="bar">${h(SealedLock, { owing: names })}</div>`;
  const line = text || (names ? words.value.t("ui-waiting-for", { names }) : "");
  return html`<div class="bar"><p class="waiting">${line}</p></div>`;
}
