// A game: a board with its whole past and future, a name and a clock; and its form in local storage. The history is a
// list of edits, so it may grow without limit and is kept when the page is closed.
import { FIELDS, type Board } from "./board";
import { applied, type Edit } from "./edit";
import { isSolved } from "./board";

export interface Game {
    readonly id: string;
    readonly name: string;
    readonly board: Board;
    readonly past: readonly Edit[];
    readonly future: readonly Edit[];
    readonly automatic: boolean; // candidates are kept by the page, not pencilled in by hand
    readonly seconds: number; // on the clock
    readonly solved: boolean;
    readonly changed: number; // when, in milliseconds since 1970
}

export function newGame(id: string, name: string, board: Board, now: number): Game {
    return {
        id,
        name,
        board,
        past: [],
        future: [],
        automatic: board.allowed !== null,
        seconds: 0,
        solved: isSolved(board),
        changed: now,
    };
}

export function perform(game: Game, edit: Edit, now: number): Game {
    if (edit.length === 0) return game;
    return withBoard(game, applied(game.board, edit), [...game.past, edit], [], now);
}

export function undo(game: Game, now: number): Game {
    const edit = game.past.at(-1);
    if (!edit) return game;
    return withBoard(game, applied(game.board, edit, "undo"), game.past.slice(0, -1), [...game.future, edit], now);
}

export function redo(game: Game, now: number): Game {
    const edit = game.future.at(-1);
    if (!edit) return game;
    return withBoard(game, applied(game.board, edit), [...game.past, edit], game.future.slice(0, -1), now);
}

function withBoard(game: Game, board: Board, past: readonly Edit[], future: readonly Edit[], now: number): Game {
    return { ...game, board, past, future, solved: isSolved(board), changed: now };
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

/** The game in a text that `serialize` made; null for anything else. */
export function deserialize(text: string): Game | null {
    try {
        const stored = JSON.parse(text) as Stored;
        if (stored.version !== 1 || !isBoard(stored.game.board)) return null;
        return { ...stored.game, past: stored.past.map(unflat), future: stored.future.map(unflat) };
    } catch {
        return null;
    }
}

function isBoard(board: Board): boolean {
    const cells = board.shape.size * board.shape.size;
    return cells > 0 && FIELDS.every((field) => Array.isArray(board[field]) && board[field].length === cells);
}

function flat(edit: Edit): number[] {
    return edit.flatMap(({ field, cell, before, after }) => [FIELDS.indexOf(field), cell, before, after]);
}

function unflat(numbers: number[]): Edit {
    const edit: Edit = [];
    for (let i = 0; i + 3 < numbers.length; i += 4) {
        const field = FIELDS[numbers[i]!];
        if (!field) throw new RangeError("not an edit");
        edit.push({ field, cell: numbers[i + 1]!, before: numbers[i + 2]!, after: numbers[i + 3]! });
    }
    return edit;
}
