/** Starts the client: words first, then the page that the address names. */
import { CARD_DEFS } from "./art/cards.js";
import { spokenLine, urgentLine } from "./core/a11y.js";
import { h, html, render } from "./core/html.js";
import { listenToKeys } from "./core/keys.js";
import { language } from "./core/languages.js";
import { listenForReturn } from "./core/net.js";
import { dress } from "./core/prefs.js";
import { listenToRoute, route } from "./core/route.js";
import { changeLanguage, complain, currentLine, loadGame, words } from "./core/store.js";
import { loadBoard } from "./parts/board-loader.js";
import { listenForInstall } from "./parts/install.js";
import { lazy, Waiting } from "./parts/lazy.js";
import { Toast } from "./parts/notice.js";
import { TableScreen } from "./parts/table-screen.js";

const Home = lazy(async () => (await import("./parts/home.js")).Home, Waiting);
const About = lazy(async () => (await import("./parts/about.js")).About, Waiting);

function App() {
  const at = route.value;
  return at.page === "table"
    ? h(TableScreen, { key: at.code, code: at.code })
    : html`${h(at.page === "about" ? About : Home, null)}${h(Toast, null)}`;
}

/** Regions that are on the page from the start, so that screen readers follow them. */
const Regions = () =>
  html`<div class="unseen"><div role="log" aria-live="polite">${spokenLine.value}</div><div role="alert">${urgentLine.value}</div></div>`;

async function start() {
  const root = document.getElementById("app");
  if (!root) return;
  document.body.insertAdjacentHTML("afterbegin", CARD_DEFS);
  dress(document.documentElement);
  listenToRoute();
  listenToKeys();
  listenForReturn(currentLine);
  listenForInstall();
  setTimeout(keepOnDevice, 4000); // when the first cards lie
  const game = document.querySelector('meta[name="hapag-game"]')?.getAttribute("content");
  if (game) void loadBoard(game); // it is named by the page of a table, so that it waits for nothing
  await (game ? loadGame(game, language.value) : speak(language.value)).catch(complain);
  render(html`${h(App, null)}${h(Regions, null)}`, root);
  language.subscribe((lang) => void speak(lang));
}

/** Over https, or on this machine, a service worker keeps the program here; elsewhere browsers have none. */
function keepOnDevice() {
  if (isSecureContext && "serviceWorker" in navigator)
    navigator.serviceWorker.register("/sw.js").catch((error) => console.info("No service worker", error));
}

/** @param {string} lang */
async function speak(lang) {
  if (lang !== words.value.lang || !words.value.has("ui-title")) await changeLanguage(lang).catch(complain);
  document.documentElement.lang = words.value.lang;
}

start();
