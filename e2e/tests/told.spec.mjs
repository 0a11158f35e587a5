// Whoever plays learns that it is their turn: title, icon, notification, and words for those who listen.
import { accessible, crabStackMove, expect, friend, make, open, test } from "./helpers.mjs";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Records what a page shows beside itself, as a browser would that was asked and agreed. */
const recording = () => {
  globalThis.__told = { notices: [], buzzes: 0, badge: false };
  globalThis.Notification = class { static permission = "default"; static async requestPermission() { this.permission = "granted"; globalThis.__told.asked = true; return "granted"; } };
  ServiceWorkerRegistration.prototype.showNotification = async (title, { body, tag }) => { globalThis.__told.notices.push({ title, body, tag }); };
  Navigator.prototype.vibrate = () => { globalThis.__told.buzzes += 1; return true; };
  Navigator.prototype.setAppBadge = async () => { globalThis.__told.badge = true; };
  Navigator.prototype.clearAppBadge = async () => { globalThis.__told.badge = false; };
};
const told = (page) => page.evaluate(() => globalThis.__told);
const icon = (page) => page.evaluate(() => document.getElementById("icon").href.split("/").pop());
const hide = (page, hidden) => page.evaluate((hidden) => {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
  Object.defineProperty(document, "visibilityState", { configurable: true, get: () => (hidden ? "hidden" : "visible") });
}, hidden);
const MINE = /^● (Your turn|À vous|Ваш ход) · /;

test("against bots the title and the icon say whose turn it is, in the language in use", async ({ page }) => {
  await open(page);
  await page.locator(".card.kraaw .main").click();
  await expect(page).toHaveTitle("● Your turn · Kraaw", { timeout: 60_000 });
  expect(await icon(page)).toBe("icon-turn.svg");
  await expect(page.locator("#said")).toContainText("Your turn.");
  const asked = await page.locator(".board .question > p").first().textContent();
  await expect(page.locator("#said")).toContainText(asked.trim());
  await page.locator("select.lang").selectOption("fr");
  await expect(page).toHaveTitle("● À vous · Kraaw");
  await page.locator("select.lang").selectOption("ru");
  await expect(page).toHaveTitle("● Ваш ход · Kraaw");
  await page.getByRole("link", { name: "Strandline" }).click();
  await expect(page).toHaveTitle("Strandline");
  expect(await icon(page)).toBe("icon.svg");
});

test("what is said stays while more is said, a sentence each", async ({ page }) => {
  await open(page, "#/new/crab-stack?here");
  await page.getByRole("button", { name: "Start the game" }).click();
  const steps = page.locator(".log .step");
  for (let moves = 2; moves < 5; moves += 1) {
    await expect(async () => {
      if (await steps.count() < moves) await crabStackMove(page);
      expect(await steps.count()).toBeGreaterThanOrEqual(moves);
    }).toPass();
  }
  const said = page.locator("#said p");
  await expect.poll(() => said.filter({ hasText: "crawls" }).count()).toBeGreaterThanOrEqual(3);
  for (const sentence of await said.allTextContents()) expect(sentence.split(". ").length).toBeLessThanOrEqual(2);
  await expect(said.filter({ hasText: "to play." }).last()).toBeAttached();
});

test("a friend far away is told when it is their turn, if they agreed and look elsewhere", async ({ browser, page: ann }) => {
  await ann.addInitScript(recording);
  const { link, token } = await make(ann, { game: "crab-stack", seats: 2, start: "full" });
  await ann.goto(`${link}#${token}`);
  await ann.getByLabel("Your name").fill("Ann");
  await ann.getByRole("button", { name: "Sit down" }).click();
  const agree = ann.getByRole("button", { name: "Tell me when it is my turn" });
  await expect(agree).toBeVisible();
  expect((await told(ann)).asked).toBeUndefined();
  await agree.click();
  await expect(ann.getByRole("button", { name: "You are told when it is your turn" })).toHaveAttribute("aria-pressed", "true");
  await accessible(ann);

  const bob = await friend(browser, link, "fr-FR");
  await bob.getByLabel("Votre nom").fill("Bob");
  await bob.getByRole("button", { name: "S’asseoir" }).click();
  for (const page of [ann, bob]) await expect(page.locator(".shore")).toBeVisible();
  /** Both move until it is Bob's turn. */
  const play = async (page) => {
    const before = await page.locator(".log .step").count();
    await expect(async () => {
      if (await page.locator(".log .step").count() === before) await crabStackMove(page);
      expect(await page.locator(".log .step").count()).toBeGreaterThan(before);
    }).toPass();
  };
  await expect.poll(async () => MINE.test(await ann.title()) !== MINE.test(await bob.title())).toBe(true);
  if (MINE.test(await ann.title())) await play(ann);
  await expect(ann).toHaveTitle("Crab Stack · Strandline");
  await expect(bob).toHaveTitle(MINE);
  expect((await told(ann)).badge).toBe(false);

  const notices = (await told(ann)).notices.length;
  await hide(ann, true);
  await play(bob);
  await expect(ann).toHaveTitle("● Your turn · Crab Stack");
  await expect.poll(async () => (await told(ann)).notices.length).toBe(notices + 1);
  const { notices: shown, buzzes, badge } = await told(ann);
  expect(shown.at(-1)).toMatchObject({ title: "Your turn · Crab Stack", tag: ann.url() });
  expect(buzzes).toBeGreaterThan(0);
  expect(badge).toBe(true);

  // Nobody is told of what they see.
  await hide(ann, false);
  await play(ann);
  await play(bob);
  await expect(ann).toHaveTitle(MINE);
  expect((await told(ann)).notices).toHaveLength(shown.length);
});

test("nobody is asked by surprise, and nobody is told who did not agree", async ({ page }) => {
  await page.addInitScript(recording);
  await open(page);
  await page.locator(".card.crab-stack .main").click();
  await expect(page.locator(".movable").first()).toBeVisible({ timeout: 60_000 });
  await hide(page, true);
  const steps = page.locator(".log .step");
  const before = await steps.count();
  await expect(async () => {
    if (await steps.count() === before) await crabStackMove(page);
    expect(await steps.count()).toBeGreaterThan(before);
  }).toPass();
  await expect(page).toHaveTitle(MINE, { timeout: 60_000 });
  expect(await told(page)).toMatchObject({ notices: [] });
  expect((await told(page)).asked).toBeUndefined();
});
