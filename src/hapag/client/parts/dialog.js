/** A sheet over the table: native `<dialog>`, so focus is kept inside and Escape closes. On phones it rises from below. */
import { iconSvg } from "../art/table-things.js";
import { urgentLine } from "../core/a11y.js";
import { drawing, h, html, useEffect, useRef } from "../core/html.js";
import { words } from "../core/store.js";

/**
 * @param {{title: string, onClose: () => void, children?: any, look?: string, foot?: any, lang?: string | null}} props `foot` stays in view; `lang` of a title in another language
 */
export function Dialog({ title, onClose, children, look = "", foot = null, lang = null }) {
  const ref = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useEffect(() => {
    const dialog = ref.current;
    if (dialog && !dialog.open) dialog.showModal();
    return () => dialog?.close();
  }, []);
  const backdrop = (/** @type {MouseEvent} */ e) => e.target === ref.current && onClose();
  const cancel = (/** @type {Event} */ e) => {
    e.preventDefault();
    onClose();
  };
  return html`<dialog class=${`sheet ${look}`} ref=${ref} aria-label=${title} onCancel=${cancel} onClick=${backdrop}>
    <div class="sheet-body">
      <header><h2 tabindex="-1" lang=${lang} autofocus>${title}</h2>
        <button type="button" class="round" aria-label=${words.value.t("ui-close")} onClick=${onClose}>${drawing(iconSvg("close"))}</button></header>
      <div class="sheet-scroll" tabindex=${look.startsWith("guide") ? 0 : undefined}>${children}</div>
      ${foot ? html`<footer>${foot}</footer>` : null}
      ${h(Urgent, null)}
    </div>
  </dialog>`;
}

/** Under an open sheet the page's own region says nothing, so what cannot wait is said here. */
function Urgent() {
  const before = useRef(urgentLine.value);
  return html`<div class="unseen" role="alert">${urgentLine.value === before.current ? "" : urgentLine.value}</div>`;
}
