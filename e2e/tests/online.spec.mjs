// People in several browsers around one table of a house.
import { accessible, crabStackMove, expect, friend, make, open, picture, standing, test } from "./helpers.mjs";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Ann makes a table by the page, sits down, and hands out the link. */
async function annMakes(ann, choose = async () => {}) {
  await open(ann, "#/new/crab-stack?online");
  await choose();
  await ann.getByRole("button", { name: "Make the table" }).click();
  const link = await ann.locator(".share .link").textContent();
  await ann.getByLabel("Your name").fill("Ann");
  await ann.getByRole("button", { name: "Sit down" }).click();
  await expect(ann.getByText("You have a seat.")).toBeVisible();
  return link;
}

/** Bob comes by the link, in French: one step, a name. */
async function bobComes(browser, link) {
  const bob = await friend(browser, link, "fr-FR");
  await bob.getByLabel("Votre nom").fill("Bob");
  await bob.getByRole("button", { name: "S’asseoir" }).click();
  return bob;
}

/** Two people at a table that begins when both sit; the first of the two is to move. */
async function two(browser, ann, plan = {}) {
  const { link, token } = await make(ann, { game: "crab-stack", seats: 2, ...plan });
  await ann.goto(`${link}#${token}`);
  await ann.getByLabel("Your name").fill("Ann");
  await ann.getByRole("button", { name: "Sit down" }).click();
  const bob = await bobComes(browser, link);
  for (const page of [ann, bob]) await expect(page.locator(".shore")).toBeVisible();
  const mover = await whoseTurn(ann, bob);
  return { ann, bob, mover, other: mover === ann ? bob : ann, link };
}

async function whoseTurn(...pages) {
  let turn;
  await expect.poll(async () => {
    for (const page of pages) if (await standing(page) !== "theirs") turn = page;
    return turn !== undefined;
  }).toBe(true);
  return turn;
}

const steps = (page) => page.locator(".log .step");
const anyButton = (page, ...names) => page.getByRole("button", { name: new RegExp(`^(${names.join("|")})$`) });

/** Makes a move and waits until everybody has heard of it. */
async function play(mover, ...others) {
  const before = await steps(mover).count();
  await crabStackMove(mover);
  for (const page of [mover, ...others]) await expect.poll(() => steps(page).count()).toBeGreaterThan(before);
}

test("two play online to the end, one loses the connection in the middle, a third watches", async ({ browser, page: ann }) => {
  const link = await annMakes(ann, async () => {
    await accessible(ann);
    await ann.getByLabel("Clock", { exact: true }).selectOption("bank");
    await ann.getByLabel("Minutes for the whole game").fill("20");
    await picture(ann, "online-setup");
  });
  await expect(ann.locator(".terms")).toContainText("20 minutes");
  await accessible(ann);
  await picture(ann, "online-waiting");
  const bob = await bobComes(browser, link);
  await ann.getByRole("button", { name: /^Start;/ }).click();
  const watcher = await friend(browser, link, "en-US");
  const everybody = [ann, bob, watcher];
  for (const page of everybody) await expect(page.locator(".shore")).toBeVisible();
  await expect(watcher.getByRole("button", { name: "Resign" })).toHaveCount(0);
  await expect(ann.locator(".watching")).toContainText("1 person watches");
  for (const page of everybody) await expect(steps(page).last()).toContainText(/start|commence/);
  await accessible(ann);

  // Each has a clock, and only the clock of whoever is due runs.
  for (const page of everybody) {
    await expect(page.getByRole("timer")).toHaveCount(2);
    await expect(page.locator(".clock.runs")).toHaveCount(1);
  }
  const first = await ann.locator(".clock.runs").textContent();
  await expect(ann.locator(".clock.runs")).not.toHaveText(first);

  for (let ply = 0; ply < 4; ply += 1) await play(await whoseTurn(ann, bob), ann, bob, watcher);

  // Looking back disturbs nothing: the game goes on meanwhile.
  const looker = await whoseTurn(ann, bob) === ann ? bob : ann;
  const now = await looker.locator(".shore").innerHTML();
  await steps(looker).nth(3).click();
  await expect(looker.locator(".due.past")).toBeVisible();
  expect(await looker.locator(".shore").innerHTML()).not.toBe(now);
  await expect(looker.locator(".movable")).toHaveCount(0);
  await play(await whoseTurn(ann, bob), watcher);
  await expect(looker.locator(".due.past")).toBeVisible();
  await anyButton(looker, "Back to the game", "Revenir à la partie").click();
  await expect(looker.locator(".due.past")).toHaveCount(0);

  // Bob's line breaks; what he missed comes when it is mended.
  await bob.context().setOffline(true);
  await bob.evaluate(() => globalThis.__sockets.forEach((socket) => socket.close()));
  await bob.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(bob.locator(".warning[role=status]")).toBeInViewport({ ratio: 1 });
  await ann.getByLabel("Say something").fill("still there?");
  await ann.keyboard.press("Enter");
  if (await standing(ann) === "mine") await play(ann, watcher);
  await picture(bob, "online-lost");
  await bob.context().setOffline(false);
  await expect(bob.locator(".warning[role=status]")).toHaveCount(0, { timeout: 40_000 });
  await expect(bob.locator(".talk")).toContainText("still there?");
  await expect.poll(() => steps(bob).count()).toBe(await steps(ann).count());
  await picture(ann, "online");

  for (let ply = 0; ply < 400; ply += 1) {
    const mover = await whoseTurn(ann, bob);
    if (await standing(mover) === "over") break;
    await play(mover, ann, bob, watcher);
  }
  for (const page of everybody) await expect(page.locator(".result")).toBeVisible();

  const download = ann.waitForEvent("download");
  await ann.getByRole("button", { name: "Download this game" }).click();
  expect((await download).suggestedFilename()).toMatch(/\.json$/);
  await watcher.getByRole("button", { name: "Replay" }).click();
  await expect(watcher).toHaveURL(/#\/replay\//);
  await expect(watcher.locator(".shore")).toBeVisible();

  // Again, at another table, with the same seats' owners.
  await ann.getByRole("button", { name: "Play again" }).click();
  await expect(bob.locator(".ask")).toContainText("Ann");
  await anyButton(bob, "Oui").click();
  for (const page of [ann, bob]) await page.locator("a.main.wide").click();
  for (const page of [ann, bob]) await page.getByRole("button", { name: /I’m ready|J’y suis/ }).click();
  await ann.getByRole("button", { name: /^Start;/ }).click();
  for (const page of [ann, bob]) await expect(page.locator(".shore")).toBeVisible();
  await play(await whoseTurn(ann, bob), ann, bob);
});

test("taking back, a pause and a draw need the others' consent", async ({ browser, page }) => {
  const { ann, bob, mover, other } = await two(browser, page, { clock: { kind: "move", seconds: 600 } });
  await play(mover, other);
  await play(other, mover);
  await anyButton(mover, "Undo", "Annuler le coup").click();
  await expect(mover.locator(".ask")).toBeVisible();
  await anyButton(other, "Yes", "Oui").click();
  for (const page of [ann, bob]) await expect(steps(page)).toHaveCount(1);
  await play(mover, other);

  await anyButton(ann, "Pause").click();
  await expect(bob.locator(".ask")).toContainText("Ann");
  await anyButton(bob, "Oui").click();
  await expect(ann.locator(".due")).toHaveText("The game is paused.");
  for (const page of [ann, bob]) await expect(page.locator(".clock.runs, .movable")).toHaveCount(0);
  await accessible(ann);
  await picture(ann, "online-paused");
  await bob.getByRole("button", { name: "Reprendre la partie" }).click();
  await expect(ann.locator(".clock.runs")).toHaveCount(1);

  await anyButton(ann, "Offer a draw").click();
  await expect(ann.locator(".ask")).toContainText("You offer a draw");
  await anyButton(bob, "Non").click();
  await expect(ann.locator(".ask")).toHaveCount(0);
  await expect(ann.locator(".talk")).toContainText("Bob says no");
  await bob.getByRole("button", { name: /match nul/ }).click();
  await anyButton(ann, "Yes").click();
  await expect(ann.locator(".result")).toContainText("A draw");
  await expect(bob.locator(".result")).toBeVisible();
});

test("what somebody says can be muted, for oneself and, by whoever made the table, for all", async ({ browser, page }) => {
  const { ann, bob } = await two(browser, page);
  await bob.getByLabel("Dire quelque chose").fill("coucou");
  await bob.keyboard.press("Enter");
  await expect(ann.locator(".talk")).toContainText("coucou");
  await ann.locator(".heard summary").press("Enter");
  await anyButton(ann, "Do not show me what Bob says").press("Enter");
  await expect(ann.locator(".talk")).not.toContainText("coucou");
  await accessible(ann);
  await ann.reload();
  await expect(ann.locator(".talk")).toContainText("Bob sits down.");
  await expect(ann.locator(".talk")).not.toContainText("coucou");
  await ann.locator(".heard summary").click();
  await anyButton(ann, "Show me again what Bob says").click();
  await expect(ann.locator(".talk")).toContainText("coucou");
  await anyButton(ann, "Mute Bob for everybody").click();
  await expect(bob.locator(".talk")).toContainText("Bob n’a plus la parole.");
  await expect(bob.locator(".places-online")).toContainText("parole coupée");
  await anyButton(ann, "Let everybody hear Bob again").click();
  await expect(bob.locator(".talk")).toContainText("Bob a de nouveau la parole.");
});

test("another device takes the seat over, and giving up ends the game", async ({ browser, page }) => {
  const { ann, bob, mover, other } = await two(browser, page);
  await mover.locator(".elsewhere summary").click();
  const link = await mover.locator(".elsewhere .link").textContent();
  expect(link).toMatch(/\/t\/\w+#\w+/);
  const tablet = await friend(browser, link, "en-US");
  await expect(tablet.locator(".movable").first()).toBeVisible();
  expect(tablet.url()).not.toContain(link.split("#")[1]);
  await play(tablet, mover, other);
  await anyButton(other, "Resign", "Abandonner").click();
  await anyButton(other, "Yes", "Oui").click();
  for (const page of [ann, bob, tablet]) await expect(page.locator(".result")).toBeVisible();
});

test("when time runs out a bot steps in until its person is back", async ({ browser, page }) => {
  const { mover, other } = await two(browser, page, { clock: { kind: "move", seconds: 5 }, time_out: "bot" });
  await expect(mover.locator(".clock.low")).toHaveCount(1);
  const back = (page) => anyButton(page, "I am back", "Je suis de retour");
  await expect(back(mover)).toBeVisible();
  await expect.poll(() => steps(other).count()).toBeGreaterThan(1);

  // The other one does nothing either: the game waits, and is still there for whoever comes back.
  for (const page of [mover, other]) await expect(page.locator(".ask")).toContainText(/the game waits|la partie attend/);
  const waiting = await steps(other).count();
  await back(mover).click();
  await expect(other.locator(".talk")).toContainText(/is back|est de retour/);
  await expect(other.locator(".ask")).toContainText(/a bot plays for you|un robot joue pour vous/);
  await expect.poll(() => steps(mover).count()).toBeGreaterThan(waiting);
  await expect(back(mover)).toHaveCount(0);
});

test("bots take seats, in the language of whoever looks, and days are counted", async ({ page }) => {
  await open(page, "#/new/kraaw?online");
  await page.getByLabel("How many play?").selectOption("3");
  await page.getByLabel("Clock", { exact: true }).selectOption("days");
  await page.getByLabel("When time runs out").selectOption("resign");
  await page.getByLabel("Strength of bots that fill in").selectOption("hatchling");
  await page.getByRole("button", { name: "Make the table" }).click();
  await page.getByLabel("Your name").fill("Ann");
  await page.getByRole("button", { name: "Sit down" }).click();
  await page.getByRole("button", { name: "Seat 2: let a bot play" }).click();
  await expect(page.locator(".places-online")).toContainText("Pearl");
  await page.getByRole("button", { name: /^Start;/ }).click();
  await expect(page.locator(".nests")).toBeVisible();
  await expect(page.getByRole("timer")).toHaveText(["3 d 0 h"]);
  await expect(steps(page).last()).toContainText("Round 1");
  await page.locator(".lang").first().selectOption("ru");
  await expect(page.locator(".places-online")).not.toContainText("hatchling");
  await accessible(page);
  await picture(page, "online-kraaw-ru");
});

test("the house commits before play, and each browser checks the deal by itself", async ({ browser, page: ann }) => {
  const { link, token } = await make(ann, { game: "kraaw", seats: 2 });
  await ann.goto(`${link}#${token}`);
  await expect(ann.locator(".dealing summary")).toHaveText(/[0-9a-f]{16}/);
  await ann.locator(".dealing summary").click();
  await expect(ann.locator(".dealing p")).toContainText(/[0-9a-f]{64}/);
  await ann.getByLabel("Your name").fill("Ann");
  await ann.getByRole("button", { name: "Sit down" }).click();

  // Ann goes on on another device and closes the first; the table does not wait in vain.
  await ann.locator(".elsewhere summary").click();
  const own = await ann.locator(".elsewhere .link").textContent();
  const tablet = await friend(browser, own, "en-US");
  await expect(tablet.getByText("You have a seat.")).toBeVisible();
  await ann.goto("about:blank");
  const bob = await bobComes(browser, link);
  for (const page of [tablet, bob]) await expect(page.locator(".nests")).toBeVisible();
  const watcher = await friend(browser, link, "ru-RU");
  await expect(watcher.locator(".nests")).toBeVisible();
  await anyButton(bob, "Abandonner").click();
  await anyButton(bob, "Oui").click();

  const verdict = (page) => page.locator(".dealt-fairly [role=status]");
  await anyButton(tablet, "Dealt fairly\\?").click();
  await expect(verdict(tablet)).toContainText("Yes. Your browser has dealt again");
  await expect(verdict(tablet)).toContainText("own secret number is part of it");
  await expect(verdict(tablet)).toContainText("had shown you before play");
  await accessible(tablet);
  await picture(tablet, "online-dealt-fairly");
  await anyButton(watcher, "Честно ли раздали\\?").click();
  await expect(verdict(watcher)).toContainText("Да.");
  await expect(verdict(watcher)).toContainText("не видел стола до игры");

  // A house that gives a record of something else is found out.
  await bob.route("**/record", async (route) => {
    const answer = await route.fetch();
    const record = await answer.json();
    record.result.ranks.reverse();
    record.ended = { resigned: [0] };
    await route.fulfill({ response: answer, json: record });
  });
  await anyButton(bob, "La donne est-elle conforme \\?").click();
  await expect(verdict(bob)).toContainText("NON.");
});
