// Games go places: records, links that carry a game, films, pictures, and what a link looks like where it is sent.
import { accessible, expect, friend, make, open, picture, test, unfoldMore } from "./helpers.mjs";
import { readFile } from "node:fs/promises";

test.use({ contextOptions: { reducedMotion: "reduce", permissions: ["clipboard-read", "clipboard-write"] } });

const button = (page, name) => page.getByRole("button", { name, exact: true });
const record = {
  strandline: 1, game: "kraaw", seats: 2, options: { direction: "clockwise", hand_swap: false, rounds_to_win: 3, stall: 3 }, names: ["Ann", "Bob"],
  log: [
    { deal: { first: 1, hands: [[1, 4, 1, 1, 5], [3, 2, 2, 2, 3]], dog: [2, 1, 4, 2, 3] } },
    { deal: { nests: [[1, 4, 1, 5, 1], [2, 3, 3, 2, 2]], dog: [3, 2, 4, 1, 2] } },
    { seat: 1, move: "keep" }, { seat: 0, move: "keep" }, { seat: 1, move: "look 1" }, { seat: 1, move: "reveal 1" },
  ],
  result: { ranks: [1, 2] }, ended: { resigned: [1] },
};
const file = (text, name = "game.json") => ({ name, mimeType: "application/json", buffer: Buffer.from(text) });

test("a record is opened by a button, by pasting and by dropping it; a damaged one is refused in words", async ({ page }) => {
  const text = JSON.stringify(record);
  await open(page);
  const input = page.locator(".open-record input");
  await input.setInputFiles(file(text));
  await expect(page).toHaveURL(/#\/replay\//);
  await expect(page.locator(".nests")).toContainText("Ann");
  await expect(page.locator(".result")).toBeVisible();

  await page.goto("/#/");
  await expect(page.locator(".open-record")).toBeVisible();
  await page.evaluate(async (text) => navigator.clipboard.writeText(text), text);
  await page.locator("main").focus();
  await page.keyboard.press("Control+V");
  await expect(page).toHaveURL(/#\/replay\//);

  await page.goto("/#/");
  await expect(page.locator(".open-record")).toBeVisible();
  const drop = (text) => page.evaluate((text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], "game.json"));
    document.body.dispatchEvent(new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer: data }));
  }, text);
  await drop(text);
  await expect(page).toHaveURL(/#\/replay\//);

  await page.goto("/#/");
  const why = page.locator(".open-record [role=alert]");
  for (const damaged of [text.slice(0, 200), "{}", text.replace('"look 1"', '"look 9"'), text.replace("[1,4,1,1,5]", "[9,9,9,9,9]"), "no record at all"]) {
    await input.setInputFiles(file(damaged));
    await expect(why).toContainText("This record cannot be opened.");
    expect((await why.textContent()).length).toBeGreaterThan("This record cannot be opened. ".length);
    await expect(page).not.toHaveURL(/replay/);
  }
  await input.setInputFiles(file(text.replace('"look 1"', '"look 9"')));
  await expect(why).toContainText("5");
  await accessible(page);
});

test("a game that runs goes on here, all its seats at this device", async ({ page }) => {
  const { result, ended, ...running } = record;
  await open(page);
  await page.locator(".open-record input").setInputFiles(file(JSON.stringify(running)));
  await expect(page).toHaveURL(/#\/table\//);
  await expect(button(page, "I am Bob")).toBeVisible();
});

test("a link to a game on this device carries the game", async ({ browser, page }) => {
  await open(page);
  await page.locator(".open-record input").setInputFiles(file(JSON.stringify(record)));
  await expect(page.locator(".nests")).toBeVisible();
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await button(page, "Copy a link to this move").click();
  await expect(page.getByText("It carries the whole game")).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/#\/game\/[\w-]+\/1$/);
  expect(link.length).toBeLessThan(2_000);
  const far = await friend(browser, link, "en-US");
  await expect(far.locator(".nests")).toContainText("Ann");
  await expect(far.getByText("Move 1 of 4").last()).toBeVisible();
  await expect(far).toHaveURL(/#\/replay\//);
  // Opened twice, it is one game.
  await far.goto(link);
  await expect(far.locator(".nests")).toBeVisible();
  expect(await far.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith("strandline.game.")).length)).toBe(1);
  for (const broken of [`${link.slice(0, -40)}/1`, link.replace(/game\/.{20}/, "game/AAAAAAAAAAAAAAAAAAAA")]) {
    await far.goto("about:blank");
    await far.goto(broken);
    await expect(far.getByRole("alert")).toContainText("This record cannot be opened.");
  }
  await accessible(far);
  await far.context().close();
});

test("a replay runs by itself, and the space bar stops it", async ({ page }) => {
  await open(page);
  await page.locator(".open-record input").setInputFiles(file(JSON.stringify(record)));
  await expect(page.locator(".nests")).toBeVisible();
  await page.keyboard.press("Home");
  await page.keyboard.press("Space");
  await expect(button(page, "Stop")).toBeVisible();
  await expect(page.getByText(/^Move 2 of 4/).last()).toBeVisible({ timeout: 10_000 });
  await page.keyboard.press("Space");
  await expect(button(page, "Play by itself")).toBeVisible();
  const at = await page.locator(".player ~ .dim").first().textContent();
  await page.waitForTimeout(1_800);
  expect(await page.locator(".player ~ .dim").first().textContent()).toBe(at);
  await button(page, "Play by itself").click();
  await expect(page.getByText("Move 4 of 4").last()).toBeVisible({ timeout: 10_000 });
  await expect(button(page, "Play by itself")).toBeVisible();
  for (const width of [390, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await picture(page, `replay-${width}`);
  }
});

for (const game of ["crab-stack", "crabs", "kraaw"]) {
  test(`a picture of ${game} can be saved as a drawing and as points`, async ({ page }) => {
    await open(page);
    await page.locator(`.card.${game} .main`).click();
    await expect(page.locator(".movable, .question").first()).toBeVisible({ timeout: 60_000 });
    await unfoldMore(page);
    const saved = async (name) => {
      const download = page.waitForEvent("download");
      await button(page, name).click();
      return readFile(await (await download).path());
    };
    const drawing = (await saved("Picture (SVG)")).toString();
    expect(drawing).toMatch(/^<svg xmlns/);
    const points = await saved("Picture (PNG)");
    expect(points.subarray(1, 4).toString()).toBe("PNG");
    const [width, height] = [points.readUInt32BE(16), points.readUInt32BE(20)];
    expect(width).toBeGreaterThan(600);
    // It shows something: more than a few colours.
    const colours = await page.evaluate(async (bytes) => {
      const image = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
      const canvas = new OffscreenCanvas(image.width, image.height);
      const brush = canvas.getContext("2d");
      brush.drawImage(image, 0, 0);
      const { data } = brush.getImageData(0, 0, image.width, image.height);
      const seen = new Set();
      for (let at = 0; at < data.length; at += 4 * 97) seen.add(`${data[at] >> 4},${data[at + 1] >> 4},${data[at + 2] >> 4}`);
      return seen.size;
    }, [...points]);
    expect(colours).toBeGreaterThan(12);
    const { writeFile } = await import("node:fs/promises");
    await writeFile(`artefacts/picture-${game}.png`, points);
    expect(height).toBeGreaterThan(200);
  });
}

test("a link has a sentence and a picture where it is sent", async ({ page, request }) => {
  const tag = (html, name) => new RegExp(`<meta property="${name}" content="([^"]*)">`).exec(html)?.[1];
  const home = await (await request.get("/", { headers: { "accept-language": "fr" } })).text();
  expect(tag(home, "og:title")).toBe("Strandline");
  expect(tag(home, "og:description")).toContain("Jouez dans votre navigateur");
  const { link, token } = await make(page, { game: "kraaw", seats: 3 });
  await page.goto(`${link}#${token}`);
  await page.getByLabel("Your name").fill('Ann "<&');
  await page.getByRole("button", { name: "Sit down" }).click();
  await expect(page.getByText("You have a seat.")).toBeVisible();
  const table = await (await request.get(link)).text();
  expect(tag(table, "og:title")).toBe("Kraaw · Strandline");
  expect(tag(table, "og:description")).toBe("Ann &quot;&lt;&amp; would like to play Kraaw with you. Open seats: 2 of 3. No account needed.");
  expect(tag(table, "og:url")).toBe(link);
  expect(table).toContain('<meta name="twitter:card" content="summary_large_image">');
  expect(table).not.toContain(token);
  const card = await request.get(tag(table, "og:image"));
  expect([card.status(), card.headers()["content-type"]]).toEqual([200, "image/png"]);
  // A table that is not there is a page all the same.
  expect((await request.get("/t/nothere0")).status()).toBe(200);
});

test("the page installs: icons for every phone", async ({ page, request }) => {
  await open(page);
  const manifest = await (await request.get("/manifest.webmanifest")).json();
  const pngs = manifest.icons.filter(({ type }) => type === "image/png");
  expect(pngs.map(({ sizes, purpose = "any" }) => `${sizes} ${purpose}`)).toEqual(["192x192 any", "512x512 any", "512x512 maskable"]);
  const apple = await page.locator('link[rel="apple-touch-icon"]').getAttribute("href");
  for (const { src, sizes } of [...pngs, { src: apple, sizes: "180x180" }]) {
    const bytes = await (await request.get(src)).body();
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes);
  }
  const session = await page.context().newCDPSession(page);
  expect((await session.send("Page.getInstallabilityErrors")).installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== "in-incognito")).toEqual([]);
});
