// What the boards show and ask at the moments that decide a game, on tables laid for it.
import { expect, open, picture, test } from "./helpers.mjs";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const start = (page) => page.getByRole("button", { name: "Start the game" }).click();

test.describe("Crabs!", () => {
  /** The last two equal cards of a row, by where they lie. */
  const twins = (cards) => cards.evaluateAll((cards) => {
    const words = cards.map((card) => card.textContent);
    const last = words.findLastIndex((word, at) => words.indexOf(word) < at);
    return last < 0 ? null : [words.lastIndexOf(words[last], last - 1), last];
  });
  const chosen = (cards) => cards.evaluateAll((cards) => cards.flatMap((card, at) => (card.getAttribute("aria-pressed") === "true" ? [at] : [])));

  test("the very card that is pressed rises, in the hand and in the pool, by mouse and by keyboard", async ({ page }) => {
    const hand = page.locator(".pile.own .crab-card");
    const pool = page.locator("[aria-labelledby=pool-title] .crab-card");
    let pair = null;
    for (let game = 0; game < 20 && !pair; game += 1) {
      await open(page, "#/new/crabs?here");
      await start(page);
      await page.getByRole("button", { name: /^I am Player/ }).click();
      pair = await twins(hand);
      if (!pair) await page.goto("about:blank");
    }
    const [first, second] = pair;
    await page.getByRole("button", { name: "Upgrade", exact: true }).click();
    await hand.nth(second).click();
    expect(await chosen(hand)).toEqual([second]);
    await hand.nth(first).click();
    expect(await chosen(hand)).toEqual([first, second]);
    await hand.nth(second).click();
    expect(await chosen(hand)).toEqual([first]);

    await page.getByRole("button", { name: "Raise", exact: true }).click();
    await hand.nth(second).press("Enter");
    expect(await chosen(hand)).toEqual([second]);
    await expect(hand.nth(second)).toBeFocused();
    const [left, right] = await twins(pool);
    await pool.nth(right).click();
    expect(await chosen(pool)).toEqual([right]);
    await pool.nth(left).press(" ");
    expect(await chosen(pool)).toEqual([left, right]);
    await expect(page.locator(".maker [role=status]")).toContainText(/Value played [1-5], taken/);
    await picture(page, "crabs-twins");
  });
});

test.describe("Kraaw's nests", () => {
  const widths = [360, 390, 600, 820, 900, 901, 920, 960, 1000, 1024, 1060, 1100, 1280, 1920];

  /** What runs over so many lines that only a few letters stand on each. */
  const crumbled = (page) => page.locator(".crow-name, .crow-state, .dealt").evaluateAll((texts) => texts.flatMap((text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    return lines > 1 && text.textContent.length / lines < 5 ? [`${text.textContent}: ${lines} lines`] : [];
  }));

  for (const seats of [2, 4, 6]) {
    test(`one's own nest keeps its shape at every width, ${seats} at the table`, async ({ page }) => {
      await open(page, "#/new/kraaw?here");
      for (let more = 2; more < seats; more += 1) await page.getByRole("button", { name: "Add a seat" }).click();
      await start(page);
      await page.getByRole("button", { name: /^I am Player/ }).click();
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        const high = await page.locator(".nest.own").evaluate((nest) => nest.getBoundingClientRect().height);
        expect(high, `${width} wide`).toBeLessThanOrEqual(200);
        expect(await crumbled(page), `${width} wide`).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${width} wide`).toBeLessThanOrEqual(0);
        if ([390, 1024, 1280].includes(width)) await picture(page, `kraaw-nests-${seats}-${width}`);
      }
    });
  }
});
