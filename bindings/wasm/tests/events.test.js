// The events are followed on a grid, a word and a list of decisions, as the page does.
import assert from "node:assert/strict";
import { test } from "node:test";

import { backwards, createHuisu, inkala } from "./loading.js";

const huisu = await createHuisu();
const byHand = ".....14.3.121.34";

/** Words for the events of a trace, as `huisu trace` prints them. */
function sentences(events, size) {
    return Array.from(events, (event) => {
        if (event < 2) return ["solved", "none"][event];
        const place = (event - 2) >> 1;
        const cell = Math.floor(place / size);
        const name = `r${Math.floor(cell / size) + 1}c${(cell % size) + 1} ${(place % size) + 1}`;
        return `${event % 2 === 1 ? "undo" : "try"} ${name}`;
    });
}

/** Follows a trace on a grid; gives the grids that were solved. */
function follow(givens, size, events) {
    const grid = [...givens];
    const stack = [];
    const solved = [];
    for (const event of events) {
        if (event === 0) solved.push([...grid]);
        if (event < 2) continue;
        const place = (event - 2) >> 1;
        const cell = Math.floor(place / size);
        if (event % 2 === 0) {
            assert.equal(grid[cell], 0);
            grid[cell] = (place % size) + 1;
            stack.push(cell);
        } else {
            assert.equal(stack.pop(), cell);
            assert.equal(grid[cell], (place % size) + 1);
            grid[cell] = 0;
        }
    }
    return { solved, depth: stack.length };
}

const numbers = (line) => Array.from(line, (character) => (character === "." ? 0 : Number(character)));

test("trace tells every try and undo of the example in docs/backtracking.md", () => {
    const { events, tries, undos, complete, kept } = huisu.trace({ puzzle: byHand });
    assert.deepEqual(sentences(events, 4), [
        "try r1c1 2",
        "try r1c2 3",
        "undo r1c2 3",
        "try r1c2 4",
        "undo r1c2 4",
        "undo r1c1 2",
        "try r1c1 4",
        "try r1c2 2",
        "undo r1c2 2",
        "try r1c2 3",
        "try r1c3 2",
        "try r1c4 1",
        "try r2c1 2",
        "try r2c4 3",
        "try r3c2 4",
        "try r4c2 2",
        "solved",
    ]);
    assert.deepEqual([tries, undos, complete, kept], [12, 4, true, 17]);
});

test("trace, fewest candidates first, goes where one digit fits", () => {
    const { events, tries, undos } = huisu.trace({ puzzle: byHand, order: "fewest" });
    assert.equal(sentences(events, 4)[0], "try r1c3 2");
    assert.deepEqual([tries, undos], [8, 0]);
});

test("the events of a trace lead to the solution in either order", () => {
    const { solution } = huisu.solve({ puzzle: inkala });
    for (const order of ["reading", "fewest"]) {
        const answer = huisu.trace({ puzzle: inkala, order });
        const { solved, depth } = follow(numbers(inkala), 9, answer.events);
        assert.deepEqual(solved, [solution]);
        assert.deepEqual(answer.solution, solution);
        assert.equal(depth, answer.tries - answer.undos);
        assert.equal(answer.events.length, answer.tries + answer.undos + 1);
    }
});

test("trace goes on to the proof when a second solution is asked for", () => {
    const { events, solutions, complete, tries } = huisu.trace({ puzzle: inkala, solutions: 2, events: 10_000_000 });
    assert.deepEqual([solutions, complete, tries], [1, true, 2068780]);
    const { solved, depth } = follow(numbers(inkala), 9, events);
    assert.deepEqual([solved.length, depth], [1, 0]);
});

test("trace keeps as many events as it is told, and counts all", () => {
    const all = huisu.trace({ puzzle: inkala });
    const few = huisu.trace({ puzzle: inkala, events: 1000 });
    assert.equal(few.kept, 1000);
    assert.deepEqual(few.events, all.events.slice(0, 1000));
    assert.equal(few.tries, 49558);
    assert.equal(few.complete, true);
    assert.equal(huisu.trace({ puzzle: inkala, events: 0 }).events.length, 0);
});

test("trace keeps four million events where nothing else is said", () => {
    const { kept, tries, undos } = huisu.trace({ puzzle: backwards });
    assert.deepEqual([kept, tries, undos], [4_000_000, 69175316, 69175252]);
});

test("trace takes larger grids, as far as their events are numbers of 16 bits", () => {
    const givens = Array(625).fill(0);
    const shape = { rows: 5, cols: 5, size: 25 };
    const { events } = huisu.trace({ puzzle: { shape, givens }, order: "fewest", events: 5000, time: 0.2 });
    follow(givens, 25, events);
    const wide = { shape: { rows: 4, cols: 8, size: 32 }, givens: Array(1024).fill(0) };
    assert.throws(() => huisu.trace({ puzzle: wide }), { name: "HuisuError", code: "too_large" });
});

test("trace says none, and refuses a puzzle that breaks a rule", () => {
    const none = huisu.trace({ puzzle: "123....4........" });
    assert.equal(none.events.at(-1), 1);
    assert.deepEqual([none.solutions, none.complete], [0, true]);
    const broken = huisu.trace({ puzzle: "11.............." });
    assert.deepEqual(broken.rule_break.cells, [0, 1]);
    assert.equal(broken.kept, 0);
});

test("permute: the swaps make the words", () => {
    const word = "数独abc";
    const { words, events, complete } = huisu.permute({ word });
    assert.ok(complete);
    assert.equal(words.length, 120);
    assert.equal(new Set(words).size, 120);
    const characters = [...word].sort();
    const made = [];
    for (const event of events) {
        if (event === 0) {
            made.push(characters.join(""));
            continue;
        }
        const first = (event - 1) >> 7;
        const second = ((event - 1) >> 1) & 63;
        [characters[first], characters[second]] = [characters[second], characters[first]];
    }
    assert.deepEqual(made, words);
    assert.deepEqual(characters, [...word].sort());
});

test("permute: repeated characters, limits, the empty word", () => {
    assert.deepEqual(huisu.permute({ word: "aab", distinct: true }).words, ["aab", "aba", "baa"]);
    const { words, complete } = huisu.permute({ word: "abcdefgh", limit: 5 });
    assert.deepEqual([words.length, complete], [5, false]);
    assert.deepEqual(huisu.permute({ word: "" }).words, [""]);
    assert.throws(() => huisu.permute({ word: "x".repeat(65) }), { code: "too_large" });
});

test("subsetSum tells each decision of the example in docs/backtracking.md", () => {
    const { subsets, events, complete, tries } = huisu.subsetSum({ numbers: [1, 2, 4, 7], target: 13 });
    assert.deepEqual(subsets, [[1, 2, 3]]);
    const words = Array.from(events, (event) => {
        if (event === 0) return "found";
        return `${["take", "leave", "undo"][(event - 1) % 4]} ${(event - 1) >> 2}`;
    });
    assert.deepEqual(words.slice(0, 8), [
        "take 0",
        "take 1",
        "take 2",
        "take 3",
        "undo 3",
        "leave 3",
        "undo 3",
        "undo 2",
    ]);
    assert.equal(words.filter((word) => word === "found").length, 1);
    const decisions = words.filter((word) => /take|leave/.test(word)).length;
    assert.equal(decisions, tries);
    assert.equal(words.filter((word) => word.startsWith("undo")).length, tries);
    assert.ok(complete);
});

test("subsetSum: every found subset is what is taken at that moment", () => {
    const given = [3, -1, 4, 1, -5, 9, 2, 6];
    const { subsets, events } = huisu.subsetSum({ numbers: given, target: 7 });
    const taken = [];
    const found = [];
    const stack = [];
    for (const event of events) {
        const [index, what] = [(event - 1) >> 2, (event - 1) % 4];
        if (event === 0) found.push([...taken]);
        else if (what === 2) {
            const last = stack.pop();
            assert.equal(last.index, index);
            if (last.what === 0) taken.pop();
        } else {
            stack.push({ index, what });
            if (what === 0) taken.push(index);
        }
    }
    assert.deepEqual(found, subsets);
    assert.ok(subsets.length > 5);
    for (const subset of subsets)
        assert.equal(
            subset.reduce((sum, index) => sum + given[index], 0),
            7,
        );
    assert.deepEqual(huisu.subsetSum({ numbers: given, target: 7, limit: 1 }).subsets, subsets.slice(0, 1));
    assert.deepEqual(huisu.subsetSum({ numbers: [2, 4], target: 5 }).subsets, []);
});
