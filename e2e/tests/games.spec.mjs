// Whole games, as people play them on one device.
import { accessible, crabsMove, crabStackMove, expect, kraawMove, open, picture, playOut, seeded, tabTo, test, unfoldMore, unfoldRules } from "./helpers.mjs";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const steps = (page) => page.locator(".log .step");
const start = (page) => page.getByRole("button", { name: "Start the game" }).click();

test("a game of Crab Stack against a bot, by mouse, and its replay", async ({ page }) => {
  await seeded(page, 1);
  await open(page);
  await page.getByRole("button", { name: "Play now" }).first().click();
  await expect(page.locator(".shore")).toBeVisible();
  await expect(steps(page).last()).toContainText("start");
  await accessible(page);
  await playOut(page, crabStackMove);
  await picture(page, "crab-stack-over");

  await unfoldMore(page);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download this game" }).click();
  expect((await download).suggestedFilename()).toMatch(/^crab-stack-\w+\.json$/);
  await page.getByRole("link", { name: "Replay" }).click();
  await page.getByRole("button", { name: "To the start" }).click();
  await expect(page).toHaveURL(/#\/replay\/\w+\/0/);
  await page.getByRole("button", { name: "One move on" }).click();
  await expect(page).toHaveURL(/#\/replay\/\w+\/1/);
  for (const key of ["ArrowRight", "ArrowRight", "ArrowLeft"]) await page.keyboard.press(key);
  await expect(page).toHaveURL(/#\/replay\/\w+\/2/);
  await page.getByRole("slider").fill("3");
  await expect(page).toHaveURL(/#\/replay\/\w+\/3/);
  await accessible(page);
  await picture(page, "replay");
  const link = page.url();
  await page.goto("about:blank");
  await page.goto(link);
  await expect(page.getByText(/^Move 3 of/).last()).toBeVisible();
});

test("a game of Crab Stack by keyboard alone, from the first page to the last move", async ({ page }) => {
  await seeded(page, 2);
  await open(page);
  await tabTo(page, ".crab-stack a[href*='here']");
  await page.keyboard.press("Enter");
  await expect(page.locator("form.setup")).toBeVisible();
  await tabTo(page, "form.setup button[type=submit]");
  await page.keyboard.press("Enter");
  await expect(page.locator(".shore")).toBeVisible();
  await playOut(page, async () => {
    await tabTo(page, ".space");
    if (await page.locator(".space.group").count()) {
      await choose(page, ".space.group");
      await expect(page.locator("#keep-group")).toBeFocused();
      return page.keyboard.press("Enter");
    }
    await choose(page, ".movable");
    await choose(page, ".target");
  });
  await expect(page.locator(".result")).toContainText(/win|draw/);
  await tabTo(page, ".actions a");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#\/replay\//);
});

/** Goes by arrow keys from the focused space to the first that matches, and chooses it. */
async function choose(page, selector) {
  const keys = await page.evaluate((selector) => {
    const rows = [...document.querySelectorAll("[role=row]")].map((row) => [...row.querySelectorAll("[role=gridcell]")]);
    const find = (cell) => { const row = rows.findIndex((row) => row.includes(cell)); return [row, rows[row].indexOf(cell)]; };
    const [row] = find(document.activeElement);
    const [to, column] = find(document.querySelector(selector));
    return [...Array(Math.abs(to - row)).fill(to > row ? "ArrowDown" : "ArrowUp"), "Home", ...Array(column).fill("ArrowRight"), "Enter"];
  }, selector);
  for (const key of keys) await page.keyboard.press(key);
}

test("a game of Crabs! against a bot, by mouse, to its end", async ({ page }) => {
  await seeded(page, 3);
  await open(page, "#/new/crabs?alone");
  await page.getByRole("button", { name: "Remove seat 3" }).click();
  await unfoldRules(page);
  await page.getByLabel("Most rounds").selectOption("6");
  await start(page);
  await expect(page.locator(".market")).toBeVisible();
  await expect(steps(page).last()).toContainText("The cards are dealt");
  await expect(page.locator(".maker")).toBeVisible({ timeout: 30_000 });
  await accessible(page);
  await playOut(page, crabsMove);
  await expect(page.locator(".result")).toContainText(/win|draw/);
  await picture(page, "crabs-over");

  await page.getByRole("link", { name: "Replay" }).click();
  await page.getByRole("button", { name: "To the start" }).click();
  await page.getByLabel("Seen through the eyes of").selectOption("audience");
  await expect(page.getByText("seen:")).toHaveCount(0);
  await page.getByLabel("Seen through the eyes of").selectOption("all");
  await expect(page.getByText("seen:")).toHaveCount(2);
  await expect(page).toHaveURL(/eyes=all/);
});

test("the tally of Crabs! says what is played, taken and missing, and what the permit allows", async ({ page }) => {
  await open(page, "#/new/crabs?here");
  await start(page);
  await page.getByRole("button", { name: /^I am Player/ }).click();
  const tally = page.locator(".maker [role=status]");
  await expect(tally).toHaveText(/^Choose an action\./);
  await page.getByRole("button", { name: "Raise", exact: true }).click();
  await page.locator(".own .crab-card").last().click();
  await expect(tally).toContainText(/Value played [1-5], taken 0\. [1-5] to go/);
  await page.getByRole("button", { name: "Trade", exact: true }).click();
  await page.locator(".own .crab-card").last().click();
  await expect(tally).toHaveText(/Played 1, taken 0\. Take 1 more card/);
  await page.locator(".crab-card:not(.own *)").first().click();
  await expect(tally).toContainText("That works.");
  await page.getByRole("button", { name: "Catch", exact: true }).click();
  await page.locator(".own .crab-card").first().click();
  await expect(tally).toContainText(/Binding value \d/);
  await picture(page, "crabs-tally");
});

test("over the hand limit, the tally of Crabs! says why cards go into the pool and how many", async ({ page }) => {
  await open(page, "#/new/crabs?alone");
  await start(page);
  const deck = page.locator(".deck:enabled");
  for (const hand of [8, 10]) {
    await page.getByRole("button", { name: "Grab", exact: true }).click({ timeout: 60_000 });
    await deck.click();
    await page.getByRole("button", { name: "Draw from the deck" }).click();
    await expect(page.getByText("Take a second card")).toBeVisible();
    await deck.click();
    await page.getByRole("button", { name: "Draw from the deck" }).click();
    await expect(page.locator(".own .crab-card")).toHaveCount(hand);
  }
  const tally = page.locator(".maker [role=status]");
  const why = "You hold 10 cards, and the limit is eight: put 2 cards into the pool.";
  await expect(tally).toHaveText(`${why} Choose 2 more cards from your hand.`);
  for (const card of [0, 9]) await page.locator(".own .crab-card").nth(card).click();
  await expect(tally).toHaveText(`${why} That works.`);
});

test("a game of Kraaw against a bot, by mouse, to its end", async ({ page }) => {
  await seeded(page, 4);
  await open(page, "#/new/kraaw?alone");
  await page.getByRole("button", { name: "Remove seat 3" }).click();
  await unfoldRules(page);
  await page.getByLabel("Rounds to win").selectOption("1");
  await start(page);
  await expect(page.locator(".nests")).toBeVisible();
  await expect(steps(page).last()).toContainText("Round 1");
  await accessible(page);
  await playOut(page, kraawMove);
  await expect(page.locator(".tally")).toContainText(/Round \d+ was won by/);
  await picture(page, "kraaw-over");
});

test("a game of Kraaw around one device, to its end: nobody sees another's cards", async ({ page }) => {
  await open(page, "#/new/kraaw?here");
  await unfoldRules(page);
  await page.getByLabel("Rounds to win").selectOption("1");
  await start(page);
  const ready = page.getByRole("button", { name: /^I am Player/ });
  await expect(ready).toBeVisible();
  await expect(page.locator(".nests")).toHaveCount(0);
  await accessible(page);
  await picture(page, "curtain");
  await ready.click();
  await expect(page.locator(".dealt")).toHaveCount(1);
  await page.getByRole("button", { name: "Leave the dog alone" }).click();
  const hide = page.getByRole("button", { name: "Hide my cards" });
  await picture(page, "parting");
  await hide.click();
  await expect(ready).toBeVisible();
  await expect(page.locator(".dealt")).toHaveCount(0);
  // Looking back while the device changes hands shows what everybody may see.
  await steps(page).last().click();
  await expect(page.locator(".nests")).toBeVisible();
  await expect(page.locator(".dealt")).toHaveCount(0);
  await page.getByRole("button", { name: "Back to the game" }).click();
  for (let turn = 0; turn < 400 && await page.locator(".result").count() === 0; turn += 1) {
    if (await hide.count()) await hide.click();
    else if (await ready.count()) await ready.click();
    else await kraawMove(page);
  }
  await expect(page.locator(".result")).toContainText(/win|draw/);
});

test("what was looked at stays in sight only if the player wants it", async ({ page }) => {
  await open(page, "#/new/kraaw?here");
  await start(page);
  const ready = page.getByRole("button", { name: /^I am Player/ });
  for (let turn = 0; turn < 2; turn += 1) {
    await ready.click();
    await page.getByRole("button", { name: "Leave the dog alone" }).click();
    await page.getByRole("button", { name: "Hide my cards" }).click();
  }
  await ready.click();
  await page.locator(".own .treasure.down").first().click();
  await page.getByRole("button", { name: "Look at my 1st card" }).click();
  await expect(page.locator(".treasure.known")).toHaveCount(1);
  await page.locator(".own .treasure.down").nth(1).click();
  await page.getByRole("button", { name: "Reveal my 2nd card" }).click();
  const mine = page.url();
  await steps(page).nth(0).click();
  await page.goto("/#/settings");
  await page.getByLabel(/Kraaw: keep showing/).uncheck();
  await page.goto(mine);
  await expect(page.locator(".curtain, .nests")).toBeVisible();
  await expect(page.locator(".treasure.known")).toHaveCount(0);
});

test("an illegal target says which rule forbids it, a hint is said, and undo takes a move back", async ({ page }) => {
  await open(page, "#/new/crab-stack?here");
  await start(page);
  await page.locator(".movable").first().focus();
  await page.keyboard.press("Enter");
  const far = page.locator(".space:not(.target):not(.movable):not(.chosen)").first();
  await far.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toContainText(/crab/i);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Hint" }).click();
  await expect(page.locator(".hint")).toHaveText(/^Hint: [a-i]\d to [a-i]\d$/);
  await expect(page.locator(".route")).toHaveCount(1);
  await page.locator(".movable").first().focus();
  await page.keyboard.press("Enter");
  await page.locator(".target").first().focus();
  await page.keyboard.press("Enter");
  await expect(steps(page)).toHaveCount(2);
  // The stack that came of it shows who lies under whom, to the pointer and to the keyboard.
  const stack = page.locator(".space", { has: page.locator(".height") }).first();
  await stack.hover();
  await expect(page.locator(".peek")).toBeVisible();
  await page.locator("h1").hover({ force: true });
  await expect(page.locator(".peek")).toHaveCount(0);
  await page.locator(".brand").focus();
  await stack.focus();
  await expect(page.locator(".peek")).toBeVisible();
  await expect(stack).toHaveAttribute("aria-label", /2 high: .* on /);
  await picture(page, "stack");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(steps(page)).toHaveCount(1);
});

test("a game survives a reload, is offered on the home page, and can be looked back at, resigned and played again", async ({ page }) => {
  await open(page, "#/new/crab-stack?here");
  await start(page);
  await crabStackMove(page);
  await expect(steps(page)).toHaveCount(2);
  await page.reload();
  await expect(steps(page)).toHaveCount(2);
  await page.goto("/#/");
  await page.getByRole("link", { name: /Crab Stack.*1 move/ }).click();
  await expect(steps(page)).toHaveCount(2);
  const now = await page.locator(".shore").innerHTML();
  await steps(page).last().click();
  await expect(page.locator(".due")).toContainText("looking back");
  expect(await page.locator(".shore").innerHTML()).not.toBe(now);
  await page.getByRole("button", { name: "Back to the game" }).click();
  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByRole("button", { name: "Yes" }).click();
  await expect(page.locator(".result")).toContainText("resigned");
  await page.getByRole("button", { name: "Play again" }).click();
  await expect(steps(page)).toHaveCount(1);
});

test("an edition of one's own is typed or loaded, and what is wrong with it is named by line", async ({ page }) => {
  await open(page, "#/new/crabs?here");
  await unfoldRules(page);
  await page.getByLabel("Edition").selectOption("own");
  const text = page.getByLabel("The cards of your copy");
  const ours = await text.inputValue();
  const line = 1 + ours.split("\n").findIndex((line) => line.includes("value = 2, cards"));
  await accessible(page);
  await text.fill(ours.replace("value = 2, cards", "value = 7, cards"));
  await start(page);
  await expect(page.getByRole("alert")).toContainText(`Line ${line}: `);
  await picture(page, "edition");
  await page.getByLabel("Load a file").setInputFiles({ name: "mine.toml", mimeType: "text/plain", buffer: Buffer.from(ours.replace("{ wants = [1], pay = 2 }", "{ wants = [1], pay = 9 }")) });
  await expect(text).toHaveValue(/pay = 9/);
  await start(page);
  await page.getByRole("button", { name: /^I am Player/ }).click();
  await expect(page.locator(".market")).toBeVisible();
});
