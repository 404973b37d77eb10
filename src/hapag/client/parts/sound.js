/** The dealer at a table: what switches the voice and the effects on and off, how loud they are, and who speaks. */
import { iconSvg } from "../art/table-things.js";
import { drawing, h, html, useEffect } from "../core/html.js";
import { CHOICES, prefs, setPrefs } from "../core/prefs.js";
import { words } from "../core/store.js";
import "../core/touch.js";
import { finaleOf } from "./board-loader.js";
import { Choice, Switch } from "./options-form.js";

/** The first cards come before the dealer. */
const SOON = 1200;
const AGAIN = 5_000;

/** The dealer follows the table while its board is there. @param {import("./board-loader.js").BoardModule | null} board */
export function useDealer(board) {
  useEffect(() => {
    if (!board) return;
    const wait = (/** @type {import("../core/types.js").Round | null} */ round) => finaleOf(board, round);
    /** @type {ReturnType<typeof setTimeout>} */
    let timer;
    const soon = (/** @type {number} */ ms) => {
      timer = setTimeout(
        () =>
          void import("../core/narrator.js").then(
            ({ attend }) => attend(wait),
            () => soon(AGAIN), // the line is down
          ),
        ms,
      );
    };
    soon(SOON);
    return () => {
      clearTimeout(timer);
      void import("../core/narrator.js").then(
        ({ rest }) => rest(),
        () => {},
      );
    };
  }, [board]);
}

/** @param {"line" | "end"} what the last line, or how the last round ended */
export const sayAgain = async (what) => (await import("../core/narrator.js")).again(what);

/** Both switches, one tap each; and a button for whoever goes by keyboard, to hear the last line again. */
export function SoundSwitches() {
  const t = words.value;
  const one = (/** @type {"voice" | "effects"} */ name, /** @type {string} */ key) => {
    const label = t.t(`ui-${name}`);
    return html`<button type="button" class="round sound" data-key=${key} aria-pressed=${prefs.value[name]} aria-label=${label}
      title=${label} onClick=${() => setPrefs({ [name]: !prefs.value[name] })}>${drawing(iconSvg(name))}</button>`;
  };
  return html`${one("voice", "narration")}${one("effects", "effects")}<button type="button" class="skip" data-key="replay"
    onClick=${() => void sayAgain("line")}>${t.t("ui-again")}</button>`;
}

/** What the settings say of sound. */
export function SoundSettings() {
  const t = words.value;
  const now = prefs.value;
  const level = (/** @type {"voiceLevel" | "effectsLevel"} */ name, /** @type {boolean} */ on) =>
    html`<label class="field level"><span>${t.t(`ui-${name === "voiceLevel" ? "voice" : "effects"}-level`)}</span><input type="range" min="20"
      max="100" step="20" value=${now[name]} disabled=${!on} onChange=${(/** @type {any} */ e) => setPrefs({ [name]: Number(e.target.value) })} /></label>`;
  return html`${h(Switch, { label: t.t("ui-voice"), value: now.voice, onValue: (voice) => setPrefs({ voice }) })}
    ${level("voiceLevel", now.voice)}
    ${h(Choice, { label: t.t("ui-speaker"), values: [...(CHOICES.speaker ?? [])], value: now.speaker, text: (value) => t.t(`ui-speaker-${value}`), onValue: (speaker) => setPrefs({ speaker }) })}
    ${h(Switch, { label: t.t("ui-effects"), value: now.effects, onValue: (effects) => setPrefs({ effects }) })}
    ${level("effectsLevel", now.effects)}
    ${h(Switch, { label: t.t("ui-quiet"), value: now.quiet, onValue: (quiet) => setPrefs({ quiet }) })}`;
}
