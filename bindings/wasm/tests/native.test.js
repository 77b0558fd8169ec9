// The same answers as the command's, which HUISU_COMMAND names: what was compiled for 32 bits, without threads and for
// another instruction set does the same.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "node:test";

import { createHuisu } from "./loading.js";

const command = process.env.HUISU_COMMAND;
const skip = command ? false : "HUISU_COMMAND names no command to compare with";
const huisu = await createHuisu();

/** What the command prints, whatever its exit status. */
function run(args, input = "") {
    try {
        return execFileSync(command, args, { input, encoding: "utf8", stdio: ["pipe", "pipe", "ignore"] });
    } catch (error) {
        return error.stdout;
    }
}
const lines = (text) => text.split("\n").filter((line) => line !== "");
const objects = (text) => lines(text).map((line) => JSON.parse(line));

/** Puzzles with one solution, some with several, some with none. */
const corpus = makeCorpus();
function makeCorpus() {
    const proper = huisu.generate({ seed: 20, count: 300 }).puzzles.map(({ puzzle }) => puzzle);
    const several = proper.slice(0, 60).map((line) => line.replace(/[1-9]/, "."));
    const spoiled = proper.slice(60, 120).map((line, i) => line.replace(/\.(?=[^.]*$)/, String((i % 9) + 1)));
    return [...proper, ...several, ...spoiled];
}

const wishes = [
    { seed: 1, count: 100 },
    { seed: 2, count: 20, symmetry: "rotate180" },
    { seed: 3, count: 5, clues: "28-32" },
    { seed: 4, count: 3, level: "expert" },
    { seed: 5, count: 3, er: "4.0-5.0" },
    { seed: "18446744073709551615", count: 10, shape: "2x3" },
    { seed: 7, count: 10, shape: "2x2" },
    { seed: 8, count: 2, shape: "2x5" },
    { seed: 9, count: 50, full: true },
];
for (const wish of wishes)
    test(`generate makes the same puzzles: ${JSON.stringify(wish)}`, { skip }, () => {
        const { shape, full, ...rest } = wish;
        const args = Object.entries(rest).flatMap(([name, value]) => [`--${name}`, String(value)]);
        if (shape) args.push("--box", shape);
        if (full) args.push("--full");
        const made = huisu.generate(wish).puzzles.map(({ puzzle }) => puzzle);
        assert.equal(made.length, wish.count);
        assert.deepEqual(made, lines(run(["generate", ...args])));
    });

test("solve gives the same solutions, and words where there is not one", { skip }, () => {
    const text = corpus.join("\n");
    const expected = run(["solve"], text);
    assert.equal(new TextDecoder().decode(huisu.solveMany(text)), expected);
    assert.ok(/^none$/m.test(expected) && /^many$/m.test(expected));
});

test("solve needs as many nodes", { skip }, () => {
    const puzzles = corpus.slice(200, 400);
    const expected = objects(run(["solve", "--json"], puzzles.join("\n")));
    for (const [i, puzzle] of puzzles.entries()) {
        const { verdict, nodes } = huisu.solve({ puzzle });
        assert.equal(verdict, { proper: "unique" }[expected[i].verdict] ?? expected[i].verdict);
        if (expected[i].nodes !== undefined) assert.equal(nodes, expected[i].nodes);
    }
});

test("count counts the same", { skip }, () => {
    const sparse = corpus.map((line) => line.replace(/[1-9](?=[.0-9]{0,20}$)/g, "."));
    const puzzles = [...corpus.slice(280), ...sparse.slice(0, 40)];
    const expected = lines(run(["count", "--limit", "5000"], puzzles.join("\n")));
    const counts = puzzles.map((puzzle) => {
        const { count, exact } = huisu.count({ puzzle, limit: 5000 });
        return exact ? count : `>=${count}`;
    });
    assert.deepEqual(counts, expected);
});

test("rate rates the same", { skip }, () => {
    const puzzles = corpus.slice(0, 100);
    const expected = objects(run(["rate", "--json"], puzzles.join("\n")));
    for (const [i, puzzle] of puzzles.entries()) {
        const { er, ep, ed, steps } = huisu.rate({ puzzle });
        const native = expected[i];
        assert.deepEqual([er, ep, ed], [native.er, native.ep, native.ed]);
        if (native.steps !== undefined) assert.equal(steps, native.steps);
    }
});

test("canonical gives the same forms", { skip }, () => {
    const puzzles = corpus.slice(0, 300);
    const forms = puzzles.map((puzzle) => huisu.canonical({ puzzle }).form);
    assert.deepEqual(forms, lines(run(["canonical"], puzzles.join("\n"))));
});

test("trace does the same, event by event", { skip }, () => {
    for (const order of ["reading", "fewest"]) {
        const puzzle = corpus[0];
        const { events } = huisu.trace({ puzzle, order, events: 20_000 });
        const printed = lines(run(["trace", "--order", order, "--limit", "20000"], puzzle));
        assert.equal(events.length, printed.length);
        for (const [i, event] of events.entries()) {
            const place = (event - 2) >> 1;
            const cell = Math.floor(place / 9);
            const name = `r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1} ${(place % 9) + 1}`;
            const said = event < 2 ? ["solved", "none"][event] : `${event % 2 ? "undo" : "try"} ${name}`;
            assert.equal(said, printed[i]);
        }
    }
});
