// For everybody: axe on every view in both themes and languages, phone to projector, reduced motion, language, offline, budget.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { cell, CHAIN, dismiss, EASY, expect, line, open, paste, test } from "./page";

async function expectNoViolations(page: Page, within = "html"): Promise<void> {
    const { violations } = await new AxeBuilder({ page: page as never })
        .include(within)
        .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
        .analyze();
    expect(
        violations.map(({ id, nodes }) => [
            id,
            nodes.slice(0, 3).map(({ html, failureSummary }) => [html, failureSummary]),
        ]),
    ).toEqual([]);
}

// Contrast follows from the theme and names from the language, so two pairs have it all.
for (const [colorScheme, locale] of [
    ["light", "en-GB"],
    ["dark", "zh-CN"],
] as const) {
    test.describe(`in ${colorScheme} and ${locale}`, () => {
        test.use({ colorScheme, locale });

        test("the board, a hint and the dialogs have no violation", async ({ page }) => {
            test.slow(); // axe looks at every cell
            await page.goto("./");
            await paste(page, CHAIN);
            await expect(page.locator(".note")).toBeVisible();
            await cell(page, 1, 1).click();
            for (const key of ["1", "Shift+ArrowRight", "Alt+Digit1"]) await page.keyboard.press(key);
            await page.locator("input[role=switch]").first().check();
            await expectNoViolations(page);
            await page.keyboard.press("Control+z");
            await page.locator(".questions button").nth(3).click();
            await expect(page.locator(".path li")).not.toHaveCount(0);
            await expectNoViolations(page);
            for (let index = 0; index < 6; ++index) {
                await page.locator(".actions button").nth(index).click();
                await expect(page.getByRole("dialog")).toBeVisible();
                await expectNoViolations(page, "dialog");
                await dismiss(page);
            }
        });

        test("the viewers and the print view have no violation", async ({ page }) => {
            test.slow(); // axe looks at every cell
            await open(page, EASY);
            for (const fragment of ["#watch", "#watch/permute", "#watch/subset"]) {
                await page.goto(`./${fragment}`);
                await expect(page.locator(".scrubber")).toBeVisible();
                await page.locator(".transport button").nth(3).click();
                await expectNoViolations(page);
            }
            await page.goto("./#watch/race");
            await expectNoViolations(page);
            await page.goto("./#print");
            await expect(page.locator(".sheet svg").first()).toBeVisible();
            await expectNoViolations(page);
        });
    });
}

test("the language is the browser's, can be changed, and is kept", async ({ page }) => {
    await page.goto("./");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await page.getByRole("button", { name: "中文" }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "zh-Hans");
    await expect(page.getByRole("link", { name: "看回溯" })).toBeVisible();
    await expect(cell(page, 1, 1)).toHaveAccessibleName("第 1 行第 1 列，已知数 9");
    await page.getByRole("button", { name: "提示", exact: true }).click();
    await expect(page.locator(".stages .reason").first()).toContainText(/[宫行列]/);
    await page.reload();
    await expect(page.getByRole("link", { name: "看回溯" })).toBeVisible();
    await page.getByRole("button", { name: "English" }).click();
    await expect(page.getByRole("link", { name: "Watch backtracking" })).toBeVisible();
});

test("the colours follow the system until one chooses", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await page.goto("./");
    const background = (): Promise<string> =>
        page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const dark = await background();
    await page.getByRole("button", { name: "Colours: as the system" }).click();
    await expect.poll(background).not.toBe(dark);
    await page.reload();
    expect(await background()).not.toBe(dark);
});

test.describe("on a phone", () => {
    test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

    test("everything fits, and fingers play", async ({ page }) => {
        await open(page, EASY);
        // Not innerWidth: on a phone that grows with what is too wide.
        const wide = (): Promise<boolean> =>
            page.evaluate((width) => document.documentElement.scrollWidth > width, page.viewportSize()!.width);
        expect(await wide()).toBe(false);
        await cell(page, 1, 3).tap();
        await page.locator(".digit-key").nth(3).tap();
        await expect(cell(page, 1, 3)).toHaveAccessibleName(/placed 4/);
        // A finger that scrolls over the board enters nothing, and does not move the cursor.
        await page.getByRole("button", { name: "Settings" }).tap();
        await page.getByRole("switch", { name: "Digit first" }).check();
        await page.keyboard.press("Escape");
        await page.locator(".digit-key").nth(0).tap();
        const before = await line(page);
        const { x, y } = (await cell(page, 8, 1).boundingBox())!;
        const devtools = await page.context().newCDPSession(page);
        await devtools.send("Input.synthesizeScrollGesture", { x: x + 9, y: y + 9, yDistance: -150, speed: 2000 });
        await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
        expect(await line(page)).toBe(before);
        await expect(page.locator(".cell.focus")).toHaveAttribute("aria-colindex", "3");
        await cell(page, 8, 1).tap();
        await expect(cell(page, 8, 1)).toHaveAccessibleName(/placed 1/);
        const small = await page
            .locator("button:visible")
            .evaluateAll(
                (buttons) =>
                    buttons
                        .map((one) => one.getBoundingClientRect())
                        .filter(({ width, height }) => width < 24 || height < 24).length,
            );
        expect(small).toBe(0);
        const views = ["#play", "#watch", "#watch/race", "#watch/permute", "#watch/subset", "#print"];
        for (const width of [360, 320]) {
            await page.setViewportSize({ width, height: 640 });
            for (const fragment of views) {
                await page.goto(`./${fragment}`);
                await expect(page.locator("main button:visible").first()).toBeVisible();
                if (/watch(?!.race)/.test(fragment)) await expect(page.locator(".program")).toBeVisible();
                expect(await wide(), `${fragment} ${width}`).toBe(false);
            }
        }
        await paste(page, ".".repeat(256));
        await expect(page.locator("[role=gridcell]")).toHaveCount(256);
        expect(await wide(), "16×16").toBe(false);
    });
});

test("less motion is moved where that is wished", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("./");
    const durations = await page
        .locator("button")
        .evaluateAll((all) => all.map((one) => getComputedStyle(one).transitionDuration));
    expect(new Set(durations)).toEqual(new Set(["0s"]));
});

test("after one visit the page works without a network", async ({ page, context }) => {
    await open(page, EASY);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await context.setOffline(true);
    await page.reload();
    expect(await line(page)).toBe(EASY);
    await page.getByRole("button", { name: "Solve", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Exactly one solution" })).toBeVisible();
    await page.goto("./#watch/permute");
    await expect(page.locator(".scrubber")).toBeVisible();
    await context.setOffline(false);
});

test("it can be installed: name, icons, start address", async ({ page, request }) => {
    await page.goto("./");
    const address = await page.locator("link[rel=manifest]").getAttribute("href");
    const manifest = (await (await request.get(address!)).json()) as {
        name: string;
        icons: { src: string }[];
        start_url: string;
    };
    expect(manifest.name).toContain("回溯");
    expect(manifest.start_url).toBe("./");
    for (const { src } of manifest.icons) expect((await request.get(src)).ok(), src).toBe(true);
});

test("nothing is asked of another host, and no policy is broken", async ({ page, baseURL }) => {
    const elsewhere: string[] = [];
    page.on("request", (request) => {
        if (!request.url().startsWith(baseURL!) && !request.url().startsWith("blob:")) elsewhere.push(request.url());
    });
    await open(page, EASY);
    await page.goto("./#watch");
    await expect(page.locator(".scrubber")).toBeVisible();
    expect(elsewhere).toEqual([]);
});

test("the first load is below 300 kB besides the engine", () => {
    const dist = process.env.HUISU_WEB_DIST ?? "dist";
    const sizes = (folder: string): number =>
        readdirSync(folder).reduce((sum, name) => {
            const path = join(folder, name);
            if (statSync(path).isDirectory()) return sum + sizes(path);
            return name.endsWith(".wasm") ? sum : sum + gzipSync(readFileSync(path)).length;
        }, 0);
    expect(sizes(dist)).toBeLessThan(300_000);
});
