// What a browser keeps: damaged, half written, not at all, or looked at by two tabs.
import { accessible, crabStackMove, expect, open, test } from "./helpers.mjs";
import { readFile } from "node:fs/promises";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const steps = (page) => page.locator(".log .step");
const button = (page, name) => page.getByRole("button", { name, exact: true });

/** Begins a game around this device: its address. */
async function begin(page) {
  await open(page, "#/new/crab-stack?here");
  await button(page, "Start the game").click();
  await expect(page.locator(".movable").first()).toBeVisible();
  return page.url();
}

/** Makes one move. */
async function move(page) {
  const before = await steps(page).count();
  await expect(async () => {
    if (await steps(page).count() === before) await crabStackMove(page);
    expect(await steps(page).count()).toBeGreaterThan(before);
  }).toPass();
}

/** Damages the only game that is kept, while no page has it open: what is kept now. */
async function damage(page, cut) {
  await page.goto("/#/");
  await expect(page.locator(".hero")).toBeVisible();
  return page.evaluate((cut) => {
    const name = Object.keys(localStorage).find((name) => name.startsWith("strandline.game."));
    const text = localStorage.getItem(name);
    const newer = '"log":[{"at":0,"entry":"juggled","balls":3},';
    const damaged = cut ? text.slice(0, text.length / 2) : text.replace('"log":[', newer);
    localStorage.setItem(name, damaged);
    return damaged;
  }, cut);
}

for (const { what, cut } of [{ what: "half written", cut: true }, { what: "of a newer version", cut: false }]) {
  test(`a kept game that is ${what} is said to be so, can be saved, and is there until it is removed`, async ({ page }) => {
    const table = await begin(page);
    await move(page);
    const text = await damage(page, cut);
    await page.goto(table);
    await expect(page.getByRole("alert")).toContainText("This game cannot be read");
    await accessible(page);
    const download = page.waitForEvent("download");
    await button(page, "Save it as a file").click();
    expect(await readFile(await (await download).path(), "utf8")).toBe(text);
    await button(page, "Reload").click();
    await page.waitForFunction(() => globalThis.__ready === true);
    await expect(page.getByRole("alert")).toContainText("This game cannot be read");
    await page.goto("/#/");
    await page.locator(".kept a").first().click();
    await button(page, "Remove it").click();
    await expect(page.locator(".hero")).toBeVisible();
    await expect(page.locator(".kept")).toHaveCount(0);
  });
}

test("settings that are half written, or wrong in one thing, cost no more than that", async ({ page }) => {
  await open(page);
  const keep = async (text) => {
    await page.evaluate((text) => localStorage.setItem("strandline.settings", text), text);
    await page.reload();
    await page.waitForFunction(() => globalThis.__ready === true);
  };
  await keep('{"theme":"dark","motion":"ful');
  await expect(page.locator("html")).toHaveAttribute("data-theme", "auto");
  await keep('{"theme":"dark","motion":7,"lang":"fr"}');
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
});

for (const { what, how } of [
  { what: "keeps nothing", how: () => Object.defineProperty(globalThis, "localStorage", { get() { throw new DOMException("no", "SecurityError"); } }) },
  { what: "is full", how: () => { Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); }; } },
]) {
  test(`a browser that ${what} plays on, and says what that means`, async ({ page }) => {
    await page.addInitScript(how);
    await begin(page);
    await expect(page.locator(".unkept")).toContainText("is lost when this page is closed");
    await accessible(page);
    await move(page);
    // Away and back: the game is where it was, for as long as the page is open.
    const made = await steps(page).count();
    await page.getByRole("link", { name: "Strandline" }).click();
    await page.locator(".kept a").first().click();
    await expect(steps(page)).toHaveCount(made);
    await button(page, "All right").click();
    await expect(page.locator(".unkept")).toHaveCount(0);
  });
}

test("a game that is opened in another tab goes on there, and no tab overwrites the other", async ({ page, context }) => {
  const table = await begin(page);
  await move(page);
  const other = await context.newPage();
  await other.goto(table);
  await expect(steps(other)).toHaveCount(2);
  await expect(page.getByRole("alert")).toContainText("open in another tab");
  await expect(page.locator(".shore")).toHaveCount(0);
  await accessible(page);
  await move(other);

  // The first tab takes it back, with what was played in the other.
  await button(page, "Play here instead").click();
  await expect(steps(page)).toHaveCount(3);
  await expect(other.getByRole("alert")).toContainText("open in another tab");
  await move(page);
  await page.reload();
  await expect(steps(page)).toHaveCount(4);
  await other.close();
});

test("a tab that was not told that another has the game does not overwrite it", async ({ page, context }) => {
  // As if the browser were late: the first tab hears of nothing.
  await page.addInitScript(() => addEventListener("storage", (event) => event.stopImmediatePropagation(), { capture: true }));
  const table = await begin(page);
  const other = await context.newPage();
  await other.goto(table);
  await expect(steps(other)).toHaveCount(1);
  await move(other);
  await expect(page.locator(".movable").first()).toBeVisible();
  await expect(async () => {
    if (await page.locator(".shore").count()) await crabStackMove(page);
    await expect(page.getByRole("alert")).toContainText("open in another tab", { timeout: 500 });
  }).toPass();
  await other.reload();
  await expect(steps(other)).toHaveCount(2);
  await other.close();
});
