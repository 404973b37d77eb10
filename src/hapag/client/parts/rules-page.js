/** A game's guide, as the server made it from the game's own page. Pieces in code marks (`As Kd`) become pictures. */
import { faceSvg } from "../art/faces.js";
import { iconSvg } from "../art/table-things.js";
import * as api from "../core/api.js";
import { drawing, h, html, useEffect, useState } from "../core/html.js";
import { words } from "../core/store.js";
import { loadBoard } from "./board-loader.js";
import { Dialog } from "./dialog.js";

/** Put pictures where the guide names pieces in code marks (`As Kd`). @param {HTMLElement} page */
export function illustrate(page) {
  for (const code of page.querySelectorAll("code")) {
    const names = (code.textContent ?? "").trim().split(/\s+/);
    const pictures = names.map((name) => faceSvg(name));
    if (pictures.includes(null)) continue;
    const row = document.createElement("span");
    row.className = "guide-cards";
    row.setAttribute("role", "img");
    row.setAttribute("aria-label", names.join(" "));
    row.innerHTML = pictures.join("");
    code.replaceWith(row);
  }
}

/** @param {{slug: string, onClose: () => void, onOdds?: (() => void) | null}} props */
export function RulesPage({ slug, onClose, onOdds = null }) {
  const [page, setPage] = useState("");
  const t = words.value;
  useEffect(() => {
    const written = Promise.all([api.guide(slug, t.lang), loadBoard(slug)]); // the board makes its pieces known
    written.then(
      ([text]) => setPage(text),
      () => setPage(`<p>${t.t("ui-no-guide")}</p>`),
    );
  }, [slug, t.lang]);
  const ref = (/** @type {HTMLElement | null} */ element) => element && illustrate(element);
  const foot = onOdds
    ? html`<button type="button" class="wide" onClick=${onOdds}>${drawing(iconSvg("odds"))}<span>${t.t("ui-odds")}</span></button>`
    : null;
  return h(
    Dialog,
    { title: t.t("ui-rules"), onClose, look: "guide", foot },
    page
      ? h("div", { class: "prose", key: page.length, ref, dangerouslySetInnerHTML: { __html: page } })
      : html`<p role="status">${t.t("ui-loading")}</p>`,
  );
}
