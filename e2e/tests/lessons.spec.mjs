// The lessons, walked to their ends in three languages: by being shown, and with what is not asked for refused.
import { accessible, expect, open, photograph, picture, test } from "./helpers.mjs";

const next = (page) => page.locator("#lesson-next");
const asked = (page) => page.locator("#lesson-asks p");
const words = {
  en: { show: "Show me", back: "Step back" },
  fr: { show: "Montrez-moi", back: "Étape précédente" },
  ru: { show: "Покажите", back: "Шаг назад" },
};

/** Does what the board shows, as a pupil would: each game has its own way. */
const does = {
  "crab-stack": async (page, hint) => {
    const cells = hint.match(/\b[a-g][1-7]\b/g);
    if (await page.locator(".keep").count()) {
      await page.locator(`#space-${cells[0]}`).click();
      return page.locator("#keep-group").click();
    }
    for (const cell of cells) await page.locator(`#space-${cell}`).click();
  },
  kraaw: async (page, hint) => {
    const move = hint.replace(/^[^:]*: /, "");
    const order = move.match(/\d/g) ?? [];
    const cards = await page.locator(".treasure.hinted").evaluateAll((cards) => cards.map((card) => [card.id, card.closest(".own") !== null, card.querySelector(".place").dataset.place]));
    cards.sort(([, own, place], [, other, there]) => other - own || order.indexOf(place) - order.indexOf(there));
    for (const [id] of cards) await page.locator(`#${id}`).click();
    await page.locator(".question").getByRole("button", { name: move, exact: true }).click();
  },
  crabs: async (page) => {
    const make = page.locator(".maker .main:enabled").first();
    const deck = page.locator(".deck:enabled[aria-pressed=false]");
    if (await make.count() === 0 && await deck.count()) await deck.click();
    if (await make.count()) return make.click();
    await page.locator(".question .main").first().click();
  },
};

/** Has oneself be shown, and does it, until the step is done. */
async function doStep(page, game, lang) {
  for (let tries = 0; tries < 5 && await next(page).count() === 0; tries += 1) {
    const entries = await asked(page).last().textContent();
    await page.getByRole("button", { name: words[lang].show }).click();
    await expect(page.locator(".hint")).toBeVisible();
    await does[game](page, await page.locator(".hint").textContent());
    await expect.poll(async () => await next(page).count() || await page.locator(".hint").count() === 0).toBeTruthy();
    expect(entries).not.toBe("");
  }
  await expect(next(page)).toBeFocused();
  await expect(page.locator(".due.made .happened")).not.toBeEmpty();
}

for (const [lang, game] of [["en", "crab-stack"], ["fr", "kraaw"], ["ru", "crabs"], ["fr", "crabs"], ["ru", "crab-stack"], ["en", "kraaw"]]) {
  for (const part of ["lesson", "tactics"]) {
    test.describe(`in ${lang}`, () => {
      test.use({ locale: lang, contextOptions: { reducedMotion: "reduce" } });
      test(`the ${part} of ${game} is walked to its end`, async ({ page }) => {
        await open(page, `#/${part}/${game}`);
        const marks = page.locator(".marks span");
        await expect(marks.first()).toBeVisible();
        const steps = await marks.count();
        for (let step = 1; step <= steps; step += 1) {
          await expect(asked(page)).toHaveCount(2);
          if (step % 3 === 1) await accessible(page);
          await doStep(page, game, lang);
          await photograph(page, `${part}-${game}-${lang}-${step}`);
          await next(page).click();
          await expect(page.locator("#lesson-asks")).toBeFocused();
        }
        await expect(page.locator(".marks .past")).toHaveCount(steps);
        await expect(page.locator(".actions .strong")).toBeVisible();
        await accessible(page);
        await picture(page, `${part}-${game}-${lang}-done`);
      });
    });
  }
}

test.describe("a pupil", () => {
  test.use({ locale: "en", contextOptions: { reducedMotion: "reduce" } });

  test("is told what was asked for when another move is made, and nothing is moved", async ({ page }) => {
    await open(page, "#/lesson/crab-stack");
    await expect(asked(page).first()).toContainText("The aim");
    await page.locator("#space-e3").click();
    await page.locator(".target").first().click({ position: { x: 40, y: 50 } });
    await expect(page.locator(".refusal")).toHaveText(`Not that. ${await asked(page).last().textContent()}`);
    await expect(page.locator(".marks .now")).toHaveCount(1);
    await expect(next(page)).toHaveCount(0);
  });

  test("can go back a step, and do it again", async ({ page }) => {
    await open(page, "#/lesson/kraaw");
    const back = page.getByRole("button", { name: words.en.back });
    await expect(back).toHaveCount(0);
    const first = await asked(page).first().textContent();
    await doStep(page, "kraaw", "en");
    await back.click();
    await expect(asked(page).first()).toHaveText(first);
    await doStep(page, "kraaw", "en");
    await next(page).click();
    await expect(asked(page).first()).not.toHaveText(first);
    await back.click();
    await expect(asked(page).first()).toHaveText(first);
    await doStep(page, "kraaw", "en");
  });

  test("sees on a phone what is asked beside what it is about", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, "#/lesson/crabs");
    await expect(page.locator(".question")).toBeVisible();
    await page.locator(".question").scrollIntoViewIfNeeded();
    await page.locator(".own .crab-card").first().scrollIntoViewIfNeeded();
    await expect(asked(page).last()).toBeInViewport({ ratio: 0.9 });
    await photograph(page, "lesson-crabs-phone");
  });
});
