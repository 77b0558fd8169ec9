// What cannot be done is a HuisuError that says why and where, and leaves everything as it was.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";

import { backwards, createHuisu, dist, HuisuError, inkala } from "./loading.js";

const huisu = await createHuisu();

test("a text that is no puzzle says where", () => {
    assert.throws(
        () => huisu.solve({ puzzle: "1 2 3\n4 5\n" }),
        (error) => {
            assert.ok(error instanceof HuisuError);
            assert.ok(error instanceof Error);
            assert.equal(error.code, "unreadable");
            assert.ok(error.line >= 1 && error.column >= 1);
            assert.ok(error.message.length > 10);
            return true;
        },
    );
});

test("messages come in the language asked for", () => {
    assert.throws(() => huisu.solve({ puzzle: "", lang: "zh" }), { message: /题目/ });
    assert.throws(() => huisu.solve({ puzzle: "" }), { message: /puzzle/ });
});

test("what is missing or wrong in a request is named", () => {
    assert.throws(() => huisu.solve({}), { code: "bad_request", message: /puzzle/ });
    assert.throws(() => huisu.solve(), { code: "bad_request" });
    assert.throws(() => huisu.solve({ puzzle: inkala, colour: "red" }), { code: "bad_request", message: /colour/ });
    assert.throws(() => huisu.trace({ puzzle: inkala, order: "random" }), { code: "bad_request", message: /fewest/ });
    assert.throws(() => huisu.race({ puzzle: inkala }), { code: "bad_request", message: /way/ });
    assert.throws(() => huisu.permute({}), { code: "bad_request", message: /word/ });
    assert.throws(() => huisu.permute({ word: 7 }), { code: "bad_request" });
    assert.throws(() => huisu.subsetSum({ numbers: [1, 2.5], target: 3 }), { code: "bad_request", message: /numbers/ });
    assert.throws(() => huisu.subsetSum({ numbers: [1] }), { code: "bad_request", message: /target/ });
    assert.throws(() => huisu.solve({ puzzle: { givens: [1, 2] } }), { code: "bad_request", message: /givens/ });
});

test("a request that is no JSON text is told like any other that is wrong", () => {
    const circle = { puzzle: inkala };
    circle.self = circle;
    assert.throws(() => huisu.solve(circle), { name: "HuisuError", code: "bad_json", message: /circular/i });
    assert.throws(() => huisu.solve({ puzzle: "\ud800" }), { name: "HuisuError" });
});

test("formats that this build leaves out say so", () => {
    const file = `<?xml version="1.0"?><opensudoku><game data="${inkala.replaceAll(".", "0")}"/></opensudoku>`;
    assert.match(huisu.read({ text: file }).errors[0].message, /opensudoku/);
    assert.throws(() => huisu.write({ puzzle: inkala, format: "opensudoku" }), { message: /opensudoku/ });
});

/** The package's module with less memory: 2048 pages (128 MiB) instead of 32768, which its memory section names. */
async function smallModule() {
    const bytes = await readFile(new URL("huisu.wasm", dist));
    const most = Buffer.from([0x80, 0x80, 0x02]); // 32768, as WebAssembly writes numbers
    const at = bytes.subarray(0, 100_000).indexOf(most);
    assert.ok(at > 0);
    bytes.set([0x80, 0x90, 0x00], at);
    return bytes;
}

test("after a call that needed too much memory the next one works", async () => {
    const small = await createHuisu({ wasm: await smallModule() });
    assert.throws(() => small.trace({ puzzle: backwards, events: 100_000_000 }), { code: "no_memory" });
    assert.equal(small.solve({ puzzle: inkala }).verdict, "unique");
});

test("two of them do not get into each other's way", async () => {
    const other = await createHuisu();
    const first = huisu.trace({ puzzle: inkala });
    other.trace({ puzzle: ".....14.3.121.34" });
    assert.deepEqual(huisu.trace({ puzzle: inkala }).events, first.events);
});

const long = { seed: 1, count: 20 }; // tells its progress

test("a progress function may call the engine again", () => {
    const nested = [];
    const alone = huisu.generate(long);
    const told = huisu.generate(long, () => nested.push(huisu.solve({ puzzle: inkala }).verdict));
    assert.ok(nested.length > 0);
    assert.ok(nested.every((verdict) => verdict === "unique"));
    assert.deepEqual({ ...told, ms: 0 }, { ...alone, ms: 0 });
});

test("what a progress function throws comes out as it is", () => {
    for (const thrown of [new RangeError("mine"), new HuisuError({ code: "mine", message: "mine" }), "mine"]) {
        const fail = () => {
            throw thrown;
        };
        assert.throws(
            () => huisu.generate(long, fail),
            (error) => error === thrown,
        );
        assert.equal(huisu.solve({ puzzle: inkala }).verdict, "unique");
    }
});
