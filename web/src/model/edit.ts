// Edits: what the player does, as lists of changes that can be done and undone. An edit never touches a given cell (but
// for fixing and freeing givens), and one that changes nothing is an empty list.
import { bit } from "./digits";
import { candidates, digitAt, possible, type Board, type Field } from "./board";
import { geometryOf } from "./shape";
import type { Step } from "../engine/api";

export interface Change {
    field: Field;
    cell: number;
    before: number;
    after: number;
}
export type Edit = Change[];

class Draft {
    readonly changes: Edit = [];
    private readonly values = new Map<string, Change>();

    constructor(private readonly board: Board) {}

    get(field: Field, cell: number): number {
        return this.values.get(`${field}${cell}`)?.after ?? this.board[field][cell]!;
    }

    set(field: Field, cell: number, after: number): void {
        const key = `${field}${cell}`;
        const known = this.values.get(key);
        if (known) {
            known.after = after;
            return;
        }
        const before = this.board[field][cell]!;
        if (before === after) return;
        const change = { field, cell, before, after };
        this.values.set(key, change);
        this.changes.push(change);
    }

    finish(): Edit {
        return this.changes.filter((change) => change.before !== change.after);
    }
}

export function applied(board: Board, edit: Edit, direction: "do" | "undo" = "do"): Board {
    const next: Record<Field, readonly number[]> = { ...board };
    const copies = new Map<Field, number[]>();
    for (const change of edit) {
        let copy = copies.get(change.field);
        if (!copy) {
            copy = [...board[change.field]];
            copies.set(change.field, copy);
            next[change.field] = copy;
        }
        copy[change.cell] = direction === "do" ? change.after : change.before;
    }
    return { ...board, ...next };
}

/** Puts a digit into open cells; into cells that all hold it already: takes it out. Marks of it leave the peers. */
export function enterDigit(board: Board, cells: readonly number[], digit: number): Edit {
    const draft = new Draft(board);
    const open = cells.filter((cell) => !board.givens[cell]);
    const remove = open.length > 0 && open.every((cell) => board.placed[cell] === digit);
    for (const cell of open) place(draft, board, cell, remove ? 0 : digit);
    return draft.finish();
}

function place(draft: Draft, board: Board, cell: number, digit: number): void {
    draft.set("placed", cell, digit);
    if (!digit) return;
    draft.set("marks", cell, 0);
    for (const peer of geometryOf(board.shape).peers[cell]!) {
        const marks = draft.get("marks", peer);
        if (marks & bit(digit)) draft.set("marks", peer, marks & ~bit(digit));
    }
}

/** Pencils a digit in, or out where every open cell has it. With automatic candidates it is crossed out or brought back. */
export function toggleMark(board: Board, cells: readonly number[], digit: number, automatic: boolean): Edit {
    const draft = new Draft(board);
    const field = automatic ? "crossed" : "marks";
    const sets = automatic ? possible(board) : null;
    const open = cells.filter((cell) => !digitAt(board, cell) && (!sets || sets[cell]! & bit(digit)));
    const all = open.every((cell) => board[field][cell]! & bit(digit));
    for (const cell of open) {
        const set = board[field][cell]!;
        draft.set(field, cell, all ? set & ~bit(digit) : set | bit(digit));
    }
    return draft.finish();
}

/** Colours cells; cells that all have this colour lose it. */
export function setColour(board: Board, cells: readonly number[], colour: number): Edit {
    const draft = new Draft(board);
    const remove = cells.every((cell) => board.colours[cell] === colour);
    for (const cell of cells) draft.set("colours", cell, remove ? 0 : colour);
    return draft.finish();
}

/** Takes out what stands in the cells: the digit, else the marks and what was crossed out, else the colour. */
export function erase(board: Board, cells: readonly number[]): Edit {
    const draft = new Draft(board);
    const open = cells.filter((cell) => !board.givens[cell]);
    if (open.some((cell) => board.placed[cell])) {
        for (const cell of open) draft.set("placed", cell, 0);
    } else if (open.some((cell) => board.marks[cell]! | board.crossed[cell]!)) {
        for (const cell of open) {
            draft.set("marks", cell, 0);
            draft.set("crossed", cell, 0);
        }
    } else {
        for (const cell of cells) draft.set("colours", cell, 0);
    }
    return draft.finish();
}

/** Pencils all candidates that are left into every open cell. */
export function fillMarks(board: Board): Edit {
    const draft = new Draft(board);
    candidates(board).forEach((set, cell) => draft.set("marks", cell, set));
    return draft.finish();
}

/** Back to the givens. */
export function startAgain(board: Board): Edit {
    const draft = new Draft(board);
    for (const field of ["placed", "marks", "crossed", "colours"] as const)
        board[field].forEach((_, cell) => draft.set(field, cell, 0));
    return draft.finish();
}

/** Makes givens of all digits on the board (a puzzle was typed in), or frees all givens to be changed. */
export function fixGivens(board: Board): Edit {
    return moved(board, "placed", "givens");
}

export function freeGivens(board: Board): Edit {
    return moved(board, "givens", "placed");
}

function moved(board: Board, from: "placed" | "givens", to: "placed" | "givens"): Edit {
    const draft = new Draft(board);
    board[from].forEach((digit, cell) => {
        if (!digit) return;
        draft.set(to, cell, digit);
        draft.set(from, cell, 0);
    });
    return draft.finish();
}

/** What a step of the explanation does: it places a digit, or crosses candidates out. */
export function followStep(board: Board, step: Pick<Step, "placement" | "eliminations">): Edit {
    const draft = new Draft(board);
    if (step.placement) place(draft, board, step.placement.cell, step.placement.digit);
    for (const { cell, digit } of step.eliminations) {
        draft.set("crossed", cell, draft.get("crossed", cell) | bit(digit));
        draft.set("marks", cell, draft.get("marks", cell) & ~bit(digit));
    }
    return draft.finish();
}

/** Fills every open cell from a solution, also those that hold another digit. */
export function fillIn(board: Board, solution: readonly number[]): Edit {
    const draft = new Draft(board);
    solution.forEach((digit, cell) => {
        if (board.givens[cell]) return;
        draft.set("placed", cell, digit);
        draft.set("marks", cell, 0);
    });
    return draft.finish();
}

/** The marks that the player sees in a cell. */
export function shownMarks(board: Board, automatic: boolean): readonly number[] {
    return automatic ? candidates(board) : board.marks.map((set, cell) => (digitAt(board, cell) ? 0 : set));
}
