// Takes the pictures of the README (docs/images/page-*.png) from the built page, in both languages.
// node scripts/images.mjs [DIST]
import { mkdirSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { serve } from "./serve.mjs";

const PORT = 4180;
const LARGEST = 150_000; // bytes of a picture
const CHAIN = "..5.........589.4....7..13..7..1...94....78...6.3..7...382.1.....4......51..9....";
const folder = fileURLToPath(new URL("../../docs/images/", import.meta.url));

const paste = (page, text) =>
    page.evaluate((content) => {
        const data = new DataTransfer();
        data.setData("text/plain", content);
        document.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true }));
    }, text);

async function showChain(page) {
    await paste(page, CHAIN);
    await page.locator(".note.good").waitFor();
    await page.locator(".note .icon-button").click();
    await page.locator(".questions button").nth(3).click();
    await page.locator(".path li").first().waitFor();
    const difficulties = await page.locator(".path .step-difficulty").allTextContents();
    await page
        .locator(".path button")
        .nth(difficulties.findIndex((text) => Number(text) > 7))
        .click();
}

async function showSearch(page) {
    await page.locator(".topic-options select").first().selectOption("example.inkala");
    await page.locator(".place", { hasText: "99," }).waitFor();
    await page.locator(".place input").fill("1234");
    await page.locator(".place input").press("Enter");
}

const PICTURES = [
    { name: "play", fragment: "#play", show: showChain },
    { name: "watch", fragment: "#watch", show: showSearch },
];

const server = await serve(process.argv[2] ?? fileURLToPath(new URL("../dist", import.meta.url)), PORT);
const browser = await chromium.launch({
    executablePath: process.env.HUISU_CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox"],
});
mkdirSync(folder, { recursive: true });
let status = 0;
for (const [language, locale] of [
    ["en", "en-GB"],
    ["zh", "zh-CN"],
])
    for (const { name, fragment, show } of PICTURES) {
        const context = await browser.newContext({ locale, viewport: { width: 1240, height: 700 } });
        const page = await context.newPage();
        await page.goto(`http://127.0.0.1:${PORT}/${fragment}`);
        await show(page);
        await page.evaluate(() => {
            scrollTo(0, 0);
            document.activeElement?.blur();
        });
        await page.waitForTimeout(500);
        const path = `${folder}page-${name}.${language}.png`;
        await page.screenshot({ path });
        const { size } = statSync(path);
        console.log(path, size);
        if (size > LARGEST) status = 1;
        await context.close();
    }
await browser.close();
server.close();
process.exitCode = status;
