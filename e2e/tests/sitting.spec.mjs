// Sitting down: as a friend who got a link and knows nothing, as a stranger, and around one device.
import { accessible, expect, friend, make, open, picture, test } from "./helpers.mjs";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const box = (locator) => locator.boundingBox();

for (const [locale, name, sit, invited] of [["en-US", "Your name", "Sit down", "Ann would like to play Kraaw with you."], ["fr-FR", "Votre nom", "S’asseoir", "Une partie de Kraaw avec Ann vous attend."], ["ru-RU", "Ваше имя", "Сесть", "За столом: Ann."]]) {
  test(`whoever opens a link sees who invites, a name and a seat first, in ${locale}`, async ({ browser, page: ann }) => {
    const { link, token } = await make(ann, { game: "kraaw", seats: 3 });
    await ann.goto(`${link}#${token}`);
    await ann.getByLabel("Your name").fill("Ann");
    await ann.getByRole("button", { name: "Sit down" }).click();
    await expect(ann.locator(".share .link")).toBeVisible();
    const bob = await friend(browser, link, locale);
    for (const [width, height] of [[390, 664], [1280, 800]]) {
      await bob.setViewportSize({ width, height });
      await expect(bob.locator(".invited")).toContainText(invited);
      await expect(bob.getByLabel(name)).toBeInViewport({ ratio: 1 });
      await expect(bob.getByRole("button", { name: sit })).toBeInViewport({ ratio: 1 });
      await expect(bob.locator(".share .link")).toBeHidden();
      const [form, people] = [await box(bob.locator(".sit")), await box(bob.locator(".places-online"))];
      expect(form.y).toBeLessThan(people.y);
      await picture(bob, `invited-${locale}-${width}`);
    }
    await accessible(bob);
    await bob.locator(".share summary").click();
    await expect(bob.locator(".share .link")).toHaveText(link);
    await bob.getByLabel(name).fill("Bob");
    await bob.getByRole("button", { name: sit }).click();
    await expect(bob.locator(".places-online")).toContainText("Bob");
    await expect(bob.getByLabel(name)).toHaveCount(0);
    // At the next table the name is there already.
    const next = await make(ann, { game: "crabs", seats: 2 });
    await bob.goto(next.link);
    await expect(bob.getByLabel(name)).toHaveValue("Bob");
    await bob.context().close();
  });
}

test("a table that is not there says so and leads home", async ({ page }) => {
  await page.goto("/t/nothere0");
  await expect(page.getByRole("alert")).toBeVisible();
  await page.getByRole("link", { name: "To the first page" }).last().click();
  await expect(page.locator(".hero")).toBeVisible();
  for (const path of ["/no/such/page", "/x"]) {
    expect((await page.goto(path)).status()).toBe(404);
    await expect(page.locator(".hero")).toBeVisible();
  }
  await page.goto("/#/lesson/chess");
  await expect(page.getByRole("alert")).toHaveText("There is no such game here.");
});

test("strangers find every open table on the home page", async ({ browser, page }) => {
  const tables = [];
  for (const game of ["crab-stack", "crabs", "kraaw"]) tables.push(await make(page, { game, seats: 2, public: true }));
  const host = await friend(browser, `${tables[2].link}#${tables[2].token}`, "en-US");
  await host.getByLabel("Your name").fill("Cleo");
  await host.getByRole("button", { name: "Sit down" }).click();
  await expect(host.locator(".places-online")).toContainText("Cleo");
  await open(page);
  const lobby = page.locator(".lobby");
  for (const { link } of tables) await expect(lobby.locator(`a[href$="${link.split("/").pop()}"]`)).toBeVisible();
  await accessible(page);
  await lobby.locator("a", { hasText: "Cleo" }).first().click();
  await expect(page.locator(".invited")).toContainText("Cleo");
  await host.context().close();
});

for (const lang of ["en", "fr", "ru"]) {
  test(`at 1280×800 three games can be begun without scrolling, in ${lang}`, async ({ browser, baseURL }) => {
    const page = await browser.newPage({ baseURL, locale: lang, viewport: { width: 1280, height: 800 } });
    await open(page);
    for (const button of await page.locator(".card .main").all()) await expect(button).toBeInViewport({ ratio: 1 });
    expect(await page.locator(".card .main").count()).toBe(3);
    await page.close();
  });
}

test("house rules are folded, and one line sums them up", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, "#/new/crabs?alone");
  const rules = page.locator(".house-rules");
  await expect(rules.locator("summary")).toContainText("as usual");
  await expect(rules.locator("select").first()).toBeHidden();
  await expect(page.getByRole("button", { name: "Start the game" })).toBeInViewport({ ratio: 1 });
  await rules.locator("summary").click();
  const option = rules.locator("select").first();
  const other = await option.locator("option").nth(1).getAttribute("value");
  await option.selectOption(other);
  await rules.locator("summary").click();
  await expect(rules.locator("summary")).not.toContainText("as usual");
  await accessible(page);
});

test("names are remembered, and nobody at a table is called like another", async ({ page }) => {
  await open(page, "#/new/kraaw?here");
  await page.getByLabel("Seat 1: name").fill("Ann");
  await page.getByLabel("Seat 2: name").fill("ann");
  await page.getByRole("button", { name: "Start the game" }).click();
  await expect(page.locator(".log")).toBeVisible();
  await page.goto("/#/new/kraaw?here");
  await expect(page.getByLabel("Seat 1: name")).toHaveValue("Ann");
  await page.goto("/#/settings");
  await page.getByLabel("Your name").fill("Pearl");
  await page.goto("/#/");
  await page.locator(".card.crab-stack .main").click();
  await expect(page.locator(".seats")).toContainText("Barnacle");
  await expect(page.locator(".seats .who", { hasText: "Pearl" })).toHaveCount(1);
});

test("however often “Play now” is pressed, one game begins, and one without a move is not offered", async ({ page }) => {
  await open(page);
  await page.locator(".card.crab-stack .main").dblclick();
  await expect(page.locator(".shore")).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith("strandline.game.")).length)).toBe(1);
});

test("on one's own turn a line that dies silently is noticed within five seconds, wherever one has scrolled", async ({ browser, page: ann }) => {
  await ann.addInitScript(() => {
    const Real = globalThis.WebSocket;
    globalThis.WebSocket = class extends Real {
      send(text) { if (!globalThis.__dead) super.send(text); }
    };
  });
  const { link, token } = await make(ann, { game: "crab-stack", seats: 2, start: "full" });
  await ann.goto(`${link}#${token}`);
  await ann.getByLabel("Your name").fill("Ann");
  await ann.getByRole("button", { name: "Sit down" }).click();
  const bob = await friend(browser, link, "en-US");
  await bob.getByLabel("Your name").fill("Bob");
  await bob.getByRole("button", { name: "Sit down" }).click();
  for (const page of [ann, bob]) await expect(page.locator(".shore")).toBeVisible();
  // A draw of lots decides who begins: whoever does not gives the turn away by giving up nothing.
  const mine = async () => (await ann.title()).startsWith("●");
  if (!await mine()) {
    const { crabStackMove } = await import("./helpers.mjs");
    await expect(async () => { if (!await mine()) await crabStackMove(bob); expect(await mine()).toBe(true); }).toPass();
  }
  await ann.evaluate(() => { globalThis.__dead = true; scrollTo(0, document.body.scrollHeight); });
  const since = Date.now();
  await expect(ann.locator(".warning[role=status]")).toBeInViewport({ ratio: 1, timeout: 8_000 });
  expect(Date.now() - since).toBeLessThan(6_000);
  await ann.evaluate(() => { globalThis.__dead = false; });
  await expect(ann.locator(".warning[role=status]")).toHaveCount(0, { timeout: 40_000 });

  // A device that says it has no network is believed at once.
  await ann.context().setOffline(true);
  await expect(ann.locator(".warning[role=status]")).toBeVisible({ timeout: 2_000 });
  await ann.context().setOffline(false);
  await expect(ann.locator(".warning[role=status]")).toHaveCount(0, { timeout: 40_000 });
  await bob.context().close();
});
