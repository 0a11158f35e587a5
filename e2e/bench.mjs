// Measures the client as built: what the first view fetches, when it answers, how smooth it stays.
import { chromium } from "@playwright/test";
import { serve } from "./serve.mjs";

const server = await serve(8198);
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"] });
const median = (list) => list.sort((a, b) => a - b)[Math.floor(list.length / 2)];

async function fresh() {
  const context = await browser.newContext({ viewport: { width: 1280, height: 860 }, locale: "en-US", serviceWorkers: "block" });
  return context.newPage();
}

const ready = [];
let bytes = 0;
for (let i = 0; i < 7; i += 1) {
  const page = await fresh();
  const start = Date.now();
  await page.goto("http://localhost:8198/");
  await page.waitForFunction(() => globalThis.__ready === true);
  ready.push(Date.now() - start);
  bytes = await page.evaluate(() => performance.getEntriesByType("resource").concat(performance.getEntriesByType("navigation")).reduce((sum, entry) => sum + entry.encodedBodySize, 0));
  await page.context().close();
}

const page = await fresh();
await page.goto("http://localhost:8198/#/new/crab-stack?alone");
await page.waitForFunction(() => globalThis.__ready === true);
await page.locator(".place select").nth(1).selectOption("bot-5");
await page.getByRole("button", { name: "Start the game" }).click();
await page.locator(".movable").first().waitFor({ timeout: 30_000 });
const choose = await page.evaluate(async () => {
  const times = [];
  for (const space of document.querySelectorAll(".movable")) {
    const start = performance.now();
    space.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    await new Promise((resolve) => queueMicrotask(resolve));
    document.querySelector(".shore").getBoundingClientRect();
    times.push(performance.now() - start);
    space.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  return times;
});
const frames = await page.evaluate(async () => {
  document.querySelector(".movable").dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await new Promise((resolve) => requestAnimationFrame(resolve));
  const target = document.querySelector(".target");
  const gaps = [];
  let last = performance.now();
  let on = true;
  const tick = (now) => { gaps.push(now - last); last = now; if (on) requestAnimationFrame(tick); };
  requestAnimationFrame(tick);
  target.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  on = false;
  return gaps;
});
console.log(`first view: ${bytes} bytes compressed (limit 350000)`);
console.log(`interactive: median ${median(ready)} ms, all ${ready.join(" ")} (limit 1500)`);
console.log(`choosing a crab: median ${median(choose).toFixed(1)} ms, worst ${Math.max(...choose).toFixed(1)} (limit 16)`);
console.log(`while a bot thinks: longest frame ${Math.max(...frames).toFixed(0)} ms of ${frames.length} (limit 50)`);
await browser.close();
server.close();
