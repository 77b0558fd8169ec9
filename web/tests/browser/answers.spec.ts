// Answers: hints in three stages, drawn on the board; the path; the rating.
import { CHAIN, cell, EASY, expect, line, open, question, test } from "./page";

test("a hint comes in three stages and is followed as one move", async ({ page }) => {
    await open(page, EASY);
    await question(page, "Hint").click();
    await expect(page.locator(".stages .told")).toHaveCount(1);
    await expect(page.locator(".overlay .house")).not.toHaveCount(0);
    await expect(page.locator(".overlay .candidate")).toHaveCount(0);
    await page.getByRole("button", { name: "Tell me more" }).click();
    await expect(page.locator(".stages .told")).toHaveCount(2);
    await expect(page.locator(".overlay .cell-tone")).not.toHaveCount(0);
    await expect(page.locator(".overlay .candidate")).toHaveCount(0);
    await page.getByRole("button", { name: "Tell me more" }).click();
    await expect(page.locator(".stages .told")).toHaveCount(3);
    await expect(page.locator(".overlay .candidate.place")).toHaveCount(1);
    await expect(page.locator(".stages .told .reason").last()).toContainText(/r\dc\d/);
    await expect(page.locator("[aria-live=polite]").last()).toContainText(/r\dc\d/);
    await page.getByRole("button", { name: "Do it" }).click();
    expect((await line(page)).replaceAll(".", "")).toHaveLength(31);
    await page.getByRole("button", { name: "Undo" }).click();
    expect(await line(page)).toBe(EASY);
});

test("the keyboard goes on where a pressed button goes away", async ({ page }) => {
    await open(page, EASY);
    await question(page, "Hint").click();
    const more = page.getByRole("button", { name: "Tell me more" });
    await more.focus();
    for (let stage = 1; stage < 3; ++stage) await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Do it" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.locator(".cell.focus")).toBeFocused();
    await expect(page.locator(".cell.focus")).toHaveAccessibleName(/placed/);
    await question(page, "Check").click();
    await page.locator(".card").getByRole("button", { name: "Close" }).press("Enter");
    await expect(page.locator(".cell.focus")).toBeFocused();
    await question(page, "Solve").click();
    await page.getByRole("button", { name: "Fill it in" }).press("Enter");
    await expect(page.locator(".cell.focus")).toBeFocused();
});

test("a hint on a board with a mistake says so", async ({ page }) => {
    await open(page, EASY);
    await cell(page, 1, 3).click();
    await page.keyboard.press("2");
    await question(page, "Hint").click();
    await expect(page.getByRole("heading", { name: "Something is wrong already" })).toBeVisible();
    await expect(page.locator(".card.bad")).toContainText("r1c3: 2");
});

test("the whole path is a list that can be stepped, with chains drawn as arrows", async ({ page }) => {
    await open(page, CHAIN);
    await question(page, "All steps").click();
    await expect(page.locator(".path li")).not.toHaveCount(0);
    await page.getByRole("button", { name: "Next step" }).click();
    await expect(page.locator(".path [aria-current=step]")).toContainText("2");
    const difficulties = await page.locator(".path .step-difficulty").allTextContents();
    const hard = difficulties.findIndex((text) => Number(text) >= 6.5);
    expect(hard).toBeGreaterThan(0);
    await page.locator(".path button").nth(hard).click();
    await expect(page.locator(".overlay .link.strong")).not.toHaveCount(0);
    await expect(page.locator(".overlay .link.weak")).not.toHaveCount(0);
    await expect(page.locator(".overlay .candidate.gone")).not.toHaveCount(0);
    await page.getByRole("button", { name: "To the end" }).click();
    expect(await line(page)).toMatch(/^[1-9]{81}$/);
    await page.getByRole("button", { name: "Back to it" }).click();
    expect(await line(page)).toBe(CHAIN);
});

test("another language keeps the hint and the path open where they are, and renames the board", async ({ page }) => {
    await open(page, CHAIN);
    await expect(page.locator(".game-name")).toHaveText("Puzzle 1");
    await question(page, "Hint").click();
    await page.getByRole("button", { name: "Tell me more" }).click();
    await page.getByRole("button", { name: "中文" }).click();
    await expect(page.locator(".game-name")).toHaveText("题目 1");
    await expect(page.locator(".stages .told")).toHaveCount(2);
    await expect(page.locator(".stages .told .reason").first()).toContainText(/[宫行列格]/);
    await page.getByRole("button", { name: "全部步骤" }).click();
    await page.getByRole("button", { name: "下一步" }).click();
    await page.getByRole("button", { name: "English" }).click();
    await expect(page.locator(".stepper-place")).toContainText("2 /");
    await expect(page.locator(".path [aria-current=step] .reason")).toContainText(/r\dc\d/);
});

test("a rating has its three numbers", async ({ page }) => {
    await open(page, CHAIN);
    await question(page, "Rating").click();
    await expect(page.locator(".rating")).toContainText("7.1");
    await expect(page.locator(".numbers dd")).toHaveCount(3);
    await expect(page.locator(".rating")).toContainText("expert");
});

test("questions that know 9 by 9 only are not offered on other boards", async ({ page }) => {
    await open(page, ".....14.3.121.34");
    await expect(question(page, "Hint")).toBeDisabled();
    await expect(question(page, "Solve")).toBeEnabled();
});
