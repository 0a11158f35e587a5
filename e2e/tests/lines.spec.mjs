// What a page does with a bad line, with a house of another version, and with what was typed.
import { accessible, expect, make, open, test, unfoldRules } from "./helpers.mjs";

test.use({ contextOptions: { reducedMotion: "reduce" }, serviceWorkers: "block" });

const SOCKET = /\/api\/socket$/;
const foreign = (page) => page.locator(".foreign");
const lost = (page) => page.locator(".warning[role=status]");
const field = (page) => page.getByLabel("Say something");
const send = (page) => page.getByRole("button", { name: "Send" });

/** Ann at a table with a bot, where play has begun. What passes through her line can be changed on its way. */
async function ann(page, line = {}) {
  await page.routeWebSocket(SOCKET, (socket) => {
    const house = socket.connectToServer();
    line.socket = socket;
    house.onMessage((message) => socket.send(line.heard?.(message) ?? message));
    socket.onMessage((message) => {
      const answer = line.asked?.(JSON.parse(message));
      if (answer) socket.send(JSON.stringify(answer));
      else if (answer === undefined) house.send(message);
    });
  });
  const { link, token } = await make(page, { game: "crab-stack", seats: 2, start: "owner", level: "hatchling" });
  await page.goto(`${link}#${token}`);
  await page.getByLabel("Your name").fill("Ann");
  await page.getByRole("button", { name: "Sit down" }).click();
  await page.getByRole("button", { name: /^Start;/ }).click();
  await expect(page.locator(".shore")).toBeVisible();
  return line;
}

async function say(page, text) {
  await field(page).fill(text);
  await field(page).press("Enter");
}

test("what a newer house tells is said not to be understood, once, and the table stays in sight", async ({ page }) => {
  const line = await ann(page);
  let asked = 0;
  page.on("request", (request) => { if (request.url().includes("/log?")) asked += 1; });
  line.heard = (message) => message.replace('"told":"said"', '"told":"juggled"');
  for (const text of ["one", "two", "three"]) {
    await say(page, text);
    await expect(field(page)).toHaveValue("");
  }
  await expect(foreign(page)).toContainText("does not understand");
  await expect(page.locator(".shore")).toBeVisible();
  await accessible(page);
  expect(asked).toBe(0);
  line.heard = undefined;
  await foreign(page).getByRole("button", { name: "Reload" }).click();
  await expect(page.locator(".talk")).toContainText("three");
  await expect(foreign(page)).toHaveCount(0);
});

for (const { what, from, to } of [
  { what: "messages of another version", from: /"protocol":\d+/, to: '"protocol":99' },
  { what: "a view that does not fit", from: '"view":{', to: '"view":{"balls":3},"was":{' },
  { what: "a game that this page does not know", from: '"game":"crab-stack"', to: '"game":"juggling"' },
]) {
  test(`${what}: a sentence and a reload, not a dead page`, async ({ page }) => {
    const line = await ann(page);
    line.heard = (message) => message.replace(from, to);
    await page.reload();
    await expect(foreign(page)).toContainText("does not understand");
    await expect(page.locator("#trouble")).toBeHidden();
    line.heard = undefined;
    await foreign(page).getByRole("button", { name: "Reload" }).click();
    await expect(page.locator(".shore")).toBeVisible();
    await expect(foreign(page)).toHaveCount(0);
  });
}

test("what is too long to be said is not sent, and not lost", async ({ page }) => {
  await ann(page);
  await field(page).fill("é".repeat(312));
  await expect(page.getByText("12 characters too many")).toBeVisible();
  await expect(send(page)).toBeDisabled();
  await field(page).press("Enter");
  await expect(field(page)).toHaveValue("é".repeat(312));
  await accessible(page);
  await say(page, "é".repeat(300));
  await expect(page.locator(".talk li").last()).toContainText("é".repeat(300));
  await expect(field(page)).toHaveValue("");
});

test("what was refused stays where it was typed, and can be sent again", async ({ page }) => {
  const line = await ann(page);
  line.asked = ({ cmd, id }) => (cmd === "say" ? { id, ok: false, error: { code: "too-many", message: "Not so fast." } } : undefined);
  await say(page, "good game");
  await expect(page.getByRole("alert")).toContainText("Not so fast.");
  await expect(field(page)).toHaveValue("good game");
  line.asked = undefined;
  await field(page).press("Enter");
  await expect(field(page)).toHaveValue("");
  await expect(page.locator(".talk li").filter({ hasText: "good game" })).toHaveCount(1);
});

test("what was said into a line that broke is said once when it is mended", async ({ page }) => {
  const line = await ann(page);
  line.asked = ({ cmd }) => (cmd === "say" ? null : undefined);
  await say(page, "good game");
  await expect(send(page)).toBeDisabled();
  await expect(field(page)).toHaveValue("good game");
  line.asked = undefined;
  await line.socket.close();
  await expect(field(page)).toHaveValue("", { timeout: 40_000 });
  await expect(page.locator(".talk li").filter({ hasText: "good game" })).toHaveCount(1);
});

test("a name that is refused stays where it was typed", async ({ page }) => {
  const line = { asked: ({ cmd, id }) => (cmd === "sit" ? { id, ok: false, error: { code: "bad-request", message: "Not this name." } } : undefined) };
  await page.routeWebSocket(SOCKET, (socket) => {
    const house = socket.connectToServer();
    socket.onMessage((message) => {
      const answer = line.asked?.(JSON.parse(message));
      if (answer) socket.send(JSON.stringify(answer));
      else house.send(message);
    });
  });
  const { link, token } = await make(page, { game: "crab-stack", seats: 2, start: "owner" });
  await page.goto(`${link}#${token}`);
  await page.getByLabel("Your name").fill("Anna");
  await page.getByRole("button", { name: "Sit down" }).click();
  await expect(page.getByRole("alert")).toContainText("Not this name.");
  await expect(page.getByLabel("Your name")).toHaveValue("Anna");
  line.asked = undefined;
  await page.getByRole("button", { name: "Sit down" }).click();
  await expect(page.locator(".places-online")).toContainText("Anna");
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("a table that the house refuses to make costs nothing that was typed", async ({ page }) => {
  await open(page, "#/new/crabs?online");
  await page.getByLabel("Clock", { exact: true }).selectOption("move");
  const seconds = page.getByLabel("Seconds for each move");
  await seconds.fill("99999");
  await page.getByRole("button", { name: "Make the table" }).click();
  expect(await seconds.evaluate((field) => field.validity.rangeOverflow)).toBe(true);
  await expect(seconds).toHaveValue("99999");
  await seconds.fill("45");
  await unfoldRules(page);
  await page.getByLabel(/edition/i).first().selectOption("own");
  const own = page.locator("textarea");
  const typed = `${await own.inputValue()}\n# mine\n`;
  await own.fill(typed);
  await page.getByLabel(/edition/i).first().selectOption({ index: 0 });
  await page.getByLabel(/edition/i).first().selectOption("own");
  await expect(own).toHaveValue(typed);
  await page.route("**/api/tables", (route) => route.fulfill({ status: 429, contentType: "application/json", body: JSON.stringify({ ok: false, error: { code: "too-many", message: "Too many tables." } }) }));
  await page.getByRole("button", { name: "Make the table" }).click();
  await expect(page.getByRole("alert")).toContainText("Too many tables.");
  await expect(own).toHaveValue(typed);
  await expect(seconds).toHaveValue("45");
  await page.unroute("**/api/tables");
  await page.getByRole("button", { name: "Make the table" }).click();
  await expect(page.locator(".terms")).toContainText("45 seconds");
});

test("when the network is back, or the page is looked at, a lost line is tried at once", async ({ page }) => {
  await page.clock.install();
  const sockets = [];
  await page.routeWebSocket(SOCKET, (socket) => {
    sockets.push(socket);
    socket.connectToServer();
  });
  const { link } = await make(page, { game: "crab-stack", seats: 2 });
  await page.goto(link);
  await expect(page.getByLabel("Your name")).toBeVisible();
  // From here on no time passes, so that nothing is tried by itself.
  await page.clock.pauseAt(Date.now() + 5_000);
  for (const event of ["online", "visibilitychange"]) {
    const before = sockets.length;
    await sockets.at(-1).close();
    await expect(lost(page)).toBeInViewport({ ratio: 1 });
    expect(sockets.length).toBe(before);
    await page.evaluate((event) => dispatchEvent(new Event(event)), event);
    await expect(lost(page)).toHaveCount(0);
    expect(sockets.length).toBe(before + 1);
  }
});
