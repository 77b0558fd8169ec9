// In and out: pasting, dropping, sharing, exporting, generating, printing.
import type { Page } from "@playwright/test";
import { action, cell, dismiss, EASY, EASY_SOLUTION, expect, line, open, paste, question, test } from "./page";

const ROWS = EASY.match(/.{9}/g)!;
const LAYOUTS: Record<string, string> = {
    line: EASY,
    grid: ROWS.join("\n"),
    boxed: ROWS.map((row, index) => {
        const cells = [...row];
        const text = [0, 3, 6].map((from) => cells.slice(from, from + 3).join(" ")).join(" | ");
        return (index === 3 || index === 6 ? "------+-------+------\n" : "") + text;
    }).join("\n"),
    csv: ROWS.map((row) => [...row].join(",")).join("\n"),
    leetcode: JSON.stringify(ROWS.map((row) => [...row])),
    sudokuwiki: `https://www.sudokuwiki.org/sudoku.htm?bd=${EASY.replaceAll(".", "0")}`,
    json: JSON.stringify({ puzzle: EASY }),
};

async function drop(page: Page, text: string): Promise<void> {
    await page.evaluate((content) => {
        const data = new DataTransfer();
        data.items.add(new File([content], "puzzle.txt", { type: "text/plain" }));
        document.body.dispatchEvent(new DragEvent("dragover", { dataTransfer: data, bubbles: true, cancelable: true }));
        document.body.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
    }, text);
}

for (const [name, text] of Object.entries(LAYOUTS)) {
    test(`a puzzle in the layout ${name} is pasted`, async ({ page }) => {
        await open(page, text);
        expect(await line(page)).toBe(EASY);
    });
}

test("a text with several puzzles offers them, and one with mistakes says where they are", async ({ page }) => {
    await page.goto("./");
    await paste(page, `${EASY}\n${EASY_SOLUTION}\n53..7\n`);
    const dialog = page.getByRole("dialog", { name: "Paste or drop a puzzle" });
    await expect(dialog.getByRole("alert")).toContainText("Line 3");
    await expect(dialog.locator(".miniatures button")).toHaveCount(2);
    await dialog.locator(".miniatures button").first().click();
    expect(await line(page)).toBe(EASY);
});

test("a very long file is read in part, and what is there and what is offered is said in the language of the page", async ({
    page,
}) => {
    await page.goto("./");
    await drop(page, `${EASY}\n`.repeat(25_000));
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText("only its beginning was read");
    await expect(dialog).toContainText("Puzzles found: more than 5,000. The first 60 are offered.");
    await expect(dialog.locator(".miniatures button")).toHaveCount(60);
    await expect(dialog.locator("textarea")).toHaveValue("");
    await dialog.getByRole("button", { name: "Read" }).click();
    await expect(dialog.locator(".miniatures button")).toHaveCount(60);
    await dismiss(page);
    await drop(page, `${EASY}\n`.repeat(300) + "53..7\n");
    await expect(dialog).toContainText("Puzzles found: 300. The first 60 are offered.");
    await expect(dialog.getByRole("alert")).toContainText("Line 301");
    await dismiss(page);
    await page.getByRole("button", { name: "中文" }).click();
    await page.locator(".actions button").nth(2).click();
    await expect(dialog).toContainText("找到 300 道题。这里列出前 60 道。");
    await expect(dialog.getByRole("alert")).toHaveText(/^第 301 行\P{Script=Latin}+$/u);
});

test("a game with a wrong shape and a file of OpenSudoku are refused with a sentence, and the page goes on", async ({
    page,
}) => {
    await open(page, EASY);
    const zeros = new Array<number>(81).fill(0);
    const fields = { givens: zeros, placed: zeros, marks: zeros, crossed: zeros, colours: zeros, allowed: null };
    const board = { shape: { rows: 2, cols: 2, size: 9 }, ...fields };
    const game = { id: "x", name: "x", board, automatic: false, seconds: 0, solved: false, changed: 0 };
    await paste(page, JSON.stringify({ version: 1, game, past: [], future: [] }));
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("alert")).toContainText("This huisu game cannot be opened: its board has a shape");
    await dismiss(page);
    const data = EASY.replaceAll(".", "0");
    await paste(page, `<?xml version="1.0"?>\n<opensudoku version="2">\n<game data="${data}"/>\n</opensudoku>\n`);
    await expect(dialog.getByRole("alert")).toContainText("does not read this layout");
    await page.reload();
    expect(await line(page)).toBe(EASY);
});

test("a file is dropped onto the page", async ({ page }) => {
    await page.goto("./");
    await drop(page, LAYOUTS.grid!);
    await expect(page.locator(".note.good")).toBeVisible();
    expect(await line(page)).toBe(EASY);
});

test("what cannot be read is said, and the same file can be chosen again once it is mended", async ({ page }) => {
    await open(page, EASY);
    await page.evaluate(() => {
        const data = new DataTransfer();
        data.items.add(new File(["x"], "folder"));
        const refuse = (): Promise<string> => Promise.reject(new DOMException("a folder", "NotFoundError"));
        File.prototype.slice = () => Object.assign(new Blob(), { text: refuse }); // as the browser does with a folder
        document.body.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
    });
    await expect(page.locator(".note.bad")).toContainText("folder cannot be read");
    await page.reload();
    await action(page, "Paste").click();
    const dialog = page.getByRole("dialog");
    const file = (text: string): { name: string; mimeType: string; buffer: Buffer } => {
        return { name: "puzzle.txt", mimeType: "text/plain", buffer: Buffer.from(text) };
    };
    const field = dialog.locator("input[type=file]");
    await field.setInputFiles(file("53..7\n"));
    await expect(dialog.getByRole("alert")).toBeVisible();
    await expect(field).toHaveValue("");
    await field.setInputFiles(file(EASY_SOLUTION));
    await expect(dialog).toHaveCount(0);
    expect(await line(page)).toBe(EASY_SOLUTION);
});

test("a share link brings the whole board back in another browser", async ({ page, browser, baseURL }) => {
    await open(page, EASY);
    await cell(page, 1, 3).click();
    await page.keyboard.press("4");
    await cell(page, 1, 4).click();
    await page.keyboard.press("Shift+Digit2");
    await page.keyboard.press("Alt+Digit5");
    await action(page, "Share").click();
    const link = await page.getByRole("textbox", { name: "Link" }).inputValue();
    expect(link.length).toBeLessThan(400);
    const context = await browser.newContext({ baseURL: baseURL! });
    const other = await context.newPage();
    await other.goto(link);
    await expect(cell(other, 1, 3)).toHaveAccessibleName("row 1, column 3, placed 4");
    await expect(cell(other, 1, 4)).toHaveAccessibleName("row 1, column 4, notes 2, colour 5");
    await expect(cell(other, 1, 1)).toHaveAccessibleName("row 1, column 1, given 5");
    expect(other.url()).toMatch(/#play$/);
    await other.goto(`${link.slice(0, -9)}A`);
    await other.reload();
    await context.close();
});

test("a damaged link is refused with a sentence", async ({ page }) => {
    await page.goto("./#b=AAAAnonsense");
    await expect(page.locator(".note.bad")).toContainText("damaged");
});

test("the board is exported in several layouts and as a game that can be pasted again with its history", async ({
    page,
}) => {
    await open(page, EASY);
    await cell(page, 1, 3).click();
    await page.keyboard.press("4");
    await action(page, "Export").click();
    const format = page.getByRole("combobox", { name: "Layout" });
    const text = page.getByRole("textbox", { name: "Text" });
    await expect(text).toHaveValue(new RegExp(ROWS[0].replaceAll(".", "\\.")));
    await format.selectOption("json");
    await expect(text).toHaveValue(/^\{.*puzzle/);
    await format.selectOption("sudokuwiki");
    await expect(text).toHaveValue(/sudokuwiki\.org/);
    await format.selectOption("game");
    await expect(text).toHaveValue(/"version":1/);
    const game = await text.inputValue();
    await expect(format.locator("option", { hasText: "opensudoku" })).toHaveCount(0);
    await dismiss(page);
    await action(page, "New").click();
    await page.getByRole("button", { name: "4×4" }).click();
    await paste(page, game);
    await expect(page.locator("[role=gridcell]")).toHaveCount(81);
    expect(await line(page)).toBe(EASY.replace("53.", "534"));
    await page.getByRole("button", { name: "Undo" }).click();
    expect(await line(page)).toBe(EASY);
});

test("what is copied is said where one looks, and goes with the text; where a page may not copy, the text is selected", async ({
    page,
}) => {
    await open(page, EASY);
    await cell(page, 1, 3).click();
    await page.keyboard.press("4");
    await action(page, "Share").click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Copy" }).click();
    await expect(dialog.getByRole("button", { name: "Copied" })).toBeVisible();
    await expect(dialog.getByRole("status")).toHaveText("Copied");
    await dialog.getByRole("checkbox", { name: "Only the givens" }).check();
    await expect(dialog.getByRole("button", { name: "Copy", exact: true })).toBeVisible();
    await dismiss(page);
    await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
    await action(page, "Export").click();
    await dialog.getByRole("button", { name: "Copy" }).click();
    await expect(dialog.locator(".note")).toContainText("copy it yourself");
    const text = dialog.getByRole("textbox", { name: "Text" });
    await expect(text).toBeFocused();
    expect(await text.evaluate((field: HTMLTextAreaElement) => field.selectionEnd - field.selectionStart)).toBe(
        (await text.inputValue()).length,
    );
});

test("a layout that is written late does not replace the one that was chosen after it", async ({ page }) => {
    // The questions to the engine wait until the page is told to send them.
    await page.addInitScript(() => {
        const held: (() => void)[] = [];
        const send = Reflect.get(Worker.prototype, "postMessage") as (message: unknown) => void;
        Worker.prototype.postMessage = function (this: Worker, message: unknown) {
            held.push(() => send.call(this, message));
        };
        Object.assign(window, {
            sendHeld: () => {
                const count = held.length;
                for (const one of held.splice(0)) one();
                return count;
            },
        });
    });
    await page.goto("./");
    await action(page, "Export").click();
    await page.getByRole("combobox", { name: "Layout" }).selectOption("game");
    const text = page.getByRole("textbox", { name: "Text" });
    await expect(text).toHaveValue(/"version":1/);
    const sent = await page.evaluate(() => (window as unknown as { sendHeld: () => number }).sendHeld());
    expect(sent).toBe(1);
    await page.waitForTimeout(1000); // for the engine to start and to answer
    await expect(text).toHaveValue(/"version":1/);
});

test("a press that begins in a dialog and ends beside it selects text and does not close it", async ({ page }) => {
    await page.goto("./");
    await action(page, "Share").click();
    const { x, y } = (await page.getByRole("textbox", { name: "Link" }).boundingBox())!;
    await page.mouse.move(x + 20, y + 20);
    await page.mouse.down();
    await page.mouse.move(5, 5);
    await page.mouse.up();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.mouse.click(5, 5);
    await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a puzzle is generated by level and seed, and the seed gives it again", async ({ page }) => {
    await page.goto("./");
    const lines: string[] = [];
    for (let turn = 0; turn < 2; ++turn) {
        await action(page, "Generate").click();
        const dialog = page.getByRole("dialog", { name: "Generate a puzzle" });
        await dialog.getByRole("radio", { name: "hard" }).check();
        await dialog.getByRole("combobox", { name: "Symmetry" }).selectOption("rotate180");
        await dialog.getByRole("textbox", { name: "Seed" }).fill("7");
        await dialog.getByRole("button", { name: "Generate" }).click();
        await expect(dialog).toHaveCount(0, { timeout: 40_000 });
        lines.push(await line(page));
    }
    expect(lines[0]).toBe(lines[1]);
    await question(page, "Rating").click();
    await expect(page.locator(".rating")).toContainText("hard");
});

test("a puzzle that is made after its dialog was closed goes onto the shelf, and the game goes on", async ({
    page,
}) => {
    await open(page, EASY);
    await action(page, "Generate").click();
    const dialog = page.getByRole("dialog", { name: "Generate a puzzle" });
    await dialog.getByRole("textbox", { name: "Seed" }).fill("7");
    await dialog.evaluate((element: HTMLDialogElement) => {
        element.querySelector<HTMLButtonElement>("button[type=submit]")!.click();
        element.close();
    });
    await page.getByRole("button", { name: "Keys" }).click();
    await expect(page.locator(".note.good")).toContainText("put under My boards");
    await expect(page.getByRole("dialog", { name: "Keys" })).toBeVisible();
    await dismiss(page);
    expect(await line(page)).toBe(EASY);
    await action(page, "My boards").click();
    await page
        .getByRole("dialog")
        .getByRole("button", { name: /^easy, seed 7/ })
        .click();
    await expect(page.locator(".game-name")).toHaveText("easy, seed 7");
});

test("what cannot be generated is said", async ({ page }) => {
    await page.goto("./");
    await action(page, "Generate").click();
    await page.getByRole("textbox", { name: "Number of givens" }).fill("5");
    await page.getByRole("button", { name: "Generate", exact: true }).last().click();
    await expect(page.getByRole("dialog").getByRole("alert")).toBeVisible();
});

test("six puzzles are printed on one page, with the answers on another", async ({ page }) => {
    await open(page, EASY);
    await action(page, "Print").click();
    await page.getByText("New puzzles").click();
    await page.getByRole("textbox", { name: "Seed" }).fill("3");
    await page.getByRole("spinbutton", { name: "How many" }).fill("7");
    await page.getByRole("button", { name: "Generate" }).click();
    await page.getByRole("radio", { name: "6" }).check();
    await expect(page.getByRole("img", { name: /^Puzzle \d$/ })).toHaveCount(7);
    await expect(page.getByRole("img", { name: /^Answer to puzzle/ })).toHaveCount(7);
    await expect(page.locator(".sheet")).toHaveCount(3);
    await page.emulateMedia({ media: "print" });
    await expect(page.locator(".header")).toBeHidden();
    await expect(page.locator(".print-options")).toBeHidden();
    const pdf = await page.pdf({ format: "A4" });
    const pages = pdf.toString("latin1").match(/\/Type\s*\/Page[^s]/g) ?? [];
    expect(pages).toHaveLength(3);
});
