/** Parts that come when they are first shown, so that the first card waits for nothing else. */
import { h, html, useEffect, useState } from "../core/html.js";
import { words } from "../core/store.js";
import { Dialog } from "./dialog.js";

/**
 * A component that is fetched when it is first shown. Until then there is nothing, or `Waiting`; if it does not come,
 * a line says so, in a sheet where the part is one.
 * @template P @param {() => Promise<(props: P) => any>} load @param {() => any} [Waiting] @returns {(props: P) => any}
 */
export function lazy(load, Waiting = () => null) {
  /** @type {((props: P) => any) | null} */
  let loaded = null;
  return function Lazy(/** @type {P} */ props) {
    const [state, setState] = useState(loaded ? "here" : "waiting");
    useEffect(() => {
      if (loaded) return;
      load().then(
        (component) => {
          loaded = component;
          setState("here");
        },
        (error) => {
          console.info("A part did not come", error);
          setState("missing");
        },
      );
    }, []);
    if (loaded) return h(/** @type {any} */ (loaded), /** @type {any} */ (props));
    return state === "missing"
      ? h(Missing, { onClose: /** @type {any} */ (props)?.onClose ?? null })
      : h(Waiting, null);
  };
}

/** While a whole page is on its way. */
export const Waiting = () => html`<p class="loading" role="status">${words.value.t("ui-loading")}</p>`;

/** @param {{onClose: (() => void) | null}} props */
function Missing({ onClose }) {
  const t = words.value;
  const again = html`<button type="button" class="primary wide" onClick=${() => location.reload()}>${t.t("ui-reload")}</button>`;
  if (onClose)
    return h(Dialog, { title: t.t("ui-part-missing"), onClose, foot: again }, h("p", null, t.t("ui-part-line")));
  return html`<div class="loading" role="alert"><p>${t.t("ui-part-missing")} ${t.t("ui-part-line")}</p>${again}</div>`;
}

/** Have something done when the browser has nothing better to do. @param {() => Promise<unknown>} work */
export function whenIdle(work) {
  const quietly = () => void work().catch(() => {}); // it is asked for again when it is needed
  if ("requestIdleCallback" in globalThis) requestIdleCallback(quietly, { timeout: 10_000 });
  else setTimeout(quietly, 2_000);
}
