// What the boards show and ask at the moments that decide a game, on tables laid for it.
import { accessible, expect, friend, kraawAnswer, lay, make, open, photograph, picture, standing, test } from "./helpers.mjs";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const steps = (page) => page.locator(".log .step");
const start = (page) => page.getByRole("button", { name: "Start the game" }).click();
const said = (page) => page.locator("#said");

/** Whether an element is wholly in the visible part of the page. */
const inSight = (locator) => locator.evaluate((element) => {
  const { top, left, bottom, right } = element.getBoundingClientRect();
  return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth && bottom > top;
});

const sizes = [[390, 844], [1024, 700], [1280, 800]];

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

test.describe("Crab Stack's tied groups", () => {
  /** Three groups meet at d4; once its crab crawls to d5, two of them are equal. */
  const layout = ["a4", "a5", "a6", "b3", "b4", "b5", "c4", "d4", "d5", "d6", "e2", "e3", "e5", "f1", "f2", "f3", "g1", "g2"];
  const crabs = { c4: "0L", b4: "0M", a4: "0S", b5: "0M", a5: "0S", b3: "1L", a6: "1S", d4: "0L", f2: "0L", e3: "1M", f3: "1L", g1: "1S", g2: "1M", e2: "1L", f1: "1S", d5: "1M", d6: "0M", e5: "0S" };
  const tied = (page, wave_choice, mode = "here") => lay(page, "crab-stack", { mode, options: { layout, wave_choice }, deals: [{ first: 0, crabs }], moves: [[0, "d4-d5"]] });
  const ask = (page) => page.locator(".keep");
  const keep = (page) => page.getByRole("button", { name: "Keep this group" });
  const crab = (page, cell) => page.locator(`#space-${cell}`);
  const lying = (page) => page.locator(".space:not(.bare)");

  for (const [width, height] of sizes) {
    test(`whoever moved is asked by the board, sees what the wave would take, and confirms, ${width} wide`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await tied(page, "mover");
      await expect(ask(page)).toContainText("Choose the group that stays");
      expect(await inSight(ask(page))).toBe(true);
      await expect(keep(page)).toBeDisabled();
      await expect(ask(page).getByRole("button", { name: /^Group \d/ })).toHaveText([/^Group 1: 5 of yours and 2 of Player 2’s.*you lose \d+ and Player 2 loses \d+$/, /^Group 2: 1 of yours and 6 of Player 2’s/]);
      await picture(page, `tied-asked-${width}`);

      await crab(page, "f2").click();
      await expect(ask(page)).toContainText("Group 2 stays: 1 of yours and 6 of Player 2’s. 11 crabs are washed away.");
      await expect(page.locator(".space.chosen")).toHaveCount(7);
      await expect(page.locator(".space.taken")).toHaveCount(10);
      await crab(page, "a4").click();
      await expect(ask(page)).toContainText("Group 1 stays: 5 of yours and 2 of Player 2’s. 11 crabs are washed away.");
      await expect(page.locator("#space-f2.taken")).toHaveCount(1);
      await accessible(page);
      await picture(page, `tied-chosen-${width}`);
      await expect(steps(page)).toHaveCount(2);
      await expect(lying(page)).toHaveCount(17);

      await keep(page).click();
      await expect(steps(page)).toHaveCount(3);
      await expect(lying(page)).toHaveCount(7);
      await expect(ask(page)).toHaveCount(0);
    });
  }

  test("the next player's first click washes nothing away, and Escape takes the choice back", async ({ page }) => {
    await tied(page, "next");
    await expect(ask(page)).toContainText("before you move");
    await crab(page, "f3").click();
    await expect(steps(page)).toHaveCount(2);
    await expect(lying(page)).toHaveCount(17);
    await expect(ask(page)).toContainText("Group 2 stays: 6 of yours and 1 of Player 1’s.");
    await page.keyboard.press("Escape");
    await expect(page.locator(".space.chosen, .space.taken")).toHaveCount(0);
    await expect(keep(page)).toBeDisabled();
    await ask(page).getByRole("button", { name: /^Group 2/ }).click();
    await keep(page).click();
    await expect(lying(page)).toHaveCount(7);
    await expect(page.locator(".movable").first()).toBeVisible();
  });

  test("a group is chosen and kept by keyboard alone", async ({ page }) => {
    await tied(page, "mover");
    await crab(page, "a4").focus();
    await page.keyboard.press("Enter");
    await expect(keep(page)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(keep(page)).toBeDisabled();
    await expect(crab(page, "a4")).toBeFocused();
    await expect(crab(page, "a4")).toHaveAttribute("aria-label", /Group 1/);
    await page.keyboard.press("Enter");
    await expect(crab(page, "b5")).toHaveAttribute("aria-selected", "true");
    await expect(crab(page, "f2")).toHaveAttribute("aria-label", /washed away/);
    await page.keyboard.press("Enter");
    await expect(lying(page)).toHaveCount(7);
    await expect(page.locator(".space:focus")).toHaveCount(1);
  });

  test("each group has one number, which looks like no height and covers no crab", async ({ page }) => {
    await tied(page, "mover");
    await expect(page.locator(".number")).toHaveCount(2);
    await expect(page.locator(".number circle")).toHaveCount(0);
    await expect(page.locator(".bound")).toHaveCount(14);
    const covered = await page.locator(".number").evaluateAll((numbers) => numbers.flatMap((number) => {
      const label = number.getBoundingClientRect();
      return [...document.querySelectorAll(".crawler use:not([href^='#mark'])")].filter((crab) => {
        const box = crab.getBoundingClientRect();
        // A crab fills the middle two thirds of its picture.
        const [wide, high] = [box.width / 6, box.height / 6];
        return label.left < box.right - wide && label.right > box.left + wide && label.top < box.bottom - high && label.bottom > box.top + high;
      }).map((crab) => crab.closest(".space").id);
    }));
    expect(covered).toEqual([]);
  });

  test("online, the mover is asked and the others are told who chooses", async ({ browser, page: ann }) => {
    test.slow();
    for (let table = 0; table < 40; table += 1) {
      const { link, token } = await make(ann, { game: "crab-stack", seats: 2, options: { layout, wave_choice: "mover" } });
      await ann.goto("about:blank");
      await ann.goto(`${link}#${token}`);
      await ann.getByLabel("Your name").fill("Ann");
      await ann.getByRole("button", { name: "Sit down" }).click();
      const bob = await friend(browser, link, "en-US");
      await bob.getByLabel("Your name").fill("Bob");
      await bob.getByRole("button", { name: "Sit down" }).click();
      for (const page of [ann, bob]) await expect(page.locator(".shore")).toBeVisible();
      await expect.poll(async () => await standing(ann) === "mine" || await standing(bob) === "mine").toBe(true);
      const [mover, other, name] = await standing(ann) === "mine" ? [ann, bob, "Ann"] : [bob, ann, "Bob"];
      if (await mover.locator("#space-d4.movable").count()) {
        await crab(mover, "d4").click();
        const split = mover.locator("#space-d5.target, #space-d6.target, #space-e5.target").first();
        if (await split.count()) {
          await split.click();
          await expect(ask(mover)).toContainText("Choose the group that stays");
          await expect(other.locator(".chooses")).toHaveText(`${name} chooses the group that stays.`);
          await crab(mover, "a4").click();
          await expect(steps(other)).toHaveCount(2);
          await keep(mover).click();
          for (const page of [mover, other]) await expect(lying(page)).toHaveCount(7);
          return;
        }
      }
      await bob.context().close();
    }
    throw new Error("no table of forty had a crab that could part the groups");
  });
});

test.describe("the end of a round of Kraaw", () => {
  const deals = [
    { first: 0, hands: [[5, 3, 2, 1, 1], [4, 4, 3, 2, 1]], dog: [3, 2, 2, 2, 1] },
    { nests: [[2, 5, 1, 3, 1], [4, 1, 3, 2, 4]], dog: [1, 2, 3, 2, 2] },
  ];
  /** One card is left, the first player's; Pearl has turned up all of hers, and will begin the next round. */
  const moves = [
    [0, "keep"], [1, "keep"], [0, "reveal 2"], [0, "leave"], [0, "done"], [1, "reveal 2"], [1, "lock"], [0, "lock 2"], [1, "reveal 4"], [1, "lock"],
    [0, "reveal 4"], [0, "lock"], [1, "reveal 1"], [0, "reveal 1"], [1, "reveal 3"], [0, "reveal 3"], [1, "reveal 5"],
  ];
  const nearlyOver = (page, mode, options = {}) => lay(page, "kraaw", { mode, options, deals, moves });
  const count = (page) => page.locator(".tally");
  const next = (page) => page.locator("#next-round");
  const rows = (page) => count(page).locator("tbody tr").evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent).join(" ")));
  const shown = (page) => page.locator(".nest:not(.dog) .treasure.up").count();

  async function revealLast(page) {
    await page.locator(".own .treasure.down").click();
    await page.getByRole("button", { name: "Reveal my 5th card" }).click();
  }

  for (const [width, height] of sizes) {
    test(`it stays in sight with its count until somebody goes on, ${width} wide`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await nearlyOver(page, "alone");
      await revealLast(page);
      await expect(count(page)).toContainText("Round 1 was won by Pearl");
      await expect(next(page)).toBeFocused();
      for (const seen of [count(page), next(page)]) expect(await inSight(seen)).toBe(true);
      expect(await rows(page)).toEqual(["Player 5 + 3 + 2 + 1 + 1 12 0", "Pearl 4 + 4 + 3 + 2 + 1 14 1"]);
      await expect(page.locator(".headline")).toContainText("Round 1");
      expect(await shown(page)).toBe(10);
      await expect(page.locator(".own .treasure").last()).toHaveAttribute("aria-label", /1, revealed/);
      await expect(said(page)).toContainText("Pearl");
      await expect(said(page)).not.toContainText("Round 2");
      await accessible(page);
      await photograph(page, `kraaw-round-over-${width}`);

      // Pearl begins the next round, and waits: its moves come after this, never before.
      const before = await steps(page).count();
      await page.waitForTimeout(1_500);
      expect(await steps(page).count()).toBe(before);
      await page.keyboard.press("Enter");
      await expect(page.locator(".headline")).toContainText("Round 2");
      await expect(next(page)).toHaveCount(0);
      expect(await shown(page)).toBe(0);
      await expect.poll(() => steps(page).count()).toBeGreaterThan(before);
    });
  }

  test("around one device it shows what all may see, and the curtain comes after it", async ({ page }) => {
    await nearlyOver(page, "here");
    await page.getByRole("button", { name: /^I am Player 1/ }).click();
    await revealLast(page);
    await expect(count(page)).toContainText("Round 1 was won by Player 2");
    await expect(page.locator(".curtain, .dealt, .known")).toHaveCount(0);
    expect(await shown(page)).toBe(10);
    await next(page).click();
    await expect(page.locator(".curtain")).toBeVisible();
    // What was undone is seen again when it is done again.
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(next(page)).toHaveCount(0);
  });

  test("a reload goes on with the new round, whose count stays at hand", async ({ page }) => {
    await nearlyOver(page, "alone");
    await revealLast(page);
    await expect(next(page)).toBeVisible();
    await page.reload();
    await expect(page.locator(".headline")).toContainText("Round 2");
    await expect(page.locator(".question")).toBeVisible({ timeout: 30_000 });
    await expect(count(page)).toContainText("Round 1 was won by Pearl");
  });

  for (const [width, height] of sizes) {
    test(`the last round of the game stays in sight with its count, ${width} wide`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await nearlyOver(page, "alone", { rounds_to_win: 1 });
      await revealLast(page);
      await expect(page.locator(".result")).toContainText("Pearl wins");
      await expect(count(page)).toContainText("Round 1 was won by Pearl");
      expect(await inSight(count(page))).toBe(true);
      expect(await shown(page)).toBe(10);
      await expect(next(page)).toHaveCount(0);
      await accessible(page);
      await photograph(page, `kraaw-over-${width}`);
    });
  }

  test("looking back and the replay show the round as it ended, and say so in three languages", async ({ page }) => {
    await nearlyOver(page, "alone");
    await revealLast(page);
    for (const [lang, words] of [["fr", "Manche suivante"], ["ru", "Следующий раунд"], ["en", "Next round"]]) {
      await page.locator(".lang").first().selectOption(lang);
      await expect(next(page)).toHaveText(words);
    }
    await next(page).click();
    await expect(page.locator(".headline")).toContainText("Round 2");
    await expect.poll(() => steps(page).count()).toBeGreaterThan(moves.length + 2);
    await steps(page).filter({ hasText: "Round 1 is over" }).click();
    await expect(page.locator(".headline")).toContainText("Round 1");
    expect(await shown(page)).toBe(10);
    await expect(next(page)).toHaveCount(0);
    await page.goto(`${page.url().replace("/table/", "/replay/")}/${moves.length + 1}`);
    await expect(page.locator(".replay .headline")).toContainText("Round 1");
    await expect(count(page)).toContainText("Round 1 was won by Pearl");
    expect(await shown(page)).toBe(10);
    await page.getByRole("button", { name: "One move on" }).click();
    await expect(page.locator(".headline")).toContainText("Round 2");
  });

  test("online each looks as long as they like, but not for ever", async ({ browser, page: ann }) => {
    test.slow();
    const { link, token } = await make(ann, { game: "kraaw", seats: 2, options: { rounds_to_win: 2 } });
    await ann.goto(`${link}#${token}`);
    await ann.getByLabel("Your name").fill("Ann");
    await ann.getByRole("button", { name: "Sit down" }).click();
    const bob = await friend(browser, link, "en-US");
    await bob.getByLabel("Your name").fill("Bob");
    await bob.getByRole("button", { name: "Sit down" }).click();
    for (const page of [ann, bob]) await expect(page.locator(".nests")).toBeVisible();
    for (let turn = 0; turn < 400 && await next(ann).count() === 0; turn += 1) {
      for (const page of [ann, bob]) if (await standing(page) === "mine") await kraawAnswer(page);
    }
    for (const page of [ann, bob]) {
      await expect(count(page)).toContainText("Round 1 was won by");
      await expect(page.locator(".headline")).toContainText("Round 1");
      await expect(page.locator(".question")).toHaveCount(0);
    }
    await picture(ann, "online-kraaw-round-over");
    await next(ann).click();
    await expect(ann.locator(".headline")).toContainText("Round 2");
    // Bob does nothing, and is taken along after a while.
    await expect(bob.locator(".headline")).toContainText("Round 2", { timeout: 25_000 });
  });
});
