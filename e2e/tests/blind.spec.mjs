// Around one device: change what somebody may not know, press every button there is, and the page stays the same.
import { expect, lay, test, unfoldMore, watch } from "./helpers.mjs";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const vendors = [["5", "4", "2", "3", "3", "1", "2"], ["2+3", "1+2", "4+4", "3+3", "1+4", "2+2", "3+5"], ["1+1+3", "1+2+4", "3+3+4", "1+3+5", "2+2+3", "2+3+4", "1+2+2"],
  ["1+1+2+2", "1+1+3+4", "2+2+3+4", "1+1+2+3", "1+2+2+4", "1+2+3+3", "1+2+3+5"]];
const deck = ["1", "1", "3", "2*", "1*", "1*", "1", "1*", "2", "4", "4", "5", "2", "4", "2", "2*", "2", "5", "3", "1", "5", "3", "2", "1", "4", "4", "5", "3*", "5*", "1", "5*", "3", "1", "2", "1", "4*", "3", "3"];
const pool = ["1", "1", "1", "2", "2*", "3*", "3*", "4", "4*", "5*"];
const crabs = (hand, last) => [{ first: 0, hands: [hand, ["1", "2", "2", "2", "3", "4*"]], pool, deck: [...deck.slice(0, -1), last], vendors }];
const kraaw = (hand, nest, dogs, dog) => [{ first: 0, hands: [hand, [3, 2, 2, 2, 3]], dog: dogs }, { nests: [nest, [2, 3, 3, 2, 2]], dog }];

/** The same game twice: in the second the first player has a card that nobody else has seen in the first. */
const games = [
  {
    game: "kraaw",
    worlds: [kraaw([1, 4, 1, 1, 5], [1, 4, 1, 5, 1], [2, 1, 4, 2, 3], [3, 2, 4, 1, 2]), kraaw([1, 4, 1, 1, 3], [4, 1, 1, 1, 3], [2, 1, 4, 2, 5], [5, 2, 4, 1, 2])],
    states: [[], [[0, "keep"]], [[0, "keep"], [1, "keep"]], [[0, "keep"], [1, "keep"], [0, "look 1"]]],
  },
  {
    game: "crabs",
    worlds: [crabs(["1", "2", "3", "3", "4", "5"], "3"), crabs(["1", "2", "3", "3", "4", "3"], "5")],
    states: [[], [[0, "grab 2*"]], [[0, "grab 2*"], [0, "grab 4*"]]],
  },
];

/** A game of these deals after these moves, in a browser of its own. */
async function world(browser, game, deals, moves) {
  const context = await browser.newContext({ locale: "en-US", reducedMotion: "reduce", baseURL: test.info().project.use.baseURL });
  const page = await context.newPage();
  const errors = watch(page);
  await lay(page, game, { mode: "here", deals, moves });
  const table = page.url();
  const kept = await page.evaluate(() => JSON.stringify(localStorage));
  /** The very same again, whatever was pressed. */
  const again = async () => {
    await page.goto("about:blank");
    await page.goto("/manifest.webmanifest");
    await page.evaluate((kept) => { localStorage.clear(); Object.assign(localStorage, JSON.parse(kept)); }, kept);
    await page.goto(table);
    await expect(page.locator(".log .step")).toHaveCount(moves.length + 1);
    await unfoldMore(page);
    // Whose turn it is is said a moment after it is shown; whoever goes on at once may hear it or not.
    await expect(page.locator("#said p")).not.toHaveCount(0);
  };
  return { context, page, errors, again, id: table.split("/").pop() };
}

/** All there is to see, to hear and to press, without the name that the game has on this device. */
async function shown({ page, id }) {
  // What lies under the pointer explains itself after a while.
  await page.mouse.move(0, 0);
  await page.waitForTimeout(250);
  const text = await page.evaluate(() => document.title + document.body.innerHTML + JSON.stringify([...document.querySelectorAll("input, select, textarea")].map(({ value }) => value)));
  return text.replaceAll(id, "ID");
}

const buttons = (page) => page.locator("main button:enabled:visible, main a[href]:visible, main summary:visible");
/** Whoever says that they are the first player is shown that player's cards; and when all is over, everybody is. */
const OWN = /^I am Player 1$/;
/** A bot that is asked for advice knows the view it is given, and takes as long as it likes. */
const LEFT_OUT = /^Hint$/;

for (const { game, worlds, states } of games) {
  test(`${game}: whatever is pressed, the page depends on nothing that is hidden`, async ({ browser }) => {
    test.setTimeout(400_000);
    for (const moves of states) {
      const both = await Promise.all(worlds.map((deals) => world(browser, game, deals, moves)));
      const [one, other] = both;
      const same = async (what) => expect(await shown(one), `${what} after ${JSON.stringify(moves)}`).toBe(await shown(other));
      // What was said while each was being laid out is left behind.
      await Promise.all(both.map(({ again }) => again()));
      await same("at first");
      const names = await buttons(one.page).allTextContents();
      for (const [at, name] of names.entries()) {
        if (OWN.test(name.trim()) || LEFT_OUT.test(name.trim())) continue;
        await Promise.all(both.map(async ({ again, page }) => { await again(); await buttons(page).nth(at).click(); }));
        await same(`“${name.trim()}”`);
      }
      for (const place of [`#/replay/${one.id}?eyes=all`, `#/replay/${one.id}/0?eyes=0`]) {
        await Promise.all(both.map(async ({ again, page, id }) => { await again(); await page.goto(`/${place.replace(one.id, id)}`); }));
        await expect(one.page.getByText("This game is still being played")).toBeVisible();
        await same(place);
      }
      for (const { errors, context } of both) {
        expect(errors).toEqual([]);
        await context.close();
      }
    }
  });

  test(`${game}: the two worlds of this test do differ for whoever may see it`, async ({ browser }) => {
    const both = await Promise.all(worlds.map((deals) => world(browser, game, deals, [])));
    for (const { page } of both) await page.getByRole("button", { name: "I am Player 1" }).click();
    expect(await shown(both[0])).not.toBe(await shown(both[1]));
    await Promise.all(both.map(({ context }) => context.close()));
  });
}
