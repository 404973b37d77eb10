/** What is asked over plain HTTP, and what the device keeps: one token per table. */
import { remember } from "./prefs.js";

export { tokenFor } from "./early.js";

/** @typedef {import("./types.js").GameCard} GameCard */
/** @typedef {import("./types.js").GameInfo} GameInfo */
/** @typedef {import("./types.js").Phrase} Phrase */
/** @typedef {{game: string, options: Record<string, any>, way: "solo" | "phone" | "online", people: string[],
 *   rivals: string[], seats: number, target: number | null, clock: {turn: number, arrange: number} | null}} NewTable */

/** A request that the server understood and refused, with the reason as a phrase. */
export class Refused extends Error {
  /** @param {Phrase} phrase */
  constructor(phrase) {
    super(phrase.code);
    this.phrase = phrase;
  }
}

/** @param {Response} response @returns {Promise<Phrase>} */
async function reason(response) {
  const body = await response.json().catch(() => null);
  return body?.refused ?? { code: "ui-error-http", args: { status: response.status } };
}

/** @param {string} path @param {RequestInit} [init] */
async function ask(path, init) {
  const response = await fetch(path, init).catch(() => {
    throw new Refused({ code: "ui-error-offline" });
  });
  if (!response.ok) throw new Refused(await reason(response));
  return response;
}

/** @type {Map<string, Promise<any>>} */
const asked = new Map();

/** Ask once per page; a failure is not remembered. @template T @param {string} path @param {() => Promise<T>} load @returns {Promise<T>} */
function once(path, load) {
  const known = asked.get(path);
  if (known) return known;
  const answer = load().catch((error) => {
    asked.delete(path);
    throw error;
  });
  asked.set(path, answer);
  return answer;
}

/** @template T @param {string} path @returns {Promise<T>} */
const json = (path) => once(path, async () => (await ask(path)).json());

/** @param {string} path @returns {Promise<string>} */
const text = (path) => once(path, async () => (await ask(path)).text());

/** @param {string} lang of their titles @returns {Promise<GameCard[]>} */
export const games = (lang) => json(`/api/games?lang=${lang}`);

/** @param {string} slug @param {string} lang of its title and words @returns {Promise<GameInfo>} */
export const gameInfo = (slug, lang) => json(`/api/games/${slug}?lang=${lang}`);

/** @param {string} lang */
export const commonText = (lang) => text(`/api/text/${lang}.ftl`);

/** The guide as an HTML fragment. @param {string} slug @param {string} lang */
export const guide = (slug, lang) => text(`/api/games/${slug}/guide?lang=${lang}`);

/** @param {string} slug @returns {Promise<import("./types.js").Figures>} */
export const odds = (slug) => json(`/api/games/${slug}/odds`);

/** What the dealer says of a game's events. @param {string} slug @returns {Promise<import("./lines.js").Lines>} */
export const voice = (slug) => json(`/api/games/${slug}/voice`);

/**
 * Who made what is here, and under which licence; the texts lie below the client's files.
 * @returns {Promise<{part: string, name: string, by: string, licence: string, texts: string[]}[]>}
 */
export async function credits() {
  const files = `${staticRoot()}/client`;
  const [made, vendored] = await Promise.all([json(`${files}/credits.json`), json(`${files}/vendor/vendor.json`)]);
  const modules = new Map(vendored.map((/** @type {any} */ each) => [each.name, each]));
  const more = [...modules.values()].map(({ name, version, licence, licence_text: text }) => ({
    part: "module",
    name: `${name} ${version}`,
    by: "",
    licence,
    texts: [`vendor/${text}`],
  }));
  return [...made, ...more];
}

/** Open a table; the device keeps the token. @param {NewTable} wish @returns {Promise<string>} the table's code */
export async function openTable(wish) {
  const init = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(wish) };
  const { code, token } = await (await ask("/api/tables", init)).json();
  keepToken(code, token);
  return code;
}

/** @param {string} code @param {string} token */
export const keepToken = (code, token) => remember(`hapag.token.${code}`, token);

/** What the page says of itself. @param {string} name */
const said = (name) => document.querySelector(`meta[name="hapag-${name}"]`)?.getAttribute("content") ?? "";

/** The program's version. */
export const version = () => said("version");

/** Where this build's immutable files lie, said by the page itself. */
export const staticRoot = () => said("static");
