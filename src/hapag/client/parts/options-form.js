/** A form made from a game's list of options; the game's catalogue names them. */
import { h, html } from "../core/html.js";
import { words } from "../core/store.js";

/** @typedef {import("../core/types.js").Option} Option */
/** @typedef {Record<string, any>} Values */

/** @param {Option[]} options @returns {Values} */
export const defaults = (options) => Object.fromEntries(options.map((option) => [option.name, option.default]));

/** Every text of an option comes from the catalogue that knows it. @param {import("../core/words.js").Words} own @param {string} name */
const label = (own, name) =>
  own.first([`option-${name}`, `option-${name.replace(/_/g, "-")}`], name.replace(/_/g, " "));

/** @param {import("../core/words.js").Words} own @param {Option} option @param {any} value */
function valueLabel(own, option, value) {
  const name = option.name.replace(/_/g, "-");
  return own.first([`option-${option.name}-${value}`, `option-${name}-${value}`], String(value));
}

/** Whole numbers of an option, few enough to show as choices. @param {Option} option */
function choices(option) {
  if (option.values) return option.values;
  const [low, high] = [option.low ?? 0, option.high ?? 0];
  return option.kind === "int" && high - low < 6 ? Array.from({ length: high - low + 1 }, (_, i) => low + i) : [];
}

/**
 * @param {{label: string, values: any[], value: any, text: (value: any) => string, onValue: (value: any) => void}} props
 */
export function Choice({ label: legend, values, value, text, onValue }) {
  return html`<fieldset class="choice"><legend>${legend}</legend><div class="pills">
    ${values.map(
      (
        each,
      ) => html`<label key=${String(each)} class="pill"><input type="radio" name=${legend} checked=${each === value}
      onChange=${() => onValue(each)} /><span class="pill-text">${text(each)}</span></label>`,
    )}
  </div></fieldset>`;
}

/** @param {{label: string, value: boolean, onValue: (value: boolean) => void}} props */
export const Switch = ({ label: text, value, onValue }) =>
  html`<label class="switch"><span>${text}</span><input type="checkbox" role="switch" checked=${value}
    onChange=${(/** @type {any} */ e) => onValue(e.target.checked)} /></label>`;

/** @param {{label: string, value: number, low: number, high: number, onValue: (value: number) => void}} props */
const NumberField = ({ label: text, value, low, high, onValue }) =>
  html`<label class="field"><span>${text}</span><input type="number" inputmode="numeric" min=${low} max=${high} value=${value}
    onChange=${(/** @type {any} */ e) => onValue(Math.min(high, Math.max(low, Math.round(Number(e.target.value)))))} /></label>`;

/** @param {{options: Option[], values: Values, onValues: (values: Values) => void, own?: import("../core/words.js").Words}} props */
export function OptionsForm({ options, values, onValues, own = words.value }) {
  const set = (/** @type {string} */ name, /** @type {any} */ value) => onValues({ ...values, [name]: value });
  return html`<div class="options">${options.map((option) => {
    const text = label(own, option.name);
    const value = values[option.name] ?? option.default;
    const change = (/** @type {any} */ next) => set(option.name, next);
    if (option.kind === "bool") return h(Switch, { key: option.name, label: text, value, onValue: change });
    const few = choices(option);
    if (few.length > 0)
      return h(Choice, {
        key: option.name,
        label: text,
        values: few,
        value,
        text: (each) => valueLabel(own, option, each),
        onValue: change,
      });
    return h(NumberField, {
      key: option.name,
      label: text,
      value,
      low: option.low ?? 0,
      high: option.high ?? 1_000_000,
      onValue: change,
    });
  })}</div>`;
}

/** @param {{label: string, value: string, onName: (name: string) => void}} props */
export const NameField = ({ label, value, onName }) =>
  html`<label class="field"><span>${label}</span><input type="text" maxlength="20" autocomplete="nickname" value=${value}
    onInput=${(/** @type {any} */ e) => onName(e.target.value)} /></label>`;

/** Single round or series. @param {{target: number | null, onTarget: (target: number | null) => void}} props */
export function SeriesField({ target, onTarget }) {
  const t = words.value;
  return html`<div class="series">${h(Switch, { label: t.t("ui-series"), value: target !== null, onValue: (on) => onTarget(on ? 5 : null) })}
    ${
      target === null
        ? null
        : html`<label class="field"><span>${t.t("ui-target")}</span><input type="number" inputmode="numeric" min="1" max="100000" value=${target}
      onChange=${(/** @type {any} */ e) => onTarget(Math.max(1, Math.round(Number(e.target.value)) || 1))} /></label>`
    }</div>`;
}
