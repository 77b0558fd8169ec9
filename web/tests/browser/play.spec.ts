// Playing: entering digits by every way, notes, colours, undo, conflicts, check, sizes, boards that are kept.
import { action, cell, dismiss, EASY, EASY_SOLUTION, expect, line, open, paste, question, test } from "./page";

test("a puzzle is typed in, fixed as givens and solved", async ({ page }) => {
    await page.goto("./");
    await action(page, "New").click();
    await page.getByRole("button", { name: "9×9" }).click();
    await cell(page, 1, 1).click();
    for (const [index, character] of [...EASY].entries()) {
        if (character !== ".") await page.keyboard.press(character);
        if (index % 9 !== 8) await page.keyboard.press("ArrowRight");
        else for (const key of ["Home", "ArrowDown"]) await page.keyboard.press(key);
    }
    expect(await line(page)).toBe(EASY);
    await page.getByRole("button", { name: "Fix as givens" }).click();
    await expect(cell(page, 1, 1)).toHaveAccessibleName("row 1, column 1, given 5");
    await question(page, "Solve").click();
    await expect(page.getByRole("heading", { name: "Exactly one solution" })).toBeVisible();
    expect(await line(page)).toBe(EASY_SOLUTION);
    await page.getByRole("button", { name: "Fill it in" }).click();
    await expect(page.getByText("Solved. Well done!").first()).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    expect(await line(page)).toBe(EASY);
});

test("a puzzle with several solutions shows where two of them differ", async ({ page }) => {
    await open(page, "349618572782359...651742389273895...195476238864231957527164893918523764436987125");
    await question(page, "Solve").click();
    await expect(page.getByRole("heading", { name: "More than one solution" })).toBeVisible();
    await expect(page.locator(".cell-tone.differs")).toHaveCount(6);
    await expect(page.locator(".digit small")).toHaveCount(6);
});

test("a puzzle with no solution and one that breaks a rule are told apart", async ({ page }) => {
    await open(page, `${"12345678".padEnd(9, ".")}${".".repeat(9)}${"...".repeat(2)}..9${".".repeat(54)}`);
    await question(page, "Solve").click();
    await expect(page.getByRole("heading", { name: "No solution" })).toBeVisible();
    await cell(page, 2, 1).click();
    await page.keyboard.press("1");
    await expect(page.locator(".cell.conflict")).toHaveCount(2);
    await question(page, "Check").click();
    await expect(page.locator(".card.bad")).toBeVisible();
});

test("undo and redo go all the way back and forth", async ({ page }) => {
    await open(page, EASY);
    await cell(page, 1, 3).click();
    for (const key of "123456789") await page.keyboard.press(key);
    await page.keyboard.press("9");
    expect(await line(page)).toBe(EASY);
    for (let i = 0; i < 10; ++i) await page.keyboard.press("Control+z");
    expect(await line(page)).toBe(EASY);
    await expect(page.getByRole("button", { name: "Undo" })).toBeDisabled();
    for (let i = 0; i < 9; ++i) await page.keyboard.press("Control+y");
    await expect(cell(page, 1, 3)).toHaveAccessibleName(/placed 9/);
});

test("cell first and digit first both work with the mouse", async ({ page }) => {
    await open(page, EASY);
    const pad = page.getByRole("region", { name: "Pad" });
    await cell(page, 1, 3).click();
    await pad.getByRole("button", { name: /^4,/ }).click();
    await expect(cell(page, 1, 3)).toHaveAccessibleName("row 1, column 3, placed 4");
    await page.getByRole("button", { name: "Settings" }).click();
    await page.getByRole("switch", { name: "Digit first" }).check();
    await page.keyboard.press("Escape");
    await pad.getByRole("button", { name: /^2,/ }).click();
    await expect(pad.getByRole("button", { name: /^2,/ })).toHaveAttribute("aria-pressed", "true");
    await cell(page, 1, 4).click();
    await cell(page, 2, 3).click();
    await expect(cell(page, 1, 4)).toHaveAccessibleName(/placed 2/);
    await expect(cell(page, 2, 3)).toHaveAccessibleName(/placed 2/);
});

test("notes by hand leave the peers of a placed digit, and automatic candidates follow the board", async ({ page }) => {
    await open(page, EASY);
    await cell(page, 1, 3).click();
    await page.keyboard.press("Shift+Digit2");
    await page.keyboard.press("Shift+Digit4");
    await expect(cell(page, 1, 3)).toHaveAccessibleName("row 1, column 3, notes 2 4");
    await cell(page, 1, 4).click();
    await page.keyboard.press("2");
    await expect(cell(page, 1, 3)).toHaveAccessibleName("row 1, column 3, notes 4");
    await page.getByRole("switch", { name: "Automatic candidates" }).check();
    await expect(cell(page, 1, 3)).toHaveAccessibleName("row 1, column 3, notes 1 4");
    await cell(page, 1, 3).click();
    await page.keyboard.press("Shift+Digit1");
    await expect(cell(page, 1, 3)).toHaveAccessibleName("row 1, column 3, notes 4");
});

test("several cells are coloured together", async ({ page }) => {
    await open(page, EASY);
    await cell(page, 5, 5).click();
    await page.keyboard.press("Shift+ArrowRight");
    await page.keyboard.press("Alt+Digit3");
    await expect(page.locator(".cell.colour-3")).toHaveCount(2);
    await expect(cell(page, 5, 6)).toHaveAccessibleName(/colour 3/);
    await page.keyboard.press("Delete");
    await expect(page.locator(".cell.colour-3")).toHaveCount(0);
});

test("conflicts show at once, and check finds the first wrong cell", async ({ page }) => {
    await open(page, EASY);
    await cell(page, 1, 3).click();
    await page.keyboard.press("5");
    await expect(cell(page, 1, 1)).toHaveClass(/conflict/);
    await expect(cell(page, 1, 3)).toHaveAccessibleName("row 1, column 3, placed 5, in conflict");
    await page.keyboard.press("2");
    await expect(page.locator(".cell.conflict")).toHaveCount(0);
    await question(page, "Check").click();
    await expect(page.getByText("The first wrong cell is r1c3.").first()).toBeVisible();
    await expect(cell(page, 1, 3)).toHaveClass(/wrong/);
    await page.keyboard.press("Escape");
    await cell(page, 1, 3).click();
    await page.keyboard.press("4");
    await question(page, "Check").click();
    await expect(page.getByRole("heading", { name: "No mistake so far" })).toBeVisible();
});

for (const size of [4, 6, 16]) {
    test(`a board of ${size} by ${size} takes its digits and is solved`, async ({ page }) => {
        await page.goto("./");
        await action(page, "New").click();
        await page.getByRole("button", { name: `${size}×${size}`, exact: true }).click();
        await expect(page.locator("[role=gridcell]")).toHaveCount(size * size);
        await cell(page, 1, 1).click();
        await page.keyboard.press(size === 16 ? "g" : String(size));
        await expect(cell(page, 1, 1)).toHaveAccessibleName(`row 1, column 1, placed ${size === 16 ? "G" : size}`);
        await question(page, "Solve").click();
        await expect(page.getByRole("heading", { name: "More than one solution" })).toBeVisible();
        expect(await line(page)).toMatch(/^[1-9A-G]+$/);
    });
}

test("boards are kept, with their history, and can be changed between and removed", async ({ page }) => {
    await open(page, EASY);
    await cell(page, 1, 3).click();
    await page.keyboard.press("4");
    await page.reload();
    await expect(cell(page, 1, 3)).toHaveAccessibleName(/placed 4/);
    await page.getByRole("button", { name: "Undo" }).click();
    expect(await line(page)).toBe(EASY);
    await action(page, "New").click();
    await page.getByRole("button", { name: "4×4" }).click();
    await action(page, "My boards").click();
    await page
        .getByRole("dialog")
        .getByRole("button", { name: /Puzzle 1/ })
        .first()
        .click();
    expect(await line(page)).toBe(EASY);
    await action(page, "My boards").click();
    const dialog = page.getByRole("dialog");
    await page.getByRole("button", { name: "Remove My puzzle" }).click();
    await expect(dialog.getByRole("button", { name: "Remove My puzzle" })).toHaveCount(0);
    await expect(dialog.locator(".shelf-open:focus")).toHaveCount(1);
    await dialog.locator(".note").getByRole("button", { name: "Undo" }).click();
    await expect(dialog.getByRole("button", { name: "Remove My puzzle" })).toBeVisible();
    await expect(dialog.locator(".shelf-open:focus")).toHaveCount(1);
});

test("the clock alone reads and writes nothing while the boards are shown", async ({ page }) => {
    await open(page, EASY);
    await action(page, "My boards").click();
    await expect(page.locator(".shelf-open")).not.toHaveCount(0);
    const seconds = page.getByRole("timer", { includeHidden: true });
    await page.evaluate(() => {
        const counts = { calls: 0 };
        for (const name of ["getItem", "setItem"] as const) {
            const usual = Reflect.get(Storage.prototype, name) as (...parts: string[]) => string | null;
            Storage.prototype[name] = function (this: Storage, ...parts: string[]) {
                ++counts.calls;
                return usual.apply(this, parts);
            };
        }
        Object.assign(window, { counts });
    });
    const before = (await seconds.textContent())!;
    await expect(seconds).not.toHaveText(before);
    await expect(seconds).not.toHaveText(/0:0[0-3]/);
    const { calls } = await page.evaluate(() => (window as unknown as { counts: { calls: number } }).counts);
    expect(calls).toBeLessThan(3);
});

test("the cursor stays on the board where its cell goes away", async ({ page }) => {
    await open(page, EASY);
    await cell(page, 9, 9).click();
    await paste(page, ".".repeat(16));
    await expect(page.locator("[role=gridcell]")).toHaveCount(16);
    await expect(cell(page, 1, 1)).toBeFocused();
    await page.keyboard.press("2");
    await expect(cell(page, 1, 1)).toHaveAccessibleName(/placed 2/);
});

test("the clock stops and hides the board", async ({ page }) => {
    await open(page, EASY);
    await expect(page.getByRole("timer")).not.toHaveText("0:00");
    await page.getByRole("button", { name: "Stop the clock and hide the board" }).click();
    expect(await line(page)).toBe(".".repeat(81));
    await page.locator(".curtain").click();
    expect(await line(page)).toBe(EASY);
    await cell(page, 1, 3).click();
    await page.getByRole("button", { name: "Stop the clock and hide the board" }).click();
    await page.locator(".digit-key").nth(3).click();
    expect(await line(page)).toBe(EASY);
    await expect(page.locator(".curtain")).toHaveCount(0);
    await page.getByRole("button", { name: "Stop the clock and hide the board" }).click();
    await page.locator(".curtain").press("Enter");
    await expect(cell(page, 1, 3)).toBeFocused();
});

test("a whole game is played with the keyboard alone", async ({ page }) => {
    const puzzle = EASY_SOLUTION.slice(0, 3).replace(/./g, ".") + EASY_SOLUTION.slice(3, 78) + "...";
    await open(page, puzzle);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(cell(page, 1, 1)).toBeFocused();
    await page.keyboard.press("h");
    await expect(page.getByRole("heading", { name: "Hint" })).toBeVisible();
    for (const digit of EASY_SOLUTION.slice(0, 3)) {
        await page.keyboard.press(digit);
        await page.keyboard.press("ArrowRight");
    }
    await page.keyboard.press("Control+End");
    await expect(cell(page, 9, 9)).toBeFocused();
    for (const digit of [...EASY_SOLUTION.slice(78)].reverse()) {
        await page.keyboard.press(digit);
        await page.keyboard.press("ArrowLeft");
    }
    await expect(page.getByText("Solved. Well done!").first()).toBeVisible();
    await page.keyboard.press("Shift+?");
    await expect(page.getByRole("dialog", { name: "Keys" })).toBeVisible();
    await dismiss(page);
});
