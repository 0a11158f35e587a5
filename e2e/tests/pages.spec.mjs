// Every page in every language, light and dark, large and small.
import { accessible, expect, open, picture, test } from "./helpers.mjs";

const pages = { home: "", setup: "#/new/crab-stack?alone", settings: "#/settings", rules: "#/rules/kraaw", lesson: "#/lesson/crab-stack" };

for (const lang of ["en", "fr", "ru"]) {
  for (const scheme of ["light", "dark"]) {
    test.describe(`${lang}, ${scheme}`, () => {
      test.use({ locale: lang, colorScheme: scheme, contextOptions: { reducedMotion: "reduce" } });
      test("every page is accessible and holds its words", async ({ page }) => {
        for (const [name, hash] of Object.entries(pages)) {
          await open(page, hash);
          await expect(page.locator("html")).toHaveAttribute("lang", lang);
          expect(await page.evaluate(() => document.body.innerText)).not.toMatch(/\bweb-[a-z]+|-option-/);
          await accessible(page);
          await page.setViewportSize({ width: 1280, height: 860 });
          await picture(page, `${name}-${lang}-${scheme}`);
          await page.setViewportSize({ width: 320, height: 640 });
          await picture(page, `${name}-${lang}-${scheme}-320`);
          await page.setViewportSize({ width: 1280, height: 860 });
          await page.goto("about:blank");
        }
      });
    });
  }
}

for (const [name, at] of [["crab-stack", 0], ["crabs", 1], ["kraaw", 2]]) {
  test(`${name} fits a phone and answers to taps @phone`, async ({ page }) => {
    await open(page);
    await page.locator(".card .main").nth(at).tap();
    await expect(page.locator(".shore, .nests, .market")).toBeVisible();
    await expect(page.locator(".movable, .question").first()).toBeVisible({ timeout: 60_000 });
    await accessible(page);
    await picture(page, `${name}-phone`);
    await page.setViewportSize({ width: 320, height: 640 });
    await picture(page, `${name}-320`);
  });
}
