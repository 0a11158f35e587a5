// What the tests share: opening the client, watching for errors, and the three games played by a simple hand.
import { expect, test as base } from "@playwright/test";
import { readFileSync } from "node:fs";

const axe = readFileSync(new URL("../node_modules/axe-core/axe.min.js", import.meta.url), "utf8");

/** A test whose page may write no error. */
export const test = base.extend({
  page: async ({ page }, use) => {
    const errors = watch(page);
    await use(page);
    expect(errors).toEqual([]);
  },
});
export { expect };

/** Collects what goes wrong on a page. */
export function watch(page) {
  const errors = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error" && !/Failed to load resource|WebSocket/.test(message.text())) errors.push(message.text());
  });
  return errors;
}

export async function open(page, hash = "") {
  await page.goto(`/${hash}`);
  await page.waitForFunction(() => globalThis.__ready === true);
}

/** Keeps a picture to be looked at, where pictures are asked for: `PICTURES=1 cargo xtask e2e`. Hundreds of them take minutes. */
export async function photograph(page, name, options = {}) {
  if (process.env.PICTURES) await page.screenshot({ path: `artefacts/${name}.png`, ...options });
}

/** Asks that nothing sticks out at the side, and keeps a picture of the whole page. */
export async function picture(page, name) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await photograph(page, name, { fullPage: true });
}

/** Nothing that axe-core calls serious. */
export async function accessible(page) {
  await page.evaluate(axe);
  const found = await page.evaluate(() => globalThis.axe.run(document, {
    runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    rules: { "label-content-name-mismatch": { enabled: true } },
  }));
  // A space's name says its group and its height in words, not as the digits that stand on it.
  const inWords = (id, node) => id === "label-content-name-mismatch" && node.html.startsWith('<g class="space');
  const violations = found.violations.map(({ nodes, ...rest }) => ({ ...rest, nodes: nodes.filter((node) => !inWords(rest.id, node)) }));
  const told = violations.filter(({ nodes }) => nodes.length).map(({ id, impact, nodes }) => `${id} (${impact}): ${nodes.slice(0, 3).map((node) => node.html.slice(0, 160)).join(" | ")}`);
  expect(told).toEqual([]);
}

/** Has the page deal, and its bots think, by the same chance each time. */
export function seeded(page, seed) {
  return page.addInitScript((seed) => {
    let state = seed >>> 0;
    const next = () => {
      state = (state + 0x6d2b79f5) >>> 0;
      let mixed = Math.imul(state ^ (state >>> 15), state | 1);
      mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
    };
    Math.random = next;
    Crypto.prototype.getRandomValues = (bytes) => bytes.map(() => Math.floor(next() * 256));
  }, seed);
}

/** How somebody likes it, before the page is opened. */
export function likes(page, settings) {
  return page.addInitScript((settings) => {
    if (location.protocol === "about:") return;
    const kept = JSON.parse(localStorage.getItem("strandline.settings") ?? "{}");
    localStorage.setItem("strandline.settings", JSON.stringify({ ...settings, ...kept }));
  }, settings);
}

/** Remembers the page's sockets, so that a test can break them as a bad line would. */
function keepSockets(page) {
  return page.addInitScript(() => {
    const Real = globalThis.WebSocket;
    globalThis.__sockets = [];
    globalThis.WebSocket = class extends Real {
      constructor(...args) { super(...args); globalThis.__sockets.push(this); }
    };
  });
}

/** Somebody else, with a browser of their own, who opens a link. */
export async function friend(browser, link, locale) {
  const context = await browser.newContext({ locale, reducedMotion: "reduce" });
  const page = await context.newPage();
  watch(page);
  await keepSockets(page);
  await page.goto(link);
  return page;
}

/** Makes a table without the page: its link, and its owner's token. */
export async function make(page, plan) {
  const answer = await page.request.post("/api/tables", { data: plan });
  const { path, token } = await answer.json();
  return { link: new URL(path, test.info().project.use.baseURL).href, token };
}

/** A game on this device as it stands after these deals and moves, each with its seat. */
export async function lay(page, game, { mode, options = {}, deals, moves }) {
  await open(page, `#/new/${game}?${mode}`);
  await expect(page.locator("form.setup")).toBeVisible();
  while (await page.locator(".places .place").count() > 2) await page.locator(".places .place button").last().click();
  await page.locator("form.setup button[type=submit]").click();
  await expect(page.locator(".log")).toBeVisible();
  const table = page.url();
  await page.goto("/#/");
  await expect(page.locator(".hero")).toBeVisible();
  await page.evaluate(({ options, deals, moves }) => {
    const name = Object.keys(localStorage).find((name) => name.startsWith("strandline.game."));
    const kept = JSON.parse(localStorage.getItem(name));
    const log = kept.log.slice(0, kept.log.findIndex(({ entry }) => entry === "began"));
    log[0].plan.options = { ...log[0].plan.options, ...options };
    log.push({ at: 0, entry: "began", deals }, ...moves.map(([seat, move]) => ({ at: 0, entry: "moved", seat, move })));
    localStorage.setItem(name, JSON.stringify({ ...kept, log, plies: moves.length }));
  }, { options, deals, moves });
  await page.goto(table);
  await expect(page.locator(".log .step")).toHaveCount(moves.length + 1);
}

/** Unfolds what is rarely wanted at a table, where it is folded. */
export async function unfoldMore(page) {
  const folded = page.locator("details.more:not([open]) > summary");
  if (await folded.count()) await folded.click();
}

/** Unfolds the rules of a table that is being set up. */
export const unfoldRules = (page) => page.locator(".house-rules summary").click();

/** Says how a game of this page stands: over, mine, or somebody else's turn. */
export const standing = (page) => page.evaluate(() => {
  if (document.querySelector(".result")) return "over";
  const mine = document.querySelector(".movable, .question, #next-round");
  return mine ? "mine" : "theirs";
});

/** Plays until the game is over, one decision of `move` at a time. */
export async function playOut(page, move, most = 400) {
  for (let turn = 0; turn < most; turn += 1) {
    await expect.poll(() => standing(page), { timeout: 60_000, intervals: [50, 100, 200] }).not.toBe("theirs");
    if (await standing(page) === "over") return;
    await move(page, turn);
  }
  throw new Error("the game does not end");
}

/** Presses Tab until the focus is on something that matches. */
export async function tabTo(page, selector, most = 80) {
  for (let presses = 0; presses < most; presses += 1) {
    if (await page.evaluate((selector) => document.activeElement?.matches(selector), selector)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not lead to ${selector}`);
}

const any = (list) => list[Math.floor(Math.random() * list.length)];
/** The page may change under a click; what was not done is tried again at the next look. */
const press = (locator, options = {}) => locator.click({ timeout: 1_500, ...options }).then(() => true, () => false);
const middle = { position: { x: 40, y: 50 } };

/** Crab Stack: any crab, any target, by mouse. */
export async function crabStackMove(page) {
  const group = page.locator(".space.group");
  if (await group.count()) return await press(group.first()) && press(page.locator("#keep-group"));
  const movable = await page.locator(".movable").all();
  if (movable.length === 0) return;
  await press(any(movable), middle);
  const targets = await page.locator(".target").all();
  if (targets.length) await press(any(targets), middle);
}

/** Kraaw: goes on from a round that has ended, or answers. */
export async function kraawMove(page) {
  const next = page.locator("#next-round");
  return await next.count() ? press(next) : kraawAnswer(page);
}

/** Kraaw: any card that is open, any answer offered; revealing before all else, so that rounds end. */
export async function kraawAnswer(page) {
  const answers = page.locator(".question .main");
  if (await answers.count() === 0 || Math.random() < 0.8) {
    const own = await page.locator(".own .treasure.open.down").all();
    const cards = own.length ? own : await page.locator(".treasure.open").all();
    if (cards.length) await press(any(cards));
  }
  if (await answers.count()) await press(answers.first());
}

/** Crabs!: sells when it can; at first as the strongest bot would, later grabbing from the deck. */
export async function crabsMove(page, turn) {
  const sale = page.getByRole("button", { name: /^Sell/ });
  if (await sale.count()) return press(await sale.filter({ hasText: " for " }).count() ? sale.filter({ hasText: " for " }).first() : sale.first());
  const make = page.locator(".maker .main");
  if (await make.count() && turn < 8) {
    await press(page.getByRole("button", { name: "Hint" }));
    await expect(page.locator(".hint")).toBeVisible();
    if (await make.isEnabled()) return press(make);
  }
  const grab = page.getByRole("button", { name: "Grab", exact: true });
  if (await grab.count() && await grab.isEnabled() && await grab.getAttribute("aria-pressed") !== "true") await press(grab);
  const deck = page.locator(".deck:enabled[aria-pressed=false]");
  if (await deck.count()) await press(deck);
  else if (!await page.locator(".deck.chosen").count()) {
    const open = page.locator(".crab-card[aria-disabled=false]:not(.chosen)");
    if (await open.count()) await press(open.first());
  }
  if (await make.count() && await make.isEnabled()) await press(make);
}
