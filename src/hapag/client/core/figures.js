/**
 * Whole numbers as people read them. All languages that Hapag speaks write them alike, so they are written here: the
 * browser's own way (`Intl`) takes a slow phone a tenth of a second to make ready, just before the first cards.
 */
import { FluentNumber } from "../vendor/fluent.js";

/** With commas, and with a real minus sign. @param {number} value a whole number */
export const figure = (value) => commas(value).replace("-", "\u2212");

/** @param {number} value a whole number */
const commas = (value) => String(value).replace(/\B(?=(\d{3})+$)/g, ",");

/** A number in a message; it still chooses the plural's form. */
export class Figure extends FluentNumber {
  /** @override @param {import("../vendor/fluent.js").Scope} [scope] @returns {string} */
  toString(scope) {
    return Number.isSafeInteger(this.value) ? commas(this.value) : super.toString(scope);
  }
}
