// For everyone: whole games by keyboard alone, one by nothing but what a screen reader is told, and the keyboard never lost.
import { accessible, expect, likes, open, photograph, playOut, seeded, standing, tabTo, test } from "./helpers.mjs";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Sits down with a hatchling, by what the form's fields are called. */
async function sitDown(page, game, options = {}) {
  await open(page, `#/new/${game}?alone`);
  await expect(page.getByRole("button", { name: "Start the game" })).toBeVisible();
  const chairs = page.getByRole("combobox", { name: /^Seat \d: who plays/ });
  while (await chairs.count() > 2) await page.getByRole("button", { name: /^Remove seat/ }).last().press("Enter");
  await page.getByRole("combobox", { name: "Seat 2: who plays" }).selectOption("hatchling");
  if (Object.keys(options).length) await page.locator(".house-rules summary").press("Enter");
  for (const [name, label] of Object.entries(options)) await page.getByRole("combobox", { name }).selectOption({ label });
  await page.getByRole("button", { name: "Start the game" }).press("Enter");
}

const onBody = (page) => page.evaluate(() => document.activeElement === document.body || document.activeElement === null);
/** The keyboard is somewhere, once the page has settled. */
const kept = (page) => expect.poll(() => onBody(page), { timeout: 5_000 }).toBe(false);

test.describe("by the accessibility tree alone", () => {
  const cells = (page) => page.getByRole("gridcell");
  const names = (page) => cells(page).evaluateAll((cells) => cells.map((cell) => cell.getAttribute("aria-label")));
  const at = (page, name) => page.getByRole("gridcell", { name, exact: true });
  const activate = (cell) => cell.press("Enter");

  /** Any crawl. */
  async function crawl(page) {
    await activate(at(page, (await names(page)).find((name) => name.endsWith("Can move"))));
    await activate(at(page, (await names(page)).find((name) => name.endsWith("can land here"))));
  }

  /** Asks for advice, hears it, and follows it. */
  async function advised(page) {
    const heard = page.getByRole("log").locator("p").last();
    // Whoever listens asks when it has been said that it is their turn.
    await expect(heard).toHaveText("Your turn.", { timeout: 30_000 });
    await page.getByRole("button", { name: "Hint", exact: true }).press("Enter");
    await expect(heard).toHaveText(/^Hint/, { timeout: 30_000 });
    for (const name of (await heard.textContent()).match(/\b[a-g][1-7]\b/g)) {
      await activate(page.getByRole("gridcell", { name: new RegExp(`^${name}\\b`) }));
    }
  }

  /** Keeps the group with most of one's own crabs. */
  async function keep(page) {
    const groups = page.getByRole("button", { name: /^Group \d/ });
    const texts = await groups.allTextContents();
    const own = texts.map((text) => Number(/(\d+) of yours/.exec(text)?.[1] ?? 0));
    await groups.nth(own.indexOf(Math.max(...own))).press("Enter");
    await page.getByRole("button", { name: "Keep this group" }).press("Enter");
  }

  async function play(page) {
    const over = page.getByRole("heading", { name: /win|draw/ });
    const group = page.getByRole("button", { name: "Keep this group" });
    for (let turn = 0; turn < 120; turn += 1) {
      await expect.poll(async () => await over.count() || await group.count() || (await names(page)).some((name) => name.endsWith("Can move")), { timeout: 60_000 }).toBeTruthy();
      if (await over.count()) return over.textContent();
      await (await group.count() ? keep(page) : advised(page));
    }
    throw new Error("the game does not end");
  }

  test("a game of Crab Stack is won against a hatchling", async ({ page }) => {
    test.setTimeout(400_000);
    await likes(page, { pace: "fast" });
    const ends = [];
    for (const seed of [3, 4, 5, 6]) {
      await seeded(page, seed);
      await sitDown(page, "crab-stack");
      ends.push(await play(page));
      if (ends.at(-1) === "You win!") break;
      await page.goto("about:blank");
    }
    expect(ends).toContain("You win!");
  });

  test("what happens is told in the live region, in whole sentences, one after the other", async ({ page }) => {
    await seeded(page, 5);
    await likes(page, { pace: "fast" });
    await sitDown(page, "crab-stack");
    await expect.poll(async () => (await names(page)).some((name) => name.endsWith("Can move")), { timeout: 60_000 }).toBe(true);
    await page.evaluate(() => {
      globalThis.__told = [];
      new MutationObserver(() => globalThis.__told.push(document.querySelector("#said").textContent)).observe(document.querySelector("#said"), { childList: true, subtree: true, characterData: true });
    });
    await crawl(page);
    await expect.poll(() => page.evaluate(() => globalThis.__told.join("\n"))).toMatch(/You crawl from \w\d to \w\d/);
    await expect.poll(() => page.evaluate(() => globalThis.__told.join("\n")), { timeout: 60_000 }).toMatch(/Pearl crawls from \w\d to \w\d/);
  });
});

test.describe("by keyboard alone", () => {
  const answer = async (page, names) => {
    for (const name of names) {
      const button = page.getByRole("button", { name }).first();
      if (await button.count()) return button.press("Enter");
    }
    return undefined;
  };

  test("a game of Kraaw, and the keyboard is never lost", async ({ page }) => {
    test.setTimeout(300_000);
    await seeded(page, 8);
    await likes(page, { pace: "fast" });
    await sitDown(page, "kraaw", { "Rounds to win": "1 round" });
    await playOut(page, async () => {
      if (await page.locator(".question .main").count() === 0 || await page.getByText("Choose a card").count() || await page.getByText("reveal that card").count()) {
        const card = page.locator(".own .treasure.open.down").first();
        const any = await card.count() ? card : page.locator(".treasure.open").first();
        if (await any.count()) await any.press("Enter");
      }
      await answer(page, [/^Reveal/, /^Lock it/, /^No bonus/, /^Leave/, /^Take the/, /^Keep/, /^Lock/, /^Steal/]);
      await kept(page);
    }, 120);
    await expect(page.locator("#finish")).toBeFocused();
    await accessible(page);
    await tabTo(page, ".finish button");
    await expect(page.getByRole("button", { name: "Play again" })).toBeFocused();
  });

  /** One decision of Crabs!: cards are grabbed where that is possible, too many are put down, and what can be sold is. */
  async function fish(page) {
    const grab = page.getByRole("button", { name: "Grab", exact: true });
    if (await grab.count() && await grab.isEnabled() && await grab.getAttribute("aria-pressed") === "false") await grab.press("Enter");
    const deck = page.locator(".deck:enabled[aria-pressed=false]");
    if (await deck.count()) await deck.press("Enter");
    const make = page.locator(".maker .main:enabled");
    for (let cards = 0; cards < 4 && await page.locator(".maker").count() && await make.count() === 0; cards += 1) {
      const card = page.locator(".own .crab-card[aria-disabled=false]:not(.chosen)").first();
      if (await card.count()) await card.press("Enter");
    }
    if (await make.count()) await make.first().press("Enter");
    else await answer(page, [/^Sell/, "Pass"]);
    await kept(page);
  }

  test("a game of Crabs!, and the keyboard is never lost", async ({ page }) => {
    test.setTimeout(300_000);
    await seeded(page, 8);
    await likes(page, { pace: "fast" });
    await sitDown(page, "crabs", { "Most rounds": "4" });
    await playOut(page, fish, 120);
    await expect(page.locator("#finish")).toBeFocused();
    await accessible(page);
    await tabTo(page, ".finish button");
    await expect(page.getByRole("button", { name: "Play again" })).toBeFocused();
  });
});

test("rows are called by their place or owner, and not by all they hold", async ({ page }) => {
  await seeded(page, 2);
  await sitDown(page, "crab-stack");
  await expect(page.getByRole("row", { name: "Row 4", exact: true })).toBeVisible();
  await page.goto("about:blank");
  await sitDown(page, "kraaw");
  for (const name of ["Pearl", "The dog", "Player"]) await expect(page.getByRole("row", { name, exact: true })).toBeVisible();
});

for (const media of [{ forcedColors: "active" }, { contrast: "more" }, { colorScheme: "dark" }]) {
  test(`with ${JSON.stringify(media)} what is chosen and pressed can be told from the rest`, async ({ page }) => {
    await page.emulateMedia(media);
    await seeded(page, 4);
    await sitDown(page, "crabs");
    await expect.poll(() => standing(page), { timeout: 60_000 }).toBe("mine");
    await page.getByRole("button", { name: "Raise", exact: true }).press("Enter");
    const card = page.locator(".own .crab-card").first();
    await card.press("Enter");
    await expect(card).toHaveAttribute("aria-pressed", "true");
    const look = (element) => element.evaluate((element) => {
      const { outlineStyle, outlineWidth, boxShadow, backgroundColor, transform } = getComputedStyle(element);
      const paper = element.querySelector(".paper");
      return [outlineStyle === "none" ? "" : outlineWidth, boxShadow, backgroundColor, transform, paper && getComputedStyle(paper).strokeWidth].join(" ");
    });
    await page.locator("h1").first().evaluate(() => document.activeElement.blur());
    expect(await look(card)).not.toBe(await look(page.locator(".own .crab-card").last()));
    const actions = page.locator(".six button:not([aria-disabled=true])");
    expect(await look(actions.and(page.locator("[aria-pressed=true]")))).not.toBe(await look(actions.and(page.locator("[aria-pressed=false]")).first()));
    await photograph(page, `everyone-${Object.values(media)[0]}`, { fullPage: true });
  });
}

test("at twice the size nothing sticks out, and on paper there is the board without what can only be pressed", async ({ page }) => {
  await seeded(page, 4);
  for (const game of ["crab-stack", "crabs", "kraaw"]) {
    await page.setViewportSize({ width: 640, height: 400 });
    await sitDown(page, game);
    await expect(page.locator(".log")).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await page.emulateMedia({ media: "print" });
    await expect(page.locator(".top")).toBeHidden();
    await expect(page.locator(".actions").first()).toBeHidden();
    await expect(page.locator(".board")).toBeVisible();
    await page.emulateMedia({ media: "screen" });
    await page.goto("about:blank");
  }
});
