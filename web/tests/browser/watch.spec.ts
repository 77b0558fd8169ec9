// Watching: exact seeking, stepping back, playing, predicting, the tree, the race, the two siblings.
import type { Locator, Page } from "@playwright/test";
import { action, EASY, expect, LESSON, open, paste, question, test } from "./page";

function counter(page: Page, name: string): Locator {
    return page.locator(`[data-counter=${name}] dd`);
}

async function seek(page: Page, event: number): Promise<void> {
    await page.locator(".place input").fill(String(event));
    await page.locator(".place input").press("Enter");
}

async function watched(page: Page): Promise<string> {
    const texts = await page
        .locator(".watched [role=cell]")
        .evaluateAll((cells) => cells.map((one) => one.textContent || "."));
    return texts.join("");
}

async function choose(page: Page, example: string): Promise<void> {
    await page.goto("./#watch");
    await page.getByRole("combobox", { name: "Puzzle" }).selectOption({ label: example });
}

test("every event of the documented puzzle is the right one, forwards and back", async ({ page }) => {
    await choose(page, "4×4, to follow by hand");
    await expect(page.locator(".place")).toContainText("/ 17");
    await page.getByRole("button", { name: "Step on", exact: true }).click();
    await expect(page.locator(".said")).toContainText("2 goes into r1c1.");
    await seek(page, 2);
    await expect(page.locator(".said")).toContainText("3 goes into r1c2.");
    await expect(page.locator(".said")).toContainText("Nothing fits into r1c3 now.");
    await expect(page.locator(".role-stuck.cell")).toHaveCount(1);
    await seek(page, 6);
    await expect(page.locator(".said")).toContainText("2 is taken back from r1c1.");
    await expect(counter(page, "depth")).toHaveText("0");
    await expect(page.locator(".program [aria-current]")).toContainText("take_back");
    await seek(page, 17);
    await expect(counter(page, "tries")).toHaveText("12");
    await expect(counter(page, "undos")).toHaveText("4");
    await expect(page.locator(".cell.role-solved")).toHaveCount(8);
    expect(await watched(page)).toBe("4321214334121234");
    await page.getByRole("button", { name: "Step back" }).click();
    await expect(counter(page, "tries")).toHaveText("12");
    await expect(page.locator(".said")).toContainText("2 goes into r4c2.");
    for (let i = 0; i < 16; ++i) await page.getByRole("button", { name: "Step back" }).click();
    expect(await watched(page)).toBe(".....14.3.121.34");
});

test("one scrubs through millions of events to an exact one, at once and in both directions", async ({ page }) => {
    await open(page, LESSON);
    await page.goto("./#watch");
    await expect(page.locator(".log-note")).toContainText("69,175,316 tries", { timeout: 50_000 });
    const boards: Record<number, string> = {};
    for (const event of [3_999_999, 1_234_567, 2_048, 4_000_000, 1, 1_234_566]) {
        await seek(page, event);
        await expect(page.locator(".scrubber")).toHaveValue(String(event));
        const tries = Number((await counter(page, "tries").textContent())!.replaceAll(",", ""));
        const undos = Number((await counter(page, "undos").textContent())!.replaceAll(",", ""));
        expect(tries + undos).toBe(event);
        expect(await counter(page, "depth").textContent()).toBe(String(tries - undos));
        boards[event] = await watched(page);
    }
    await seek(page, 1_234_566);
    await page.getByRole("button", { name: "Step on", exact: true }).click();
    expect(await watched(page)).toBe(boards[1_234_567]);
    await page.getByRole("button", { name: "Step back" }).click();
    expect(await watched(page)).toBe(boards[1_234_566]);
    await page.getByRole("button", { name: "Show the whole tree" }).click();
    await page.getByRole("slider", { name: "Speed" }).fill("13");
    await page.getByRole("button", { name: "Play" }).click();
    await expect(page.locator(".scrubber")).not.toHaveValue("1234566");
    await page.getByRole("button", { name: "To the end" }).click();
    await expect(page.locator(".scrubber")).toHaveValue("4000000");
    await expect(page.getByRole("button", { name: "Play" })).toBeVisible();
});

test("it plays to the end, pauses, and obeys the keyboard", async ({ page }) => {
    await choose(page, "4×4, to follow by hand");
    await expect(page.locator(".place")).toContainText("/ 17");
    await page.locator("main").focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowLeft");
    await expect(page.locator(".scrubber")).toHaveValue("1");
    await page.keyboard.press("Shift+ArrowRight");
    await expect(page.locator(".scrubber")).toHaveValue("2");
    await page.keyboard.press("End");
    await expect(page.locator(".scrubber")).toHaveValue("17");
    await page.keyboard.press("Home");
    // A control that was clicked keeps only the keys that press it.
    await page.getByRole("button", { name: "Step on", exact: true }).click();
    await page.keyboard.press("ArrowRight");
    await expect(page.locator(".scrubber")).toHaveValue("2");
    await page.keyboard.press("Enter");
    await expect(page.locator(".scrubber")).toHaveValue("3");
    const predict = page.getByRole("switch", { name: "Ask me what comes next" });
    await predict.click();
    await page.keyboard.press("ArrowLeft");
    await expect(page.locator(".scrubber")).toHaveValue("2");
    await page.keyboard.press(" ");
    await expect(predict).not.toBeChecked();
    await page.locator("main").focus();
    await page.keyboard.press("Home");
    for (let i = 0; i < 8; ++i) await page.keyboard.press("ArrowUp");
    await page.keyboard.press(" ");
    await expect(page.locator(".scrubber")).toHaveValue("17");
    await expect(counter(page, "found")).toHaveText("1");
});

test("another board that is open is searched when one comes back to watch", async ({ page }) => {
    await open(page, EASY);
    await page.goto("./#watch");
    await expect(page.locator(".watched [role=cell]")).toHaveCount(81);
    await page.goto("./#watch/race");
    await page.getByRole("combobox", { name: "Puzzle" }).selectOption({ label: "the board that is open" });
    await page.getByRole("button", { name: "Start the race" }).click();
    await expect(page.locator("[data-way=reading]")).toContainText("Exactly one solution");
    await page.goto("./#play");
    await paste(page, ".....14.3.121.34");
    await expect(page.locator("[role=gridcell]")).toHaveCount(16);
    await page.goto("./#watch/race");
    await expect(page.locator("[data-way=reading]")).toContainText("ready");
    await page.goto("./#watch");
    await expect(page.locator(".watched [role=cell]")).toHaveCount(16);
    await expect(page.locator(".place")).toContainText("/ 17");
    await page.getByRole("combobox", { name: "Puzzle" }).selectOption({ label: "an easy one" });
    await expect(page.locator(".watched [role=cell]")).toHaveCount(81);
    await page.goto("./#play");
    await action(page, "Watch it").click();
    await expect(page.locator(".watched [role=cell]")).toHaveCount(16);
});

test("a race ends when one leaves it, and what is asked then is answered", async ({ page }) => {
    await page.goto("./#watch/race");
    await page.getByRole("button", { name: "Start the race" }).click();
    await expect(page.locator("[data-way=reading]")).toContainText("running");
    await page.getByRole("link", { name: "Play", exact: true }).click();
    await question(page, "Solve").click();
    await expect(page.locator(".card")).toContainText("Exactly one solution");
    await expect(page.getByRole("region", { name: "The engine is at work" })).toHaveCount(0);
    await page.goto("./#watch/race");
    await expect(page.locator("[data-way=reading]")).toContainText("cancelled");
});

test("the tree follows every new log and takes the colours of the system", async ({ page }) => {
    await page.goto("./#watch/permute");
    const follow = page.getByRole("button", { name: "Follow", exact: true });
    await expect(follow).toHaveAttribute("aria-pressed", "true");
    await follow.click();
    await expect(follow).toHaveAttribute("aria-pressed", "false");
    await page.getByRole("button", { name: "Start" }).click();
    await expect(follow).toHaveAttribute("aria-pressed", "true");
    const root = (): Promise<string> =>
        page.locator(".tree-canvas").evaluate((canvas: HTMLCanvasElement) => {
            const scale = canvas.width / canvas.clientWidth;
            return String(canvas.getContext("2d")!.getImageData(14 * scale, 14 * scale, 1, 1).data);
        });
    await page.emulateMedia({ colorScheme: "light" });
    const light = await root();
    await page.emulateMedia({ colorScheme: "dark" });
    await expect.poll(root).not.toBe(light);
});

test("a click into the tree goes to that node", async ({ page }) => {
    await choose(page, "4×4, to follow by hand");
    await expect(page.locator(".place")).toContainText("/ 17");
    await seek(page, 17);
    await page.locator(".tree-canvas").click({ position: { x: 14, y: 14 + 30 } });
    await expect(page.locator(".scrubber")).toHaveValue("1");
});

test("it asks what comes next, and counts the right answers", async ({ page }) => {
    await choose(page, "4×4, to follow by hand");
    await expect(page.locator(".place")).toContainText("/ 17");
    await page.getByRole("switch", { name: "Ask me what comes next" }).check();
    await page.getByRole("button", { name: "Play" }).click();
    await expect(page.getByRole("heading", { name: "What comes next?" })).toBeFocused();
    await expect(page.locator(".scrubber")).toHaveValue("2");
    await page.getByRole("button", { name: "3 is taken back from r1c2" }).click();
    await expect(page.getByText("Right.")).toBeVisible();
    await expect(page.getByText("1 of 1 right")).toBeVisible();
    await expect(page.getByRole("button", { name: "Go on", exact: true })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.locator(".guesses button")).not.toHaveCount(0);
    await page.locator(".guesses button").first().click();
    await expect(page.locator(".score, .predict .quiet")).toContainText(/of 2 right/);
});

test("the lesson is raced four ways, and a way can be cancelled", async ({ page }) => {
    await page.goto("./#watch/race");
    await page.getByRole("button", { name: "Start the race" }).click();
    for (const way of ["fast", "propagation", "fewest", "reading"])
        await expect(page.locator(`[data-way=${way}]`)).toContainText("Exactly one solution", { timeout: 50_000 });
    const tries = async (way: string): Promise<number> =>
        Number((await page.locator(`[data-way=${way}] .tries`).textContent())!.replaceAll(",", ""));
    expect(await tries("reading")).toBe(69_207_226);
    expect(await tries("propagation")).toBeLessThan(100);
    expect(await tries("fewest")).toBeLessThan(1_000_000);
    await page.getByRole("button", { name: "Start the race" }).click();
    await expect(page.locator("[data-way=reading]")).toContainText("running");
    await page.getByRole("button", { name: "Cancel this way" }).click();
    await expect(page.locator("[data-way=reading]")).toContainText("cancelled");
    await expect(page.getByRole("button", { name: "Start the race" })).toBeVisible();
});

test("permutations are made by swapping", async ({ page }) => {
    await page.goto("./#watch/permute");
    await page.getByRole("textbox", { name: /Letters/ }).fill("abc");
    await page.getByRole("button", { name: "Start" }).click();
    await expect(page.locator(".letters li")).toHaveText([/a/, /b/, /c/]); // before that, the end is that of other letters
    await page.getByRole("button", { name: "To the end" }).click();
    await expect(page.locator(".found li")).toHaveText(["abc", "acb", "bac", "bca", "cba", "cab"]);
    await expect(page.locator(".letters li")).toHaveText([/a/, /b/, /c/]);
});

test("partial sums take and leave", async ({ page }) => {
    await page.goto("./#watch/subset");
    await expect(page.locator(".letters li")).toHaveCount(4);
    await page.getByRole("button", { name: "Step on", exact: true }).click();
    await expect(page.locator(".said")).toHaveText("Take 1");
    await expect(page.locator(".letters li").first()).toHaveText("1taken");
    await page.getByRole("button", { name: "To the end" }).click();
    await expect(page.locator(".found li")).toHaveText(["2 + 4 + 7 = 13"]);
    await page.getByRole("textbox", { name: "Numbers" }).fill("１，２　４ ７");
    await page.getByRole("textbox", { name: "Sum" }).fill("３");
    await page.getByRole("button", { name: "Start" }).click();
    await expect(page.locator(".sum")).toContainText("wanted: 3");
    await page.getByRole("textbox", { name: "Numbers" }).fill("1 two");
    await page.getByRole("button", { name: "Start" }).click();
    await expect(page.getByRole("alert")).toBeVisible();
});

test("a search for sums that is cut short says so, and more numbers or letters than fit are not taken in silence", async ({
    page,
}) => {
    await page.goto("./#watch/subset");
    await page.getByRole("textbox", { name: "Numbers" }).fill("1 ".repeat(24));
    await page.getByRole("button", { name: "Start" }).click();
    await expect(page.locator(".log-note")).toContainText("ended after 100,000 sums");
    await page.getByRole("textbox", { name: "Numbers" }).fill("1 ".repeat(26));
    await page.getByRole("button", { name: "Start" }).click();
    await expect(page.getByRole("alert")).toContainText("At most 24");
    await page.getByRole("button", { name: "中文" }).click();
    await expect(page.getByRole("alert")).toContainText("最多 24");
    await page.goto("./#watch/permute");
    const letters = page.getByRole("textbox", { name: /字母/ });
    await letters.fill("abcdefghijkl");
    await expect(letters).toHaveValue("abcdefgh");
    await letters.press("x");
    await expect(letters).toHaveValue("abcdefgh");
});
