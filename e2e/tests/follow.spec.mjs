// What the others do can be followed: cards travel, marks stay, what matters takes longer, and the end is told.
import { accessible, crabsMove, expect, kraawAnswer, lay, likes, open, picture, seeded, standing, test, unfoldMore } from "./helpers.mjs";

const mine = (page) => expect.poll(() => standing(page), { timeout: 60_000 }).toBe("mine");
const steps = (page) => page.locator(".log .step");

async function begin(page, game) {
  await seeded(page, 11);
  await open(page, `#/new/${game}?alone`);
  await expect(page.locator("form.setup")).toBeVisible();
  while (await page.locator(".places .place").count() > 2) await page.locator(".places .place button").last().click();
  await page.locator("form.setup button[type=submit]").click();
  await expect(page.locator(".log")).toBeVisible();
}

/** Counts the pictures that travel over the page from now on. */
const countFlights = (page) => page.evaluate(() => {
  globalThis.__flights = 0;
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) if (node.classList?.contains("flying")) globalThis.__flights += 1;
  }).observe(document.body, { childList: true, subtree: true });
});

/** Plays until the others have made a turn that left marks. */
async function untilMarked(page, move) {
  for (let turn = 0; turn < 30; turn += 1) {
    await mine(page);
    if (await page.locator("[data-by]").count() && await page.locator(".since li").count()) return;
    await move(page, 99);
  }
  throw new Error("nobody left a mark");
}

/** Kraaw: steals where it can, so that cards change their places. */
async function steal(page) {
  const prey = page.locator(".nest:not(.own):not(.dog) .treasure.up.open").first();
  const theft = page.getByRole("button", { name: /^Steal/ });
  if (await prey.count()) await prey.click({ timeout: 1_500 }).catch(() => {});
  if (await theft.count()) return theft.first().click({ timeout: 1_500 }).catch(() => {});
  return kraawAnswer(page);
}

for (const [game, move] of [["kraaw", steal], ["crabs", crabsMove]]) {
  test(`${game}: what moved travels, arrives and leaves a mark until one moves`, async ({ page }) => {
    await likes(page, { motion: "full", pace: "fast" });
    await begin(page, game);
    await countFlights(page);
    await untilMarked(page, move);
    await expect(page.locator(".since h2")).toHaveText("Since your last move");
    await expect(page.locator(".since li").first()).toContainText("Pearl");
    await picture(page, `${game}-followed`);
    await accessible(page);
    for (let turn = 0; turn < 20 && await page.evaluate(() => globalThis.__flights) === 0; turn += 1) {
      await mine(page);
      await move(page, 99);
    }
    expect(await page.evaluate(() => globalThis.__flights)).toBeGreaterThan(0);
    await expect(page.locator(".flying")).toHaveCount(0);
  });

  test(`${game}: where motion is reduced nothing travels, and the marks are there`, async ({ page }) => {
    await likes(page, { motion: "reduced", pace: "fast" });
    await begin(page, game);
    await countFlights(page);
    await untilMarked(page, move);
    expect(await page.evaluate(() => globalThis.__flights)).toBe(0);
  });
}

test("step by step a bot's move comes when it is asked for, and by itself when that is no longer wanted", async ({ page }) => {
  await likes(page, { motion: "reduced", pace: "steps" });
  await begin(page, "crab-stack");
  const next = page.locator("#next-move");
  const crawl = async () => {
    await page.locator(".movable").first().click({ position: { x: 40, y: 50 } });
    await page.locator(".target").first().click({ position: { x: 40, y: 50 } });
  };
  if (await next.count() === 0) await crawl();
  await expect(next).toHaveAttribute("aria-disabled", "false", { timeout: 30_000 });
  await expect(next).toHaveText("Show the move of Pearl");
  const before = await steps(page).count();
  await page.waitForTimeout(1_500);
  expect(await steps(page).count()).toBe(before);
  await next.click();
  await expect(steps(page)).toHaveCount(before + 1);
  await mine(page);
  await crawl();
  await expect(next).toHaveAttribute("aria-disabled", "false", { timeout: 30_000 });
  await unfoldMore(page);
  await page.getByLabel("Speed of the bots").selectOption("Fast");
  await expect(steps(page)).toHaveCount(before + 3, { timeout: 30_000 });
});

const HANDS = [[5, 3, 2, 1, 1], [4, 4, 3, 2, 1]];
const NESTS = [[2, 5, 1, 3, 1], [4, 1, 3, 2, 4]];
const deals = (won) => {
  const dealt = (pair) => (won ? pair.toReversed() : pair);
  return [{ first: 0, hands: dealt(HANDS), dog: [3, 2, 2, 2, 1] }, { nests: dealt(NESTS), dog: [1, 2, 3, 2, 2] }];
};
/** One card is left, the person's; Pearl has turned up all of hers. */
const MOVES = [[0, "keep"], [1, "keep"], [0, "reveal 2"], [0, "leave"], [0, "done"], [1, "reveal 2"], [1, "lock"], [0, "lock 2"], [1, "reveal 4"], [1, "lock"],
  [0, "reveal 4"], [0, "lock"], [1, "reveal 1"], [0, "reveal 1"], [1, "reveal 3"], [0, "reveal 3"], [1, "reveal 5"]];

for (const [width, height, won] of [[1280, 800, true], [1280, 800, false], [390, 844, true], [390, 844, false]]) {
  test(`a game that is ${won ? "won" : "lost"} ends with a card that says so, by how much and how it went, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await likes(page, { motion: "reduced", pace: "fast" });
    await lay(page, "kraaw", { mode: "alone", options: { rounds_to_win: 1 }, deals: deals(won), moves: MOVES });
    await page.locator(".own .treasure.down").click();
    await page.getByRole("button", { name: /^Reveal my 5th card/ }).click();
    const card = page.locator(".finish");
    const heading = card.getByRole("heading");
    await expect(heading).toHaveText(won ? "You win!" : "Pearl wins this time.");
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    await expect(card).toContainText(won ? "1 round ahead of second place." : "You are 1 round behind.");
    await expect(card).toHaveClass(won ? /won/ : /lost/);
    await expect(card.locator("tbody").first().locator("tr")).toHaveCount(2);
    await expect(card.locator("tbody tr").first()).toContainText(won ? "Player" : "Pearl");
    await expect(card.locator(".course tbody tr")).toHaveCount(1);
    await expect(card.getByRole("button").first()).toHaveText("Play again");
    await accessible(page);
    await picture(page, `kraaw-finish-${width}-${won}`);
    await card.getByRole("button", { name: "Look at the board" }).click();
    await expect(card).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Show the result" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(heading).toBeFocused();
  });
}
