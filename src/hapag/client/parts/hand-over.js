/**
 * One phone, several people. Between seats an opaque screen hides everything and names the next seat. Holding the big
 * button shows that seat's hand, letting go hides it. To play, the person says who they are; the hand then stays open
 * until the choice is in, "hide", or the page is left.
 */
import { LOCK_SVG } from "../art/table-things.js";
import { drawing, h, html, useEffect, useState } from "../core/html.js";
import { words } from "../core/store.js";

/** A button that acts while it is held: finger, mouse, space or enter. @param {(held: boolean) => void} onHold */
function holding(onHold) {
  const on = () => onHold(true);
  const off = () => onHold(false);
  const isHold = (/** @type {KeyboardEvent} */ e) => e.key === " " || e.key === "Enter";
  return {
    onPointerDown: (/** @type {PointerEvent} */ e) => {
      /** @type {HTMLElement} */ (e.currentTarget).setPointerCapture(e.pointerId);
      on();
    },
    onPointerUp: off,
    onPointerCancel: off,
    onLostPointerCapture: off,
    onContextMenu: (/** @type {Event} */ e) => e.preventDefault(),
    onBlur: off,
    onKeyDown: (/** @type {KeyboardEvent} */ e) => {
      if (!isHold(e)) return;
      e.preventDefault();
      if (!e.repeat) on();
    },
    onKeyUp: (/** @type {KeyboardEvent} */ e) => isHold(e) && off(),
  };
}

/** Hide when the page is no longer looked at. @param {() => void} hide */
export function useHideOnLeave(hide) {
  useEffect(() => {
    const away = () => document.visibilityState === "hidden" && hide();
    document.addEventListener("visibilitychange", away);
    addEventListener("blur", hide);
    return () => {
      document.removeEventListener("visibilitychange", away);
      removeEventListener("blur", hide);
    };
  }, [hide]);
}

/**
 * @param {{seat: number, name: string, committed: number, peek: any, news: string[], onOpen: () => void, onTable: () => void}} props
 *   `peek`: what holding shows; `news`: public captions since the last hand-over
 */
export function HandOver({ seat, name, committed, peek, news, onOpen, onTable }) {
  const [held, setHeld] = useState(false);
  const t = words.value;
  useHideOnLeave(() => setHeld(false));
  const who = { seat: seat + 1, name };
  return html`<section class="hand-over" aria-labelledby="pass-to" data-hue=${seat % 4}>
    <div class="pass">
      <p class="pass-small">${t.t("ui-pass-phone")}</p>
      <h1 id="pass-to">${name}</h1>
      <p class="pass-seat">${t.t("ui-seat", who)}</p>
      ${committed > 0 ? html`<p class="sealed">${drawing(LOCK_SVG)} ${t.t("ui-choices-in", { count: committed })}</p>` : null}
      ${news.length > 0 ? html`<ul class="pass-news">${news.slice(-3).map((line, i) => html`<li key=${i}>${line}</li>`)}</ul>` : null}
    </div>
    <div class="peek" aria-live="off">${held ? peek : html`<div class="peek-backs" aria-hidden="true"><i class="mini-back"></i><i class="mini-back"></i><i class="mini-back"></i></div>`}</div>
    <div class="pass-tools">
      <button type="button" class=${`hold${held ? " held" : ""}`} aria-pressed=${held} ...${holding(setHeld)}>${t.t("ui-hold")}</button>
      <button type="button" class="primary wide" data-key="primary" onClick=${onOpen}>${t.t("ui-i-am", who)}</button>
      <button type="button" class="quiet" onClick=${onTable}>${t.t("ui-look-table")}</button>
    </div>
  </section>`;
}

/** My choice is in and nobody can see which. @param {{owing: string}} props `owing`: who is still choosing */
export function SealedLock({ owing }) {
  const t = words.value;
  return html`<div class="sealed-lock" role="status">${drawing(LOCK_SVG)}<span><b>${t.t("ui-sealed")}</b>${owing ? h("small", null, t.t("ui-waiting-for", { names: owing })) : null}</span></div>`;
}
