// Browser tests: the built page, served under a strict policy, in the Chromium that the system has. No browser is downloaded.
import { defineConfig } from "@playwright/test";

// A port of its own for each run; the workers inherit it.
process.env.HUISU_WEB_PORT ??= String(20000 + Math.floor(Math.random() * 20000));
const port = process.env.HUISU_WEB_PORT;
const dist = process.env.HUISU_WEB_DIST ?? "dist";

export default defineConfig({
    testDir: "tests/browser",
    outputDir: process.env.HUISU_WEB_RESULTS ?? "test-results",
    fullyParallel: true,
    workers: Number(process.env.HUISU_WEB_WORKERS ?? 2),
    reporter: [["list"]],
    timeout: 90_000,
    expect: { timeout: 20_000 },
    use: {
        baseURL: `http://127.0.0.1:${port}/`,
        locale: "en-GB",
        viewport: { width: 1280, height: 800 },
        launchOptions: {
            executablePath: process.env.HUISU_CHROMIUM ?? "/usr/bin/chromium",
            args: ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"],
        },
    },
    webServer: {
        command: `node scripts/serve.mjs "${dist}" ${port}`,
        url: `http://127.0.0.1:${port}/`,
        reuseExistingServer: false,
    },
});
