// What is fetched when: little at first, the rest at leisure, and all of it is there when there is no network.
import { expect, open, test } from "./helpers.mjs";

const titles = { en: "Games of the shore", fr: "Jeux de l’estran", ru: "Игры у прибоя" };

test("after one visit every language, rules page and lesson opens without a network", async ({ page, context }) => {
  await open(page);
  await expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller)), { timeout: 30_000 }).toBe(true);
  await context.setOffline(true);
  await page.reload();
  await page.waitForFunction(() => globalThis.__ready === true);
  for (const [lang, title] of Object.entries(titles)) {
    await page.locator("select.lang").selectOption(lang);
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
    await expect(page.locator("h1").first()).toHaveText(title);
    for (const game of ["crab-stack", "crabs", "kraaw"]) {
      await page.goto(`/#/rules/${game}`);
      await expect(page.locator("article.rules h2").first()).toBeVisible();
      await page.goto(`/#/lesson/${game}`);
      await expect(page.locator(".lesson .due")).toBeVisible();
    }
    await page.goto("/#/");
  }
});

test("what is said in no language is not shown while another is learnt", async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL, locale: "en-US", serviceWorkers: "block" });
  let learn = () => {};
  const learning = new Promise((resolve) => { learn = resolve; });
  await page.route("**/words-fr.ftl", (route) => learning.then(() => route.continue()));
  await open(page);
  await page.locator("select.lang").selectOption("fr");
  await expect(page.locator("h1").first()).toHaveText(titles.en);
  learn();
  await expect(page.locator("h1").first()).toHaveText(titles.fr);
  await expect(page.locator("main")).not.toContainText("web-");
  await page.close();
});

test("the first view is light", async ({ page }) => {
  await page.addInitScript(() => addEventListener("ready", () => { globalThis.__shown = performance.now(); }));
  await open(page);
  const bytes = await page.evaluate(() => {
    // What was asked for twice and came from the cache the second time weighs once.
    const asked = performance.getEntries().filter((entry) => entry.transferSize > 0 && entry.startTime <= globalThis.__shown);
    return asked.reduce((sum, entry) => sum + entry.encodedBodySize, 0);
  });
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThan(180_000);
});

for (const { what, path } of [
  { what: "the program of a page", path: "**/split_*.wasm" },
  { what: "what a page says", path: "**/words-en.ftl" },
  { what: "how a page looks", path: "**/table.css" },
]) {
  test(`where ${what} cannot be fetched, that is said, and it comes when it is asked for again`, async ({ browser, baseURL }) => {
    const page = await browser.newPage({ baseURL, locale: "en-US", serviceWorkers: "block" });
    await page.route(path, (route) => route.abort());
    await open(page);
    await page.getByRole("link", { name: "Rules" }).first().click();
    await expect(page.locator(".missing")).toContainText("could not be fetched");
    await page.unroute(path);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.locator("article.rules h2").first()).toBeVisible();
    await expect(page.locator(".missing")).toHaveCount(0);
    await page.close();
  });
}

for (const { what, path, lang, go } of [
  { what: "a language", path: "**/words-fr.ftl", lang: "fr", go: (page) => page.locator("select.lang").selectOption("fr") },
  { what: "a rules page", path: "**/rules-kraaw.en.html", lang: "en", go: (page) => page.goto("/#/rules/kraaw") },
]) {
  test(`${what} that is missing is said once, and fetched when it is asked for again`, async ({ browser, baseURL }) => {
    const page = await browser.newPage({ baseURL, locale: "en-US", serviceWorkers: "block" });
    let asked = 0;
    await page.clock.install();
    await open(page);
    await page.route(path, (route) => { asked += 1; return route.fulfill({ status: 404, body: "" }); });
    await go(page);
    await expect(page.locator(".missing")).toContainText("could not be fetched");
    await page.clock.fastForward(120_000);
    expect(asked).toBe(1);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect.poll(() => asked).toBe(2);
    await expect(page.locator(".missing")).toBeVisible();
    await page.unroute(path);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.locator(".missing")).toHaveCount(0);
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
    await page.close();
  });
}
