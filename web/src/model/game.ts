// A game: a board with its whole past and future, a name and a clock. The history is a list of edits, so it may grow
// without limit and is kept when the page is closed (stored.ts).
import { isSolved, type Board } from "./board";
import { applied, type Edit } from "./edit";
import type { Named, Origin } from "./origin";

export interface Game extends Readonly<Named> {
    readonly id: string;
    readonly board: Board;
    readonly past: readonly Edit[];
    readonly future: readonly Edit[];
    readonly automatic: boolean; // candidates are kept by the page, not pencilled in by hand
    readonly seconds: number; // on the clock
    readonly solved: boolean;
    readonly changed: number; // when, in milliseconds since 1970
}

export function newGame(id: string, name: string, board: Board, now: number, origin: Origin = { kind: "typed" }): Game {
    return {
        id,
        name,
        origin,
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
