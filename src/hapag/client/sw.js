/**
 * The service worker: it keeps the program on the device, and says so kindly when there is no network. It sees to nothing
 * but pages and the program's own files: what a table says and what is asked of it never passes through its hands.
 * The server writes in what this build is; so each build is another worker, which takes over as soon as it is here.
 */
const worker = /** @type {any} */ (self);

/** Where this build's files lie: a path that names their contents. */
const ROOT = "{{root}}";
const FILES = "{{files}}".split(" ");
const OFFLINE = "/offline";
const CACHE = `hapag ${ROOT}`;

/** Fetch what is needed to show a page; past the browser's cache, which may still have another build's. */
async function install() {
  const cache = await caches.open(CACHE);
  await cache.addAll([...FILES, OFFLINE].map((path) => new Request(path, { cache: "reload" })));
  await worker.skipWaiting();
}

/** Let go of other builds, and look after pages that are open already. */
async function activate() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith("hapag ") && name !== CACHE).map((name) => caches.delete(name)),
  );
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

/** The network's page; without a network the page that says so. @param {any} event */
async function page(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return (await caches.match(OFFLINE)) ?? Response.error();
  }
}

/** A file of this build never changes, so the device's own copy is as good as the server's. @param {Request} request */
async function file(request) {
  return (await caches.match(request)) ?? fetch(request);
}

worker.addEventListener("install", (/** @type {any} */ event) => event.waitUntil(install()));
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(activate()));
worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(event));
  else if (url.pathname.startsWith(`${ROOT}/client/`)) event.respondWith(file(request));
});
