// What each verb answers; the server's own tests look at the details of those that it shares with this package.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";

import { backwards, createHuisu, dist, inkala } from "./loading.js";

const huisu = await createHuisu();
const solution = "812753649943682175675491283154237896369845721287169534521974368438526917796318452";
const digits = [...solution].map(Number);
const two = "................................................................................1";

test("solve finds the only solution", () => {
    const answer = huisu.solve({ puzzle: inkala });
    assert.equal(answer.verdict, "unique");
    assert.deepEqual(answer.solution, digits);
    assert.ok(answer.nodes > 0);
});

test("solve gives two of many solutions and where they differ", () => {
    const { verdict, solution: one, other, differs } = huisu.solve({ puzzle: two });
    assert.equal(verdict, "many");
    assert.deepEqual(
        differs,
        one.map((digit, cell) => (digit === other[cell] ? -1 : cell)).filter((cell) => cell >= 0),
    );
});

test("solve names the rule that a puzzle breaks, in the language asked for", () => {
    const answer = huisu.solve({ puzzle: "11" + ".".repeat(79), lang: "zh" });
    assert.equal(answer.verdict, "invalid");
    assert.deepEqual(answer.rule_break.cells, [0, 1]);
    assert.match(answer.rule_break.message, /第 1 行有两个 1/);
});

test("a puzzle may be a state, as read gives it", () => {
    const read = huisu.read({ text: `${inkala} # of 2012\n1 2 3\n` });
    assert.equal(read.puzzles[0].line, inkala);
    assert.deepEqual(read.puzzles[0].state.shape, { rows: 3, cols: 3, size: 9 });
    assert.equal(read.errors[0].line, 2);
    assert.deepEqual(huisu.solve({ puzzle: read.puzzles[0].state }).solution, digits);
});

test("write gives the layouts of the command", () => {
    const { text } = huisu.write({ puzzle: inkala, format: "boxed", style: "unicode" });
    assert.match(text, /┌/);
    assert.equal(huisu.read({ text }).puzzles[0].line, inkala);
});

test("count is exact beyond what a number holds", () => {
    const { count, exact } = huisu.count({ puzzle: ".".repeat(81) });
    assert.equal(count, "6670903752021072936960");
    assert.ok(exact);
    assert.deepEqual(huisu.count({ puzzle: two, limit: 10 }).count, "10");
});

test("check finds wrong digits and givens that can go", () => {
    const placed = Array(81).fill(0);
    placed[1] = 1;
    placed[2] = 3;
    const givens = [...inkala].map((character) => Number(character.replace(".", "0")));
    assert.deepEqual(huisu.check({ puzzle: { givens, placed } }).wrong, [2]);
    assert.deepEqual(huisu.check({ puzzle: inkala, minimal: true }).redundant, []);
});

test("explain goes step by step to the solution, and hint gives the first of the steps", () => {
    const easy = huisu.generate({ seed: 7, level: "easy" }).puzzles[0];
    const { end, steps, last } = huisu.explain({ puzzle: easy.puzzle });
    assert.equal(end, "solved");
    assert.ok(steps.length > 20);
    const all = last.givens.map((given, cell) => given || last.placed[cell]);
    assert.deepEqual(all, easy.solution);
    const hint = huisu.hint({ puzzle: easy.puzzle, lang: "zh" });
    assert.equal(hint.end, "step");
    assert.deepEqual(hint.step.placement, steps[0].placement);
    assert.equal(hint.step.stages.length, 3);
    assert.match(hint.step.text, /[一-鿿]/);
});

test("rate rates as Sudoku Explainer does", () => {
    const { end, er, ep, ed } = huisu.rate({ puzzle: inkala });
    assert.deepEqual([end, er, ep, ed], ["rated", 10.7, 10.7, 9.7]);
});

test("generate gives the same puzzles for the same seed", () => {
    const wishes = { seed: 5n, count: 3, symmetry: "rotate180", level: "medium" };
    const first = huisu.generate(wishes);
    assert.ok(first.reached);
    assert.equal(first.seed, "5");
    assert.deepEqual(huisu.generate(wishes), first);
    for (const { puzzle, solution: found } of first.puzzles) assert.deepEqual(huisu.solve({ puzzle }).solution, found);
});

test("generate draws a seed where none is given, and says which", () => {
    const { seed, puzzles } = huisu.generate({});
    assert.notEqual(huisu.generate({}).seed, seed);
    assert.deepEqual(huisu.generate({ seed }).puzzles, puzzles);
});

test("generate says how far it has come", () => {
    const said = [];
    huisu.generate({ seed: 1, count: 200 }, (text) => said.push(text));
    assert.match(said.at(-1), /^[0-9]+ tries, [0-9]+ made$/);
});

test("canonical gives the form that all puzzles of a class have in common", () => {
    const turned = [...inkala].reverse().join("");
    const { form, automorphisms, transform } = huisu.canonical({ puzzle: inkala });
    assert.equal(huisu.canonical({ puzzle: turned }).form, form);
    assert.equal(automorphisms, 1);
    assert.equal(transform.rows.length, 9);
});

test("race: four ways to the same proof", () => {
    const lap = (way) => huisu.race({ puzzle: backwards, way });
    const laps = ["reading", "fewest", "propagation", "fast"].map(lap);
    for (const { verdict, complete, seconds } of laps) {
        assert.equal(verdict, "unique");
        assert.ok(complete);
        assert.ok(seconds >= 0);
    }
    const tries = laps.map((one) => one.tries);
    assert.equal(tries[0], 69207226);
    assert.equal(tries[1], 73482);
    assert.ok(tries[2] < 100 && tries[3] < 100);
});

test("a call whose time is over says so", () => {
    const hopeless = { rows: 5, cols: 5, size: 25 };
    const puzzle = { shape: hopeless, givens: Array(625).fill(0) };
    puzzle.givens[0] = 1;
    const count = huisu.count({ puzzle, time: 0.05 });
    assert.equal(count.exact, false);
    assert.equal(huisu.race({ puzzle: backwards, way: "reading", time: 0.05 }).verdict, "unknown");
    assert.equal(huisu.trace({ puzzle: backwards, events: 10, time: 0.05 }).complete, false);
});

test("solveMany answers line by line", () => {
    const lines = [inkala, two, "11" + ".".repeat(79), "12345678.........9" + ".".repeat(63), "hello", "", inkala];
    const answers = new TextDecoder().decode(huisu.solveMany(lines.join("\n"))).split("\n");
    assert.deepEqual(answers, [solution, "many", "invalid", "none", "invalid", "invalid", solution, ""]);
    assert.equal(huisu.solveMany("").length, 0);
    assert.deepEqual(
        huisu.solveMany(new TextEncoder().encode(`${inkala}\r\n`)),
        new TextEncoder().encode(`${solution}\n`),
    );
});

test("solveMany takes more lines than fit into one piece", () => {
    const count = 60_000;
    const answers = huisu.solveMany(`${inkala}\n`.repeat(count));
    assert.equal(answers.length, 82 * count);
    assert.ok(Buffer.from(answers).equals(Buffer.from(`${solution}\n`.repeat(count))));
});

test("solveMany writes into the memory given, as long as the answers fit", () => {
    const memory = new Uint8Array(200);
    const answers = huisu.solveMany(`${inkala}\n${two}\n`, memory);
    assert.equal(answers.buffer, memory.buffer);
    assert.equal(new TextDecoder().decode(answers), `${solution}\nmany\n`);
    const longer = huisu.solveMany(`${inkala}\n`.repeat(3), memory);
    assert.notEqual(longer.buffer, memory.buffer);
    assert.equal(new TextDecoder().decode(longer), `${solution}\n`.repeat(3));
});

test("version is that of the package", async () => {
    const described = JSON.parse(await readFile(new URL("package.json", dist), "utf8"));
    assert.equal(huisu.version(), described.version);
});
