// The lessons, walked to their ends: one in each language, with nothing but what a pupil sees.
import { accessible, expect, open, picture, test } from "./helpers.mjs";

const next = (page) => page.locator("#lesson-next");

/** Chooses crabs and targets until the step is done. */
async function crawl(page, froms, tos) {
  for (const from of froms ?? await cells(page, ".movable")) {
    await page.locator(`#space-${from}`).click();
    for (const to of tos ?? await cells(page, ".target")) {
      await page.locator(`#space-${to}`).click();
      if (await next(page).count()) return;
      if (await page.locator(`#space-${from}[aria-selected="true"]`).count() === 0) await page.locator(`#space-${from}`).click();
    }
    await page.keyboard.press("Escape");
    if (await page.locator(`#space-${from}[aria-selected="true"]`).count()) await page.locator(`#space-${from}`).click();
  }
}

const cells = (page, kind) => page.locator(`.space${kind}`).evaluateAll((spaces) => spaces.map((space) => space.id.slice(6)));

/** Goes on, once the step is done and says what came of it. */
async function goOn(page, game, step, lang) {
  await expect(next(page)).toBeVisible();
  await expect(next(page)).toBeFocused();
  await expect(page.locator(".due.made .happened")).not.toBeEmpty();
  await page.screenshot({ path: `artefacts/lesson-${game}-${lang}-${step}.png` });
  await next(page).click();
}

/** The lesson is over: every mark is past, and a real game is offered. */
async function finished(page, steps) {
  await expect(page.locator(".marks .past")).toHaveCount(steps);
  await expect(page.locator(".actions .strong")).toBeVisible();
}

test.describe("in English", () => {
  test.use({ locale: "en", contextOptions: { reducedMotion: "reduce" } });
  test("the lesson of Crab Stack is walked to its end", async ({ page }) => {
    await open(page, "#/lesson/crab-stack");
    await accessible(page);
    for (let step = 1; step <= 4; step += 1) {
      await crawl(page);
      await goOn(page, "crab-stack", step, "en");
    }
    await crawl(page, ["e4"], ["d4"]);
    await goOn(page, "crab-stack", 5, "en");
    await crawl(page, ["d4"], ["c4", "d5"]);
    await goOn(page, "crab-stack", 6, "en");
    await page.locator("#space-f2").click();
    await expect(page.locator(".keep")).toContainText("1 of yours");
    await page.locator("#keep-group").click();
    await expect(page.locator(".refusal")).toBeVisible();
    await page.locator("#space-a4").click();
    await expect(page.locator(".keep")).toContainText("5 of yours");
    await page.locator("#keep-group").click();
    await goOn(page, "crab-stack", 7, "en");
    await crawl(page, ["d4"], ["e3", "c4"]);
    await accessible(page);
    await goOn(page, "crab-stack", 8, "en");
    await finished(page, 8);
    await picture(page, "lesson-crab-stack-done");
  });
});

test.describe("in French", () => {
  test.use({ locale: "fr", contextOptions: { reducedMotion: "reduce" } });
  test("the lesson of Kraaw is walked to its end", async ({ page }) => {
    await open(page, "#/lesson/kraaw");
    await accessible(page);
    const card = (row, column) => page.locator(`#card-${row}-${column}`);
    const answer = (name) => page.locator(".question .main", { hasText: name }).first().click();
    // Rows: Pearl's nest, the dog, one's own.
    await card(2, 0).click();
    await card(1, 0).click();
    await answer(/^Échanger/);
    await goOn(page, "kraaw", 1, "fr");
    await card(2, 1).click();
    await answer(/^Regarder/);
    await goOn(page, "kraaw", 2, "fr");
    await card(2, 1).click();
    await answer(/^Révéler/);
    await goOn(page, "kraaw", 3, "fr");
    await card(2, 1).click();
    await card(2, 2).click();
    await answer(/^Verrouiller .*défausser/);
    await goOn(page, "kraaw", 4, "fr");
    await card(0, 0).click();
    await answer(/^Prendre/);
    await goOn(page, "kraaw", 5, "fr");
    await card(0, 1).click();
    await answer(/^Voler/);
    await goOn(page, "kraaw", 6, "fr");
    await card(2, 1).click();
    await answer(/^Révéler/);
    await goOn(page, "kraaw", 7, "fr");
    await answer(/^La verrouiller/);
    await goOn(page, "kraaw", 8, "fr");
    await card(2, 4).click();
    await answer(/^Révéler/);
    await expect(page.locator(".tally")).toContainText("12");
    await accessible(page);
    await goOn(page, "kraaw", 9, "fr");
    await finished(page, 9);
  });
});

test.describe("in Russian", () => {
  test.use({ locale: "ru", contextOptions: { reducedMotion: "reduce" } });
  test("the lesson of Crabs! is walked to its end", async ({ page }) => {
    await open(page, "#/lesson/crabs");
    await accessible(page);
    const act = (name) => page.getByRole("button", { name, exact: true }).click();
    const make = () => page.getByRole("button", { name: "Сделать этот ход" }).click();
    const hand = page.locator(".pile.own .crab-card");
    const pool = page.locator("[aria-labelledby=pool-title] .crab-card");
    await act("Взять");
    await page.locator(".deck").click();
    await act("Взять из колоды");
    await goOn(page, "crabs", 1, "ru");
    await page.locator(".deck").click();
    await act("Взять из колоды");
    await goOn(page, "crabs", 2, "ru");
    await act("Обменять");
    await hand.first().click();
    await pool.last().click();
    await make();
    await goOn(page, "crabs", 3, "ru");
    // Two cards of one value, or one and the same: what is put down may be taken back.
    await act("Вырастить");
    await hand.first().click();
    await pool.first().click();
    await make();
    await goOn(page, "crabs", 4, "ru");
    await act("Улучшить снасть");
    await hand.first().click();
    await make();
    await goOn(page, "crabs", 5, "ru");
    await act("Поймать");
    await hand.filter({ hasText: /^1/ }).first().click();
    await hand.filter({ hasText: /^4/ }).first().click();
    await page.locator(".catching .chip-button").last().click();
    await make();
    await goOn(page, "crabs", 6, "ru");
    await page.locator(".question .soft").click();
    await expect(page.locator(".refusal")).toBeVisible();
    await page.locator(".question .main").first().click();
    await goOn(page, "crabs", 7, "ru");
    await act("Успокоить");
    await page.locator(".pile.own .crab-card").last().click();
    await make();
    await accessible(page);
    await goOn(page, "crabs", 8, "ru");
    await finished(page, 8);
  });
});
