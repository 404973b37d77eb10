/** A game's guide, as the server made it from the game's own page. Cards written as `[As]` in it become pictures. */
import { cardSvg, isCardName } from "../art/cards.js";
import * as api from "../core/api.js";
import { h, html, useEffect, useState } from "../core/html.js";
import { words } from "../core/store.js";
import { Dialog } from "./dialog.js";

/** Put pictures where the guide names cards in code marks (`As Kd`). @param {HTMLElement} page */
export function illustrate(page) {
  for (const code of page.querySelectorAll("code")) {
    const names = (code.textContent ?? "").trim().split(/\s+/);
    if (!names.every(isCardName)) continue;
    const row = document.createElement("span");
    row.className = "guide-cards";
    row.setAttribute("role", "img");
    row.setAttribute("aria-label", names.join(" "));
    row.innerHTML = names.map((name) => cardSvg(name, "full")).join("");
    code.replaceWith(row);
  }
}

/** @param {{slug: string, onClose: () => void}} props */
export function RulesPage({ slug, onClose }) {
  const [page, setPage] = useState("");
  const t = words.value;
  useEffect(() => {
    api.guide(slug).then(setPage, () => setPage(`<p>${t.t("ui-no-guide")}</p>`));
  }, [slug]);
  const ref = (/** @type {HTMLElement | null} */ element) => element && illustrate(element);
  return h(
    Dialog,
    { title: t.t("ui-rules"), onClose, look: "guide" },
    page
      ? h("div", { class: "prose", key: page.length, ref, dangerouslySetInnerHTML: { __html: page } })
      : html`<p role="status">${t.t("ui-loading")}</p>`,
  );
}
