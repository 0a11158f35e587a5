// Around one device nobody sees another's cards, whatever they press and wherever they go back to.
import { readFile, writeFile } from "node:fs/promises";
import { accessible, crabsMove, expect, kraawMove, open, test, unfoldMore } from "./helpers.mjs";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const start = (page) => page.getByRole("button", { name: "Start the game" }).click();
const ready = (page) => page.getByRole("button", { name: /^I am / });
const hide = (page) => page.getByRole("button", { name: "Hide my cards" });
const button = (page, name) => page.getByRole("button", { name, exact: true });
const steps = (page) => page.locator(".log .step");

/** What shows somebody's secret: the cards dealt in Kraaw or looked at, the hand of Crabs!, a hint and what is to be built of a hand. */
const SECRETS = ".dealt, .treasure.known, .peeked, [aria-label*='you know it'], .own, .hint, .hinted, .maker, .question";

/** Nobody in particular is at the device: nothing on the page, seen or said, is for one pair of eyes. */
async function nobodysCards(page) {
  await expect(page.locator(SECRETS)).toHaveCount(0);
  await expect(page.locator("#said")).not.toContainText("Hint");
  expect(await page.locator("body").ariaSnapshot()).not.toMatch(/Dealt to you|Your hand|you know it|Hint:/);
}

/** The curtain of this person hides everything, and offers nothing that would show it. */
async function curtainOf(page, name) {
  await expect(ready(page)).toHaveText(`I am ${name}`);
  await nobodysCards(page);
  await expect(button(page, "Hint")).toBeDisabled();
}

/** Downloads a game: what the file is called, and what is in it. */
async function downloaded(page) {
  await unfoldMore(page);
  const download = page.waitForEvent("download");
  await button(page, "Download this game").click();
  const file = await download;
  return { name: file.suggestedFilename(), path: await file.path(), text: await readFile(await file.path(), "utf8") };
}

/** Whoever the curtain waits for takes the device: their name. */
async function take(page) {
  const name = (await ready(page).textContent()).replace("I am ", "");
  await ready(page).click();
  await expect(ready(page)).toHaveCount(0);
  return name;
}

/** Moves until nothing is left to do but to hide what came of it. */
async function moved(page, move) {
  for (let presses = 0; presses < 60 && await hide(page).count() === 0; presses += 1) await move(page, 9);
  await expect(hide(page)).toBeInViewport();
}

/** One person's whole turn, from curtain to curtain: who it was, and who is next. */
async function turn(page, move) {
  const name = await take(page);
  await moved(page, move);
  await hide(page).click();
  return [name, (await ready(page).textContent()).replace("I am ", "")];
}

const games = [
  { game: "kraaw", move: kraawMove, own: ".dealt", board: ".nests" },
  { game: "crabs", move: crabsMove, own: ".own .crab-card", board: ".market" },
];

for (const { game, move, own, board } of games) {
  test(`${game}: undo, reload and the browser's back button pass the curtain`, async ({ page }) => {
    await open(page, `#/new/${game}?here`);
    await start(page);
    const [first, second] = await turn(page, move);
    expect(first).not.toBe(second);
    await curtainOf(page, second);
    await accessible(page);

    // Whoever presses Undo at the curtain may be either of them.
    await button(page, "Undo").click();
    await curtainOf(page, first);
    await take(page);
    await expect(page.locator(own).first()).toBeVisible();
    // Whoever has moved sees what came of it until they hide it, and nothing is theirs to do.
    await moved(page, move);
    await expect(page.locator(own).first()).toBeVisible();
    await expect(page.locator(".question, .maker").filter({ visible: true })).toHaveCount(0);
    await expect(button(page, "Hint")).toBeDisabled();
    await accessible(page);
    // The device is theirs already: what they take back themselves needs no curtain, what another did does.
    await button(page, "Undo").click();
    await expect(page.locator(own).first()).toBeVisible();
    await expect(hide(page)).toHaveCount(0);
    await moved(page, move);
    await page.reload();
    await curtainOf(page, second);
    await take(page);
    await expect(page.locator(own).first()).toBeVisible();
    await button(page, "Hint").click();
    await expect(page.locator("#said")).toContainText("Hint");
    await button(page, "Undo").click();
    await curtainOf(page, first);

    // Undone to the very beginning, every step passes a curtain.
    while (await button(page, "Undo").isEnabled()) {
      await button(page, "Undo").click();
      await curtainOf(page, first);
    }

    await take(page);
    await expect(page.locator(own).first()).toBeVisible();
    await page.reload();
    await curtainOf(page, first);
    await take(page);
    await page.goto("/#/settings");
    await page.goBack();
    await curtainOf(page, first);
  });

  test(`${game}: at the curtain the log leads back to what everybody saw`, async ({ page }) => {
    await open(page, `#/new/${game}?here`);
    await start(page);
    const [, second] = await turn(page, move);
    for (let at = 1; at < await steps(page).count(); at += 1) {
      await steps(page).nth(at).click();
      await expect(page.locator(board)).toBeVisible();
      await nobodysCards(page);
      await expect(button(page, "Hint")).toBeDisabled();
    }
    await button(page, "Undo").click();
    await nobodysCards(page);
    await expect(ready(page)).not.toHaveText(`I am ${second}`);
  });

  for (const mode of ["here", "alone"]) {
    test(`${game}, ${mode}: while it runs, its replay is the audience's and its record is sealed until the end`, async ({ page }) => {
      await open(page, `#/new/${game}?${mode}`);
      await start(page);
      if (mode === "here") await turn(page, move);
      else await expect(page.locator(".question, .maker").first()).toBeVisible({ timeout: 30_000 });
      const table = page.url();
      const id = table.split("/").pop();
      const sealed = await downloaded(page);
      expect(Object.keys(JSON.parse(sealed.text))).toEqual(["game", "sealed"]);
      expect(sealed.name).toMatch(new RegExp(`^${game}.*sealed\\.json$`));
      for (const eyes of ["", "?eyes=all", "?eyes=0", "?eyes=1", "/0?eyes=all"]) {
        await page.goto(`/#/replay/${id}${eyes}`);
        await expect(page.getByText("This game is still being played")).toBeVisible();
        await expect(page.locator(board)).toBeVisible();
        await expect(page).toHaveURL(/eyes=audience/);
        await expect(page.getByLabel("Seen through the eyes of")).toHaveCount(0);
        expect(Object.keys(JSON.parse((await downloaded(page)).text))).toEqual(["game", "sealed"]);
        await nobodysCards(page);
      }
      await accessible(page);
      await page.keyboard.press("Home");
      await expect(page.getByText(/^Move 0 of/).last()).toBeVisible();
      await nobodysCards(page);

      await page.goto(table);
      await button(page, "Resign").click();
      await button(page, "Yes").click();
      await expect(page.locator(".result")).toContainText("resigned");
      const record = JSON.parse((await downloaded(page)).text);
      expect(record.game).toBe(game);
      expect(JSON.stringify(record)).toContain('"hands"');
      await page.getByRole("link", { name: "Replay" }).click();
      await page.getByLabel("Seen through the eyes of").selectOption("all");
      await expect(page.getByText("This game is still being played")).toHaveCount(0);
      await expect(page.locator(game === "kraaw" ? ".treasure.known" : ".fisher:has-text('seen:')").first()).toBeVisible();
    });
  }
}

test("kraaw: a card that was looked at is seen again only behind its owner's curtain", async ({ page }) => {
  await open(page, "#/new/kraaw?here");
  await start(page);
  const leave = async (page) => button(page, "Leave the dog alone").click();
  const [first, second] = await turn(page, leave);
  await turn(page, leave);
  const look = async () => {
    await page.locator(".own .treasure.down").first().click();
    await button(page, "Look at my 1st card, then reveal one").click();
    await expect(page.locator(".treasure.known")).toHaveCount(1);
  };
  await take(page);
  await look();
  // One's own move, taken back by oneself: the device stays where it is.
  await button(page, "Undo").click();
  await expect(page.locator(".dealt")).toBeVisible();
  await expect(page.locator(".treasure.known")).toHaveCount(0);
  await look();
  await page.locator(".own .treasure.down").nth(1).click();
  await button(page, "Reveal my 2nd card").click();
  await button(page, "No bonus").click();
  await hide(page).click();
  await curtainOf(page, second);
  await button(page, "Undo").click();
  await curtainOf(page, first);
  await button(page, "Undo").click();
  await curtainOf(page, first);
  await take(page);
  await expect(page.locator(".treasure.known")).toHaveCount(1);
  // Twice over, into the turn of the other.
  for (let undone = 0; undone < 2; undone += 1) await button(page, "Undo").click();
  await curtainOf(page, second);
});

test("a sealed game goes on where it is opened, with the same seats and behind the curtain; a damaged one is refused in words", async ({ page }) => {
  await open(page, "#/new/kraaw?here");
  await start(page);
  const [, second] = await turn(page, kraawMove);
  const table = page.url();
  const sealed = await downloaded(page);
  await page.goto("/#/");
  await page.locator(".open-record input").setInputFiles(sealed.path);
  await expect(page).toHaveURL(/#\/table\//);
  expect(page.url()).not.toBe(table);
  await curtainOf(page, second);
  await take(page);
  await expect(page.locator(".dealt")).toBeVisible();

  const whole = JSON.parse(sealed.text);
  const file = test.info().outputPath("wrong.json");
  for (const wrong of [{ ...whole, sealed: whole.sealed.slice(0, -40) }, { ...whole, game: "crabs" }, { ...whole, sealed: "крабы" }]) {
    await page.goto("/#/");
    await writeFile(file, JSON.stringify(wrong));
    await page.locator(".open-record input").setInputFiles(file);
    await expect(page.locator(".open-record .refusal")).toContainText("no game that can go on");
  }
});
