// A game that was laid out by `cargo xtask new-game` and touched by nobody since, as a person meets it.
import { accessible, expect, open, picture, test } from "../tests/helpers.mjs";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const game = process.env.NEW_GAME;

/** Chooses what can be chosen, then the first of the answers. */
async function answer(page) {
  await page.locator(".plain button.open, .plain button:not([disabled])").first().click();
  await page.locator(".question .answers button").first().click();
}

test("it is on the home page, played to the end against a bot, and looked at again", async ({ page }) => {
  await open(page);
  await expect(page.locator(`a[href*="new/${game}"]`).first()).toBeVisible();
  await picture(page, "new-game-home");
  await open(page, `#/new/${game}?alone`);
  await page.locator("form.setup button[type=submit]").click();
  await expect(page.locator(".plain")).toBeVisible();
  await accessible(page);
  await picture(page, "new-game-table");
  while (await page.locator(".result").count() === 0) {
    const asked = page.locator(".question");
    await expect(asked.or(page.locator(".result"))).toBeVisible();
    if (await page.locator(".result").count() === 0) await answer(page);
  }
  await expect(page.locator(".result")).not.toBeEmpty();
  await picture(page, "new-game-over");
  await expect(page.locator(".log .step").first()).not.toContainText(`${game}-`);
});

test("it has a rules page and a lesson of one step", async ({ page }) => {
  await open(page, `#/rules/${game}`);
  await expect(page.locator("main h1").first()).toBeVisible();
  await accessible(page);
  await open(page, `#/lesson/${game}`);
  await page.locator(".plain button.open, .plain button:not([disabled])").first().click();
  await page.locator(".question .answers button").last().click();
  await page.locator("#lesson-next").click();
  await expect(page.locator(".due")).not.toContainText("web-lesson");
  await picture(page, "new-game-lesson");
});
