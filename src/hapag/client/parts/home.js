/** The first page: join by code, or pick a game by its picture. */
import { iconSvg, MARK_SVG } from "../art/table-things.js";
import * as api from "../core/api.js";
import { classes, drawing, h, html, useEffect, useState } from "../core/html.js";
import { go } from "../core/route.js";
import { complain, words } from "../core/store.js";
import { knownTables } from "../core/tables.js";
import { GamePicture } from "./game-picture.js";
import { JoinForm } from "./join.js";
import { LanguageChoice } from "./language.js";
import { lazy } from "./lazy.js";
import { RulesPage } from "./rules-page.js";
import { Settings } from "./settings.js";
import { StartSheet } from "./start-sheet.js";

const OddsPage = lazy(async () => (await import("./odds-page.js")).OddsPage);

/** @typedef {import("../core/types.js").GameCard} GameCard */
/** @typedef {{slug: string, page: "rules" | "odds"}} Reading what is read of a game */

/** So few games get large pictures on a wide screen. */
const FEW = 6;

const FAMILIES = ["poker", "arranging", "shedding", "tiles", "chance", "house"];

/** Games by family; families in the order of the shelf, unknown ones last. @param {GameCard[]} games @returns {[string, GameCard[]][]} */
export function families(games) {
  const place = (/** @type {string} */ family) =>
    (FAMILIES.indexOf(family) + FAMILIES.length + 1) % (FAMILIES.length + 1);
  const names = [...new Set(games.map(({ family }) => family))].sort((a, b) => place(a) - place(b));
  return names.map((name) => [name, games.filter(({ family }) => family === name)]);
}

/** Tables that this device sits at: one tap back to the seat. @param {{games: GameCard[] | null}} props */
function YourTables({ games }) {
  const [tables] = useState(() => knownTables());
  const t = words.value;
  if (tables.length === 0 || !games) return null;
  const come = (/** @type {string} */ code) => (/** @type {Event} */ e) => {
    e.preventDefault();
    go(`/t/${code}`);
  };
  return html`<section class="yours"><h2>${t.t("ui-your-tables")}</h2><ul>${tables.map(({ code, game, way }) => {
    const title = games.find(({ slug }) => slug === game)?.title ?? game;
    const how = way === "online" ? code : t.t(`ui-${way === "phone" ? "phone" : "solo"}`);
    return html`<li key=${code}><a class="as-button" href=${`/t/${code}`} onClick=${come(code)}><b>${title}</b><small>${how}</small></a></li>`;
  })}</ul></section>`;
}

/** @param {{game: GameCard, onPick: () => void}} props */
function GameTile({ game, onPick }) {
  const t = words.value;
  return html`<button type="button" class="tile" onClick=${onPick}>
    ${h(GamePicture, { game })}
    <span class="tile-name"><b lang=${game.title_lang}>${game.title}</b><small>${t.t(game.least === game.most ? "ui-seats-exactly" : "ui-seats-range", { least: game.least, most: Math.min(4, game.most) })}</small></span>
  </button>`;
}

export function Home() {
  const [games, setGames] = useState(/** @type {GameCard[] | null} */ (null));
  const [picked, setPicked] = useState(/** @type {GameCard | null} */ (null));
  const [reading, setReading] = useState(/** @type {Reading | null} */ (null));
  const [settings, setSettings] = useState(false);
  const t = words.value;
  useEffect(() => {
    document.title = t.t("ui-title");
    api.games(t.lang).then(setGames, complain);
  }, [t.lang]);
  const about = (/** @type {Event} */ e) => {
    e.preventDefault();
    go("/about");
  };
  const read = (/** @type {GameCard} */ { slug }, /** @type {Reading["page"]} */ page) => setReading({ slug, page });
  return html`<div class="home">
    <header class="masthead">
      <div class="brand">${drawing(MARK_SVG)}<h1>Hapag</h1></div>
      <p>${t.t("ui-tagline")}</p>
      <button type="button" class="round" aria-label=${t.t("ui-settings")} data-key="settings" onClick=${() => setSettings(true)}>${drawing(iconSvg("settings"))}</button>
    </header>
    <main class=${classes(games !== null && games.length <= FEW && "few")}>
      ${h(JoinForm, null)}
      ${h(YourTables, { games })}
      ${games === null ? html`<p class="loading" role="status">${t.t("ui-loading")}</p>` : null}
      ${families(games ?? []).map(
        ([family, members]) => html`<section key=${family}>
        <h2>${t.first([`ui-family-${family}`], family)}</h2>
        <div class="tiles">${members.map((game) => h(GameTile, { key: game.slug, game, onPick: () => setPicked(game) }))}</div>
      </section>`,
      )}
    </main>
    <footer class="home-foot">${h(LanguageChoice, { note: false })}<a href="/about" onClick=${about}>${t.t("ui-about")}</a></footer>
    ${picked ? h(StartSheet, { key: picked.slug, game: picked, onClose: () => setPicked(null), onRules: () => read(picked, "rules"), onOdds: () => read(picked, "odds") }) : null}
    ${reading ? h(reading.page === "odds" ? OddsPage : RulesPage, { slug: reading.slug, onClose: () => setReading(null) }) : null}
    ${settings ? h(Settings, { onClose: () => setSettings(false) }) : null}
  </div>`;
}
