// Makes the pictures of docs/rules-compared.md from the client in `dist/`: a rules page in each language, as WebP.
import { chromium } from "@playwright/test";
import { writeFile } from "node:fs/promises";
import { serve } from "./serve.mjs";

const port = Number(process.env.PORT ?? 8123);
const pictures = [
  ["rules-crabs-en", "en", "#/rules/crabs/vendors"],
  ["rules-kraaw-fr", "fr", "#/rules/kraaw/steal"],
  ["rules-crab-stack-ru", "ru", "#/rules/crab-stack/setting-up"],
];

const server = await serve(port);
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu"] });
for (const [name, locale, hash] of pictures) {
  const page = await browser.newPage({ viewport: { width: 820, height: 1000 }, locale, reducedMotion: "reduce" });
  await page.goto(`http://localhost:${port}/${hash}`);
  await page.locator(`[id="section-${hash.split("/").pop()}"]:focus`).waitFor();
  // Playwright itself writes PNG and JPEG only.
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send("Page.captureScreenshot", { format: "webp", quality: 80 });
  await writeFile(new URL(`../docs/pictures/${name}.webp`, import.meta.url), Buffer.from(data, "base64"));
  await page.close();
}
await browser.close();
server.close();
