// A bot's thread may fail in every way; the game goes on.
import { expect, test } from "@playwright/test";
import { crabStackMove, kraawMove, open, playOut } from "./helpers.mjs";

// What the page fetches passes through the test, not through what was kept for offline use.
test.use({ contextOptions: { reducedMotion: "reduce" }, serviceWorkers: "block" });

const FAILED = /could not think of a move/;
const THREAD = "**/bot-worker.js";
const start = (page) => page.getByRole("button", { name: "Start the game" }).click();
const steps = (page) => page.locator(".log .step");
const missing = (route) => route.fulfill({ status: 404, body: "" });
const script = (body) => (route) => route.fulfill({ contentType: "text/javascript", body });
const breaks = script("onmessage = () => { throw new Error('broken on purpose'); }; postMessage('ready');");
const silent = script("postMessage('ready');");
const answers = (mv) => script(`onmessage = ({ data }) => postMessage(JSON.stringify({ id: JSON.parse(data).id, mv: ${JSON.stringify(mv)} })); postMessage("ready");`);

const ways = [
  { how: "cannot be fetched", at: THREAD, what: missing },
  { how: "lacks its program", at: "**/bot_bg.wasm", what: missing },
  { how: "breaks when it is asked", at: THREAD, what: breaks },
  { how: "finds no move", at: THREAD, what: answers(null) },
  { how: "answers nonsense", at: THREAD, what: answers("a1-a1") },
  { how: "says what nobody can read", at: THREAD, what: script("onmessage = () => postMessage({ id: [] }); postMessage('ready');") },
  { how: "answers what was not asked", at: THREAD, what: script("onmessage = () => postMessage(JSON.stringify({ id: 4711, mv: 'b1-b2' })); postMessage('ready');") },
];

for (const { how, at, what } of ways) {
  test(`a bot whose thread ${how} makes random moves, and says so, to the end of the game`, async ({ page }) => {
    await page.route(at, what);
    await open(page, "#/new/crab-stack?alone");
    await start(page);
    let said = 0;
    await playOut(page, async (page, turn) => {
      said += await page.getByRole("alert").filter({ hasText: FAILED }).count();
      await crabStackMove(page, turn);
    });
    expect(said).toBeGreaterThan(0);
    await expect(page.locator(".result")).toContainText(/win|draw/);
    await expect(page.locator("#trouble")).toBeHidden();
  });
}

/** Makes moves until the bot is asked. */
async function untilTheBotThinks(page, move) {
  for (let presses = 0; presses < 60 && !/is thinking/.test(await page.locator(".due").textContent()); presses += 1) await move(page, presses);
}

test("a bot that never answers is waited for, but not for ever", async ({ page }) => {
  await page.clock.install();
  await page.route(THREAD, silent);
  await open(page, "#/new/kraaw?alone");
  await start(page);
  await untilTheBotThinks(page, kraawMove);
  const before = await steps(page).count();
  await page.clock.fastForward(15_000);
  expect(await steps(page).count()).toBe(before);
  await page.clock.fastForward(20_000);
  await expect(page.getByRole("alert")).toContainText(FAILED);
  expect(await steps(page).count()).toBeGreaterThan(before);
});

test("after a failure the next move is asked of a new thread", async ({ page }) => {
  await page.route(THREAD, breaks, { times: 1 });
  await open(page, "#/new/crab-stack?alone");
  await start(page);
  await untilTheBotThinks(page, crabStackMove);
  await expect(page.getByRole("alert")).toContainText(FAILED);
  await untilTheBotThinks(page, crabStackMove);
  await expect(page.locator(".due")).toHaveText("Your turn.");
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("a hint that cannot be had is said, and can be asked for again", async ({ page }) => {
  await page.route(THREAD, breaks, { times: 1 });
  await open(page, "#/new/crab-stack?here");
  await start(page);
  await page.getByRole("button", { name: "Hint" }).click();
  await expect(page.getByRole("alert")).toContainText("No hint this time");
  await page.getByRole("button", { name: "Hint" }).click();
  await expect(page.locator(".hint")).toBeVisible();
});

test("a hint that is no legal move is not shown", async ({ page }) => {
  await page.route(THREAD, answers("a1-a1"));
  await open(page, "#/new/crab-stack?here");
  await start(page);
  await page.getByRole("button", { name: "Hint" }).click();
  await expect(page.getByRole("alert")).toContainText("No hint this time");
  await expect(page.locator(".hint")).toHaveCount(0);
});

test("a bot has the strength and the character that were chosen, and a hint can be thought about longer", async ({ page }) => {
  await open(page, "#/new/kraaw?alone");
  await page.getByRole("button", { name: "Remove seat 3" }).click();
  await page.getByRole("combobox", { name: "Seat 2: who plays" }).selectOption({ label: "Bot: strength by number" });
  await page.getByRole("slider", { name: "Seat 2: strength" }).fill("1200");
  await page.getByRole("combobox", { name: "Seat 2: character" }).selectOption("thief");
  await start(page);
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage)), "what is kept of the game").toContain("1200:thief");
  const longer = page.getByRole("button", { name: "Think longer" });
  await page.getByRole("button", { name: "Hint", exact: true }).click();
  await expect(page.locator(".hint")).toBeVisible();
  await longer.click();
  await expect(page.locator(".hint")).toBeVisible();
  await kraawMove(page, 0);
  await expect(longer).toHaveCount(0);
});
