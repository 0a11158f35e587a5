import { defineConfig } from "@playwright/test";

const port = process.env.PORT ?? "8123";
const server = process.env.STRANDLINE ?? "../target/debug/strandline";

export default defineConfig({
  // A game that was laid out to be tried has tests of its own.
  testDir: process.env.NEW_GAME ? "new-game" : "tests",
  outputDir: "artefacts/traces",
  // On two busy cores a whole game of three browsers takes minutes.
  timeout: 300_000,
  expect: { timeout: 15_000 },
  workers: 2,
  reporter: "list",
  // Deals are left to chance: a test that fails is tried again, and reported as flaky.
  retries: process.env.CI ? 2 : 0,
  use: {
    baseURL: `http://localhost:${port}`,
    // What is not there by then will not come.
    actionTimeout: 45_000,
    // Writing down all that every test does takes as long as doing it: where a test is tried again, that is soon enough.
    trace: process.env.CI ? "on-first-retry" : "retain-on-failure",
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
      args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
    },
  },
  webServer: { command: `${server} serve --listen 127.0.0.1:${port} --data artefacts/house`, url: `http://localhost:${port}/healthz`, reuseExistingServer: false, timeout: 30_000 },
  projects: [
    { name: "desktop", use: { viewport: { width: 1280, height: 860 }, locale: "en-US" }, grepInvert: /@phone/ },
    { name: "phone", use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2, locale: "ru-RU" }, grep: /@phone/ },
  ],
});
