// Makes the pictures of README.md and docs/rules-compared.md from the client in `dist/`, as WebP: the first page, a table of
// each game as it stands after some moves, and a rules page in each language.
import { chromium } from "@playwright/test";
import { writeFile } from "node:fs/promises";
import { serve } from "./serve.mjs";

const port = Number(process.env.PORT ?? 8123);
const home = `http://localhost:${port}/`;
const rules = [
  ["rules-crabs-en", "en", "#/rules/crabs/vendors"],
  ["rules-kraaw-fr", "fr", "#/rules/kraaw/steal"],
  ["rules-crab-stack-ru", "ru", "#/rules/crab-stack/setting-up"],
];

const server = await serve(port);
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu"] });

const open = async (locale, [width, height], hash) => {
  const page = await browser.newPage({ viewport: { width, height }, locale, reducedMotion: "reduce", serviceWorkers: "block" });
  await page.goto(`${home}${hash}`);
  return page;
};

/** Keeps what is to be seen. Playwright itself writes PNG and JPEG only. */
async function keep(page, name) {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send("Page.captureScreenshot", { format: "webp", quality: 80 });
  await writeFile(new URL(`../docs/pictures/${name}.webp`, import.meta.url), Buffer.from(data, "base64"));
  await page.close();
}

/** Plays some moves as somebody would who follows every hint. */
async function play(page, moves) {
  for (let made = 0; made < moves; made += 1) {
    await page.locator(".movable, .question").first().waitFor({ timeout: 60_000 });
    await page.getByRole("button", { name: "Hint", exact: true }).click();
    const words = await page.locator(".hint").textContent({ timeout: 30_000 });
    const cells = words.match(/\b[a-g][1-7]\b/g);
    if (cells) for (const cell of cells) await page.locator(`#space-${cell}`).click({ position: { x: 40, y: 50 } });
    else if (await page.locator(".maker .main:enabled").count()) await page.locator(".maker .main:enabled").click();
    else {
      for (const card of await page.locator(".treasure.hinted").all()) await card.click();
      await page.locator(".question").getByRole("button", { name: words.replace(/^[^:]*: /, ""), exact: true }).click();
    }
    await page.waitForTimeout(500);
  }
  await page.locator(".movable, .question").first().waitFor({ timeout: 60_000 });
  await page.mouse.move(0, 0);
  await page.waitForTimeout(700);
}

const first = await open("en", [1280, 800], "");
await first.locator(".card .main").nth(2).waitFor();
await keep(first, "home");
for (const [game, moves] of [["crab-stack", 4], ["crabs", 4], ["kraaw", 5]]) {
  const page = await open("en", [1280, 800], "");
  await page.locator(`.card.${game} .main`).click();
  await play(page, moves);
  await keep(page, game);
}
for (const [name, locale, hash] of rules) {
  const page = await open(locale, [820, 1000], hash);
  await page.locator(`[id="section-${hash.split("/").pop()}"]:focus`).waitFor();
  await keep(page, name);
}
await browser.close();
server.close();
