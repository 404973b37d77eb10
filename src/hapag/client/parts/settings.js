/** What this device's owner prefers. */
import { h, html } from "../core/html.js";
import { CHOICES, prefs, setPrefs } from "../core/prefs.js";
import { words } from "../core/store.js";
import { Dialog } from "./dialog.js";
import { LanguageChoice } from "./language.js";
import { Choice, NameField, Switch } from "./options-form.js";
import { SoundSettings } from "./sound.js";

/** @param {{onClose: () => void, children?: any}} props */
export function Settings({ onClose, children }) {
  const t = words.value;
  const now = prefs.value;
  const choice = (/** @type {"felt" | "motion" | "captions"} */ name) =>
    h(Choice, {
      label: t.t(`ui-${name}`),
      values: [...(CHOICES[name] ?? [])],
      value: now[name],
      text: (value) => t.t(`ui-${name}-${value}`),
      onValue: (value) => setPrefs({ [name]: value }),
    });
  return h(
    Dialog,
    { title: t.t("ui-settings"), onClose },
    html`<div class="adjust-body">
      ${h(NameField, { label: t.t("ui-your-name"), value: now.name, onName: (name) => setPrefs({ name }) })}
      ${h(Switch, { label: t.t("ui-four-colours"), value: now.four, onValue: (four) => setPrefs({ four }) })}
      ${h(LanguageChoice, null)}
      ${h(SoundSettings, null)}
      ${choice("felt")}${choice("motion")}${choice("captions")}
      ${"vibrate" in navigator ? h(Switch, { label: t.t("ui-buzz"), value: now.buzz, onValue: (buzz) => setPrefs({ buzz }) }) : null}
      ${h(Switch, { label: t.t("ui-letter-keys"), value: now.letters, onValue: (letters) => setPrefs({ letters }) })}
      <p class="note">${t.t("ui-keys")}</p>
    </div>`,
    children,
  );
}
