// A game as text: in local storage, and exported. What is read may come from anywhere, so every part of it is looked at
// before it is believed; what is wrong is told by name, so that the page can say it.
import { COLOURS, FIELDS, isSolved, type Board, type Field } from "./board";
import { allDigits } from "./digits";
import type { Edit } from "./edit";
import type { Game } from "./game";
import { originOf } from "./origin";
import { isShape, shapeOf, type Shape } from "./shape";

export const MOST_NAME = 200; // letters
const LAST_DATE = 8.64e15; // milliseconds: beyond it there are no dates

export function isCount(value: unknown): value is number {
    return Number.isFinite(value) && (value as number) >= 0;
}

export function isDate(value: unknown): value is number {
    return isCount(value) && value <= LAST_DATE;
}

interface Stored {
    version: number;
    game: Omit<Game, "past" | "future">;
    past: number[][];
    future: number[][];
}

export function serialize(game: Game): string {
    const { past, future, ...rest } = game;
    const stored: Stored = { version: 1, game: rest, past: past.map(flat), future: future.map(flat) };
    return JSON.stringify(stored);
}

/** What can be wrong with a game: made by a newer page, its shape, its cells, its past or future, anything else. */
export type Fault = "version" | "shape" | "cells" | "history" | "parts";

/** With the fault "history" the game is good but for that: it has neither past nor future. */
export interface ReadGame {
    game: Game | null;
    fault: Fault | null;
}

class Wrong extends Error {
    constructor(readonly fault: Fault) {
        super(fault);
    }
}

/** The game in a text; null for a text that is no game at all, but something else (a puzzle, say). */
export function readGame(text: string): ReadGame | null {
    const stored = parsed(text);
    if (!stored) return null;
    try {
        const game = gameIn(stored);
        try {
            const { past, future } = historyIn(stored, game.board);
            return { game: { ...game, past, future }, fault: null };
        } catch {
            return { game, fault: "history" };
        }
    } catch (error) {
        return { game: null, fault: error instanceof Wrong ? error.fault : "parts" };
    }
}

/** The game in a text that `serialize` made; null for anything else. */
export function deserialize(text: string): Game | null {
    const found = readGame(text);
    return found?.fault === null ? found.game : null;
}

type Parts = Record<string, unknown>;

function isObject(value: unknown): value is Parts {
    return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A game is told from other JSON by its two outermost names. */
function parsed(text: string): Parts | null {
    if (!/^\s*\{/.test(text)) return null;
    try {
        const value: unknown = JSON.parse(text);
        return isObject(value) && "version" in value && "game" in value ? value : null;
    } catch {
        return null;
    }
}

function check(good: boolean, fault: Fault): void {
    if (!good) throw new Wrong(fault);
}

function gameIn({ version, game }: Parts): Game {
    check(Number.isInteger(version), "parts");
    check(version === 1, "version");
    if (!isObject(game) || !isObject(game.board)) throw new Wrong("parts");
    const board = boardIn(game.board);
    const { id, name, automatic, seconds, changed } = game;
    if (typeof id !== "string" || typeof automatic !== "boolean" || !isCount(seconds) || !isDate(changed))
        throw new Wrong("parts");
    return {
        id,
        name: typeof name === "string" ? name.slice(0, MOST_NAME) : "",
        origin: originOf(game.origin),
        board,
        past: [],
        future: [],
        automatic,
        seconds: Math.floor(seconds),
        solved: isSolved(board),
        changed,
    };
}

function boardIn(parts: Parts): Board {
    if (!isObject(parts.shape)) throw new Wrong("shape");
    const { rows, cols, size } = parts.shape;
    check(isShape(rows, cols), "shape");
    const shape = shapeOf(rows as number, cols as number);
    check(size === shape.size, "shape");
    const field = (name: Field): number[] => listIn(parts[name], shape.size ** 2, mostOf(name, shape), "cells");
    const board: Board = {
        shape,
        givens: field("givens"),
        placed: field("placed"),
        marks: field("marks"),
        crossed: field("crossed"),
        colours: field("colours"),
        allowed: isAbsent(parts.allowed)
            ? null
            : listIn(parts.allowed, shape.size ** 2, allDigits(shape.size), "cells"),
    };
    check(
        board.givens.every((given, cell) => !given || !board.placed[cell]),
        "cells",
    );
    return board;
}

function isAbsent(value: unknown): boolean {
    return value === null || value === undefined;
}

function mostOf(field: Field, shape: Shape): number {
    if (field === "givens" || field === "placed") return shape.size;
    return field === "colours" ? COLOURS : allDigits(shape.size);
}

function isWithin(value: unknown, most: number): value is number {
    return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most;
}

function listIn(value: unknown, length: number, most: number, fault: Fault): number[] {
    if (!Array.isArray(value) || value.length !== length) throw new Wrong(fault);
    const list: number[] = [];
    for (const one of value as unknown[]) {
        if (!isWithin(one, most)) throw new Wrong(fault);
        list.push(one);
    }
    return list;
}

/** The edits that led to the board and those that were undone; each has to fit the board that it meets. */
function historyIn(stored: Parts, board: Board): Pick<Game, "past" | "future"> {
    const past = editsIn(stored.past, board.shape);
    const future = editsIn(stored.future, board.shape);
    walk(board, past, "after", "before");
    walk(board, future, "before", "after");
    return { past, future };
}

function editsIn(value: unknown, shape: Shape): Edit[] {
    if (!Array.isArray(value)) throw new Wrong("history");
    return (value as unknown[]).map((one) => unflat(one, shape));
}

/** Goes along the edits, from the last of the list to its first. */
function walk(board: Board, edits: readonly Edit[], from: "before" | "after", to: "before" | "after"): void {
    const state = Object.fromEntries(FIELDS.map((field) => [field, [...board[field]]])) as Record<Field, number[]>;
    for (let i = edits.length - 1; i >= 0; --i) {
        const edit = edits[i]!;
        for (const change of edit) {
            check(state[change.field][change.cell] === change[from], "history");
            state[change.field][change.cell] = change[to];
        }
        for (const { cell } of edit) check(!state.givens[cell] || !state.placed[cell], "history");
    }
}

function flat(edit: Edit): number[] {
    return edit.flatMap(({ field, cell, before, after }) => [FIELDS.indexOf(field), cell, before, after]);
}

function unflat(numbers: unknown, shape: Shape): Edit {
    if (!Array.isArray(numbers) || numbers.length % 4 !== 0) throw new Wrong("history");
    const edit: Edit = [];
    for (let i = 0; i < numbers.length; i += 4) {
        const [index, cell, before, after] = numbers.slice(i, i + 4) as unknown[];
        const field = isWithin(index, FIELDS.length - 1) ? FIELDS[index] : undefined;
        if (!field || !isWithin(cell, shape.size ** 2 - 1)) throw new Wrong("history");
        const most = mostOf(field, shape);
        if (!isWithin(before, most) || !isWithin(after, most)) throw new Wrong("history");
        edit.push({ field, cell, before, after });
    }
    return edit;
}
