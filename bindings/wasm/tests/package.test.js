// The package as it is published: its files, its size, its examples, its types, and how it is loaded.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { gzipSync } from "node:zlib";

import { createHuisu, dist, inkala } from "./loading.js";

const kMostBytes = 1_000_000;
const folder = fileURLToPath(dist);

async function codeOf(readme) {
    const text = await readFile(new URL(readme, dist), "utf8");
    return [...text.matchAll(/```js\n(.*?)```/gs)].map((match) => match[1]);
}

async function inFolder(work) {
    const place = await mkdtemp(join(tmpdir(), "huisu-"));
    try {
        return await work(place);
    } finally {
        await rm(place, { recursive: true });
    }
}

test("all files that package.json names are there, and are small enough", async () => {
    const described = JSON.parse(await readFile(new URL("package.json", dist), "utf8"));
    assert.equal(described.name, "huisu");
    assert.equal(described.dependencies, undefined);
    let bytes = 0;
    for (const file of described.files) {
        const content = await readFile(new URL(file, dist));
        if (/\.(js|wasm)$/.test(file)) bytes += gzipSync(content).length;
    }
    assert.ok(bytes < kMostBytes, `${bytes} bytes compressed`);
});

test("the module asks the outside for no more than huisu.js has", async () => {
    const module = await WebAssembly.compile(await readFile(new URL("huisu.wasm", dist)));
    const script = await readFile(new URL("huisu.js", dist), "utf8");
    for (const { module: from, name } of WebAssembly.Module.imports(module))
        assert.ok(script.includes(`${name}:`) || script.includes(`${name}(`), `${from}.${name}`);
});

for (const readme of ["README.md", "README.zh.md"])
    test(`the examples of ${readme} print what stands beside them`, async () => {
        const examples = await codeOf(readme);
        assert.ok(examples.length >= 5);
        for (const code of examples)
            await inFolder(async (place) => {
                const file = join(place, "example.mjs");
                await writeFile(file, code.replaceAll('"huisu"', JSON.stringify(new URL("huisu.js", dist).href)));
                const printed = execFileSync(process.execPath, [file], { encoding: "utf8" });
                const expected = [...code.matchAll(/(?:console\.log.*|^)\/\/ (.*)$/gm)].map((match) => match[1]);
                assert.deepEqual(printed.trimEnd().split("\n"), expected);
            });
    });

test("the types fit the examples and the script", async () => {
    const examples = await codeOf("README.md");
    await inFolder(async (place) => {
        const names = examples.map((_code, i) => `example${i}.ts`);
        for (const [i, code] of examples.entries())
            await writeFile(join(place, names[i]), code.replace("catch (error)", "catch (error: any)"));
        const options = {
            compilerOptions: {
                allowJs: true,
                checkJs: true,
                lib: ["ES2022", "DOM"],
                module: "ES2022",
                moduleResolution: "node",
                noEmit: true,
                paths: { huisu: [join(folder, "huisu.d.ts")] },
                baseUrl: place,
                strict: true,
                target: "ES2022",
                types: [],
            },
            files: [...names, join(folder, "huisu.js")],
        };
        await writeFile(join(place, "tsconfig.json"), JSON.stringify(options));
        try {
            execFileSync("tsc", ["--project", place], { encoding: "utf8" });
        } catch (error) {
            assert.fail(error.stdout || error.message);
        }
    });
});

test("a worker takes the compiled module", async () => {
    const module = await WebAssembly.compile(await readFile(new URL("huisu.wasm", dist)));
    const code = `
        const { parentPort, workerData } = require("node:worker_threads");
        import(workerData.script).then(async ({ createHuisu }) => {
            const huisu = await createHuisu({ wasm: workerData.module });
            parentPort.postMessage(huisu.solve({ puzzle: workerData.puzzle }).verdict);
        });`;
    const script = new URL("huisu.js", dist).href;
    const worker = new Worker(code, { eval: true, workerData: { script, module, puzzle: inkala } });
    const verdict = await new Promise((resolve, reject) => worker.once("message", resolve).once("error", reject));
    assert.equal(verdict, "unique");
    await worker.terminate();
});

test("ending the worker ends a call that would take for ever", async () => {
    const code = `
        const { parentPort, workerData } = require("node:worker_threads");
        import(workerData.script).then(async ({ createHuisu }) => {
            const huisu = await createHuisu();
            parentPort.postMessage("begun");
            huisu.race({ puzzle: { shape: { rows: 5, cols: 5, size: 25 }, givens: Array(625).fill(0) }, way: "reading" });
        });`;
    const worker = new Worker(code, { eval: true, workerData: { script: new URL("huisu.js", dist).href } });
    await new Promise((resolve, reject) => worker.once("message", resolve).once("error", reject));
    assert.equal(await worker.terminate(), 1);
});

test("the module is loaded from a server, from bytes and from another file", async () => {
    const bytes = await readFile(new URL("huisu.wasm", dist));
    const server = createServer((request, response) => {
        if (request.url === "/missing.wasm") response.statusCode = 404;
        else if (request.url === "/typed.wasm") response.setHeader("Content-Type", "application/wasm");
        response.end(bytes);
    });
    await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
    const base = `http://127.0.0.1:${server.address().port}`;
    try {
        for (const wasm of [`${base}/typed.wasm`, new URL(`${base}/plain.wasm`), bytes, new URL("huisu.wasm", dist)]) {
            const huisu = await createHuisu({ wasm });
            assert.equal(huisu.solve({ puzzle: inkala }).verdict, "unique");
        }
        await assert.rejects(createHuisu({ wasm: `${base}/missing.wasm` }), /404/);
    } finally {
        server.close();
    }
});
