// "What comes next?" At the turning points of a log (after a dead end, at a new branch) the viewer may stop and ask. The
// right answer is the next event; the others are what one might believe: going on instead of back, or the other way
// round, or a neighbouring digit.
import { cellOf, choiceOf, digitOfEvent, swapOf } from "./log";
import type { Replay } from "./replay";

/** A possible next event; for a Sudoku `cell` and `digit`, else the numbers of a swap or a choice. */
export interface Guess {
    turn: "try" | "undo" | "found" | "exhausted";
    a: number;
    b: number;
}

export interface Question {
    guesses: Guess[];
    right: number;
}

export function guessOf(replay: Replay, code: number): Guess {
    const turn = replay.turn(code);
    if (turn === "found" || turn === "exhausted") return { turn, a: 0, b: 0 };
    if (replay.log.kind === "sudoku") return { turn, a: cellOf(replay.log, code), b: digitOfEvent(replay.log, code) };
    if (replay.log.kind === "permute") return { turn, a: swapOf(code).first, b: swapOf(code).second };
    return { turn, a: choiceOf(code).index, b: choiceOf(code).leave ? 1 : 0 };
}

/** Whether it is worth asking before the event at this position: the direction changes there. */
export function isTurningPoint(replay: Replay, position: number): boolean {
    const { events } = replay.log;
    const before = events[position - 1];
    const next = events[position];
    if (before === undefined || next === undefined) return false;
    return replay.turn(before) !== replay.turn(next);
}

export function nextTurningPoint(replay: Replay, from: number): number {
    for (let place = from; place < replay.length; ++place) if (isTurningPoint(replay, place)) return place;
    return -1;
}

/** The question at the replay's position; null at the end. The answers are in an order that depends on the position only. */
export function questionAt(replay: Replay): Question | null {
    const { next } = replay;
    if (next === undefined) return null;
    const right = guessOf(replay, next);
    const guesses = [right];
    const add = (guess: Guess): void => {
        if (guesses.length < 3 && !guesses.some((other) => isSame(other, guess))) guesses.push(guess);
    };
    for (const other of distractors(replay, right)) add(other);
    const turn = guesses.length > 1 ? (replay.position * 7 + replay.tries) % guesses.length : 0;
    const order = [...guesses.slice(turn), ...guesses.slice(0, turn)];
    return { guesses: order, right: order.indexOf(right) };
}

function distractors(replay: Replay, right: Guess): Guess[] {
    const top = replay.stack.at(-1);
    const others: Guess[] = [];
    if (right.turn !== "undo" && top !== undefined) others.push({ ...guessOf(replay, top), turn: "undo" });
    if (right.turn === "undo") {
        const step = replay.log.kind === "sudoku" ? Math.min(right.b + 1, replay.log.size) : right.b + 1;
        others.push({ ...right, turn: "try", b: step }, { turn: "found", a: 0, b: 0 });
    }
    if (right.turn === "try") {
        const step = right.b < replay.log.size ? right.b + 1 : Math.max(1, right.b - 1);
        others.push({ ...right, b: replay.log.kind === "subset" ? 1 - right.b : step });
    }
    if (right.turn === "found") others.push({ turn: "exhausted", a: 0, b: 0 });
    return others;
}

function isSame(one: Guess, other: Guess): boolean {
    return one.turn === other.turn && one.a === other.a && one.b === other.b;
}
