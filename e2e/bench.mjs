// Measures the client as built: what the first view fetches, when it answers, how smooth it stays.
import { chromium } from "@playwright/test";
import { serve } from "./serve.mjs";

const PORT = 8198;
const home = `http://localhost:${PORT}/`;
const answers = [];
const server = await serve(PORT, (answer) => answers.push(answer));
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"] });
const median = (list) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)];
const total = (list) => list.reduce((sum, answer) => sum + answer.bytes, 0);

async function fresh(serviceWorkers) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 860 }, locale: "en-US", serviceWorkers });
  const page = await context.newPage();
  await page.addInitScript(() => addEventListener("ready", () => { globalThis.__readyAt = Date.now(); }));
  return page;
}

/** Opens a page as somebody who was never here, and waits until it answers. */
async function open(page, hash = "") {
  const start = Date.now();
  await page.goto(`${home}${hash}`);
  await page.waitForFunction(() => globalThis.__readyAt > 0);
  return { start, ready: await page.evaluate(() => globalThis.__readyAt) };
}

/**
 * A first visit, counted where the answers are sent, so that nothing is missed: whatever was asked for before the page
 * answers is the first view; the rest is what it fetches at leisure: the inner pages, and what is kept for offline use.
 */
async function visit() {
  answers.length = 0;
  const page = await fresh("allow");
  const { start, ready } = await open(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForTimeout(500);
  await page.context().close();
  return { took: ready - start, first: total(answers.filter((answer) => answer.at <= ready)), later: total(answers.filter((answer) => answer.at > ready)), bots: total(answers.filter((answer) => /\/bot/.test(answer.path))) };
}

/** How long each movable crab takes to answer when it is chosen, its drawing included. */
const choosing = () => (async () => {
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
})();

/** The longest wait between two frames, while a crab crawls and a bot thinks about it, or while nothing happens. */
const frames = ([crawl, span]) => (async () => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  let target;
  if (crawl) {
    document.querySelector(".movable").dispatchEvent(new MouseEvent("click", { bubbles: true }));
    await frame();
    target = document.querySelector(".target");
  }
  await frame();
  const end = performance.now() + span;
  const gaps = [];
  let last = await frame();
  target?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  while (last < end) {
    const now = await frame();
    gaps.push(now - last);
    last = now;
  }
  return { longest: Math.max(...gaps), many: gaps.length };
})();

/** Does something while every task of the page's own thread is written down; the longest, in its own processor time. */
async function longestTask(page, act) {
  const devtools = await page.context().newCDPSession(page);
  const events = [];
  devtools.on("Tracing.dataCollected", ({ value }) => events.push(...value));
  await devtools.send("Tracing.start", { traceConfig: { includedCategories: ["toplevel", "__metadata"] } });
  const result = await act();
  const done = new Promise((resolve) => devtools.once("Tracing.tracingComplete", resolve));
  await devtools.send("Tracing.end");
  await done;
  const named = (name) => events.filter((event) => event.name === "thread_name" && event.args.name === name);
  const main = new Set(named("CrRendererMain").map(({ pid, tid }) => `${pid}:${tid}`));
  const tasks = events.filter(({ ph, tdur, pid, tid }) => ph === "X" && tdur > 0 && main.has(`${pid}:${tid}`));
  const longest = tasks.reduce((most, task) => (task.tdur > most.tdur ? task : most), { tdur: 0, dur: 0 });
  return { ...result, task: longest.tdur / 1_000, clock: longest.dur / 1_000 };
}

const visits = [];
for (let i = 0; i < 7; i += 1) visits.push(await visit());

/** A new game against the strongest bot, on a page of its own. */
async function sit() {
  const page = await fresh("block");
  await open(page, "#/new/crab-stack?alone");
  await page.locator(".place select").nth(1).selectOption("kraken");
  await page.getByRole("button", { name: "Start the game" }).click();
  await page.locator(".movable").first().waitFor({ timeout: 30_000 });
  return page;
}

const SPAN = 1_900;
const choose = [];
const rest = [];
const thinking = [];
for (let i = 0; i < 3; i += 1) {
  const page = await sit();
  choose.push(...await page.evaluate(choosing));
  rest.push(await longestTask(page, () => page.evaluate(frames, [false, SPAN])));
  thinking.push(await longestTask(page, () => page.evaluate(frames, [true, SPAN])));
  await page.context().close();
}

/** How much slower a processor a page is to get along with. */
const SLOWER = 4;

/** Two bots play cards before somebody's eyes, who takes part by turning up what lies there: cards travel all the time. */
async function cards() {
  const page = await fresh("block");
  await page.addInitScript(() => localStorage.setItem("strandline.settings", JSON.stringify({ motion: "full", pace: "fast" })));
  await open(page, "#/new/kraaw?alone");
  await page.getByRole("button", { name: "Start the game" }).click();
  await page.locator(".nests").waitFor({ timeout: 30_000 });
  // As long as anybody looks at a board before the first move.
  await page.waitForTimeout(1_000);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  const play = (span) => (async () => {
    const end = performance.now() + span;
    while (performance.now() < end) {
      await new Promise((resolve) => setTimeout(resolve, 300));
      document.querySelector(".own .treasure.open.down, .treasure.open")?.click();
      await new Promise((resolve) => setTimeout(resolve, 50));
      document.querySelector("#next-round, .question .main")?.click();
    }
    return {};
  })();
  const run = await longestTask(page, () => page.evaluate(play, 15_000));
  await page.context().close();
  return run;
}

/** A page of 300 boxes in which a word changes and a square moves: what the least costs on this machine, slowed as much. */
async function plain() {
  const page = await fresh("block");
  await page.setContent(`${Array.from({ length: 300 }, (_, i) => `<button>${i}</button>`).join("")}<hr>`);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  const change = () => (async () => {
    for (const box of [...document.querySelectorAll("button")].slice(0, 60)) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      box.textContent = "changed";
      document.querySelector("hr").animate([{ transform: "none" }, { transform: "translate(300px, 300px)" }], 300);
    }
    return {};
  })();
  const run = await longestTask(page, () => page.evaluate(change));
  await page.context().close();
  return run;
}

/** What the page holds after so many games, given up one after the other: bytes of the heap and elements. */
async function manyGames(games) {
  const page = await sit();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Performance.enable");
  const held = [];
  for (let game = 0; game < games; game += 1) {
    await page.getByRole("button", { name: "Resign" }).click();
    await page.getByRole("button", { name: "Yes" }).click();
    await devtools.send("HeapProfiler.collectGarbage");
    const { metrics } = await devtools.send("Performance.getMetrics");
    const figure = (name) => metrics.find((metric) => metric.name === name).value;
    held.push({ heap: figure("JSHeapUsedSize"), nodes: figure("Nodes") });
    await page.getByRole("button", { name: "Play again" }).click();
    await page.locator(".finish").waitFor({ state: "detached" });
  }
  await page.context().close();
  return held;
}

const flying = await cards();
const least = await plain();
const held = await manyGames(20);
const grown = held.at(-1).heap / held[2].heap;

const took = visits.map((visit) => visit.took);
const gaps = (runs) => runs.map(({ longest }) => longest.toFixed(0)).join(" ");
const task = (runs) => runs.reduce((most, run) => (run.task > most.task ? run : most));
console.log(`first view: ${Math.max(...visits.map(({ first }) => first))} bytes compressed (limit 180000)`);
console.log(`  afterwards, for the inner pages and for offline use: ${Math.max(...visits.map(({ later }) => later))} bytes, ${visits[0].bots} of them the bots' program`);
console.log(`interactive: median ${median(took)} ms, all ${took.join(" ")} (limit 1500)`);
console.log(`choosing a crab: median ${median(choose).toFixed(1)} ms, worst ${Math.max(...choose).toFixed(1)} (limit 16)`);
console.log(`while a bot thinks: longest frames ${gaps(thinking)} ms (limit 50), the same pages at rest ${gaps(rest)}`);
console.log(`  longest task of the page's thread: ${task(thinking).task.toFixed(1)} ms of processor time (${task(thinking).clock.toFixed(1)} by the clock), at rest ${task(rest).task.toFixed(1)}`);
console.log(`while cards travel, on a processor ${SLOWER} times slower: longest task ${flying.task.toFixed(1)} ms (limit 50); a page of plain boxes takes ${least.task.toFixed(1)} here`);
console.log(`20 games one after the other: heap ${(held[2].heap / 1e6).toFixed(2)} MB after 3, ${(held.at(-1).heap / 1e6).toFixed(2)} after 20 (limit 1.2 times), elements ${held[2].nodes} and ${held.at(-1).nodes}`);
// What a busy machine cannot change is held to its limit.
if (visits.some(({ first }) => first > 180_000) || task(thinking).task > 50 || flying.task > 50 || grown > 1.2) process.exitCode = 1;
await browser.close();
server.close();
