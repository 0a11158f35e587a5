// A file of its own, so that the content security policy needs no inline script.
import init from "./app.js";
const assets = new URL(".", import.meta.url).pathname;
globalThis.__assets = assets;
// The sentences come while the program is still being read: of the language it will most likely ask for.
const spoken = ["en", "fr", "ru"];
const likely = navigator.languages.map((lang) => lang.slice(0, 2).toLowerCase()).find((lang) => spoken.includes(lang));
fetch(`${assets}words-${likely ?? "en"}.ftl`).catch(() => {});
// What is kept for offline use waits for the first view.
addEventListener("ready", () => {
  if ("serviceWorker" in navigator && location.protocol !== "file:") {
    navigator.serviceWorker.register("/sw.js").catch(() => {});
  }
}, { once: true });
await init();
