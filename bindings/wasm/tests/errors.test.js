// What cannot be done is a HuisuError that says why and where, and leaves everything as it was.
import assert from "node:assert/strict";
import { test } from "node:test";

import { createHuisu, HuisuError, inkala } from "./loading.js";

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

test("formats that this build leaves out say so", () => {
    const file = `<?xml version="1.0"?><opensudoku><game data="${inkala.replaceAll(".", "0")}"/></opensudoku>`;
    assert.match(huisu.read({ text: file }).errors[0].message, /opensudoku/);
    assert.throws(() => huisu.write({ puzzle: inkala, format: "opensudoku" }), { message: /opensudoku/ });
});

test("after a call that needed too much memory the next one works", () => {
    const huge = { numbers: Array(16_000).fill(1), target: 8000, limit: 10_000_000 };
    let error;
    try {
        huisu.subsetSum({ ...huge, time: 20 });
    } catch (caught) {
        error = caught;
    }
    if (error) assert.equal(error.code, "no_memory");
    assert.equal(huisu.solve({ puzzle: inkala }).verdict, "unique");
});

test("two of them do not get into each other's way", async () => {
    const other = await createHuisu();
    const first = huisu.trace({ puzzle: inkala });
    other.trace({ puzzle: ".....14.3.121.34" });
    assert.deepEqual(huisu.trace({ puzzle: inkala }).events, first.events);
});
