// While something hopeless runs: the page goes on answering, and cancelling ends it at once.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { action, cell, dismiss, expect, open, question, test } from "./page";

const HOPELESS = readFileSync(fileURLToPath(new URL("hopeless25.txt", import.meta.url)), "utf8");

/** The longest that the page's own thread was away while the action ran, in milliseconds. */
async function longestGap(page: Page, during: () => Promise<void>): Promise<number> {
    await page.evaluate(() => {
        const state = { longest: 0, then: performance.now(), on: true };
        Object.assign(window, { gaps: state });
        const beat = (): void => {
            const now = performance.now();
            state.longest = Math.max(state.longest, now - state.then);
            state.then = now;
            if (state.on) setTimeout(beat, 5);
        };
        beat();
    });
    await during();
    return page.evaluate(() => {
        const { gaps } = window as unknown as { gaps: { longest: number; on: boolean } };
        gaps.on = false;
        return gaps.longest;
    });
}

// The page's thread has nothing to do with the search, so that it answers within 50 ms; the bound here only leaves room for a machine
// that is busy with other tests.
const GENEROUS = 1000;

test("a search on a 25 by 25 board leaves the page free and is cancelled", async ({ page }) => {
    await open(page, HOPELESS);
    await expect(page.locator("[role=gridcell]")).toHaveCount(625);
    await action(page, "Watch it").click();
    const bar = page.getByRole("region", { name: "The engine is at work" });
    await expect(bar).toBeVisible();
    await page.getByRole("link", { name: "Play", exact: true }).click();
    await expect(page.locator("[role=gridcell]")).toHaveCount(625);
    const gap = await longestGap(page, async () => {
        await cell(page, 13, 13).click();
        for (let i = 0; i < 5; ++i) await page.keyboard.press("ArrowRight");
        await page.keyboard.press("1");
        await expect(cell(page, 13, 18)).toHaveAccessibleName(/placed 1/);
    });
    expect(gap).toBeLessThan(GENEROUS);
    await expect(bar).toBeVisible();
    await bar.getByRole("button", { name: "Cancel" }).click();
    await expect(bar).toHaveCount(0);
    await page.goto("./#watch");
    await expect(bar).toBeVisible();
    await bar.getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByText("The search was cancelled.")).toBeVisible();
    await page.getByRole("button", { name: "Search again" }).click();
    await expect(bar).toBeVisible();
    await bar.getByRole("button", { name: "Cancel" }).click();
    await page.goto("./#play");
    await question(page, "Check").click();
    await expect(page.locator(".card")).toBeVisible();
});

test("a wish that is never fulfilled leaves the page free, a hint is answered meanwhile, and it is cancelled", async ({
    page,
}) => {
    await page.goto("./");
    await action(page, "Generate").click();
    const dialog = page.getByRole("dialog", { name: "Generate a puzzle" });
    await dialog.getByRole("radio", { name: "extreme" }).check();
    await dialog.getByRole("textbox", { name: "Number of givens" }).fill("17");
    await dialog.getByRole("combobox", { name: "Symmetry" }).selectOption("rotate90");
    await dialog.getByRole("button", { name: "Generate" }).click();
    await dismiss(page);
    const bar = page.getByRole("region", { name: "The engine is at work" });
    await expect(bar).toBeVisible();
    const gap = await longestGap(page, async () => {
        await question(page, "Hint").click();
        await expect(page.getByRole("heading", { name: "Hint" })).toBeVisible();
        await cell(page, 2, 1).click();
    });
    expect(gap).toBeLessThan(GENEROUS);
    await expect(bar).toBeVisible();
    await bar.getByRole("button", { name: "Cancel" }).click();
    await expect(bar).toHaveCount(0);
});
