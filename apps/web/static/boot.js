// A file of its own, so that the content security policy needs no inline script. It needs no other: whatever else of the
// client cannot be had, or breaks, is told from here.
const assets = new URL(".", import.meta.url).pathname;
const version = assets.split("/").at(-2);
globalThis.__assets = assets;

const spoken = ["en", "fr", "ru"];
const chosen = () => { try { return JSON.parse(localStorage.getItem("strandline.settings")).lang; } catch { return undefined; } };
const lang = [chosen(), ...navigator.languages].map((lang) => String(lang).slice(0, 2).toLowerCase()).find((lang) => spoken.includes(lang)) ?? "en";

// The files of this version are in use: see sw.js.
navigator.locks?.request(`client-${version}`, { mode: "shared" }, () => new Promise(() => {})).catch(() => {});

/** Says what went wrong, in the person's language, over whatever the page shows. The first to say so knows best. */
function trouble(why) {
  const box = document.getElementById("trouble");
  if (!box || box.dataset.told) return;
  box.dataset.told = why;
  for (const part of box.querySelectorAll("[lang]")) part.hidden = part.lang !== lang;
  for (const text of box.querySelectorAll("[data-why]")) text.hidden = text.dataset.why !== why;
  for (const link of box.querySelectorAll("a")) {
    link.addEventListener("click", (event) => {
      event.preventDefault();
      if (link.hash) history.replaceState(null, "", link.href);
      location.reload();
    });
  }
  box.hidden = false;
}
globalThis.__trouble = trouble;
const trapped = (error) => Boolean(globalThis.WebAssembly) && error instanceof WebAssembly.RuntimeError;
const broke = (error) => { if (trapped(error)) trouble("broken"); };
addEventListener("error", (event) => broke(event.error));
addEventListener("unhandledrejection", (event) => broke(event.reason));

/** Keeps the client for offline use, and hears of new versions of it. */
async function keep() {
  const registration = await navigator.serviceWorker.register("/sw.js");
  // A new version takes over once a page of its own is open; see sw.js.
  const greet = (worker) => worker?.postMessage(version);
  const follow = (fresh) => fresh?.addEventListener("statechange", () => {
    if (fresh.state !== "installed") return;
    greet(fresh);
    // The first one is no news.
    if (registration.active) dispatchEvent(new Event("updated"));
  });
  greet(registration.waiting);
  follow(registration.installing);
  registration.addEventListener("updatefound", () => follow(registration.installing));
}

addEventListener("ready", () => {
  const box = document.getElementById("trouble");
  if (box && !box.dataset.told) box.hidden = true;
  // Out of the way: the first link of a page leads past its menu.
  if (box) document.body.append(box);
  // What is kept for offline use waits for the first view.
  if ("serviceWorker" in navigator) keep().catch(() => {});
}, { once: true });

/** How tables look, which the first view does without: a promise that it is there. What failed is tried again. */
let styled;
globalThis.__styleTables = () => styled ??= new Promise((resolve, reject) => {
  const failed = (error) => { styled = undefined; link.remove(); reject(error); };
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: `${assets}table.css`, onload: resolve, onerror: failed });
  document.head.append(link);
});

// The sentences come while the program is still being read.
fetch(`${assets}home-${lang}.ftl`).catch(() => {});
try {
  const { default: init } = await import("./app.js");
  await init();
} catch (error) {
  trouble(trapped(error) ? "broken" : "failed");
  throw error;
}
