/** The choice of a language: each by its own name, and a line that says which ones await a native reader. */
import { html } from "../core/html.js";
import { language, languages } from "../core/languages.js";
import { setPrefs } from "../core/prefs.js";
import { words } from "../core/store.js";

/** @param {string} lang */
function ownName(lang) {
  const name = new Intl.DisplayNames([lang], { type: "language" }).of(lang) ?? lang;
  return name[0]?.toLocaleUpperCase(lang) + name.slice(1);
}

/** @param {{note?: boolean}} props `note`: say how far the languages are */
export function LanguageChoice({ note = true }) {
  const t = words.value;
  const choose = (/** @type {any} */ e) => setPrefs({ lang: e.target.value });
  return html`<label class="field language"><span>${t.t("ui-language")}</span><select value=${language.value} onChange=${choose}>
    ${languages().map((lang) => html`<option key=${lang} value=${lang} lang=${lang} selected=${lang === language.value}>${ownName(lang)}</option>`)}</select></label>
    ${note ? html`<p class="note">${t.t("ui-language-draft")}</p>` : null}`;
}
