// Whole games, as people play them.
import { accessible, crabStackMove, expect, kraawMove, open, picture, playOut, test } from "./helpers.mjs";

const still = { reducedMotion: "reduce" };
test.use({ contextOptions: still });

test("a game of Crab Stack against a bot, by mouse", async ({ page }) => {
  await open(page);
  await page.getByRole("button", { name: "Play now" }).first().click();
  await expect(page.locator(".shore")).toBeVisible();
  await accessible(page);
  await playOut(page, crabStackMove);
  await picture(page, "crab-stack-over");
  await page.getByRole("link", { name: "Replay" }).click();
  await page.getByRole("button", { name: "To the start" }).click();
  await expect(page).toHaveURL(/#\/replay\/\w+\/0/);
  await page.getByRole("button", { name: "One move on" }).click();
  await expect(page).toHaveURL(/#\/replay\/\w+\/1/);
  await picture(page, "replay");
});

test("a game of Crab Stack by keyboard alone", async ({ page }) => {
  await open(page, "#/new/crab-stack?here");
  await page.getByRole("button", { name: "Start the game" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(".shore")).toBeVisible();
  await playOut(page, async () => {
    const from = page.locator(".movable, .space.group").first();
    await from.focus();
    await page.keyboard.press("Enter");
    const target = page.locator(".target").first();
    if (await target.count()) {
      const goal = await target.getAttribute("id");
      for (const key of await keysTo(page, goal)) await page.keyboard.press(key);
      await expect(page.locator(`#${goal}`)).toBeFocused();
      await page.keyboard.press("Enter");
    }
  });
  await expect(page.locator(".result")).toContainText(/wins|draw/);
});

/** The arrow keys that lead from the focused space to another: down or up to its row, then along it. */
function keysTo(page, goal) {
  return page.evaluate((goal) => {
    const rows = [...document.querySelectorAll("[role=row]")].map((row) => [...row.querySelectorAll("[role=gridcell]")]);
    const find = (id) => { const row = rows.findIndex((row) => row.some((cell) => cell.id === id)); return [row, rows[row].findIndex((cell) => cell.id === id)]; };
    const [row] = find(document.activeElement.id);
    const [to, column] = find(goal);
    const vertical = Array(Math.abs(to - row)).fill(to > row ? "ArrowDown" : "ArrowUp");
    return [...vertical, "Home", ...Array(column).fill("ArrowRight")];
  }, goal);
}

test("a game of Kraaw against bots", async ({ page }) => {
  await open(page, "#/new/kraaw?alone");
  await page.getByLabel("Rounds to win").selectOption("1");
  await page.getByRole("button", { name: "Start the game" }).click();
  await expect(page.locator(".nests")).toBeVisible();
  await accessible(page);
  await playOut(page, kraawMove);
  await picture(page, "kraaw-over");
});

test("around one device nobody sees another's cards", async ({ page }) => {
  await open(page, "#/new/kraaw?here");
  await page.getByRole("button", { name: "Start the game" }).click();
  const ready = page.getByRole("button", { name: /^I am Player/ });
  await expect(ready).toBeVisible();
  await expect(page.locator(".nests")).toHaveCount(0);
  await accessible(page);
  await picture(page, "curtain");
  await ready.click();
  await expect(page.locator(".dealt")).toHaveCount(1);
  await page.getByRole("button", { name: "Leave the dog alone" }).click();
  await expect(ready).toBeVisible();
  await expect(page.locator(".dealt")).toHaveCount(0);
});

test("an illegal target says which rule forbids it, and undo takes a move back", async ({ page }) => {
  await open(page, "#/new/crab-stack?here");
  await page.getByRole("button", { name: "Start the game" }).click();
  await page.locator(".movable").first().focus();
  await page.keyboard.press("Enter");
  const far = page.locator(".space:not(.target):not(.movable):not(.chosen)").first();
  await far.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toContainText(/crab/i);
  await page.locator(".target").first().focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(".step")).toHaveCount(2);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.locator(".step")).toHaveCount(1);
});

test("a game survives a reload and is offered on the home page", async ({ page }) => {
  await open(page, "#/new/crab-stack?here");
  await page.getByRole("button", { name: "Start the game" }).click();
  await page.locator(".movable").first().focus();
  await page.keyboard.press("Enter");
  await page.locator(".target").first().focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(".step")).toHaveCount(2);
  await page.reload();
  await expect(page.locator(".step")).toHaveCount(2);
  await page.goto("/#/");
  await page.getByRole("link", { name: /Crab Stack.*1 move/ }).click();
  await expect(page.locator(".step")).toHaveCount(2);
});
