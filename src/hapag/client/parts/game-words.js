/** Words of a game that no table is open for: its sheet on the first page, its odds. */
import * as api from "../core/api.js";
import { useEffect, useState } from "../core/html.js";
import { complain, words } from "../core/store.js";
import { Words } from "../core/words.js";

/** The common words until the game's own are here. @param {string} slug */
export function useGameWords(slug) {
  const [own, setOwn] = useState(words.value);
  const lang = words.value.lang;
  useEffect(() => {
    api.gameInfo(slug, lang).then(({ words: all }) => setOwn(new Words(lang, [all])), complain);
  }, [slug, lang]);
  return own;
}
