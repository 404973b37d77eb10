/** What a seat is told of its own cards before anything is shown. */

/** @type {Record<string, number>} what counts something else than it says */
const VALUES = { A: 1, T: 0, J: 0, Q: 0, K: 0 };

/** The name of two cards that are no Pok, as a Pok lies open at once; null for three. @param {string[]} names */
export function called(names) {
  const [one = "", two = "", third] = names;
  if (!two || third) return null;
  const score = names.reduce((sum, [rank = ""]) => sum + (VALUES[rank] ?? Number(rank)), 0) % 10;
  const deng = one[0] === two[0] || one[1] === two[1] ? 2 : 1;
  return { code: "worth-normal", args: { score, deng } };
}
