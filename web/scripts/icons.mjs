// Makes the icons for installing (public/icon-*.png) from public/icon.svg. To be run when the icon changes.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";

const folder = fileURLToPath(new URL("../public/", import.meta.url));
const svg = readFileSync(`${folder}icon.svg`, "utf8");
const full = svg
    .replace('rx="7"', 'rx="0"')
    .replace("<g ", '<g transform="translate(16 16) scale(0.8) translate(-16 -16)" ');

const browser = await chromium.launch({
    executablePath: process.env.HUISU_CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox"],
});
for (const [name, size, picture] of [
    ["icon-192", 192, svg],
    ["icon-512", 512, svg],
    ["icon-maskable-512", 512, full],
]) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${picture}`);
    await page.screenshot({ path: `${folder}${name}.png`, omitBackground: true });
    await page.close();
}
await browser.close();
