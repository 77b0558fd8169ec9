// How fast the WebAssembly package solves files of 9x9 puzzles, one a line: node bench/wasm.mjs [--runs N] [--fresh] FILE...
//
// Puzzles a second of CPU time and on the clock, the best and the median of the runs. Short files are repeated until
// they hold 100,000 puzzles; reading them is not in the time, carrying lines in and solutions out is, into the same memory
// in every run (--fresh: into new memory). Before the clock runs, as much is done as the engine of JavaScript needs to
// compile what is called often for speed.
import { readFileSync } from "node:fs";

const { createHuisu } = await import("../build/wasm/bindings/wasm/dist/huisu.js");

const kLeast = 100_000;
const kWarmUps = 5;

function puzzlesOf(file) {
    const lines = readFileSync(file, "latin1")
        .split("\n")
        .map((line) => line.slice(0, 81))
        .filter((line) => /^[0-9.]{81}$/.test(line));
    if (lines.length === 0) throw new Error(`${file}: no puzzles of 81 characters`);
    return Array(Math.ceil(kLeast / lines.length))
        .fill(lines)
        .flat();
}

/** Seconds of CPU time and on the clock. */
function secondsOf(work) {
    const cpu = process.cpuUsage();
    const clock = performance.now();
    work();
    const { user, system } = process.cpuUsage(cpu);
    return { cpu: (user + system) / 1e6, clock: (performance.now() - clock) / 1e3 };
}

function measure(huisu, file, runs, isFresh) {
    const puzzles = puzzlesOf(file);
    const bytes = new TextEncoder().encode(puzzles.join("\n") + "\n");
    const memory = isFresh ? undefined : new Uint8Array(bytes.length);
    for (let i = 0; i < kWarmUps; i++) huisu.solveMany(bytes, memory);
    const taken = Array.from({ length: runs }, () => secondsOf(() => huisu.solveMany(bytes, memory)));
    const rate = (kind, place) => {
        const sorted = taken.map((one) => one[kind]).sort((a, b) => a - b);
        return (puzzles.length / sorted[Math.floor(place * (runs - 1))] / 1e6).toFixed(3).padStart(8);
    };
    const figures = [rate("cpu", 0), rate("cpu", 0.5), rate("clock", 0), rate("clock", 0.5)];
    console.log(file.split("/").at(-1).padEnd(28), ...figures);
}

const files = process.argv.slice(2);
const at = files.indexOf("--runs");
const runs = at < 0 ? 15 : Number(files.splice(at, 2)[1]);
const isFresh = files.includes("--fresh");
if (isFresh) files.splice(files.indexOf("--fresh"), 1);
const huisu = await createHuisu();
console.log("million puzzles a second".padEnd(28), " CPU best   median    clock   median");
for (const file of files) measure(huisu, file, runs, isFresh);
