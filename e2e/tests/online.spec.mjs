// Two people in two browsers, one table; and the client without any network.
import { accessible, expect, open, picture, test, watch } from "./helpers.mjs";

test("two play online, one reloads in the middle, a third watches", async ({ browser, page: ann }) => {
  await open(ann, "#/new/crab-stack?online");
  await ann.getByRole("button", { name: "Start the game" }).click();
  const link = await ann.locator(".share .link").textContent();
  await accessible(ann);
  await picture(ann, "online-waiting");
  await sit(ann, "Ann");
  const bob = await friend(browser, link, "fr-FR");
  await bob.getByLabel("Votre nom").fill("Bob");
  await bob.getByRole("button", { name: "S'asseoir" }).click();
  await ann.getByRole("button", { name: /^Start;/ }).click();
  await expect(ann.locator(".shore")).toBeVisible();
  await expect(bob.locator(".shore")).toBeVisible();
  const watcher = await friend(browser, link, "en-US");
  await expect(watcher.locator(".shore")).toBeVisible();
  for (let ply = 1; ply <= 6; ply += 1) {
    const mover = await whoseTurn(ann, bob);
    await mover.locator(".movable").first().focus();
    await mover.keyboard.press("Enter");
    await mover.locator(".target").first().focus();
    await mover.keyboard.press("Enter");
    for (const page of [ann, bob, watcher]) await expect(page.locator(".step")).toHaveCount(ply + 1);
    if (ply === 3) {
      await bob.reload();
      await expect(bob.locator(".shore")).toBeVisible();
      await expect(bob.locator(".step")).toHaveCount(4);
    }
  }
  await bob.context().setOffline(true);
  await bob.context().setOffline(false);
  await ann.getByLabel("Say something").fill("good game");
  await ann.keyboard.press("Enter");
  await expect(bob.locator(".talk")).toContainText("good game");
  await picture(ann, "online");
});

async function sit(page, name) {
  await page.getByLabel("Your name").fill(name);
  await page.getByRole("button", { name: "Sit down" }).click();
  await expect(page.getByText("You have a seat.")).toBeVisible();
}

async function friend(browser, link, locale) {
  const context = await browser.newContext({ locale, reducedMotion: "reduce" });
  const page = await context.newPage();
  watch(page);
  await page.goto(link);
  return page;
}

async function whoseTurn(...pages) {
  let turn;
  await expect.poll(async () => {
    for (const page of pages) if (await page.locator(".movable").count()) turn = page;
    return turn !== undefined;
  }).toBe(true);
  return turn;
}

test("after one visit the game opens and a bot plays without a network", async ({ page, context }) => {
  await open(page);
  await expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true);
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(1);
  await context.setOffline(true);
  await page.reload();
  await page.waitForFunction(() => globalThis.__ready === true);
  await page.getByRole("button", { name: "Play now" }).first().click();
  await expect(page.locator(".movable").first()).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole("link", { name: "Online with friends" })).toHaveCount(0);
});
