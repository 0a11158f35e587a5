// Everything that is somebody's to do is on the screen, at every size, and nothing moves while they choose.
import { crabsMove, crabStackMove, expect, kraawMove, lay, open, picture, seeded, standing, test } from "./helpers.mjs";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const sizes = [[360, 640], [390, 844], [844, 390], [820, 1180], [1024, 700], [1280, 800], [1920, 1080]];

/** What must be in sight when the turn has come, by game. */
const wanted = {
  "crab-stack": [".says .due, .says .aim", ".coast .seat", ".shore", ".movable .hit", ".prompt"],
  crabs: [".says .due, .says .aim", ".vendor", ".permit li", ".gear li", ".fisher", ".deck", ".pooled .crab-card", ".hand .crab-card", ".basket", ".six button", ".so-far p", ".making .main"],
  kraaw: [".says .due, .says .aim", ".nest", ".treasure", ".own .dealt", ".question .asked", ".answers button"],
};
const moves = { "crab-stack": crabStackMove, crabs: crabsMove, kraaw: kraawMove };

/** What of these is not wholly to be seen: cut off by an edge, scrolled away, or covered by something else. */
const hidden = (page, selectors) => page.evaluate(async (selectors) => {
  scrollTo(0, 0);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const things = selectors.flatMap((selector) => {
    const found = [...document.querySelectorAll(selector)].filter((thing) => getComputedStyle(thing).display !== "none");
    return found.length ? found.map((thing) => [selector, thing]) : [[selector, null]];
  });
  const ratios = await new Promise((resolve) => {
    const present = [...new Set(things.map(([, thing]) => thing).filter(Boolean))];
    const seen = new Map();
    const observer = new IntersectionObserver((entries) => {
      for (const entry of entries) seen.set(entry.target, entry.intersectionRatio);
      if (seen.size === present.length) resolve(seen);
    });
    present.forEach((thing) => observer.observe(thing));
  });
  const covered = (thing) => {
    const { left, right, top, bottom } = thing.getBoundingClientRect();
    const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return !at || !(thing.contains(at) || at.contains(thing));
  };
  return things.flatMap(([selector, thing]) => {
    if (!thing) return [`${selector}: not there`];
    const lies = thing.getBoundingClientRect();
    if (ratios.get(thing) < 0.985) return [`${selector} “${thing.textContent.trim().slice(0, 30)}”: ${Math.round(100 * ratios.get(thing))} % at ${Math.round(lies.left)},${Math.round(lies.top)}–${Math.round(lies.right)},${Math.round(lies.bottom)}`];
    return covered(thing) && !thing.closest("svg") ? [`${selector} “${thing.textContent.trim().slice(0, 30)}”: covered`] : [];
  });
}, selectors);

/** A game against the weakest bots, when the turn of the person has come. */
async function sit(page, game, seats) {
  await seeded(page, 7);
  await open(page, `#/new/${game}?alone`);
  await expect(page.locator("form.setup")).toBeVisible();
  const places = page.locator(".places .place");
  while (await places.count() > seats) await places.last().locator("button").click();
  while (await places.count() < seats) await page.locator("form.setup").getByRole("button", { name: /Add a seat|Ajouter|Добавить/ }).click();
  for (const who of await page.locator(".places select:not(.character)").all()) {
    if (await who.inputValue() !== "person") await who.selectOption("hatchling");
  }
  await page.locator("form.setup button[type=submit]").click();
  await turn(page);
}

const turn = (page) => expect.poll(() => standing(page), { timeout: 60_000, intervals: [50, 100, 200] }).not.toBe("theirs");

/** Asks at every size that these are in sight. */
async function fits(page, name, selectors) {
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    expect(await hidden(page, selectors), `${name} at ${width}×${height}`).toEqual([]);
    await picture(page, `fits-${name}-${width}`);
  }
}

for (const [game, tables] of Object.entries({ "crab-stack": [2, 3, 4], crabs: [2, 3, 5], kraaw: [2, 4, 6] })) {
  for (const seats of tables) {
    test(`${game} with ${seats} seats is wholly on the screen at every size`, async ({ page }) => {
      await sit(page, game, seats);
      await fits(page, `${game}-${seats}`, wanted[game]);
    });
  }
}

test("crabs is wholly on the screen while a catch, a raise or a grab is being put together", async ({ page }) => {
  await sit(page, "crabs", 5);
  await page.getByRole("button", { name: "Catch", exact: true }).click();
  for (const card of [0, 3]) await page.locator(".hand .crab-card").nth(card).click();
  await fits(page, "crabs-catch", [...wanted.crabs, ".catching button"]);
  await page.getByRole("button", { name: "Raise", exact: true }).click();
  for (const card of [0, 1, 2]) await page.locator(".hand .crab-card").nth(card).click();
  await fits(page, "crabs-raise", [...wanted.crabs, ".ghost-card"]);
  await page.getByRole("button", { name: "Grab", exact: true }).click();
  await page.locator(".pooled .crab-card").first().click();
  await fits(page, "crabs-grab", wanted.crabs);
});

test("kraaw is wholly on the screen with a card chosen and every answer offered", async ({ page }) => {
  await sit(page, "kraaw", 6);
  await page.getByRole("button", { name: "Leave the dog alone" }).click();
  await turn(page);
  await page.locator(".own .treasure.down").first().click();
  await fits(page, "kraaw-chosen", wanted.kraaw);
});

test.describe("in Russian, whose words are long", () => {
  test.use({ locale: "ru" });
  for (const [game, seats] of [["crab-stack", 4], ["crabs", 5], ["kraaw", 6]]) {
    test(`${game} is wholly on the screen at every size`, async ({ page }) => {
      await sit(page, game, seats);
      await fits(page, `${game}-ru`, wanted[game]);
    });
  }
});

/** Adds up how far things have moved on the page by themselves, and which; and keeps all that a browser counts. */
const watchShifts = (page) => page.addInitScript(() => {
  globalThis.__shifts = [];
  globalThis.__counted = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.hadRecentInput) continue;
      globalThis.__counted.push([entry.startTime, entry.value]);
      // What happened is listed newest first: the list grows at its top, and nobody chooses there.
      if (entry.sources.every(({ node }) => (node?.nodeType === 1 ? node : node?.parentElement)?.closest(".log, .since") ?? !node?.isConnected)) continue;
      const what = entry.sources.map(({ node }) => node?.className?.baseVal ?? node?.className ?? node?.nodeName ?? "gone");
      globalThis.__shifts.push([entry.value, what.join(", ")]);
    }
  }).observe({ type: "layout-shift", buffered: true });
});

/** The layout shift of a page as browsers report it: the most within five seconds, with no second's rest between. */
function layoutShift(counted) {
  let [most, sum, began, last] = [0, 0, -Infinity, -Infinity];
  for (const [at, value] of counted) {
    if (at - last > 1_000 || at - began > 5_000) [sum, began] = [0, at];
    sum += value;
    last = at;
    most = Math.max(most, sum);
  }
  return most;
}

for (const game of Object.keys(moves)) {
  for (const [width, height] of [[390, 844], [1280, 800]]) {
    test(`nothing moves while one chooses in ${game} at ${width}×${height}`, async ({ page }) => {
      test.setTimeout(240_000);
      await watchShifts(page);
      await page.setViewportSize({ width, height });
      await sit(page, game, 2);
      await page.evaluate(() => { globalThis.__counted = []; });
      // What the others do may move things a little; from when the turn has come, nothing does.
      const shifts = [];
      for (let decision = 0; decision < 14; decision += 1) {
        await turn(page);
        if (await standing(page) === "over") break;
        await page.waitForTimeout(300);
        await page.evaluate(() => { globalThis.__shifts = []; });
        await moves[game](page, decision % 3 ? 99 : decision);
        shifts.push(...await page.evaluate(() => globalThis.__shifts));
      }
      const sum = shifts.reduce((sum, [value]) => sum + value, 0);
      expect(sum, JSON.stringify(shifts.slice(0, 8))).toBeLessThan(0.1);
      expect(layoutShift(await page.evaluate(() => globalThis.__counted))).toBeLessThan(0.1);
    });
  }
}

test("what is played into the pool lies at its end, and nothing there moves", async ({ page }) => {
  await sit(page, "crabs", 2);
  await page.getByRole("button", { name: "Raise", exact: true }).click();
  const where = () => page.locator(".pooled .crab-card:not(.ghost-card), .deck, .hand .crab-card").evaluateAll((cards) => cards.map((card) => `${card.offsetLeft},${card.offsetTop}`));
  const before = await where();
  for (const card of [0, 2, 4]) await page.locator(".hand .crab-card").nth(card).click();
  await expect(page.locator(".ghost-card")).toHaveCount(3);
  expect(await where()).toEqual(before);
  await expect(page.locator(".ghost-card").first()).toContainText("just played by you");
});

test("what the hand can catch is marked, and the tally says how far the next line is", async ({ page }) => {
  const deals = [{
    first: 0,
    hands: [["1", "1", "2", "4", "4", "5"], ["1", "1", "1", "2", "2", "3"]],
    pool: ["1", "1", "2", "2", "3", "3", "3", "4", "5", "5*"],
    ...rest(["1", "1", "2", "4", "4", "5", "1", "1", "1", "2", "2", "3", "1", "1", "2", "2", "3", "3", "3", "4", "5", "5*"]),
  }];
  await lay(page, "crabs", { mode: "alone", deals, moves: [] });
  await turn(page);
  const reach = page.locator(".permit li.reach");
  await expect(reach).toHaveCount(3);
  await page.getByRole("button", { name: "Catch", exact: true }).click();
  const hand = page.locator(".hand .crab-card");
  await hand.nth(3).click();
  await expect(page.locator(".hand .completes")).toHaveCount(2);
  await hand.nth(4).click();
  await expect(page.locator(".maker [role=status]")).toContainText("2 to 10.");
});

/** The deck and the vendors of a deal whose other cards are these, each in any order. */
function rest(used) {
  const cards = { 1: [13, 3], 2: [11, 3], 3: [9, 3], 4: [7, 3], 5: [5, 3] };
  const all = Object.entries(cards).flatMap(([value, [plain, premium]]) => [...Array(plain).fill(value), ...Array(premium).fill(`${value}*`)]);
  for (const card of used) all.splice(all.indexOf(card), 1);
  const vendors = [
    ["1", "2", "2", "3", "3", "4", "5"],
    ["1+2", "1+4", "2+2", "2+3", "3+3", "3+5", "4+4"],
    ["1+1+3", "1+2+2", "1+2+4", "1+3+5", "2+2+3", "2+3+4", "3+3+4"],
    ["1+1+2+2", "1+1+2+3", "1+1+3+4", "1+2+2+4", "1+2+3+3", "1+2+3+5", "2+2+3+4"],
  ];
  return { deck: all, vendors };
}

test("things explain themselves when they are pointed at or focused, and Escape ends it", async ({ page }) => {
  await sit(page, "crabs", 2);
  const tip = page.getByRole("tooltip");
  await page.getByRole("button", { name: "Trade", exact: true }).hover();
  await expect(tip).toHaveText(/^Trade: /);
  await page.keyboard.press("Escape");
  await expect(tip).toBeHidden();
  await page.getByRole("button", { name: "Trade", exact: true }).focus();
  await page.keyboard.press("Shift+Tab");
  await expect(tip).toHaveText(/^Grab: /);
  await expect(page.getByRole("button", { name: "Grab", exact: true })).toHaveAttribute("aria-describedby", "tip");
  await page.locator(".vendor").first().hover();
  await expect(tip).toContainText("After your action you may sell");
});

test("“?” opens the rules beside the game at what is being done", async ({ page }) => {
  await sit(page, "crabs", 2);
  await page.getByRole("button", { name: "Raise", exact: true }).click();
  await page.getByRole("button", { name: "Rules" }).click();
  const panel = page.getByRole("dialog", { name: "Rules" });
  await expect(panel.getByRole("heading", { name: "Raise" })).toBeInViewport();
  await expect(page.locator(".hand .crab-card").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(panel).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Rules" })).toBeFocused();
});

test("the first game of a kind says what it is about, the second does not", async ({ page }) => {
  await sit(page, "kraaw", 2);
  await expect(page.locator(".aim")).toContainText("highest sum");
  await page.getByRole("button", { name: "Leave the dog alone" }).click();
  await expect(page.locator(".aim")).toHaveCount(0, { timeout: 30_000 });
  await page.goto("about:blank");
  await sit(page, "kraaw", 2);
  await expect(page.locator(".aim")).toHaveCount(0);
});

test("notes on cards are kept on the device, for whoever made them", async ({ page }) => {
  await sit(page, "kraaw", 2);
  const card = page.locator(".own .treasure.down").first();
  await card.focus();
  await page.keyboard.press("4");
  await expect(card).toHaveAttribute("aria-label", /your note: 4/);
  await page.reload();
  await turn(page);
  await expect(card.locator(".note")).toHaveText("4");
  await page.getByRole("button", { name: "Notes" }).click();
  await card.click();
  await expect(card.locator(".note")).toHaveText("5");
  await card.focus();
  await page.keyboard.press("Delete");
  await expect(card.locator(".note")).toHaveCount(0);
});
