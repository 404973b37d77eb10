/** Hapag as an app of the device: a button where the browser offers it, else a line that says how or why not. */
import { html, signal } from "../core/html.js";
import { words } from "../core/store.js";

/** @typedef {Event & {prompt: () => Promise<unknown>}} Offer the browser's, kept until somebody wants it */

const offer = signal(/** @type {Offer | null} */ (null));

/** Keep the browser's offer for the settings, in place of its own banner. */
export function listenForInstall() {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    offer.value = /** @type {Offer} */ (event);
  });
  addEventListener("appinstalled", () => {
    offer.value = null;
  });
}

const isInstalled = () => matchMedia("(display-mode: standalone)").matches;

export function Install() {
  const t = words.value;
  const line = !isSecureContext ? "ui-install-plain" : isInstalled() ? "ui-installed" : "ui-install-line";
  const install = () => void offer.value?.prompt();
  return html`${offer.value ? html`<button type="button" class="wide" onClick=${install}>${t.t("ui-install")}</button>` : null}
    <p class="note">${t.t(line)}</p>`;
}
