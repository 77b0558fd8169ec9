// A board as a value that never changes: what is given, what the player has placed, marked, crossed out and coloured.
// Every edit makes a new board; arrays that an edit does not touch are shared.
import type { PuzzleState } from "../engine/api";
import { allDigits, bit, digitsOf, setOf } from "./digits";
import { geometryOf, shapeOf, type Shape } from "./shape";

export interface Board {
    readonly shape: Shape;
    readonly givens: readonly number[]; // 0: open
    readonly placed: readonly number[];
    readonly marks: readonly number[]; // sets of digits: pencilled in by hand
    readonly crossed: readonly number[]; // sets: candidates that were ruled out
    readonly colours: readonly number[]; // 0: none, 1 ... COLOURS
    readonly allowed: readonly number[] | null; // sets, where the puzzle itself restricts candidates
}

export const COLOURS = 6;

/** The parts of a board that an edit may change. */
export type Field = "givens" | "placed" | "marks" | "crossed" | "colours";
export const FIELDS: readonly Field[] = ["givens", "placed", "marks", "crossed", "colours"];

export function emptyBoard(shape: Shape): Board {
    const zeros = new Array<number>(shape.size * shape.size).fill(0);
    return { shape, givens: zeros, placed: zeros, marks: zeros, crossed: zeros, colours: zeros, allowed: null };
}

export function digitAt(board: Board, cell: number): number {
    return board.givens[cell]! || board.placed[cell]!;
}

export function digitsOn(board: Board): number[] {
    return board.givens.map((given, cell) => given || board.placed[cell]!);
}

export function isFull(board: Board): boolean {
    return board.givens.every((_, cell) => digitAt(board, cell) !== 0);
}

/** What the digits on the board leave to each open cell; 0 for a filled one. */
export function possible(board: Board): number[] {
    const geometry = geometryOf(board.shape);
    const digits = digitsOn(board);
    const all = allDigits(board.shape.size);
    return digits.map((digit, cell) => {
        if (digit) return 0;
        let set = board.allowed ? board.allowed[cell]! : all;
        for (const peer of geometry.peers[cell]!) if (digits[peer]) set &= ~bit(digits[peer]);
        return set;
    });
}

/** The candidates that are left: what is possible and not crossed out. */
export function candidates(board: Board): number[] {
    return possible(board).map((set, cell) => set & ~board.crossed[cell]!);
}

/** Cells whose digit stands a second time in one of their houses. */
export function conflicts(board: Board): Set<number> {
    const geometry = geometryOf(board.shape);
    const digits = digitsOn(board);
    const found = new Set<number>();
    for (const houses of Object.values(geometry.houses))
        for (const house of houses) {
            const first = new Map<number, number>();
            for (const cell of house) {
                const digit = digits[cell]!;
                if (!digit) continue;
                const other = first.get(digit);
                if (other === undefined) first.set(digit, cell);
                else found.add(cell).add(other);
            }
        }
    return found;
}

export function isSolved(board: Board): boolean {
    return isFull(board) && conflicts(board).size === 0;
}

/** How often each digit stands on the board; index 0 is unused. */
export function tally(board: Board): number[] {
    const counts = new Array<number>(board.shape.size + 1).fill(0);
    for (const digit of digitsOn(board)) if (digit) ++counts[digit]!;
    return counts;
}

/** The board that a puzzle state of the engine describes. */
export function boardOf(state: PuzzleState): Board {
    const size = state.shape?.size ?? Math.round(Math.sqrt(state.givens.length));
    const shape = state.shape ? shapeOf(state.shape.rows, state.shape.cols) : usualShape(size);
    const board = emptyBoard(shape);
    const placed = state.placed ?? board.placed;
    if (!state.candidates) return { ...board, givens: state.givens, placed };
    const sets = state.candidates.map(setOf);
    const bare = possible({ ...board, givens: state.givens, placed });
    // Without a single given the candidates are the puzzle; else they are what a player has not crossed out yet.
    if (state.givens.every((given) => given === 0)) {
        const all = allDigits(size);
        return { ...board, placed, allowed: sets.map((set, cell) => (placed[cell] ? all : set)) };
    }
    return { ...board, givens: state.givens, placed, crossed: bare.map((set, cell) => set & ~sets[cell]!) };
}

/** The most nearly square box of a size, wider than high. */
export function usualShape(size: number): Shape {
    let rows = Math.floor(Math.sqrt(size));
    while (size % rows) --rows;
    return shapeOf(rows, size / rows);
}

export type Purpose = "puzzle" | "game"; // the puzzle alone, or with all that the player has done

/** The state that the engine is asked about. A board without givens is a puzzle that is being typed in: what was placed is given. */
export function stateOf(board: Board, purpose: Purpose): PuzzleState {
    const typed = board.allowed === null && board.givens.every((given) => given === 0);
    const givens = typed ? [...board.placed] : [...board.givens];
    const state: PuzzleState = { shape: board.shape, givens };
    const bare = { ...board, givens, placed: emptyBoard(board.shape).placed };
    if (purpose === "game") {
        if (!typed) state.placed = [...board.placed];
        if (board.allowed || board.crossed.some((set) => set)) state.candidates = candidates(board).map(digitsOf);
    } else if (board.allowed) {
        state.candidates = possible(bare).map(digitsOf);
    }
    return state;
}
