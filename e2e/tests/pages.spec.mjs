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

// The rules pages: what is where, the way back, and paper.
for (const game of games) {
  test(`the contents of ${game} lead to every section, and every figure is drawn`, async ({ page }) => {
    await open(page, `#/rules/${game}`);
    await expect(page.locator(".rules h2").first()).toBeVisible();
    const listed = await page.locator(".contents li a").allTextContents();
    expect(listed).toEqual(await page.locator(".rules h2, .rules h3").allTextContents());
    expect(listed.length).toBeGreaterThan(8);
    for (const figure of await page.locator(".figure .drawing").all()) expect(await figure.locator("> *").count()).toBeGreaterThan(0);
    for (const at of [listed.length - 1, 2, 2]) {
      await page.locator(".contents li a").nth(at).click();
      const heading = page.getByRole("heading", { name: listed[at], exact: true });
      await expect(heading).toBeFocused();
      await expect(heading).toBeInViewport();
      await page.locator(".contents").scrollIntoViewIfNeeded();
    }
    await page.goBack();
    await expect(page.getByRole("heading", { name: listed.at(-1), exact: true })).toBeInViewport();
    await page.goBack();
    await expect(page.locator("h1")).toBeInViewport();
  });
}

test("a link to a section holds in every language", async ({ page }) => {
  await open(page, "#/rules/crabs/catch");
  await expect(page.getByRole("heading", { name: "Catch", exact: true })).toBeInViewport();
  await page.locator("select.lang").selectOption("fr");
  await expect(page.locator("#section-catch")).toHaveText("Capturer");
  await page.goto("about:blank");
  await open(page, "#/rules/crabs/catch");
  await expect(page.getByRole("heading", { name: "Capturer", exact: true })).toBeInViewport();
});

test("from a running game the rules can be read, and there is a way back to it", async ({ page }) => {
  await open(page);
  await page.locator(".card.kraaw .main").click();
  await expect(page.locator(".question").first()).toBeVisible({ timeout: 60_000 });
  const table = page.url();
  await page.getByRole("link", { name: "Rules" }).click();
  await page.locator(".contents li a").nth(5).click();
  await page.getByRole("link", { name: "Back to the game" }).first().click();
  await expect(page.locator(".nests")).toBeVisible();
  expect(page.url()).toBe(table);
  await page.evaluate(() => { location.hash = "#/rules/kraaw"; });
  await expect(page.locator(".rules h2").first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Back to the game" })).toHaveCount(0);
});

/** How many sheets of paper a page takes. */
async function sheets(page) {
  const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString("latin1");
  return Math.max(...[...pdf.matchAll(/\/Count (\d+)/g)].map(([, count]) => Number(count)));
}

for (const lang of ["en", "fr", "ru"]) {
  test.describe(`paper, ${lang}`, () => {
    test.use({ locale: lang, colorScheme: "dark" });
    test("the rules are printed without what is pressed, and the summary takes one sheet", async ({ page }) => {
      for (const game of games) {
        await open(page, `#/rules/${game}`);
        await expect(page.locator(".summary h2")).toBeVisible();
        await page.evaluate(() => { globalThis.print = () => { globalThis.__printed = document.documentElement.dataset.print; }; });
        await page.emulateMedia({ media: "print" });
        for (const pressed of [".top", ".bottom", ".contents", ".rules .actions"]) await expect(page.locator(pressed).first()).toBeHidden();
        await expect(page.locator(".rules h2").first()).toBeVisible();
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--ink").trim())).toBe("#16323c");
        const all = await sheets(page);
        await page.emulateMedia({ media: "screen" });
        await page.locator("#print-summary").click();
        expect(await page.evaluate(() => globalThis.__printed)).toBe("summary");
        await page.emulateMedia({ media: "print" });
        await expect(page.locator(".summary h2")).toBeVisible();
        await expect(page.locator(".rules h1")).toBeHidden();
        expect(await sheets(page)).toBe(1);
        expect(all).toBeGreaterThan(3);
        await page.evaluate(() => dispatchEvent(new Event("afterprint")));
        await expect(page.locator(".rules h1")).toBeVisible();
        await page.emulateMedia({ media: "screen" });
        await page.goto("about:blank");
      }
    });
  });
}
