// A new version while tabs are open: they go on with theirs, are asked to reload, and never miss a file.
import { expect, test } from "@playwright/test";
import { built, serve } from "../serve.mjs";
import { accessible, crabStackMove, open } from "./helpers.mjs";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const [NEXT, AFTER] = ["bbbbbbbbbbbb", "cccccccccccc"];
const newer = (page) => page.locator(".newer");
const version = (page) => page.evaluate(() => globalThis.__assets.split("/").at(-2));
const caches = (page) => page.evaluate(async () => (await globalThis.caches.keys()).sort());
const speak = async (page, lang, title) => {
  await page.locator("select.lang").selectOption(lang);
  await expect(page.getByRole("button", { name: title, exact: true })).toBeVisible();
};
/** Somebody comes back to the tab. */
const lookAgain = (page) => page.evaluate(() => dispatchEvent(new Event("visibilitychange")));
const kept = (page) => expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller)), { timeout: 30_000 }).toBe(true);

/** A house of the test's own, whose version can be changed. */
const houses = test.extend({
  house: async ({}, use) => {
    const house = { version: await built() };
    const server = await serve(0, () => {}, house);
    house.address = `http://127.0.0.1:${server.address().port}/`;
    await use(house);
    server.closeAllConnections();
    server.close();
  },
});

async function begin(page) {
  await page.getByRole("link", { name: "Pass and play on one device" }).first().click();
  await page.getByRole("button", { name: "Start the game" }).click();
  await expect(page.locator(".movable").first()).toBeVisible();
}

houses("an open tab goes on with its version, though the house forgets it, and is asked to reload", async ({ page, context, house }) => {
  const first = house.version;
  await page.goto(house.address);
  await page.waitForFunction(() => globalThis.__ready === true);
  await kept(page);
  await begin(page);

  Object.assign(house, { version: NEXT, gone: [first] });
  await expect(newer(page)).toHaveCount(0);
  await lookAgain(page);
  await expect(newer(page)).toContainText("A new version of Strandline is here");
  await accessible(page);
  // It is in nobody's way.
  await crabStackMove(page);
  await speak(page, "fr", "Abandonner");
  expect(await version(page)).toBe(first);

  // Another tab has the new version at once; the first one still finds what it has not fetched yet.
  const other = await context.newPage();
  await other.goto(house.address);
  await other.waitForFunction(() => globalThis.__ready === true);
  expect(await version(other)).toBe(NEXT);
  await expect.poll(() => caches(other), { timeout: 30_000 }).toEqual([`client-${first}`, `client-${NEXT}`].sort());
  await expect.poll(() => other.evaluate(async () => (await navigator.serviceWorker.getRegistration()).waiting === null), { timeout: 30_000 }).toBe(true);
  await speak(page, "ru", "Сдаться");
  await page.goto(`${house.address}#/rules/kraaw`);
  await expect(page.locator("article.rules h2").first()).toBeVisible();
  expect(await version(page)).toBe(first);

  // Reloaded when it suits, the game is there.
  await newer(page).getByRole("button", { name: "Обновить страницу" }).click();
  await expect.poll(() => version(page).catch(() => "")).toBe(NEXT);
  await page.waitForFunction(() => globalThis.__ready === true);
  await expect(newer(page)).toHaveCount(0);
  await page.goto(`${house.address}#/`);
  await expect(page.locator(".kept a").first()).toBeVisible();

  // What no tab uses any more is forgotten with the next version, and only that.
  house.version = AFTER;
  await other.reload();
  await other.waitForFunction(() => globalThis.__ready === true);
  await expect.poll(() => caches(other), { timeout: 30_000 }).toEqual([`client-${NEXT}`, `client-${AFTER}`]);
  await context.setOffline(true);
  await other.reload();
  await other.waitForFunction(() => globalThis.__ready === true);
  expect(await version(other)).toBe(AFTER);
});

houses.describe("without a service worker", () => {
  houses.use({ serviceWorkers: "block" });
  houses("a file that is gone is said, with a reload that brings the new version", async ({ page, house }) => {
    const first = house.version;
    await page.goto(house.address);
    await page.waitForFunction(() => globalThis.__ready === true);
    await begin(page);
    Object.assign(house, { version: NEXT, gone: [first] });
    await page.locator("select.lang").selectOption("fr");
    await expect(page.locator(".missing")).toContainText("could not be fetched");
    await crabStackMove(page);
    await page.locator(".missing").getByRole("button", { name: "Reload" }).click();
    await expect.poll(() => version(page).catch(() => "")).toBe(NEXT);
    await expect(page.getByRole("button", { name: "Abandonner", exact: true })).toBeVisible();
  });

  houses("as long as the house keeps them, the files of the version before are found", async ({ page, house }) => {
    await page.goto(house.address);
    await page.waitForFunction(() => globalThis.__ready === true);
    house.version = NEXT;
    await page.locator("select.lang").selectOption("ru");
    await expect(page.locator("html")).toHaveAttribute("lang", "ru");
    await expect(page.locator(".missing")).toHaveCount(0);
  });
});

test("the house says which version it has, and serves it", async ({ page }) => {
  await open(page);
  const answer = await page.request.get("/version.txt");
  expect((await answer.text()).trim()).toBe(await version(page));
  expect(answer.headers()["cache-control"]).toBe("no-cache");
});
