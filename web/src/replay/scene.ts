// What the board shows at a position of a Sudoku log. The log knows tries and undos only; what lies between them follows
// from the board: which digits were skipped because they stand in conflict, which cell is at a dead end.
import { allDigits, bit, digitsOf } from "../model/digits";
import { geometryOf, type Shape } from "../model/shape";
import { cellOf, digitOfEvent } from "./log";
import type { Replay } from "./replay";

export type Role = "open" | "given" | "tried" | "newest" | "undone" | "solved" | "stuck";

export interface Scene {
    digits: number[]; // 0: open; the digit that was just taken back for "undone"
    roles: Role[];
    focus: number; // the cell that the last event is about; -1 at the beginning
    skipped: { digit: number; blockers: number[] }[]; // digits of the focus that did not fit, and the cells they clash with
    depthOf: number[]; // for tried cells: at which depth; 0 else
}

export function sceneOf(replay: Replay, shape: Shape, givens: readonly number[]): Scene {
    const { log, last } = replay;
    const digits = [...givens];
    const roles = givens.map((given): Role => (given ? "given" : "open"));
    const depthOf = givens.map(() => 0);
    replay.stack.forEach((code, level) => {
        const cell = cellOf(log, code);
        digits[cell] = digitOfEvent(log, code);
        roles[cell] = "tried";
        depthOf[cell] = level + 1;
    });
    const scene: Scene = { digits, roles, focus: -1, skipped: [], depthOf };
    if (last === undefined) return scene;
    const turn = replay.turn(last);
    if (turn === "found") {
        roles.forEach((role, cell) => {
            if (role === "tried") roles[cell] = "solved";
        });
    } else if (turn === "try") {
        scene.focus = cellOf(log, last);
        roles[scene.focus] = "newest";
        scene.skipped = skippedBefore(scene, shape, digitOfEvent(log, last), firstDigit(replay));
        const stuck = stuckCell(digits, shape);
        if (stuck >= 0) roles[stuck] = "stuck";
    } else if (turn === "undo") {
        scene.focus = cellOf(log, last);
        digits[scene.focus] = digitOfEvent(log, last);
        roles[scene.focus] = "undone";
    }
    return scene;
}

/** From which digit on the loop of the newest try's cell has looked: after the one that was undone just before. */
function firstDigit(replay: Replay): number {
    const before = replay.log.events[replay.position - 2];
    if (before === undefined || replay.turn(before) !== "undo") return 1;
    return cellOf(replay.log, before) === cellOf(replay.log, replay.last!) ? digitOfEvent(replay.log, before) + 1 : 1;
}

function skippedBefore(scene: Scene, shape: Shape, digit: number, from: number): Scene["skipped"] {
    const peers = geometryOf(shape).peers[scene.focus]!;
    const skipped: Scene["skipped"] = [];
    for (let other = from; other < digit; ++other) {
        const blockers = peers.filter((peer) => scene.digits[peer] === other);
        if (blockers.length) skipped.push({ digit: other, blockers });
    }
    return skipped;
}

/** The first open cell for which no digit is left; -1 for none. */
function stuckCell(digits: readonly number[], shape: Shape): number {
    return digits.findIndex((digit, cell) => digit === 0 && freeDigits(digits, shape, cell) === 0);
}

export function freeDigits(digits: readonly number[], shape: Shape, cell: number): number {
    let free = allDigits(shape.size);
    for (const peer of geometryOf(shape).peers[cell]!) if (digits[peer]) free &= ~bit(digits[peer]);
    return free;
}

export function freeList(digits: readonly number[], shape: Shape, cell: number): number[] {
    return digitsOf(freeDigits(digits, shape, cell));
}
