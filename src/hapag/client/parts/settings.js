/** What this device's owner prefers, in groups; each shows at once and is kept on the device. */
import { h, html } from "../core/html.js";
import { CHOICES, prefs, setPrefs } from "../core/prefs.js";
import { words } from "../core/store.js";
import { Dialog } from "./dialog.js";
import { Install } from "./install.js";
import { LanguageChoice } from "./language.js";
import { Choice, NameField, Switch } from "./options-form.js";
import { SoundSettings } from "./sound.js";

/** @param {"felt" | "motion" | "captions" | "cards"} name */
const choice = (name) =>
  h(Choice, {
    label: words.value.t(`ui-${name}`),
    values: [...(CHOICES[name] ?? [])],
    value: prefs.value[name],
    text: (value) => words.value.t(`ui-${name}-${value}`),
    onValue: (value) => setPrefs({ [name]: value }),
  });

/** @param {string} name @param {...any} fields */
const group = (name, ...fields) =>
  html`<section class="settings-group" aria-labelledby=${`set-${name}`}><h3 id=${`set-${name}`}>${words.value.t(`ui-set-${name}`)}</h3>${fields}</section>`;

/** A short buzz when it is my turn, on devices that can. @param {boolean} value */
const buzz = (value) =>
  "vibrate" in navigator
    ? h(Switch, { label: words.value.t("ui-buzz"), value, onValue: (on) => setPrefs({ buzz: on }) })
    : null;

/** @param {{onClose: () => void}} props */
export function Settings({ onClose }) {
  const t = words.value;
  const now = prefs.value;
  return h(
    Dialog,
    { title: t.t("ui-settings"), onClose, look: "settings" },
    html`<div class="adjust-body">
      ${group(
        "you",
        h(NameField, { label: t.t("ui-your-name"), value: now.name, onName: (name) => setPrefs({ name }) }),
        h(LanguageChoice, null),
      )}
      ${group(
        "cards",
        choice("cards"),
        h(Switch, { label: t.t("ui-four-colours"), value: now.four, onValue: (four) => setPrefs({ four }) }),
        choice("felt"),
        choice("motion"),
      )}
      ${group("sound", h(SoundSettings, null), choice("captions"), buzz(now.buzz))}
      ${group(
        "keys",
        h(Switch, { label: t.t("ui-letter-keys"), value: now.letters, onValue: (letters) => setPrefs({ letters }) }),
        html`<p class="note">${t.t("ui-keys")}</p>`,
      )}
      ${group("app", h(Install, null))}
    </div>`,
  );
}
