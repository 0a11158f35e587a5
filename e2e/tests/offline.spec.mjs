// The client without any network, once it has been visited.
import { crabStackMove, expect, open, test } from "./helpers.mjs";

test("after one visit the game opens and a bot plays without a network", async ({ page, context }) => {
  await open(page);
  await expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true);
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(1);
  await context.setOffline(true);
  await page.reload();
  await page.waitForFunction(() => globalThis.__ready === true);
  await page.getByRole("button", { name: "Play now" }).first().click();
  await expect(page.locator(".movable").first()).toBeVisible({ timeout: 30_000 });
  const before = await page.locator(".log .step").count();
  await crabStackMove(page);
  await expect.poll(() => page.locator(".log .step").count(), { timeout: 30_000 }).toBeGreaterThan(before + 1);
  await expect(page.getByRole("link", { name: "Online with friends" })).toHaveCount(0);
});
