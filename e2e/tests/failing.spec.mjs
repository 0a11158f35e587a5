// Whatever of the client cannot be had, or breaks: a sentence and a way on, never a dead page.
import { expect, test } from "@playwright/test";
import { crabStackMove, open } from "./helpers.mjs";

test.use({ contextOptions: { reducedMotion: "reduce" }, serviceWorkers: "block" });

const trouble = (page) => page.locator("#trouble");
const reload = (page, name = "Reload") => trouble(page).getByRole("link", { name, exact: true });
const missing = (route) => route.fulfill({ status: 404, body: "" });
const ready = (page) => page.waitForFunction(() => globalThis.__ready === true);

const ways = [
  { what: "the program's script is missing", at: "**/app.js", how: missing },
  { what: "the program is missing", at: "**/app_bg.wasm", how: missing },
  { what: "the program is damaged", at: "**/app_bg.wasm", how: (route) => route.fulfill({ contentType: "application/wasm", body: "damaged" }) },
  { what: "the sentences are missing", at: "**/home-en.ftl", how: missing },
];

for (const { what, at, how } of ways) {
  test(`where ${what} the page says so, and opens when it is reloaded`, async ({ page }) => {
    await page.route(at, how);
    await page.goto("/");
    await expect(trouble(page).getByText("could not be opened")).toBeVisible();
    await expect(trouble(page).locator("section:visible")).toHaveCount(1);
    await page.unroute(at);
    await reload(page).click();
    await ready(page);
    await expect(trouble(page)).toBeHidden();
    await expect(page.locator("h1")).toHaveText("Games of the shore");
  });
}

test("where not even the first script comes, the page says so by itself", async ({ page }) => {
  await page.route("**/boot.js", missing);
  await page.goto("/");
  await expect(trouble(page)).toBeHidden();
  // What takes long is not waited for here.
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
  await expect(trouble(page).getByText("takes long to open")).toBeVisible();
  await expect(trouble(page).getByText("долго открывается")).toBeVisible();
});

test.describe("in the person's language", () => {
  test.use({ locale: "fr-FR" });
  test("what could not be opened is said", async ({ page }) => {
    await page.route("**/app_bg.wasm", missing);
    await page.goto("/");
    await expect(trouble(page).getByText("n’a pas pu s’ouvrir")).toBeVisible();
    await page.evaluate(() => localStorage.setItem("strandline.settings", JSON.stringify({ lang: "ru" })));
    await page.reload();
    await expect(trouble(page).getByText("Не удалось открыть")).toBeVisible();
  });
});

/** Has a game on this device, one move old: its address. */
async function withGame(page) {
  await open(page, "#/new/crab-stack?here");
  await page.getByRole("button", { name: "Start the game" }).click();
  await expect(page.locator(".movable").first()).toBeVisible();
  while (await page.locator(".log .step").count() < 2) await crabStackMove(page);
  return page.url();
}

test("a program that panics says so, and the game is still there", async ({ page }) => {
  const table = await withGame(page);
  await page.goto("/#/");
  await expect(page.locator(".hero")).toBeVisible();
  await page.evaluate(() => Object.defineProperty(globalThis, "crypto", { get() { throw new Error("broken on purpose"); } }));
  await page.getByRole("button", { name: "Play now" }).first().click();
  await expect(trouble(page).getByText("Something broke on this page")).toBeVisible();
  await expect(trouble(page)).toBeInViewport({ ratio: 1 });
  await reload(page).click();
  await ready(page);
  await expect(trouble(page)).toBeHidden();
  await expect(page.locator(".kept a").first()).toHaveAttribute("href", new URL(table).hash);
  await page.locator(".kept a").first().click();
  await expect(page.locator(".movable").first()).toBeVisible();
});

test("from a page that breaks there is a way to the first page", async ({ page }) => {
  await withGame(page);
  await page.evaluate(() => { setTimeout(() => { throw new WebAssembly.RuntimeError("broken on purpose"); }); });
  await expect(trouble(page).getByText("Something broke on this page")).toBeVisible();
  await reload(page, "To the first page").click();
  await ready(page);
  await expect(page.locator(".hero")).toBeVisible();
  await expect(trouble(page)).toBeHidden();
});
