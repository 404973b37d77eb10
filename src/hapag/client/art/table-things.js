/** Chips, the dealer button, a padlock and the house mark, drawn by code. */

/** @typedef {[number, string, string]} ChipColour value up to which the colour serves, chip colour, edge colour */
/** @type {ChipColour} */
const BIGGEST = [Number.POSITIVE_INFINITY, "#22252c", "#e8b93e"];

/** @type {ChipColour[]} */
const CHIP_COLOURS = [
  [25, "#e9e4d6", "#3b5fb0"],
  [100, "#b8232f", "#fff7e3"],
  [500, "#1f6b43", "#fff7e3"],
];

/** @param {number} amount */
const chipColours = (amount) => CHIP_COLOURS.find(([upTo]) => amount < upTo) ?? BIGGEST;

/** A single chip; its colour tells the size of the amount. @param {number} amount */
export function chipSvg(amount) {
  const [, body, edge] = chipColours(amount);
  const spots = Array.from(
    { length: 6 },
    (_, i) => `<path d="M16.5 1h7v6.500h-7z" transform="rotate(${i * 60} 20 20)" fill="${edge}"/>`,
  ).join("");
  return (
    `<svg viewBox="0 0 40 40" class="chip" aria-hidden="true"><circle cx="20" cy="20" r="19" fill="${body}"/>${spots}` +
    `<circle cx="20" cy="20" r="19" fill="none" stroke="#0005"/><circle cx="20" cy="20" r="12" fill="${body}" stroke="${edge}"` +
    ` stroke-width="1.3" stroke-dasharray="2 1.5"/></svg>`
  );
}

/** The button that marks the dealer, the banker or the first seat. @param {string} letter */
export const buttonSvg = (letter) =>
  `<svg viewBox="0 0 40 40" class="dealer-button" aria-hidden="true"><circle cx="20" cy="21" r="18" fill="#0006"/>` +
  `<circle cx="20" cy="19.5" r="18" fill="#fffdf5" stroke="#c9bfa5" stroke-width="1.5"/>` +
  `<circle cx="20" cy="19.5" r="14" fill="none" stroke="#c9bfa5"/>` +
  `<text x="20" y="26.5" text-anchor="middle" font-size="20" font-weight="700" font-family="Georgia,serif" fill="#2a2117">${letter}</text></svg>`;

export const LOCK_SVG =
  `<svg viewBox="0 0 24 24" class="lock" aria-hidden="true"><path d="M7 11V7.500a5 5 0 0 1 10 0V11" fill="none" stroke="currentColor"` +
  ` stroke-width="2.4"/><rect x="4" y="10.5" width="16" height="11" rx="2.5" fill="currentColor"/>` +
  `<path d="M12 14.500v3.5" stroke="#14281f" stroke-width="2.2" stroke-linecap="round"/></svg>`;

/** The house mark: a table seen from above with four seats. */
export const MARK_SVG =
  `<svg viewBox="0 0 48 48" class="mark" aria-hidden="true"><circle cx="24" cy="24" r="15" fill="none" stroke="currentColor" stroke-width="3"/>` +
  `<g fill="currentColor"><circle cx="24" cy="4.5" r="3.5"/><circle cx="24" cy="43.5" r="3.5"/><circle cx="4.5" cy="24" r="3.5"/>` +
  `<circle cx="43.5" cy="24" r="3.5"/></g><path d="M24 15c2.2 4 7.5 6.5 7.5 11.2 0 4.6-5.5 4.8-6.6 2 .1 2.2.9 3.7 2.1 4.800h-6c1.2-1.1 2-2.6` +
  ` 2.1-4.8-1.1 2.8-6.6 2.6-6.6-2C16.5 21.5 21.8 19 24 15z" fill="currentColor"/></svg>`;

/** Line icons of the bars, 24 units, stroke only. @type {Record<string, string>} */
const ICONS = {
  home: "M4 11.500L12 4.500l8 7M6.5 10v9.500h11V10",
  rules: "M5 4.500h10a4 4 0 0 1 4 4v11H9a4 4 0 0 1-4-4zM9 9h6M9 13h6",
  odds: "M4.5 4.500h15v15h-15zM4.5 9.500h15M4.5 14.500h15M9.5 4.500v15M14.5 4.500v15",
  hint: "M9.5 18h5M10.5 21h3M12 3a6 6 0 0 0-3.7 10.700c.8.7 1.200 1.400 1.200 2.300h5c0-.9.4-1.600 1.200-2.300A6 6 0 0 0 12 3z",
  log: "M5 6h14M5 12h14M5 18h9",
  ledger: "M6 20V10M12 20V4M18 20v-7",
  settings: "M4 7h9M17 7h3M4 17h3M11 17h9M15 4.500v5M9 14.500v5",
  cover: "M3 12s3.5-6 9-6 9 6 9 6-3.5 6-9 6-9-6-9-6zM4.5 4.500l15 15",
  close: "M6 6l12 12M18 6L6 18",
  sort: "M7 5v14M7 19l-3-3M7 19l3-3M14 6h6M14 12h4.500M14 18h3",
  copy: "M9 8.500h9.500v11.500H9zM5.5 15.500V4h9.500v1.500",
  locked: "M7.5 11V8a4.5 4.5 0 0 1 9 0v3M5.5 11h13v9h-13zM12 14.500v2",
  unlocked: "M7.5 11V8a4.5 4.5 0 0 1 8.700-1.600M5.5 11h13v9h-13zM12 14.500v2",
  invite: "M12 15.500V4M8 8l4-4 4 4M5 13v6.500h14V13",
  left: "M14.5 5.500L8 12l6.5 6.500",
  right: "M9.5 5.500L16 12l-6.5 6.500",
  rival: "M7 8.500h10a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-6a2 2 0 0 1 2-2zM12 8.500V5M9.5 13v1M14.5 13v1",
  person: "M12 12a3.8 3.8 0 1 0 0-7.6 3.8 3.8 0 0 0 0 7.600zM4.8 20c.6-4 3.5-6 7.2-6s6.6 2 7.2 6",
  phone:
    "M8 3.500h8a1.5 1.5 0 0 1 1.5 1.500v14a1.5 1.5 0 0 1-1.5 1.500H8A1.5 1.5 0 0 1 6.5 19V5A1.5 1.5 0 0 1 8 3.500zM11 17.500h2",
  voice: "M4 5.500h16v10.500h-9l-4.500 4V16H4zM8 9.500h8M8 12.500h5",
  effects: "M4 9.500v5h3.500l5 4.500V5l-5 4.500zM16 9a4.200 4.200 0 0 1 0 6M18.500 6.500a8 8 0 0 1 0 11",
  online:
    "M12 20.500a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM3.5 12h17M12 3.500c3 2.5 3.5 14 0 17M12 3.500c-3 2.5-3.5 14 0 17",
};

/** @param {string} name */
export const iconSvg = (name) =>
  `<svg viewBox="0 0 24 24" class="icon" aria-hidden="true"><path d="${ICONS[name] ?? ""}" fill="none" stroke="currentColor"` +
  ` stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
