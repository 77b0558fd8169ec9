// What the browser tests share: a page that fails a test by any error or breach of the policy, and the things one does on it.
import { expect, test as base, type Locator, type Page } from "@playwright/test";

export const EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
export const EASY_SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
export const CHAIN = "..5.........589.4....7..13..7..1...94....78...6.3..7...382.1.....4......51..9....";
export const LESSON = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";

export const test = base.extend<{ page: Page }>({
    page: async ({ page }, provide) => {
        const troubles: string[] = [];
        page.on("pageerror", (error) => troubles.push(error.message));
        page.on("console", (message) => {
            if (message.type() === "error") troubles.push(message.text());
        });
        await provide(page);
        expect(troubles, "errors of the page").toEqual([]);
    },
});

export { expect };

export function cell(page: Page, row: number, column: number): Locator {
    return page.locator(`[role=grid] [aria-rowindex="${row}"] [aria-colindex="${column}"]`);
}

/** All digits of the board as a line, dots for open cells. */
export async function line(page: Page): Promise<string> {
    const texts = await page
        .locator("[role=grid] [role=gridcell]")
        .evaluateAll((cells) => cells.map((one) => one.querySelector(".digit")?.firstChild?.textContent ?? "."));
    return texts.join("");
}

/** Pastes text onto the page, as with the keyboard. */
export async function paste(page: Page, text: string): Promise<void> {
    await page.evaluate((content) => {
        const data = new DataTransfer();
        data.setData("text/plain", content);
        document.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
    }, text);
}

export async function open(page: Page, text: string): Promise<void> {
    await page.goto("./");
    await paste(page, text);
    await expect(page.locator(".note.good")).toBeVisible();
}

/**
 * Closes the dialog with Escape. The browser closes it first and tells the page afterwards, so that it is out of sight a
 * moment before it is gone; what opened a dialog in between would be closed, too.
 */
export async function dismiss(page: Page): Promise<void> {
    await page.keyboard.press("Escape");
    await expect(page.locator("dialog")).toHaveCount(0);
}

/** The button of a question: Hint, Check ... */
export function question(page: Page, name: string): Locator {
    return page.getByRole("region", { name: "Answers" }).getByRole("button", { name, exact: true });
}

export function action(page: Page, name: string): Locator {
    return page.getByRole("navigation", { name: "Boards" }).getByRole("button", { name, exact: true });
}
