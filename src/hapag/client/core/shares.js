/** Shares and amounts of the odds as people read them, with a real minus sign. */

/** @param {string} text */
const minus = (text) => text.replace("-", "\u2212");

/** With so many digits behind the point; what rounds to nothing has no sign. @param {number} value @param {number} digits @param {string} lang */
export const fixed = (value, digits, lang) =>
  minus(
    value
      .toLocaleString(lang, { minimumFractionDigits: digits, maximumFractionDigits: digits })
      .replace(/^-(?=[0.,]*$)/, ""),
  );

/** @param {number} share @param {string} lang @param {number} [digits] */
export const percent = (share, lang, digits = 2) => `${fixed(100 * share, digits, lang)} %`;

/** What a worth in stakes comes to with a hundred chips at stake: "−12.9"; small ones get more digits. @param {number} worth @param {string} lang @param {boolean} [signed] */
export const hundred = (worth, lang, signed = true) =>
  minus(
    (100 * worth).toLocaleString(lang, {
      minimumFractionDigits: 1,
      maximumFractionDigits: Math.abs(worth) < 0.001 ? 3 : 1,
      signDisplay: signed ? "exceptZero" : "never",
    }),
  );
