// How the page is built. The engine's WebAssembly package is not part of this folder: HUISU_WASM_DIST says where its
// huisu.js and huisu.wasm are.
import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "vite";

const here = fileURLToPath(new URL(".", import.meta.url));
const wasm = resolve(here, process.env.HUISU_WASM_DIST ?? "../build/wasm/bindings/wasm/dist");

/** Writes the list of all files, and a version made from their contents, into the service worker. */
function offline(): Plugin {
    let outDir = "";
    return {
        name: "huisu-offline",
        apply: "build",
        configResolved(config) {
            outDir = resolve(config.root, config.build.outDir);
        },
        closeBundle: {
            order: "post",
            sequential: true,
            handler() {
                const worker = join(outDir, "sw.js");
                if (!existsSync(worker)) return;
                const files = filesIn(outDir)
                    .map((file) => relative(outDir, file).replaceAll("\\", "/"))
                    .filter((file) => file !== "sw.js");
                const hash = createHash("sha256");
                for (const file of files) hash.update(file).update(readFileSync(join(outDir, file)));
                const version = hash.digest("hex").slice(0, 16);
                const text = readFileSync(worker, "utf8")
                    .replace('"__VERSION__"', JSON.stringify(version))
                    .replace("[/* __FILES__ */]", JSON.stringify(files));
                writeFileSync(worker, text);
            },
        },
    };
}

function filesIn(folder: string): string[] {
    return readdirSync(folder)
        .sort()
        .flatMap((name) => {
            const path = join(folder, name);
            return statSync(path).isDirectory() ? filesIn(path) : [path];
        });
}

export default defineConfig({
    base: "./",
    esbuild: { jsx: "automatic", jsxImportSource: "preact" },
    resolve: { alias: { "huisu-wasm": wasm } },
    worker: { format: "es" },
    build: {
        target: "es2022",
        cssTarget: "chrome123",
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        reportCompressedSize: false,
        chunkSizeWarningLimit: 1000,
    },
    server: { fs: { allow: [here, wasm] } },
    plugins: [offline()],
});
