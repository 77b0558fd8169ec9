// The replay of logs: seeking agrees with replaying from the beginning, at every position and over checkpoints.
import { describe, expect, it } from "vitest";
import { SHAPES } from "../../src/model/shape";
import { columnBefore, indexOf, SPACING } from "../../src/replay/index";
import { turnOf, type Log } from "../../src/replay/log";
import { extent, nextBranch, pyramidOf } from "../../src/replay/pyramid";
import { isTurningPoint, nextTurningPoint, questionAt } from "../../src/replay/question";
import { Replay } from "../../src/replay/replay";
import { sceneOf } from "../../src/replay/scene";
import { digitsOfLine, LONG, permuteLog, slowReplay, SMALL, subsetLog, sudokuLog } from "./logs";

const small = sudokuLog(SHAPES[4], digitsOfLine(SMALL));
const long = sudokuLog(SHAPES[9], digitsOfLine(LONG));

function replayOf(log: Log): Replay {
    return new Replay(log, indexOf(log));
}

describe("a log", () => {
    it("of the documented puzzle has its 12 tries and 4 undos", () => {
        const replay = replayOf(small);
        replay.seek(Infinity);
        expect([replay.tries, replay.undos, replay.depth, replay.found]).toEqual([12, 4, 8, 1]);
    });

    it.each([
        ["sudoku", small],
        ["permute", permuteLog("abcd")],
        ["subset", subsetLog([1, 2, 4, 7, 3], 10)],
    ])("of the kind %s is the same forwards, backwards and from the beginning", (_, log) => {
        const replay = replayOf(log);
        const forwards: string[] = [];
        for (let position = 0; position <= log.events.length; ++position) {
            replay.seek(position);
            const slow = slowReplay(log, position);
            expect(replay.stack).toEqual(slow.stack);
            expect(replay.tries).toBe(slow.tries);
            forwards.push(JSON.stringify([replay.stack, replay.tries, replay.found]));
        }
        for (let position = log.events.length; position >= 0; --position) {
            replay.seek(position);
            expect(JSON.stringify([replay.stack, replay.tries, replay.found])).toBe(forwards[position]);
        }
    });

    it("of a hundred thousand events can be entered anywhere", () => {
        expect(long.events.length).toBeGreaterThan(90_000);
        const replay = replayOf(long);
        const places = [
            70_001,
            3,
            SPACING,
            SPACING - 1,
            SPACING + 1,
            5 * SPACING,
            long.events.length,
            0,
            50_000,
            49_999,
        ];
        for (const place of places) {
            replay.seek(place);
            const slow = slowReplay(long, place);
            expect(replay.position).toBe(place);
            expect(replay.stack).toEqual(slow.stack);
            expect(replay.tries).toBe(slow.tries);
        }
    });

    it("clamps positions outside of it", () => {
        const replay = replayOf(small);
        replay.seek(-5);
        expect(replay.position).toBe(0);
        replay.seek(1e9);
        expect(replay.position).toBe(small.events.length);
        expect(replay.next).toBeUndefined();
    });

    it("may be empty", () => {
        const replay = replayOf({ kind: "sudoku", size: 9, events: new Uint16Array() });
        replay.seek(3);
        expect([replay.position, replay.depth, replay.last]).toEqual([0, 0, undefined]);
    });
});

describe("the columns of the tree", () => {
    it("hold every try once, each run below its parent's column", () => {
        for (const log of [small, long, permuteLog("abcde")]) {
            const { columns, maxDepth } = indexOf(log);
            let nodes = 0;
            for (let column = 0; column < columns.count; ++column) {
                const run = columns.bottom[column]! - columns.top[column]! + 1;
                nodes += run;
                const first = columns.event[column]!;
                const codes = log.events.subarray(first, first + run);
                if (!codes.every((code) => turnOf(log.kind, code) === "try"))
                    expect.fail(`column ${column} has an undo`);
                const parent = columns.parent[column]!;
                const top = columns.top[column]!;
                const hangs =
                    top === 1 || (parent < column && columns.top[parent]! < top && columns.bottom[parent]! >= top - 1);
                if (!hangs || columns.bottom[column]! > maxDepth) expect.fail(`column ${column} hangs in the air`);
            }
            const tries = [...log.events].filter((code) => turnOf(log.kind, code) === "try").length;
            expect(nodes).toBe(tries);
        }
    });

    it("are found by position", () => {
        const { columns } = indexOf(small);
        expect(columnBefore(columns, 0)).toBe(-1);
        for (let column = 0; column < columns.count; ++column) {
            expect(columnBefore(columns, columns.event[column]! + 1)).toBe(column);
            expect(columnBefore(columns, columns.event[column]!)).toBe(column - 1);
        }
    });

    it("have blocks whose extents are those of their columns", () => {
        const { columns } = indexOf(long);
        const pyramid = pyramidOf(columns);
        for (const [begin, end] of [
            [0, 1],
            [0, columns.count],
            [3, 900],
            [1023, 1025],
            [777, 4096],
            [5, 5],
        ] as const) {
            const tops = [...columns.top.slice(begin, end)];
            const bottoms = [...columns.bottom.slice(begin, end)];
            const { top, bottom } = extent(pyramid, begin, end);
            expect(top).toBe(Math.min(0xffff, ...tops));
            expect(bottom).toBe(Math.max(0, ...bottoms));
        }
    });

    it("lead to the next branch at a depth", () => {
        const { columns } = indexOf(long);
        const pyramid = pyramidOf(columns);
        for (const begin of [0, 1, 2, 1000, 4095, columns.count - 1, columns.count])
            for (const depth of [0, 1, 5, 12, 30]) {
                const slow = columns.top.findIndex((top, column) => column >= begin && top <= depth);
                expect(nextBranch(pyramid, begin, depth)).toBe(slow);
            }
    });
});

describe("the scene of a Sudoku log", () => {
    it("tells tries, dead ends, undone digits and the solution apart", () => {
        const givens = digitsOfLine(SMALL);
        const replay = replayOf(small);
        replay.seek(1);
        let scene = sceneOf(replay, SHAPES[4], givens);
        expect(scene.roles[0]).toBe("newest");
        expect(scene.digits[0]).toBe(2);
        expect(scene.skipped.map(({ digit }) => digit)).toEqual([1]);
        replay.seek(2);
        scene = sceneOf(replay, SHAPES[4], givens);
        expect(scene.roles.slice(0, 3)).toEqual(["tried", "newest", "stuck"]);
        replay.seek(3);
        scene = sceneOf(replay, SHAPES[4], givens);
        expect(scene.roles[1]).toBe("undone");
        expect(scene.digits[1]).toBe(3);
        replay.seek(Infinity);
        scene = sceneOf(replay, SHAPES[4], givens);
        expect(scene.roles.filter((role) => role === "solved")).toHaveLength(8);
        expect(scene.roles.filter((role) => role === "given")).toHaveLength(8);
        expect(scene.digits.every((digit) => digit > 0)).toBe(true);
    });
});

describe("questions", () => {
    it("stand where the direction changes, and the right answer is the next event", () => {
        const replay = replayOf(small);
        const turning = nextTurningPoint(replay, 0);
        expect(turning).toBe(2);
        expect(isTurningPoint(replay, 1)).toBe(false);
        for (let position = 0; position < small.events.length; ++position) {
            replay.seek(position);
            const question = questionAt(replay)!;
            expect(question.guesses[question.right]!.turn).toBe(replay.turn(small.events[position]!));
            const texts = question.guesses.map((guess) => JSON.stringify(guess));
            expect(new Set(texts).size).toBe(texts.length);
            if (position > 0) expect(texts.length).toBeGreaterThan(1);
        }
        replay.seek(Infinity);
        expect(questionAt(replay)).toBeNull();
    });
});
