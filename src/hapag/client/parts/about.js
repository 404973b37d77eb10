/** What Hapag is, who made what of it, and under which licence. */
import { MARK_SVG } from "../art/table-things.js";
import * as api from "../core/api.js";
import { drawing, h, html, useEffect, useState } from "../core/html.js";
import { go } from "../core/route.js";
import { complain, words } from "../core/store.js";
import { LanguageChoice } from "./language.js";

/** @typedef {{part: string, name: string, by: string, licence: string, texts: string[]}} Credit */

/** @param {Credit} credit */
function CreditLine({ part, name, by, licence, texts }) {
  const t = words.value;
  const work = by ? t.t("ui-credit-by", { name, by, licence }) : `${name}, ${licence}`;
  const named = (/** @type {string} */ text) =>
    texts.length > 1 ? `${t.t("ui-licence")} (${text.slice(text.lastIndexOf("/") + 1)})` : t.t("ui-licence");
  return html`<li><span>${t.t(`ui-credit-${part}`)}</span> <b>${work}</b>
    ${texts.map((text) => html` <a key=${text} href=${`${api.staticRoot()}/client/${text}`}>${named(text)}</a>`)}</li>`;
}

export function About() {
  const t = words.value;
  const [credits, setCredits] = useState(/** @type {Credit[]} */ ([]));
  useEffect(() => {
    document.title = `${t.t("ui-about")} · Hapag`;
    api.credits().then(setCredits, complain);
  }, [t]);
  const home = (/** @type {Event} */ e) => {
    e.preventDefault();
    go("/");
  };
  return html`<main class="about">
    <header class="brand">${drawing(MARK_SVG)}<h1>Hapag</h1></header>
    <div class="panel prose">
      <p class="lead">${t.t("ui-about-what")}</p>
      <p>${t.t("ui-about-free")}</p>
      <p>${t.t("ui-about-fair")}</p>
      <h2>${t.t("ui-about-made")}</h2>
      <p>${t.t("ui-about-voice")} ${t.t("ui-about-sounds")} ${t.t("ui-about-drawn")}</p>
      <ul class="credits">${credits.map((credit) => h(CreditLine, { key: credit.name, ...credit }))}</ul>
      <p>${t.t("ui-about-licence", { version: api.version() })}</p>
      ${h(LanguageChoice, null)}
    </div>
    <a class="as-button" href="/" data-key="primary" onClick=${home}>${t.t("ui-about-back")}</a>
  </main>`;
}
