// A file of its own, so that the content security policy needs no inline script.
import init from "./app.js";
globalThis.__assets = new URL(".", import.meta.url).pathname;
await init();
if ("serviceWorker" in navigator && location.protocol !== "file:") {
  navigator.serviceWorker.register("/sw.js").catch(() => {});
}
