// Every page in every language, light and dark, large and small.
import { accessible, expect, open, picture, test } from "./helpers.mjs";

const games = ["crab-stack", "crabs", "kraaw"];
const pages = {
  home: "",
  settings: "#/settings",
  "setup-online": "#/new/crab-stack?online",
  ...Object.fromEntries(games.flatMap((game) => [[`setup-${game}`, `#/new/${game}?alone`], [`rules-${game}`, `#/rules/${game}`], [`lesson-${game}`, `#/lesson/${game}`]])),
};

// Every page in every language; each language in light or in dark, and the first page in both.
for (const [lang, scheme, names] of [["en", "light"], ["fr", "dark"], ["ru", "light"], ["en", "dark", ["home", "rules-kraaw"]], ["ru", "dark", ["home", "setup-crabs"]]]) {
  test.describe(`${lang}, ${scheme}`, () => {
    test.use({ locale: lang, colorScheme: scheme, contextOptions: { reducedMotion: "reduce" } });
    test("every page is accessible and holds its words", async ({ page }) => {
      for (const name of names ?? Object.keys(pages)) {
        await open(page, pages[name]);
        await expect(page.locator("h1").first()).toBeVisible();
        await expect(page.locator("html")).toHaveAttribute("lang", lang);
        expect(await page.evaluate(() => document.body.innerText)).not.toMatch(/\bweb-[a-z]+|-option-/);
        await accessible(page);
        await picture(page, `${name}-${lang}-${scheme}`);
        await page.setViewportSize({ width: 320, height: 640 });
        await picture(page, `${name}-${lang}-${scheme}-320`);
        await page.setViewportSize({ width: 1280, height: 860 });
        await page.goto("about:blank");
      }
    });
  });
}

for (const scheme of ["light", "dark"]) {
  test.describe(`tables, ${scheme}`, () => {
    test.use({ colorScheme: scheme, contextOptions: { reducedMotion: "reduce" } });
    for (const game of ["crab-stack", "crabs", "kraaw"]) {
      test(`${game} is accessible while it is played, given up and over`, async ({ page }) => {
        await open(page);
        await page.locator(`.card.${game} .main`).click();
        await expect(page.locator(".movable, .question").first()).toBeVisible({ timeout: 60_000 });
        await accessible(page);
        await page.getByRole("button", { name: "Resign" }).click();
        await accessible(page);
        await page.getByRole("button", { name: "Yes", exact: true }).click();
        await expect(page.locator(".result").first()).toBeVisible();
        await accessible(page);
        await page.getByRole("link", { name: "Replay" }).click();
        await expect(page.locator("input[type=range]")).toBeVisible();
        await accessible(page);
        await picture(page, `${game}-replay-${scheme}`);
      });
    }
    test("the curtain is accessible and hides every card", async ({ page }) => {
      await open(page, "#/new/kraaw?here");
      await page.getByRole("button", { name: "Start the game" }).click();
      await expect(page.locator(".curtain")).toBeVisible();
      await expect(page.locator(".treasure")).toHaveCount(0);
      await accessible(page);
      await picture(page, `curtain-${scheme}`);
    });
  });
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
