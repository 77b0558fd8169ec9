// Plain backtracking written a second time, to make logs for the tests of the replay, and a replay that begins at the
// beginning each time, to hold the clever one against.
import { geometryOf, type Shape } from "../../src/model/shape";
import { turnOf, type Log } from "../../src/replay/log";

export function sudokuLog(shape: Shape, givens: readonly number[], solutions = 1): Log {
    const geometry = geometryOf(shape);
    const digits = [...givens];
    const open = givens.flatMap((given, cell) => (given ? [] : [cell]));
    const events: number[] = [];
    let found = 0;
    const solve = (i: number): boolean => {
        if (i === open.length) {
            events.push(0);
            return ++found >= solutions;
        }
        const cell = open[i]!;
        for (let digit = 1; digit <= shape.size; ++digit) {
            if (geometry.peers[cell]!.some((peer) => digits[peer] === digit)) continue;
            const code = 2 + 2 * (cell * shape.size + digit - 1);
            events.push(code);
            digits[cell] = digit;
            if (solve(i + 1)) return true;
            digits[cell] = 0;
            events.push(code + 1);
        }
        return false;
    };
    if (!solve(0)) events.push(1);
    return { kind: "sudoku", size: shape.size, events: Uint16Array.from(events) };
}

export function permuteLog(word: string): Log {
    const events: number[] = [];
    const permute = (i: number): void => {
        if (i + 1 >= word.length) {
            events.push(0);
            return;
        }
        for (let j = i; j < word.length; ++j) {
            if (i !== j) events.push(1 + 2 * (i * 64 + j));
            permute(i + 1);
            if (i !== j) events.push(2 + 2 * (i * 64 + j));
        }
    };
    permute(0);
    return { kind: "permute", size: word.length, events: Uint16Array.from(events) };
}

export function subsetLog(numbers: readonly number[], target: number): Log {
    const events: number[] = [];
    const choose = (i: number, rest: number): void => {
        if (rest === 0) events.push(0);
        if (i === numbers.length || rest <= 0) return;
        for (const leave of [0, 1]) {
            events.push(1 + 4 * i + leave);
            choose(i + 1, leave ? rest : rest - numbers[i]!);
            events.push(1 + 4 * i + 2);
        }
    };
    choose(0, target);
    return { kind: "subset", size: numbers.length, events: Uint16Array.from(events) };
}

/** The tries that stand after so many events, and how many there were. */
export function slowReplay(log: Log, position: number): { stack: number[]; tries: number } {
    const stack: number[] = [];
    let tries = 0;
    for (const code of log.events.slice(0, position)) {
        const turn = turnOf(log.kind, code);
        if (turn === "try") {
            stack.push(code);
            ++tries;
        } else if (turn === "undo") {
            stack.pop();
        }
    }
    return { stack, tries };
}

export function digitsOfLine(line: string): number[] {
    return [...line].map((character) => (character === "." ? 0 : Number(character)));
}

export const SMALL = ".....14.3.121.34"; // the puzzle of docs/backtracking.md
export const LONG = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
